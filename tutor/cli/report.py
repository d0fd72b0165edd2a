"""`trickwise report`: what the learners of this machine have done, and which rules are hard for them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from tutor.cli.command import NOT_READABLE, READ_WELL, SOME_PROBLEM, Command, add_common
from tutor.cli.wording import Wording
from tutor.cli.writing import write_file
from tutor.games.all import GAMES
from tutor.progress.home import learners_home, packs_home
from tutor.progress.report import Report, as_csv, class_report
from tutor.teaching.shelf import CourseShelf, Shelf, in_language, read_shelf
from tutor.text.spacing import spaced

_BOM = "\ufeff"
"""Without it some spreadsheets read Chinese as Latin letters."""


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    add_common(parser, wording)
    parser.add_argument("--csv", type=Path, metavar="FILE", help=wording.say("cli.report.csv"))


def _run(options: argparse.Namespace, wording: Wording) -> int:
    folder = learners_home(os.environ, user_data_path("trickwise", appauthor=False))
    reports, words = class_report(folder), _Words(wording, read_shelf(packs_home(folder)))
    file: Path | None = options.csv
    if file is not None:
        written = write_file(file, _BOM + as_csv(reports, words.title), wording)
        return READ_WELL if written else NOT_READABLE
    if options.json:
        print(json.dumps([_plain(report) for report in reports], ensure_ascii=False))
    elif reports:
        sys.stdout.writelines(f"{line}\n" for report in reports for line in words.told(report))
    else:
        print(wording.say("progress.report.nobody", folder=str(folder)))
    return SOME_PROBLEM if any(report.trouble for report in reports) else READ_WELL


@dataclass(frozen=True, slots=True)
class _Words:
    """A report in words; `shelf` has the courses and the titles of their lessons."""

    wording: Wording
    shelf: Shelf

    def told(self, report: Report) -> Iterator[str]:
        """A learner, line by line."""
        say = self.wording.say
        yield report.learner or say("progress.nameless")
        if report.trouble is not None:
            yield f"  {say(report.trouble.report_key, file=str(report.trouble.file))}"
        elif report.is_empty:
            yield f"  {say('progress.report.nothing')}"
        done = {line.lesson for line in report.passed}
        for course in self.shelf.courses:
            ids = [spine.id for spine in course.lessons]
            checks = tuple(self._checks(report, course.id))
            if checks or any(line.lesson in ids for line in report.lessons):
                named, learnt = self._course(course), len(done.intersection(ids))
                yield f"  {say('progress.report.course', named=named, done=learnt, all=len(ids))}"
                yield from (f"    {line}" for line in checks)
        if report.hard:
            yield f"  {say('progress.report.hard')}"
        for hard in report.hard:
            named = say("progress.report.rule", named=self.title(hard.rule), other=self._game(hard.rule))
            yield f"    {say('progress.report.missed', named=named, missed=hard.missed, asked=hard.asked)}"

    def _checks(self, report: Report, course: str) -> Iterator[str]:
        """What the checks of a course came to, and which rules were learned in between."""
        say = self.wording.say
        for check in report.checks:
            if check.course == course:
                yield say(f"progress.report.{check.which}", right=check.right, count=check.count)
        if report.learned(course):
            yield say("progress.report.learned", rules=tuple(map(self.title, report.learned(course))))

    def title(self, name: str) -> str:
        """The title of a lesson or of a rule; its id where there is none."""
        spine, (course, _, last) = self.shelf.spine(name), name.rpartition("/")
        if spine is not None:
            return spaced(self.wording.language, in_language(spine.titles, self.wording.language))
        if last in ("entry", "exit") and self.shelf.course(course):
            return self.wording.say(f"round.{last}")
        game, _, rule = name.partition("/")
        entry = self.wording.book(game).entries.get(rule) if game in GAMES else None
        return entry.title if entry else name

    def _course(self, course: CourseShelf) -> str:
        """A course's name: that of its game, or its own."""
        if course.pack is None:
            return self.wording.texts.word(course.game)
        language = self.wording.language
        return spaced(language, in_language(course.titles, language)) or course.pack.name

    def _game(self, rule: str) -> str:
        game = rule.partition("/")[0]
        return self.wording.texts.word(game) if game in GAMES else game


def _plain(report: Report) -> Mapping[str, object]:
    """A report as JSON has it."""
    return {
        "learner": report.learner,
        "trouble": report.trouble.why.value if report.trouble else None,
        "lessons": [
            {
                "lesson": line.lesson,
                "stars": line.stars,
                "level": line.level,
                "step": line.step or None,
                "last": line.last.isoformat(),
            }
            for line in report.lessons
        ],
        "checks": [
            {
                "course": check.course,
                "which": check.which,
                "right": check.right,
                "count": check.count,
                "rules": dict(check.rules),
                "last": check.at.isoformat(),
            }
            for check in report.checks
        ],
        "hard": [{"rule": hard.rule, "asked": hard.asked, "missed": hard.missed} for hard in report.hard],
    }


COMMAND = Command(_arguments, _run)
