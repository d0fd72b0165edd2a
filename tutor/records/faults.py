"""What can be wrong with a record's form. Each is a reason, though no rule of a game says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat

Written = NewType("Written", str)
"""Text as somebody wrote it, or as they should: shown as it is in every language."""


@dataclass(frozen=True, slots=True)
class Fault(Reason):
    """A fault of form. Its code stands by itself, without a game before it."""

    rule = ""
    has_place = True
    """Whether a line of the file is to blame, and not the file itself."""


@dataclass(frozen=True, slots=True)
class FileFault(Fault):
    """A fault of a file as it lies there, whatever stands in it: no line of it is to blame."""

    has_place = False


@dataclass(frozen=True, slots=True)
class UnknownFormat(Fault):
    code = "record.unknown-format"
    given: Written
    expected: Written


@dataclass(frozen=True, slots=True)
class UnknownName(Fault):
    """A name that means nothing here. `known` are the names that would, `nearest` the one most like it."""

    given: Written
    nearest: Written | None
    known: tuple[Written, ...]

    @property
    def variant(self) -> str:
        return "no-nearest" if self.nearest is None else ""


@dataclass(frozen=True, slots=True)
class UnknownField(UnknownName):
    code = "record.unknown-field"


@dataclass(frozen=True, slots=True)
class UnknownGame(UnknownName):
    code = "record.unknown-game"


@dataclass(frozen=True, slots=True)
class UnknownRules(UnknownName):
    code = "record.unknown-rules"


@dataclass(frozen=True, slots=True)
class UnknownOption(UnknownName):
    code = "record.unknown-option"


@dataclass(frozen=True, slots=True)
class UnknownSeat(UnknownName):
    code = "record.unknown-seat"


@dataclass(frozen=True, slots=True)
class UnknownSide(UnknownName):
    code = "record.unknown-side"


@dataclass(frozen=True, slots=True)
class UnknownPoint(UnknownName):
    """A point that no hand gives."""

    code = "record.unknown-point"


@dataclass(frozen=True, slots=True)
class UnknownMeasure(UnknownName):
    """A condition on a deal that asks for something that is not counted."""

    code = "record.unknown-measure"


@dataclass(frozen=True, slots=True)
class UnknownPlayer(UnknownName):
    """A player that the engine does not have."""

    code = "record.unknown-player"


@dataclass(frozen=True, slots=True)
class NotTwoPlayers(Fault):
    """A match of more players than two, or of fewer."""

    code = "record.not-two-players"
    given: Written
    example: Written


@dataclass(frozen=True, slots=True)
class OptionValue(Fault):
    """A value that an option does not take. It takes names, `nearest` the one most like it, or numbers from `low`."""

    code = "record.option-value"
    option: Written
    given: Written
    allowed: tuple[Written, ...]
    nearest: Written | None = None
    low: Written | None = None
    high: Written | None = None
    none: bool = False
    """Whether `null` is allowed beside the numbers."""

    @property
    def variant(self) -> str:
        if self.nearest is not None:
            return ""
        if self.low is None:
            return "no-nearest"
        return ("range" if self.high is not None else "from") + ("-or-null" if self.none else "")


@dataclass(frozen=True, slots=True)
class FieldTwice(Fault):
    code = "record.field-twice"
    field: Written


@dataclass(frozen=True, slots=True)
class FieldMissing(Fault):
    code = "record.field-missing"
    field: Written


@dataclass(frozen=True, slots=True)
class WrongShape(Fault):
    """A text, a list or named fields where one of the others belongs. `expected` is a word: `shape-list`, …."""

    code = "record.wrong-shape"
    expected: str


@dataclass(frozen=True, slots=True)
class NotANumber(Fault):
    code = "record.not-a-number"
    given: Written

    @property
    def variant(self) -> str:
        return "" if self.given.strip() else "empty"


@dataclass(frozen=True, slots=True)
class NotYesOrNo(Fault):
    code = "record.not-yes-or-no"
    given: Written


@dataclass(frozen=True, slots=True)
class UnknownCard(Fault):
    code = "record.unknown-card"
    given: Written

    @property
    def variant(self) -> str:
        return "" if self.given.strip() else "empty"


@dataclass(frozen=True, slots=True)
class UnknownSuit(Fault):
    code = "record.unknown-suit"
    given: Written

    @property
    def variant(self) -> str:
        return "" if self.given.strip() else "empty"


@dataclass(frozen=True, slots=True)
class NotInPack(Fault):
    code = "record.not-in-pack"
    card: Card


@dataclass(frozen=True, slots=True)
class CardTwice(Fault):
    """A card that has stood in the record before, at the path `first`."""

    code = "record.card-twice"
    card: Card
    first: Written


@dataclass(frozen=True, slots=True)
class HandSize(Fault):
    code = "record.hand-size"
    cards: int
    expected: int


@dataclass(frozen=True, slots=True)
class SeatTwice(Fault):
    code = "record.seat-twice"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatUnnamed(Fault):
    """A seat whose name is empty."""

    code = "record.seat-unnamed"


@dataclass(frozen=True, slots=True)
class SeatNameLong(Fault):
    code = "record.seat-name-long"
    given: Written
    most: int


@dataclass(frozen=True, slots=True)
class SeatIsSide(Fault):
    """A seat that is called as a side is, by the joined names of its seats."""

    code = "record.seat-is-side"
    given: Written


@dataclass(frozen=True, slots=True)
class SeatCount(Fault):
    code = "record.seat-count"
    seats: int
    allowed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatsForPartners(Fault):
    """The rule set asks for partners, and so many seats have none."""

    code = "record.seats-for-partners"
    seats: int
    allowed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HolderMissing(Fault):
    """Where the lowest trump counts for its holder, captured cards alone do not tell who that was."""

    code = "record.holder-missing"
    card: Card


@dataclass(frozen=True, slots=True)
class NoTrumpCaptured(Fault):
    """Trump is led to the first trick, so somebody captures one."""

    code = "record.no-trump-captured"
    trump: Suit


@dataclass(frozen=True, slots=True)
class EitherOr(Fault):
    """Two fields of which a record may have one only."""

    code = "record.either-or"
    one: Written
    other: Written


@dataclass(frozen=True, slots=True)
class WrongSum(Fault):
    code = "record.wrong-sum"
    given: int
    expected: int


@dataclass(frozen=True, slots=True)
class PointTwice(Fault):
    code = "record.point-twice"
    point: Written


@dataclass(frozen=True, slots=True)
class PointMissing(Fault):
    code = "record.point-missing"
    point: Written


@dataclass(frozen=True, slots=True)
class ContractNeeded(Fault):
    """A game whose cards cannot be judged before its contract is known."""

    code = "record.contract-needed"


@dataclass(frozen=True, slots=True)
class NotOfGame(Fault):
    """A field that this game has no use for."""

    code = "record.not-of-game"
    field: Written


@dataclass(frozen=True, slots=True)
class ResultNotOfGame(Fault):
    """A kind of result that this game, or this hand, cannot be scored from."""

    code = "record.result-not-of-game"


@dataclass(frozen=True, slots=True)
class DoesNotFollow(Fault):
    """A match in which a hand begins otherwise than the hand before it ended."""

    code = "record.does-not-follow"
    given: Written
    expected: Written


@dataclass(frozen=True, slots=True)
class MatchIsOver(Fault):
    """A hand after the one that ended the match."""

    code = "record.match-is-over"


@dataclass(frozen=True, slots=True)
class OtherMatch(Fault):
    """A hand of another game, rule set or other seats than the match it stands in."""

    code = "record.other-match"
