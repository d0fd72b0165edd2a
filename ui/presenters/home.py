"""Makes the home page's courses out of the lessons that there are, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject

from tutor.kernel.cards import cards
from tutor.teaching.shelf import CourseShelf, Spine, bundled_shelf
from tutor.text.language import Language as TextLanguage
from tutor.text.spacing import spaced
from ui.panels.contents import CourseSheet, HomeSheet, MiniTrick, ResumeSheet
from ui.panels.lesson_row import LessonRow, LessonState
from ui.presenters.mastery import MasteryPresenter
from ui.progress import Progress
from ui.theme.fonts import Language
from ui.theme.tokens import ClothName

_FANS: Final = {"spades": "SK SA", "five-hundred": "HJ JO", "pitch": "D2 DJ"}
_TABLES: Final = {
    "spades": (("top", "HK"), ("right", "HA")),
    "five-hundred": (("left", "HT"), ("top", "JO")),
    "pitch": (("left", "DJ"), ("top", "D2"), ("right", "SA")),
}
_CLOTHS: Final[dict[str, ClothName]] = {"spades": "green", "five-hundred": "claret", "pitch": "slate"}
_OTHER_FAN: Final = "HA SA"
_MINUTES: Final = {"entry": 3, "exit": 6}


def cloth_of(game: str) -> ClothName:
    """The felt of a game's course."""
    return _CLOTHS.get(game, "green")


