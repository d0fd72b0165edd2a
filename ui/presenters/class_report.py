"""Words the report of a class, for paper and for a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale

from tutor.progress.report import HardRule, LessonLine, Report
from tutor.text.catalogue import Texts
from tutor.text.language import Language as TextLanguage
from tutor.text.rulebook import RuleBook
from ui.class_paper import ClassPaper, CourseRow, LearnerBlock, LessonCell
from ui.presenters.home import HomePresenter
from ui.theme.fonts import Language

_MOST_HARD: Final = 5
"""How many hard rules are told of a learner on paper; the table has them all."""


class ClassReports:
    """Reports in one language. `home` knows the courses and their titles."""

    def __init__(self, home: HomePresenter, language: Language) -> None:
        self._home = home
        self._language: Language = language
        self._texts = Texts.load(TextLanguage(language))

    def paper(self, reports: tuple[Report, ...], at: datetime) -> ClassPaper:
        """The report for paper."""
        there = at.astimezone()
        day = QLocale(self._language).toString(QDate(there.year, there.month, there.day), QLocale.FormatType.LongFormat)
        blocks = tuple(self._block(report) for report in reports)
        title, foot = self._texts.say("progress.report.title"), self._texts.say("progress.report.foot")
        return ClassPaper(self._language, title, day, blocks, foot)

    def title(self, name: str) -> str:
        """The title of a lesson or of a rule; its id where there is none."""
        if self._home.shelf.spine(name):
            return self._home.title(name, self._language)
        course, _, last = name.rpartition("/")
        if last in ("entry", "exit") and self._home.shelf.course(course):
            return self._texts.say(f"round.{last}")
        game, _, rule = name.partition("/")
        return self._rules(game).get(rule, name)

    def name_of(self, learner: str) -> str:
        """A learner's name; the one who has none is called a learner."""
        return learner or self._texts.say("progress.nameless")

    def _block(self, report: Report) -> LearnerBlock:
        name = self.name_of(report.learner)
        if report.trouble is not None:
            unread = self._texts.say(report.trouble.report_key, file=report.trouble.file.name)
            return LearnerBlock(name, lines=(unread,))
        if report.is_empty:
            return LearnerBlock(name, lines=(self._texts.say("progress.report.nothing"),))
        hard = tuple(self._hard(report.hard[:_MOST_HARD]))
        title = self._texts.say("progress.report.hard") if hard else ""
        return LearnerBlock(name, tuple(self._courses(report)), title, hard)

    def _courses(self, report: Report) -> Iterator[CourseRow]:
        """The courses that the learner has begun."""
        lines = {line.lesson: line for line in report.lessons}
        for course in self._home.shelf.courses:
            lessons = tuple(spine.id for spine in course.lessons)
            notes = tuple(self._checks(report, course.id))
            if notes or any(lesson in lines for lesson in lessons):
                done = sum(lesson in lines and lines[lesson].stars is not None for lesson in lessons)
                named = self._home.course_name(course, self._language)
                told = self._texts.say("progress.report.course", named=named, done=done, all=len(lessons))
                cells = tuple(_cell(self._home.number(lesson), lines.get(lesson)) for lesson in lessons)
                yield CourseRow(told, cells, notes)

    def _checks(self, report: Report, course: str) -> Iterator[str]:
        """What the checks of a course came to, and which rules were learned in between."""
        for check in report.checks:
            if check.course == course:
                yield self._texts.say(f"progress.report.{check.which}", right=check.right, count=check.count)
        if report.learned(course):
            yield self._texts.say("progress.report.learned", rules=tuple(map(self.title, report.learned(course))))

    def _hard(self, hard: tuple[HardRule, ...]) -> Iterator[str]:
        for rule in hard:
            game = self._home.game_name(rule.rule.partition("/")[0])
            named = self._texts.say("progress.report.rule", named=self.title(rule.rule), other=game)
            yield self._texts.say("progress.report.missed", named=named, missed=rule.missed, asked=rule.asked)

    def _rules(self, game: str) -> Mapping[str, str]:
        """The titles of a game's rules; none where there is no such game."""
        if game not in self._home.shelf.games:
            return {}
        entries = RuleBook.load(game, TextLanguage(self._language)).entries
        return {name: entry.title for name, entry in entries.items()}


def _cell(number: int, line: LessonLine | None) -> LessonCell:
    if line is None:
        return LessonCell(number)
    return LessonCell(number, line.stars, begun=bool(line.step))
