"""What can be wrong with a lesson. Each is a reason, though no rule of a game says it; records have their own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tutor.kernel.reasons import Reason
from tutor.records.faults import Fault, UnknownName, Written
from tutor.records.tree import Mark
from tutor.teaching.course_faults import COURSE_FAULTS
from tutor.teaching.coverage_faults import COVERAGE_FAULTS
from tutor.teaching.folder_faults import NoRecordFile, OutsideFolder, TooLarge, TooManyFiles
from tutor.teaching.hand_faults import HAND_FAULTS
from tutor.teaching.spare_faults import SPARE_FAULTS


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault and where it stands."""

    file: Path
    mark: Mark
    fault: Reason


# --- names that mean nothing -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UnknownScene(UnknownName):
    code = "check.unknown-scene"


@dataclass(frozen=True, slots=True)
class UnknownAsk(UnknownName):
    code = "check.unknown-ask"


@dataclass(frozen=True, slots=True)
class UnknownRule(UnknownName):
    code = "check.unknown-rule"


@dataclass(frozen=True, slots=True)
class UnknownLevel(UnknownName):
    code = "check.unknown-level"


@dataclass(frozen=True, slots=True)
class UnknownFact(UnknownName):
    code = "check.unknown-fact"


@dataclass(frozen=True, slots=True)
class UnknownReason(UnknownName):
    code = "check.unknown-reason"


@dataclass(frozen=True, slots=True)
class UnknownMistake(UnknownName):
    code = "check.unknown-mistake"


@dataclass(frozen=True, slots=True)
class UnknownValue(UnknownName):
    """A word that is not among those that may stand here."""

    code = "check.unknown-value"


@dataclass(frozen=True, slots=True)
class UnknownCall(Fault):
    """A call that this table does not know."""

    code = "check.unknown-call"
    given: Written


@dataclass(frozen=True, slots=True)
class BadAddress(Fault):
    """No way to name a moment of a scene."""

    code = "check.bad-address"
    given: Written


@dataclass(frozen=True, slots=True)
class BadCondition(Fault):
    code = "check.bad-condition"
    given: Written
    known: tuple[Written, ...]


@dataclass(frozen=True, slots=True)
class NoPath(Fault):
    """A path that leads to nothing in the verdict of this moment."""

    code = "check.no-path"
    given: Written


# --- form ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IdTwice(Fault):
    code = "check.id-twice"
    given: Written
    line: int
    """Where it stood before."""


@dataclass(frozen=True, slots=True)
class IdOfFolder(Fault):
    """A lesson's id is its folder's path."""

    code = "check.id-of-folder"
    given: Written
    expected: Written


@dataclass(frozen=True, slots=True)
class EmptyStep(Fault):
    """A step that says nothing, does nothing and asks nothing."""

    code = "check.empty-step"


@dataclass(frozen=True, slots=True)
class LikeItself(Fault):
    """A scene that is like itself, by way of others or at once."""

    code = "check.like-itself"
    scene: Written


@dataclass(frozen=True, slots=True)
class TooManyValues(Fault):
    """A dial with more values than anybody turns to."""

    code = "check.too-many-values"
    values: int
    limit: int


# --- texts -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TextMissing(Fault):
    """A text of the lesson that a language lacks."""

    code = "check.text-missing"
    key: Written
    language: Written


@dataclass(frozen=True, slots=True)
class TextSpare(Fault):
    """A text that no step of the lesson has."""

    code = "check.text-spare"
    key: Written


@dataclass(frozen=True, slots=True)
class PlaceholdersDiffer(Fault):
    code = "check.placeholders-differ"
    key: Written
    given: Written
    expected: Written


@dataclass(frozen=True, slots=True)
class BadPlaceholder(Fault):
    code = "check.bad-placeholder"
    given: Written


@dataclass(frozen=True, slots=True)
class NothingToSay(Fault):
    """A foreseen answer for which neither the step nor the course nor the coach has words."""

    code = "check.nothing-to-say"
    given: Written


