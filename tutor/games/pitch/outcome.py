"""How a match stands after a hand: smudge, the order of counting, the target (S4 section 5; Bicycle, Pagat)."""

from __future__ import annotations

from typing import assert_never

from tutor.games.pitch.options import ALL_POINTS, PitchRules
from tutor.games.pitch.points import Name, Tally
from tutor.games.pitch.score_reasons import (
    AllFourWin,
    AllPassed,
    BidToGoOut,
    CountingOrder,
    DealCapReached,
    GoesOn,
    HigherTotalWins,
    LevelAtTarget,
    PitcherCountsFirst,
    SmudgeBelowZero,
    SmudgeWins,
    Won,
)
from tutor.games.pitch.scoring import PitchScore
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import Outcome
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Contract


def after_hand(rules: PitchRules, score: PitchScore, dealer: Seat, hands: int, *, again: bool) -> Outcome:
    """How the match stands. `dealer` deals the next hand, `again` if the same; `hands` are over."""
    result = after_passing(dealer, again=again) if score.contract is None else after_play(rules, score, dealer)
    if result.over or rules.deal_cap is None or hands < rules.deal_cap:
        return result
    return capped(hands, score)


def after_passing(dealer: Seat, *, again: bool) -> Outcome:
    """Where all pass nobody scores, and the table's agreement says who deals."""
    return goes_on(AllPassed(dealer, again))


def after_play(rules: PitchRules, score: PitchScore, dealer: Seat) -> Outcome:
    """Whether the match is over after a hand that was played."""
    contract, tally = score.contract, score.tally
    if contract is None or tally is None:
        return goes_on(GoesOn(rules.target, dealer))
    return (
        smudge(rules, score, contract, tally)
        or finish(rules, score, contract, tally, dealer)
        or below_zero(rules, score, contract)
        or goes_on(GoesOn(rules.target, dealer))
    )


def goes_on(why: Reason) -> Outcome:
    """The match is not over, and why."""
    return Outcome(over=False, winner=None, why=why)


def won(side: Side, why: Reason) -> Outcome:
    """The match is won by `side`, and why."""
    return Outcome(over=True, winner=side, why=why)


def smudge(rules: PitchRules, score: PitchScore, contract: Contract, tally: Tally) -> Outcome | None:
    """All four points win the match at once: for a pitcher who called 4 from zero or above, or for anybody, or not."""
    match rules.smudge:
        case "win_if_not_negative":
            before = score.sheet(contract.side).before
            if not called_smudge(score, contract) or before < 0:
                return None
            return won(contract.side, SmudgeWins(contract.side, contract.value, before))
        case "any_player_wins":
            side = tally.by_side["high"]
            return won(side, AllFourWin(side)) if side and tally.won(side) == ALL_POINTS else None
        case "five_all_tricks" | "off":
            return None
        case _:
            assert_never(rules.smudge)


def below_zero(rules: PitchRules, score: PitchScore, contract: Contract) -> Outcome | None:
    """All four points on a 4 from below zero score 4, and play goes on."""
    sheet = score.sheet(contract.side)
    if rules.smudge != "win_if_not_negative" or sheet.before >= 0 or not called_smudge(score, contract):
        return None
    return goes_on(SmudgeBelowZero(contract.side, sheet.before, sheet.hand))


def called_smudge(score: PitchScore, contract: Contract) -> bool:
    """A smudge is all four points called, and made."""
    return contract.value >= ALL_POINTS and score.is_made


def finish(rules: PitchRules, score: PitchScore, contract: Contract, tally: Tally, dealer: Seat) -> Outcome | None:
    """Who wins where a side has reached the target, None where nobody has."""
    reached = tuple(sheet.side for sheet in score.sheets if sheet.total >= rules.target)
    if not reached:
        return None
    match rules.finish:
        case "pitcher_then_order":
            return pitcher_first(score, contract, reached) or in_counting_order(rules, score, tally, reached)
        case "bid_out_only":
            return bid_out(score, contract, reached)
        case "higher_total":
            return higher_total(score, reached, dealer)
        case _:
            assert_never(rules.finish)


def pitcher_first(score: PitchScore, contract: Contract, reached: tuple[Side, ...]) -> Outcome | None:
    """The pitcher is counted first, and wins by reaching the target, even against a higher total."""
    side = contract.side
    if side not in reached:
        return None
    total = score.sheet(side).total
    if len(reached) == 1:
        return won(side, Won(side, total))
    other = next(one for one in reached if one != side)
    return won(side, PitcherCountsFirst(side, total, other, score.sheet(other).total))


def in_counting_order(rules: PitchRules, score: PitchScore, tally: Tally, reached: tuple[Side, ...]) -> Outcome:
    """Among the others, counted from the old totals by High, Low, Jack, Game, the first to touch the target wins."""
    side, point = first_to_touch(rules.target, score, tally, reached)
    if len(reached) == 1:
        return won(side, Won(side, score.sheet(side).total))
    other = next(one for one in reached if one != side)
    return won(side, CountingOrder(side, rules.target, point, other))


def first_to_touch(target: int, score: PitchScore, tally: Tally, reached: tuple[Side, ...]) -> tuple[Side, Name]:
    """The side that touches the target first, and with which point."""
    totals = {side: score.sheet(side).before for side in reached}
    for point in tally.points:
        if point.side not in totals:
            continue
        totals[point.side] += 1
        if totals[point.side] >= target:
            return point.side, point.name
    return reached[0], "high"  # a record may begin beyond the target


def bid_out(score: PitchScore, contract: Contract, reached: tuple[Side, ...]) -> Outcome:
    """Only the side that called, and made it, can go out."""
    side = contract.side
    if side in reached and score.is_made:
        return won(side, Won(side, score.sheet(side).total))
    held_up = reached[0]
    return goes_on(BidToGoOut(held_up, score.sheet(held_up).total))


def higher_total(score: PitchScore, reached: tuple[Side, ...], dealer: Seat) -> Outcome:
    """The higher total wins; where the highest are level, play goes on."""
    totals = score.totals
    best = max(totals.values())
    leaders = tuple(side for side in reached if totals[side] == best)
    if len(leaders) > 1:
        return goes_on(LevelAtTarget(best, dealer))
    why = Won(leaders[0], best) if len(reached) == 1 else HigherTotalWins(leaders[0], best)
    return won(leaders[0], why)


def capped(hands: int, score: PitchScore) -> Outcome:
    """After the agreed number of hands the higher total wins, or nobody where the highest are level."""
    totals = score.totals
    best = max(totals.values())
    leaders = tuple(side for side, total in totals.items() if total == best)
    return Outcome(over=True, winner=leaders[0] if len(leaders) == 1 else None, why=DealCapReached(hands))
