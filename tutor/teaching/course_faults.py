"""What may be wrong with a course as a whole, or with the pack that it comes in."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.records.faults import Fault, FileFault, UnknownName, Written


@dataclass(frozen=True, slots=True)
class UnknownLesson(UnknownName):
    code = "check.unknown-lesson"


@dataclass(frozen=True, slots=True)
class EmptyLesson(Fault):
    """A script in which nothing stands."""

    code = "check.empty-lesson"


@dataclass(frozen=True, slots=True)
class TooManySteps(Fault):
    """A lesson that nobody would get through."""

    code = "check.too-many-steps"
    steps: int
    limit: int


@dataclass(frozen=True, slots=True)
class BuildsOnLater(Fault):
    """A lesson that comes before one that it builds on."""

    code = "check.builds-on-later"
    given: Written
    other: Written


@dataclass(frozen=True, slots=True)
class EmptyCourse(Fault):
    """A course without a lesson."""

    code = "check.empty-course"


@dataclass(frozen=True, slots=True)
class NotListed(Fault):
    """A lesson's folder that its course does not name."""

    code = "check.not-listed"
    given: Written


@dataclass(frozen=True, slots=True)
class NoPack(FileFault):
    """A file that is no zip, or a broken or a locked one."""

    code = "check.no-pack"


@dataclass(frozen=True, slots=True)
class OneFolder(FileFault):
    """A pack that is not one folder with everything in it."""

    code = "check.one-folder"


@dataclass(frozen=True, slots=True)
class OddName(FileFault):
    """A pack with a name that not every system has, or with signs in it that nobody sees."""

    code = "check.odd-name"
    given: Written


COURSE_FAULTS: tuple[type[Fault], ...] = (
    UnknownLesson, EmptyLesson, TooManySteps, BuildsOnLater, EmptyCourse, NotListed, NoPack, OneFolder, OddName,
)  # fmt: skip