class HomePresenter(QObject):
    """Reads the lessons once, and words the page as often as the language changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Read the courses."""
        super().__init__(parent)
        self._courses = bundled_shelf()
        self.mastery = MasteryPresenter(tuple(course.game for course in self._courses), self.game_name, self)
        """What is told of rules that come back."""
        self._lessons: dict[str, Spine] = {spine.id: spine for course in self._courses for spine in course.lessons}

    def sheet(self, language: Language, progress: Progress, now: datetime | None = None) -> HomeSheet:
        """The page in a language; with what is due at a moment, in the zone of the learner, where one is named."""
        return HomeSheet(
            self._resume(language, progress),
            tuple(self._course(c, language, progress) for c in self._courses),
            self.mastery.sheet(progress, now) if now is not None else None,
        )

    @property
    def shelf(self) -> Mapping[str, tuple[str, ...]]:
        """The lessons of each course, by their ids."""
        return {course.game: tuple(spine.id for spine in course.lessons) for course in self._courses}

    def number(self, lesson: str) -> int:
        """The number in a lesson's name: 7 of `spades/07-whole-hand`."""
        return _number(lesson)

    def place(self, lesson: str, language: Language) -> tuple[str, str]:
        """The course and the title of a lesson, for the bar."""
        game, number = lesson.partition("/")[0], _number(lesson)
        if lesson not in self._lessons:
            return self.game_name(game), self.round_name(lesson)
        return self.tr("{0} · Lesson {1}").format(self.game_name(game), number), self._title(lesson, language)

    def title(self, lesson: str, language: Language) -> str:
        """A lesson's title."""
        return self._title(lesson, language) if lesson else ""

    def next_after(self, lesson: str) -> str:
        """The lesson that follows in the same course; empty after the last."""
        for course in self._courses:
            names = [spine.id for spine in course.lessons]
            if lesson in names[:-1]:
                return names[names.index(lesson) + 1]
        return ""

    def round_name(self, lesson: str) -> str:
        """The title of a round of fresh positions: `spades/review`, `pitch/entry`."""
        names = {
            "review": self.tr("Review"),
            "entry": self.tr("What you know already"),
            "exit": self.tr("What you know now"),
        }
        return names.get(lesson.rpartition("/")[2], lesson)

    def game_name(self, game: str) -> str:
        """A game's name as a title."""
        names = {"spades": self.tr("Spades"), "five-hundred": self.tr("Five Hundred"), "pitch": self.tr("Pitch")}
        return names.get(game, game)

    def _resume(self, language: Language, progress: Progress) -> ResumeSheet | None:
        offered = (progress.starts.get(course.game, "") for course in self._courses)
        lesson = next((name for name in (progress.last, *offered, *self._lessons) if name in self._lessons), "")
        if not lesson:
            return None
        game = lesson.partition("/")[0]
        minutes = self.tr("%n min", "", self._lessons[lesson].minutes)
        table = tuple((place, cards(code)[0]) for place, code in _TABLES.get(game, ()))
        return ResumeSheet(
            lesson=lesson,
            title=self._title(lesson, language),
            text=self._goal(lesson, language),
            where=f"{self.tr('{0} · Lesson {1}').format(self.game_name(game), _number(lesson))} · {minutes}",
            begun=lesson == progress.last,
            trick=MiniTrick(table, "bottom", self.tr("You"), cloth_of(game)),
        )

    def _course(self, course: CourseShelf, language: Language, progress: Progress) -> CourseSheet:
        first, second = cards(_FANS.get(course.game, _OTHER_FAN))
        names = [spine.id for spine in course.lessons]
        under_way = any(name in progress.steps and name not in progress.stars for name in names)
        fresh = "" if under_way else _fresh(names, progress, progress.starts.get(course.game, ""))
        return CourseSheet(
            title=self.game_name(course.game),
            line=self._line(course.game),
            cards=(first, second),
            lessons=tuple(self._row(name, language, progress, fresh) for name in names),
            entry=self._check(course, "entry", progress),
            exit=self._check(course, "exit", progress),
        )

    def _check(self, course: CourseShelf, which: str, progress: Progress) -> LessonRow | None:
        """The row of a check, with what it came to the last time."""
        if which not in course.checks:
            return None
        name = f"{course.game}/{which}"
        right, count = progress.checks.get(name, (0, 0))
        note = self.tr("{0} of {1}").format(right, count) if count else ""
        return LessonRow(name, 0, self.round_name(name), _MINUTES.get(which, 0), note=note)

    def _row(self, lesson: str, language: Language, progress: Progress, fresh: str) -> LessonRow:
        if lesson in progress.steps and lesson not in progress.stars:
            state = LessonState.HERE
        elif lesson in progress.stars:
            state = LessonState.DONE
        else:
            state = LessonState.NEXT if lesson == fresh else LessonState.OPEN
        return LessonRow(
            id=lesson,
            number=_number(lesson),
            title=self._title(lesson, language),
            minutes=self._lessons[lesson].minutes,
            state=state,
            stars=progress.stars.get(lesson, 0),
        )

    def _line(self, game: str) -> str:
        lines = {
            "spades": self.tr("The first trick to the last bag"),
            "five-hundred": self.tr("Bid, then name the trumps"),
            "pitch": self.tr("Six cards, four points"),
        }
        return lines.get(game, "")

    def _title(self, lesson: str, language: Language) -> str:
        spine = self._lessons.get(lesson)
        return _in_language(spine.titles, language) if spine else lesson

    def _goal(self, lesson: str, language: Language) -> str:
        goal = _in_language(self._lessons[lesson].goals, language)
        return self.tr("You will {}.").format(goal) if goal else ""


def _fresh(lessons: Sequence[str], progress: Progress, start: str) -> str:
    """The lesson to open next: the first that was not passed, from the one on at which to start; empty for none."""
    ahead = lessons[lessons.index(start) :] if start in lessons else lessons
    return next((name for name in (*ahead, *lessons) if name not in progress.stars), "")


def _in_language(texts: Mapping[str, str], language: Language) -> str:
    """The text in a language, else in that in which the lesson was written."""
    text = texts.get(language) or next(iter(texts.values()), "")
    return spaced(TextLanguage(language), text)


def _number(lesson: str) -> int:
    """The number in a lesson's name: 7 of `spades/07-whole-hand`."""
    digits = lesson.rpartition("/")[2].partition("-")[0]
    return int(digits) if digits.isdigit() else 0
