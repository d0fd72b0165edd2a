"""What a hand scores: first the four points, then the bid (S4 section 5; Bicycle, Pagat)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.games.pitch.options import ALL_POINTS
from tutor.games.pitch.points import Tally
from tutor.games.pitch.score_reasons import AllTricks, BidMade, BidMissed
from tutor.kernel.scoring import HandScore, Match, ScoreLine, Sheet
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Contract


@dataclass(frozen=True, slots=True)
class PitchScore(HandScore):
    """A hand's score, the contract and the four points behind it; without both where all have passed."""

    contract: Contract | None = None
    tally: Tally | None = None

    @property
    def points(self) -> Mapping[str, Side | None]:
        """Which side has each of the four points; empty where all have passed."""
        return self.tally.by_side if self.tally else {}

    @property
    def card_points(self) -> Mapping[Side, int]:
        """The card points of each side; empty where they are not known."""
        return self.tally.card_points if self.tally else {}

    @property
    def bid(self) -> int | None:
        return self.contract.value if self.contract else None

    @property
    def pitcher(self) -> Seat | None:
        return self.contract.seat if self.contract else None

    @property
    def is_made(self) -> bool:
        """Whether the pitching side has reached its bid."""
        return self.contract is not None and self.sheet(self.contract.side).hand > 0


def score_of_pass_out(match: Match) -> PitchScore:
    """Where all pass nobody scores."""
    return PitchScore(tuple(Sheet(side, (), match.total(side)) for side in match.seats.sides))


def score(match: Match, contract: Contract, tally: Tally, *, all_tricks: bool | None) -> PitchScore | None:
    """The score of a hand. A 5 needs to know of `all_tricks`, whether the pitching side took them; else it has none."""
    if all_tricks is None and contract.value > ALL_POINTS and tally.won(contract.side) == ALL_POINTS:
        return None
    sheets = (
        Sheet(
            side,
            pitcher_lines(contract, tally, all_tricks=bool(all_tricks))
            if side == contract.side
            else point_lines(tally, side),
            match.total(side),
        )
        for side in match.seats.sides
    )
    return PitchScore(tuple(sheets), contract, tally)


def point_lines(tally: Tally, side: Side, each: int = 1) -> tuple[ScoreLine, ...]:
    """A line for each point that a side has won."""
    return tuple(ScoreLine(point.why, each) for point in tally.points if point.side == side)


def pitcher_lines(contract: Contract, tally: Tally, *, all_tricks: bool) -> tuple[ScoreLine, ...]:
    """The pitching side's lines: its points, those that nobody has, and what the bid makes of them."""
    side, bid, won = contract.side, contract.value, tally.won(contract.side)
    nobody = tuple(ScoreLine(point.why, 0) for point in tally.points if point.side is None)
    if not reaches(bid, won, all_tricks=all_tricks):
        missed = BidMissed(contract.seat, side, bid, won, -bid)
        return (*point_lines(tally, side, 0), *nobody, ScoreLine(missed, -bid))
    extra = (ScoreLine(AllTricks(side), 1),) if bid > ALL_POINTS else ()
    return (*point_lines(tally, side), *nobody, *extra, ScoreLine(BidMade(contract.seat, side, bid, won), 0))


def reaches(bid: int, won: int, *, all_tricks: bool) -> bool:
    """A bid is reached by as many points; a 5 asks for all four and all the tricks."""
    return won >= bid or (won == ALL_POINTS and all_tricks)