# --- what the engine finds -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NotReached(Fault):
    """A moment that the scene never comes to."""

    code = "check.not-reached"
    given: Written


@dataclass(frozen=True, slots=True)
class Backwards(Fault):
    """`play` leads forwards only."""

    code = "check.backwards"
    given: Written


@dataclass(frozen=True, slots=True)
class NotItsTurn(Fault):
    """A seat is asked to act while another, or nobody, is to act."""

    code = "check.not-its-turn"
    given: Written


@dataclass(frozen=True, slots=True)
class NothingAccepted(Fault):
    """No action that the rules allow is accepted."""

    code = "check.nothing-accepted"


@dataclass(frozen=True, slots=True)
class AcceptsIllegal(Fault):
    """An accepted card or call that the rules refuse; `reason` is the refusal's code."""

    code = "check.accepts-illegal"
    given: Written
    reason: Written


@dataclass(frozen=True, slots=True)
class NotRefused(Fault):
    """An invited action that the rules allow."""

    code = "check.not-refused"
    given: Written


@dataclass(frozen=True, slots=True)
class RefusedOtherwise(Fault):
    """An invited action that is refused for another reason than the script says."""

    code = "check.refused-otherwise"
    given: Written
    expected: Written


@dataclass(frozen=True, slots=True)
class NotForced(Fault):
    """More than one card may be played."""

    code = "check.not-forced"
    cards: int


@dataclass(frozen=True, slots=True)
class Expectation(Fault):
    """The engine's answer is not the one that the words rely on."""

    code = "check.expectation"
    given: Written
    expected: Written


@dataclass(frozen=True, slots=True)
class NoAnswer(Fault):
    """An ask that the engine has no answer to at this moment."""

    code = "check.no-answer"


@dataclass(frozen=True, slots=True)
class WrongIsRight(Fault):
    """A foreseen wrong answer that is right."""

    code = "check.wrong-is-right"
    given: Written


@dataclass(frozen=True, slots=True)
class WrongTwice(Fault):
    """Two foreseen answers with one value."""

    code = "check.wrong-twice"
    given: Written
    other: Written


@dataclass(frozen=True, slots=True)
class NotComputed(Fault):
    """A foreseen answer without a value, which the kind of question cannot work out here."""

    code = "check.not-computed"
    given: Written


@dataclass(frozen=True, slots=True)
class NotAllOfThem(Fault):
    """A row that leaves out some of the things that are put in order, or has one twice."""

    code = "check.not-all-of-them"
    things: int


@dataclass(frozen=True, slots=True)
class NotPassed(Fault):
    """A step that its right answer does not pass."""

    code = "check.not-passed"
    level: Written


@dataclass(frozen=True, slots=True)
class NotInScene(Fault):
    """A scene whose hand is not known where somebody has to play from it."""

    code = "check.not-in-scene"
    given: Written


@dataclass(frozen=True, slots=True)
class IdTaken(Fault):
    """A step with the id of the hand that is played out at the third level."""

    code = "check.id-taken"
    given: Written


FAULTS: tuple[type[Fault], ...] = (
    UnknownScene, UnknownAsk, UnknownRule, UnknownLevel, UnknownReason, UnknownMistake, UnknownValue,
    UnknownCall, BadAddress, BadCondition, NoPath, IdTwice, IdOfFolder, EmptyStep, LikeItself, OutsideFolder,
    TooLarge, TooManyFiles, TooManyValues, TextMissing, TextSpare, PlaceholdersDiffer, BadPlaceholder,
    NothingToSay, NotReached, Backwards, NotItsTurn, NothingAccepted, AcceptsIllegal, NotRefused, RefusedOtherwise,
    NotForced, Expectation, NoAnswer, WrongIsRight, WrongTwice, NotComputed, NotAllOfThem, NotPassed, NotInScene,
    IdTaken, NoRecordFile, *COURSE_FAULTS, *HAND_FAULTS, *COVERAGE_FAULTS, *SPARE_FAULTS,
)  # fmt: skip
"""Every fault, in the order in which they are listed."""
