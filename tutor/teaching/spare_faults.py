"""What can stand in a lesson and come to nothing: nobody would see it, or it says what is not so."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat
from tutor.records.faults import Fault, UnknownName, Written


@dataclass(frozen=True, slots=True)
class TextEmpty(Fault):
    """A text without a word in it."""

    code = "check.text-empty"
    key: Written


@dataclass(frozen=True, slots=True)
class NothingListed(Fault):
    """A list with nothing in it, where one thing at least is meant."""

    code = "check.nothing-listed"
    field: Written


@dataclass(frozen=True, slots=True)
class NotADate(Fault):
    code = "check.not-a-date"
    given: Written


@dataclass(frozen=True, slots=True)
class UnknownLanguage(UnknownName):
    code = "check.unknown-language"


@dataclass(frozen=True, slots=True)
class SpareFile(Fault):
    """A file beside a script that is neither a language of it nor a record of one of its scenes."""

    code = "check.spare-file"
    known: tuple[Written, ...]


@dataclass(frozen=True, slots=True)
class SceneUnused(Fault):
    """A scene that no step comes to, and no other scene is like."""

    code = "check.scene-unused"
    scene: Written


@dataclass(frozen=True, slots=True)
class SwapIdle(Fault):
    """An exchange of two cards that leaves the record as it is."""

    code = "check.swap-idle"
    one: Card
    other: Card


@dataclass(frozen=True, slots=True)
class NeverComes(Fault):
    """A step whose levels the lesson does not have."""

    code = "check.never-comes"
    levels: tuple[Written, ...]


@dataclass(frozen=True, slots=True)
class CardElsewhere(Fault):
    """A card that is pointed at in the hand of a seat which never has it."""

    code = "check.card-elsewhere"
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class NotVoid(Fault):
    """A suit that a seat is said to have run out of, and has just played or still holds."""

    code = "check.not-void"
    seat: Seat
    suit: Suit


SPARE_FAULTS: tuple[type[Fault], ...] = (
    TextEmpty, NothingListed, NotADate, UnknownLanguage, SpareFile, SceneUnused, SwapIdle, NeverComes, CardElsewhere,
    NotVoid,
)  # fmt: skip
