"""Why each of the four points goes where it goes, what a bid brought, and how a match stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.kernel.cards import Card
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class High(Reason):
    """The highest trump that was dealt to a player scores High. Without a card only its side is known."""

    code = "high"
    rule = "high"
    side: Side
    seat: Seat | None = None
    card: Card | None = None

    @property
    def variant(self) -> str:
        return "given" if self.card is None or self.seat is None else ""


@dataclass(frozen=True, slots=True)
class Low(Reason):
    """The lowest trump in play scores Low for its taker, or for its holder where the table agreed so.

    `trick` is None where the order of the tricks is not known; without a card only the side is.
    """

    code = "low"
    rule = "low"
    side: Side
    low_to: Literal["taker", "holder"] = "taker"
    card: Card | None = None
    taker: Seat | None = None
    holder: Seat | None = None
    trick: int | None = None
    lone: bool = False
    """A trump alone in play is the highest and the lowest at once, and scores High and Low both."""

    @property
    def variant(self) -> str:
        if self.card is None or self.taker is None:
            return "given"
        if self.lone:
            return "lone"
        to_holder = self.low_to == "holder" and self.holder is not None
        if self.trick is None or self.holder is None:
            return "captured-holder" if to_holder else "captured"
        if self.holder == self.taker:
            return "own"
        return "holder" if to_holder else ""


@dataclass(frozen=True, slots=True)
class LoneTrump(Reason):
    """Where the table agreed so, a trump alone in play scores High only, and nobody has Low."""

    code = "lone-trump"
    rule = "lone-trump"
    card: Card


@dataclass(frozen=True, slots=True)
class Jack(Reason):
    """The jack of trumps scores Jack for its taker. `holder` was dealt it."""

    code = "jack"
    rule = "jack"
    side: Side
    seat: Seat | None = None
    holder: Seat | None = None
    card: Card | None = None
    trick: int | None = None

    @property
    def variant(self) -> str:
        if self.card is None or self.seat is None:
            return "given"
        if self.trick is None or self.holder is None:
            return "captured"
        return "kept" if self.holder == self.seat else ""


@dataclass(frozen=True, slots=True)
class JackNotDealt(Reason):
    """Where the jack of trumps was not dealt, nobody scores Jack."""

    code = "jack-not-dealt"
    rule = "jack"
    card: Card | None = None

    @property
    def variant(self) -> str:
        return "given" if self.card is None else ""


@dataclass(frozen=True, slots=True)
class GamePoint(Reason):
    """The most card points taken score Game. `tally` has those of every side."""

    code = "game"
    rule = "game"
    side: Side
    most: int = 0
    tally: tuple[tuple[Side, int], ...] = ()

    @property
    def variant(self) -> str:
        return "" if self.tally else "given"


@dataclass(frozen=True, slots=True)
class GameTied(Reason):
    """Where the most card points are level, nobody scores Game."""

    code = "game-tied"
    rule = "game"
    sides: tuple[Side, ...] = ()
    most: int = 0
    tally: tuple[tuple[Side, int], ...] = ()

    @property
    def variant(self) -> str:
        return "" if self.sides else "given"


@dataclass(frozen=True, slots=True)
class BidMade(Reason):
    """A pitcher who reaches the bid scores all points won."""

    code = "bid-made"
    rule = "bid-made"
    seat: Seat
    side: Side
    bid: int
    won: int


@dataclass(frozen=True, slots=True)
class BidMissed(Reason):
    """A pitcher who falls short of the bid loses the bid and keeps no point. `points` is what that costs."""

    code = "bid-missed"
    rule = "bid-missed"
    seat: Seat
    side: Side
    bid: int
    won: int
    points: int

    @property
    def variant(self) -> str:
        if self.won == 0:
            return "none"
        return "tricks" if self.bid > self.won == 4 else ""  # noqa: PLR2004 - all four points, not all the tricks


@dataclass(frozen=True, slots=True)
class AllTricks(Reason):
    """A bid of 5 made, all the tricks and all four points, scores a fifth point."""

    code = "smudge-all-tricks"
    rule = "smudge"
    side: Side


@dataclass(frozen=True, slots=True)
class AllPassed(Reason):
    """Nobody called, so nobody scores. `dealer` deals next."""

    code = "all-passed"
    rule = "all-pass"
    dealer: Seat
    again: bool

    @property
    def variant(self) -> str:
        return "same" if self.again else ""


@dataclass(frozen=True, slots=True)
class SmudgeWins(Reason):
    """A side that called 4 and won all four points, and was not below zero before, wins the match at once."""

    code = "smudge-wins"
    rule = "smudge"
    side: Side
    bid: int
    before: int


@dataclass(frozen=True, slots=True)
class AllFourWin(Reason):
    """Where the table agreed so, all four points win the match for anybody, whatever was called."""

    code = "all-four-win"
    rule = "smudge"
    side: Side


@dataclass(frozen=True, slots=True)
class SmudgeBelowZero(Reason):
    """All four points from below zero only score, `points` for the hand, and play goes on."""

    code = "smudge-below-zero"
    rule = "smudge"
    side: Side
    before: int
    points: int


@dataclass(frozen=True, slots=True)
class PitcherCountsFirst(Reason):
    """The pitcher is counted first, and wins by reaching the target, even against a higher total."""

    code = "pitcher-counts-first"
    rule = "counting-order"
    side: Side
    total: int
    other: Side
    other_total: int


@dataclass(frozen=True, slots=True)
class CountingOrder(Reason):
    """Among the others the points count in the order High, Low, Jack, Game: the first to touch the target wins."""

    code = "counting-order"
    rule = "counting-order"
    side: Side
    target: int
    point: Literal["high", "low", "jack", "game"]
    other: Side

    @property
    def variant(self) -> str:
        return self.point


@dataclass(frozen=True, slots=True)
class Won(Reason):
    """A side reaches the target, and the match is won."""

    code = "won"
    rule = "target"
    side: Side
    total: int


@dataclass(frozen=True, slots=True)
class HigherTotalWins(Reason):
    """Where the table agreed so, the higher total wins when several sides reach the target."""

    code = "higher-total-wins"
    rule = "target"
    side: Side
    total: int


@dataclass(frozen=True, slots=True)
class LevelAtTarget(Reason):
    """Where the higher total wins and the highest are level, play goes on."""

    code = "level-at-target"
    rule = "target"
    total: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class BidToGoOut(Reason):
    """Where the table agreed so, only the side that called, and made it, can go out."""

    code = "bid-to-go-out"
    rule = "partnership"
    side: Side
    total: int


@dataclass(frozen=True, slots=True)
class DealCapReached(Reason):
    """After the agreed number of hands the higher total wins; nobody does where the highest are level."""

    code = "deal-cap"
    rule = "target"
    hands: int


@dataclass(frozen=True, slots=True)
class GoesOn(Reason):
    """Nobody has reached the target. `dealer` deals next."""

    code = "goes-on"
    rule = "target"
    target: int
    dealer: Seat


REASONS: tuple[type[Reason], ...] = (
    High,
    Low,
    LoneTrump,
    Jack,
    JackNotDealt,
    GamePoint,
    GameTied,
    BidMade,
    BidMissed,
    AllTricks,
    AllPassed,
    SmudgeWins,
    AllFourWin,
    SmudgeBelowZero,
    PitcherCountsFirst,
    CountingOrder,
    Won,
    HigherTotalWins,
    LevelAtTarget,
    BidToGoOut,
    DealCapReached,
    GoesOn,
)
"""What score lines and a match's outcome may say."""
