"""Makes the home page's courses out of the lessons that there are, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from tutor.kernel.cards import cards
from tutor.teaching.packs import SUFFIX, Pack, noted, packs_in
from tutor.teaching.shelf import CourseShelf, Shelf, Spine, in_language, read_shelf
from tutor.text.language import Language as TextLanguage
from tutor.text.spacing import spaced
from ui.language import language_names
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
    """Reads the shelf once, and again where packs come or go; words the page as often as the language changes."""

    def __init__(self, parent: QObject | None = None, packs: Path | None = None) -> None:
        """Read the courses; `packs` is the folder of those that are not the program's own."""
        super().__init__(parent)
        self._packs = packs
        self.shelf: Shelf
        """The courses, with their lessons."""
        self._take(read_shelf(packs))
        self.mastery = MasteryPresenter(self.shelf.games, self.game_name, self)
        """What is told of rules that come back."""

    def look_again(self) -> None:
        """Read the shelf anew, where this window or another has put a pack on it or taken one off."""
        if self._look() != self._there:
            self._take(read_shelf(self._packs))

    def _look(self) -> tuple[tuple[Pack, str], ...]:
        """The packs with their notes: another version may lie in the same place."""
        return tuple((pack, noted(pack)) for pack in packs_in(self._packs)) if self._packs else ()

    def _take(self, shelf: Shelf) -> None:
        self.shelf, self._there = shelf, tuple((each.pack, noted(each.pack)) for each in shelf.courses if each.pack)
        self._lessons: dict[str, Spine] = {spine.id: spine for course in shelf.courses for spine in course.lessons}
        self._numbers = {
            spine.id: number for course in shelf.courses for number, spine in enumerate(course.lessons, start=1)
        }

    def sheet(self, language: Language, progress: Progress, now: datetime | None = None) -> HomeSheet:
        """The page in a language; with what is due at a moment, in the zone of the learner, where one is named."""
        return HomeSheet(
            self._resume(language, progress),
            tuple(self._course(c, language, progress) for c in self.shelf.courses),
            self.mastery.sheet(progress, now) if now is not None else None,
            SUFFIX,
        )

    def number(self, lesson: str) -> int:
        """A lesson's number in its course, from 1."""
        return self._numbers.get(lesson, 0)

    def game_of(self, lesson: str) -> str:
        """The game of a lesson, or of a round."""
        course = self.shelf.course_of(lesson)
        return course.game if course else lesson.partition("/")[0]

    def course_name(self, course: CourseShelf, language: Language) -> str:
        """A course's name as a title: that of its game, or the one that a pack gives it."""
        if course.pack is None:
            return self.game_name(course.game)
        return _in_language(course.titles, language) or course.pack.name

    def place(self, lesson: str, language: Language) -> tuple[str, str]:
        """The course and the title of a lesson, for the bar."""
        if lesson not in self._lessons:
            return self._course_of(lesson, language), self.round_name(lesson)
        return self._numbered(lesson, language), self._title(lesson, language)

    def title(self, lesson: str, language: Language) -> str:
        """A lesson's title."""
        return self._title(lesson, language) if lesson else ""

    def next_after(self, lesson: str) -> str:
        """The lesson that follows in the same course; empty after the last."""
        for course in self.shelf.courses:
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
        lesson = next((name for name in self._ways_on(progress) if name in self._lessons), "")
        if not lesson:
            return None
        game = self.game_of(lesson)
        minutes = self.tr("%n min", "", self._lessons[lesson].minutes)
        table = tuple((place, cards(code)[0]) for place, code in _TABLES.get(game, ()))
        return ResumeSheet(
            lesson=lesson,
            title=self._title(lesson, language),
            text=self._goal(lesson, language),
            where=f"{self._numbered(lesson, language)} · {minutes}",
            begun=_is_under_way(lesson, progress),
            follows=bool(progress.stars),
            trick=MiniTrick(table, "bottom", self.tr("You"), cloth_of(game)),
        )

    def _ways_on(self, progress: Progress) -> Iterator[str]:
        """The lessons to go on with, the nearest first: where one stopped, else what follows the lesson opened last.

        Then where one stopped before, where checks offer to start, and whatever was never passed; nothing passed.
        """
        last = progress.last
        if last not in progress.stars or _is_under_way(last, progress):
            yield last
        here = self.shelf.course_of(last)
        if here is not None:
            names = [spine.id for spine in here.lessons]
            yield _fresh(names, progress, self.next_after(last) or progress.starts.get(here.id, ""))
        yield from (name for name in reversed(tuple(progress.steps)) if _is_under_way(name, progress))
        for course in self.shelf.courses:
            if course.id in progress.starts:
                yield _fresh([spine.id for spine in course.lessons], progress, progress.starts[course.id])
        yield from (name for name in self._lessons if name not in progress.stars)

    def _course(self, course: CourseShelf, language: Language, progress: Progress) -> CourseSheet:
        first, second = cards(_FANS.get(course.game, _OTHER_FAN))
        names = [spine.id for spine in course.lessons]
        fresh = _fresh(names, progress, progress.starts.get(course.id, ""))
        return CourseSheet(
            title=self.course_name(course, language),
            line=self.game_name(course.game) if course.pack else self._line(course.game),
            cards=(first, second),
            lessons=tuple(self._row(name, language, progress, fresh) for name in names),
            entry=self._check(course, "entry", progress),
            exit=self._check(course, "exit", progress),
            pack=course.pack.name if course.pack else "",
            note=self._note(course, language),
        )

    def _note(self, course: CourseShelf, language: Language) -> str:
        """What there is to know of a pack: that something of it is gone, or in which language it is shown."""
        if not course.is_whole:
            return self.tr("This pack is damaged. Add it again, or remove it.")
        known, names = course.lessons[0].titles if course.pack else {}, dict(language_names())
        if not known or language in known:
            return ""
        shown = "en" if "en" in known else next(iter(known))
        told = self.tr("There is no {0} in this pack: it is shown in {1}.")
        return spaced(TextLanguage(language), told.format(names.get(language, language), names.get(shown, shown)))

    def _course_of(self, lesson: str, language: Language) -> str:
        course = self.shelf.course_of(lesson)
        return self.course_name(course, language) if course else self.game_name(lesson.partition("/")[0])

    def _numbered(self, lesson: str, language: Language) -> str:
        return self.tr("{0} · Lesson {1}").format(self._course_of(lesson, language), self.number(lesson))

    def _check(self, course: CourseShelf, which: str, progress: Progress) -> LessonRow | None:
        """The row of a check, with what it came to the last time."""
        if which not in course.checks:
            return None
        name = f"{course.id}/{which}"
        if name in self._lessons:
            return None  # a pack has a lesson of that name
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
            number=self.number(lesson),
            title=self._title(lesson, language),
            minutes=self._lessons[lesson].minutes,
            state=state,
            stars=progress.stars.get(lesson, 0),
            goal=self._goal(lesson, language),
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


def _is_under_way(lesson: str, progress: Progress) -> bool:
    """Whether a lesson was left before its end, and was at most watched to it before."""
    return lesson in progress.steps and not progress.stars.get(lesson)


def _fresh(lessons: Sequence[str], progress: Progress, start: str) -> str:
    """The lesson to open next: the first that was not passed, from the one on at which to start; empty for none."""
    ahead = lessons[lessons.index(start) :] if start in lessons else lessons
    return next((name for name in (*ahead, *lessons) if name not in progress.stars), "")


def _in_language(texts: Mapping[str, str], language: Language) -> str:
    """The text in a language, else in another that there is."""
    return spaced(TextLanguage(language), in_language(texts, language))
