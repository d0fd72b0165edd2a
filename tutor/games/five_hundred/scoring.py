"""The score of a hand, line by line, and what it means for the match. S2 section 4; Pagat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.games.five_hundred.calls import Misere
from tutor.games.five_hundred.kitty import TRICKS
from tutor.games.five_hundred.options import FiveHundredRules, rules_of
from tutor.games.five_hundred.score_reasons import (
    AllPassed,
    BelowMinus500,
    ContractFailed,
    ContractMade,
    DealCapReached,
    DefendersTricks,
    DefendersUnpaid,
    DefendingDoesNotWin,
    GoesOn,
    MisereFailed,
    MisereMade,
    OpenMisereFailed,
    OpenMisereMade,
    Slam,
    TiePlaysOn,
    WonOnOwnContract,
    WonOnTotal,
)
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore, Match, Outcome, ScoreLine, Sheet
from tutor.kernel.seats import Side
from tutor.kernel.state import Contract

SLAM = 250
A_TRICK = 10


@dataclass(frozen=True, slots=True)
class FiveHundredScore(HandScore):
    """The sheets of a hand, and whose contract it was and whether it was made; `by` is None where all passed."""

    by: Side | None = None
    made: bool = False


def score_thrown_in(match: Match) -> FiveHundredScore:
    """All passed: nobody scores."""
    return FiveHundredScore(tuple(Sheet(side, (), match.total(side)) for side in match.seats.sides))


def score_hand(
    match: Match, contract: Contract, taken: Mapping[Side, int], lost_in: int | None = None
) -> FiveHundredScore:
    """The score of a contract by the tricks of each side; in a misère the contractor's are those of the side.

    `lost_in` is the trick in which a misère was lost, where that is known.
    """
    tricks = taken.get(contract.side, 0)
    made = tricks == 0 if contract.needs is None else tricks >= contract.needs
    sheets = (
        Sheet(side, (_line(match, contract, side, taken.get(side, 0), lost_in),), match.total(side))
        for side in match.seats.sides
    )
    return FiveHundredScore(tuple(sheets), contract.side, made)


def _line(match: Match, contract: Contract, side: Side, tricks: int, lost_in: int | None) -> ScoreLine:
    match contract.call:
        case Misere() if side != contract.side:
            return ScoreLine(DefendersUnpaid(side, tricks), 0)
        case Misere(is_open=is_open):
            return misere_line(contract, tricks, lost_in, is_open=is_open)
        case _ if side != contract.side:
            return defenders_line(side, tricks)
        case _:
            return contract_line(contract, tricks, rules_of(match))


def contract_line(contract: Contract, tricks: int, rules: FiveHundredRules) -> ScoreLine:
    """A contract scores its value made and costs it failed; all ten tricks lift a smaller one to 250."""
    side, call, value = contract.side, contract.call, contract.value
    if contract.needs is not None and tricks < contract.needs:
        return ScoreLine(ContractFailed(side, call, tricks, -value), -value)
    if rules.slam and tricks == TRICKS and value < SLAM:
        return ScoreLine(Slam(side, call, value, SLAM), SLAM)
    return ScoreLine(ContractMade(side, call, tricks, value, tricks - (contract.needs or 0)), value)


def defenders_line(side: Side, tricks: int) -> ScoreLine:
    """The defenders score 10 a trick, whether the contract is made or not."""
    return ScoreLine(DefendersTricks(side, tricks, A_TRICK * tricks), A_TRICK * tricks)


def misere_line(contract: Contract, tricks: int, lost_in: int | None, *, is_open: bool) -> ScoreLine:
    """A misère scores its value with no trick taken, and costs it with one or more."""
    seat, value = contract.seat, contract.value
    if tricks == 0:
        return ScoreLine((OpenMisereMade if is_open else MisereMade)(seat, value), value)
    failed = OpenMisereFailed if is_open else MisereFailed
    return ScoreLine(failed(seat, lost_in, tricks, -value), -value)


def next_match(match: Match, score: FiveHundredScore | None) -> Match:
    """The match after a hand; a hand that cannot be scored changes no total."""
    settled = score or score_thrown_in(match)
    after = replace(
        match,
        totals={**match.totals, **settled.totals},
        dealer=match.seats.after(match.dealer),
        hands=match.hands + 1,
    )
    return replace(after, outcome=outcome(after, settled))


def outcome(match: Match, score: FiveHundredScore) -> Outcome:
    """Whether a match is over after a hand; `match` has its totals and its next dealer."""
    return _at_the_floor(match) or _at_the_target(match, score) or _at_the_cap(match) or _goes_on(match, score)


def _at_the_floor(match: Match) -> Outcome | None:
    """A side at -500 or below loses at once; were both there, the totals would say."""
    floor, sides = rules_of(match).floor, match.seats.sides
    low = tuple(side for side in sides if match.total(side) <= floor)
    if not low:
        return None
    if len(low) == len(sides) and match.total(low[0]) == match.total(low[1]):
        return _at_the_cap(match) or Outcome(over=False, winner=None, why=TiePlaysOn(match.total(low[0])))
    loser = min(low, key=match.total)
    (winner,) = match.seats.other(loser)
    return Outcome(over=True, winner=winner, why=BelowMinus500(loser, match.total(loser), floor, winner))


def _at_the_target(match: Match, score: FiveHundredScore) -> Outcome | None:
    """A side wins by its own contract with 500 or more, or, where the table has it so, by the higher total."""
    rules = rules_of(match)
    there = tuple(side for side in match.seats.sides if match.total(side) >= rules.target)
    if not there or score.by is None:
        return None
    if not rules.must_bid_to_win:
        return _by_total(match, there)
    if score.made and score.by in there:
        why = WonOnOwnContract(score.by, match.total(score.by), rules.target)
        return Outcome(over=True, winner=score.by, why=why)
    side = max(there, key=match.total)
    why_not = DefendingDoesNotWin(side, match.total(side), rules.target, side == score.by)
    return _at_the_cap(match) or Outcome(over=False, winner=None, why=why_not)


def _by_total(match: Match, there: tuple[Side, ...]) -> Outcome:
    """The higher total wins; equal totals play on."""
    side = max(there, key=match.total)
    total = match.total(side)
    if all(match.total(other) == total for other in match.seats.sides):
        return _at_the_cap(match) or Outcome(over=False, winner=None, why=TiePlaysOn(total))
    return Outcome(over=True, winner=side, why=WonOnTotal(side, total, rules_of(match).target))


def _at_the_cap(match: Match) -> Outcome | None:
    """A match with a set number of hands ends by the totals."""
    cap = match.rules.deal_cap
    if cap is None or match.hands < cap:
        return None
    first, second = match.seats.sides
    if match.total(first) == match.total(second):
        return Outcome(over=True, winner=None, why=DealCapReached(cap, None, match.total(first)))
    side = max(first, second, key=match.total)
    return Outcome(over=True, winner=side, why=DealCapReached(cap, side, match.total(side)))


def _goes_on(match: Match, score: FiveHundredScore) -> Outcome:
    totals = tuple((side, match.total(side)) for side in match.seats.sides)
    why: Reason = AllPassed(match.dealer) if score.by is None else GoesOn(totals, match.dealer)
    return Outcome(over=False, winner=None, why=why)
