"""Scores of Five Hundred: what a contract brings to each side, and who has won the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tutor.games.five_hundred.calls import BIDS, MISERE, OPEN_MISERE, Misere
from tutor.games.five_hundred.calls import value as value_of
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.scoring import TricksTaken
from tutor.kernel.seats import Side
from tutor.records.record import Record, Standing
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.asks import which_side
from tutor.teaching.exercises.draw import between, chance, pick
from tutor.teaching.exercises.five_hundred.calls import GAME, RULES
from tutor.teaching.exercises.hands import seats_for, table
from tutor.teaching.exercises.item import Item, Question, number, stage, value
from tutor.teaching.facts import NOBODY
from tutor.teaching.lines import Coach, Line

_ALL = 10
_TARGET, _FLOOR = 500, -500
_SLAM = 250
_FREE = replace(RULES, preset="pagat-australian", must_bid_to_win=False)


def contract_score(rng: Random, shape: str) -> Item | None:
    """A contract and its tricks: the number of each side."""
    record, taken = _settled(rng, shape, None)
    film = stage(record)
    made = record.contract
    if film is None or made is None:
        return None
    call, seats = made.call, record.seats
    side = seats.side(made.seat)
    other = seats.other(side)[0]
    worth, truth = value_of(call, RULES), value(film, f"scores.{side}.hand")
    theirs = _ALL - taken
    need = 0 if isinstance(call, Misere) else int("".join(filter(str.isdigit, call.notation)))
    own: dict[str, int | None] = {} if shape == "misere" else {"with-defenders": (truth or 0) + 10 * theirs}
    if shape == "misere":
        own |= {"lost-by-tricks": -10 * taken if taken else None, "no-loss": 0 if taken else None}
        defence: dict[str, int | None] = {"defenders-paid": 10 * theirs, "value-to-defenders": worth if taken else None}
    elif taken < need:
        own |= {"one-short": -10 * (need - taken), "no-loss": 0, "keeps-what-it-took": 10 * taken}
        defence = {"value-to-defenders": worth, "value-and-tens": worth + 10 * theirs, "only-when-made": 0}
    else:
        slam = {"no-extra": worth, "added": worth + _SLAM, "slam-replaces": _SLAM} if taken == _ALL else {}
        own |= {**slam, "overtrick-ten": worth + 10 * (taken - need), "ten-a-trick": 10 * taken}
        defence = {"only-contractors": 0, "mirror": -worth}
    asks = number(film, f"scores.{side}.hand", own), number(film, f"scores.{other}.hand", defence)
    own_rules = {
        "slam": ("slam", "contract-score"),
        "misere": ("misere-score",),
        "made": ("contract-score", "contract-value"),
    }
    rules = own_rules.get(shape, ("contract-score",)), ("misere-score" if shape == "misere" else "defenders-tricks",)
    questions = tuple(Question(ask, rules=its) for ask, its in zip(asks, rules, strict=True) if ask is not None)
    return Item(film, questions, (_told(record, taken),))


def match_win(rng: Random, shape: str) -> Item | None:
    """Totals near an end of the match, and a contract: who has won?"""
    before = {side: Standing(_near(rng, shape)) for side in seats_for(GAME, RULES).sides}
    record, taken = _settled(rng, pick(rng, ("made", "missed", "slam")), before)
    free = chance(rng, 0.15)
    film = stage(replace(record, rules=_FREE) if free else record)
    made = record.contract
    if film is None or made is None:
        return None
    totals = {side: value(film, f"scores.{side}.total") or 0 for side in record.seats.sides}
    caller = record.seats.side(made.seat)
    if not _is_shape(shape, totals, caller, value(film, f"scores.{caller}.hand") or 0):
        return None
    best = max(totals, key=lambda side: totals[side])
    level = len(set(totals.values())) == 1
    at_target = [side for side, total in totals.items() if total >= _TARGET]
    at_floor = [side for side, total in totals.items() if total <= _FLOOR]
    other = record.seats.other(at_floor[0])[0] if len(at_floor) == 1 else None
    guesses: dict[str, str | None] = {
        "any-500": at_target[0] if len(at_target) == 1 else None,
        "beyond-only": NOBODY if other and min(totals.values()) == _FLOOR else None,
        "floor-too-soon": record.seats.other(min(totals, key=lambda side: totals[side]))[0],
        "higher-total": None if level else best,
        "not-yet-over": NOBODY,
    }
    ask = which_side(film, "match.winner", Coach("exercise.who-wins"), guesses)
    if ask is None or not ask.wrongs:
        return None
    standing = Coach("exercise.before", facts(totals=tuple(_total(side, before[side].score) for side in before)))
    table_ = (Coach("exercise.defence-may-win"),) if free else ()
    rules = ("match-loss",) if at_floor else ("match-win",)
    return Item(
        film, (Question(ask),), (standing, *table_, _told(record, taken)), rules=rules, about="free" if free else ""
    )


def _is_shape(shape: str, totals: Mapping[Side, int], caller: Side, change: int) -> bool:
    """Whether a hand has ended as a shape says."""
    there = [side for side, total in totals.items() if total >= _TARGET]
    low = min(totals.values())
    made = change > 0
    match shape:
        case "by-contract":
            return there == [caller] and made
        case "by-defence":
            return len(there) == 1 and there != [caller] and low > _FLOOR
        case "both":
            return len(there) == len(totals)
        case "beyond-floor":
            return low < _FLOOR and not there
        case "at-floor":
            return low == _FLOOR and not there
        case _:
            return not there and low > _FLOOR and (max(totals.values()) >= _TARGET - 40 or low <= _FLOOR + 40)


def _near(rng: Random, shape: str) -> int:
    """A total from which an end of the match may be reached."""
    match shape:
        case "beyond-floor" | "at-floor":
            return 10 * between(rng, -40, 10)
        case "neither":
            return 10 * pick(rng, (between(rng, -40, -20), between(rng, 20, 46)))
        case _:
            return 10 * between(rng, 20, 49)


def _settled(rng: Random, shape: str, before: Mapping[Side, Standing] | None) -> tuple[Record, int]:
    """A contract with the tricks of its side."""
    record = replace(table(GAME, RULES, rng), before=before)
    seat = pick(rng, record.seats.order)
    call: Call = pick(rng, (MISERE, OPEN_MISERE)) if shape == "misere" else pick(rng, BIDS)
    need = 0 if isinstance(call, Misere) else int("".join(filter(str.isdigit, call.notation)))
    match shape:
        case "misere":
            taken = pick(rng, (0, 0, 1, 3))
        case "missed":
            taken = need - pick(rng, (1, 1, 2, 3))
        case "slam":
            taken = _ALL
        case _:
            taken = min(_ALL - 1, need + pick(rng, (0, 1, 1, 2)))
    side = record.seats.side(seat)
    tricks = {side: taken, record.seats.other(side)[0]: _ALL - taken}
    return replace(record, contract=MakeCall(seat, call), result=TricksTaken(by_side=tricks)), taken


def _told(record: Record, taken: int) -> Line:
    """The contract and its tricks in words."""
    made = record.contract
    if made is None:
        raise LookupError
    if isinstance(made.call, Misere):
        return Coach("exercise.misere", facts(seat=made.seat, call=made.call, taken=taken))
    side = record.seats.side(made.seat)
    return Coach("exercise.contract-played", facts(side=side, call=made.call, taken=taken, theirs=_ALL - taken))


def _total(side: Side, total: int) -> Line:
    return Coach("exercise.side-total", facts(side=side, total=total))
