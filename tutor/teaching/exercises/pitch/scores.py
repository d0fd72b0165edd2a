"""Scores of Pitch: what a hand is worth to a player, and who has won the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import number as call_of
from tutor.kernel.scoring import PointsWon
from tutor.kernel.seats import Seat, Side
from tutor.records.record import Record, Standing
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.asks import asked_for, which_side
from tutor.teaching.exercises.draw import between, chance, pick
from tutor.teaching.exercises.hands import seats_for, table
from tutor.teaching.exercises.item import Item, Question, moment_of, number, stage, value
from tutor.teaching.exercises.pitch.calls import GAME, RULES
from tutor.teaching.exercises.pitch.whys import points_kept
from tutor.teaching.facts import NOBODY
from tutor.teaching.film import End, Film
from tutor.teaching.lines import Coach, Engine, Line

_POINTS = ("high", "low", "jack", "game")
_PLAYERS = 3
_TARGET = 7
_ALL = 4


def hand_score(rng: Random, shape: str) -> Item | None:
    """A bid and the four points: what the hand is worth to its pitcher, and to another."""
    record, owners = settled(rng, pick(rng, (2, 3, 4)), None)
    film, made = stage(record), record.contract
    if film is None or made is None:
        return None
    bid, won, seats = int(made.call.notation), _won(owners), record.seats
    own = won[made.seat]
    if ("missed" if own < bid else "exact" if own == bid else "more") != shape:
        return None
    other = pick(rng, [seat for seat in record.seats if seat != made.seat])
    guesses: dict[str, int | None] = {
        "kept-anyway": own if own < bid else None,
        "won-minus-bid": own - bid,
        "bid-only": bid,
        "no-loss": 0 if own < bid else None,
        "both-ways": own - bid - bid if own < bid else own + bid,
    }
    theirs: dict[str, int | None] = {
        "only-pitcher-scores": 0,
        "pays-the-bid": bid if own < bid else None,
        "takes-the-rest": _ALL - own,
    }
    kept = points_kept(other, [name for name in _POINTS if owners.get(name) == other])
    asks = (
        asked_for(number(film, f"scores.{made.seat}.hand", guesses), None, bid_line(film, seats.side(made.seat))),
        asked_for(number(film, f"scores.{other}.hand", theirs), None, kept),
    )
    rules = ("bid-missed" if shape == "missed" else "bid-made",), ("others-score",)
    questions = tuple(Question(ask, rules=its) for ask, its in zip(asks, rules, strict=True) if ask is not None)
    return Item(film, questions, (told(record, owners),), about=other)


def who_wins(rng: Random, shape: str) -> Item | None:
    """A bid, the four points and totals near an end: who has won the match?"""
    smudge = shape in ("smudge", "smudge-below-zero", "four-on-a-three")
    before = {side: Standing(_near(rng, shape)) for side in seats_for(GAME, RULES, _PLAYERS).sides}
    bid = {"smudge": 4, "smudge-below-zero": 4, "four-on-a-three": 3}.get(shape) or pick(rng, (2, 2, 3))
    record, owners = settled(rng, bid, before, all_four=smudge)
    film, made = stage(record), record.contract
    if film is None or made is None or not _is_shape(shape, film, made, before):
        return None
    totals = _totals(film, record)
    best = max(totals, key=lambda side: totals[side])
    seats = record.seats
    level = list(totals.values()).count(totals[best]) > 1
    reached = [side for side, total in totals.items() if total >= _TARGET]
    first = next((side for side in seats.sides if side in reached), None)
    pitcher = seats.side(made.seat)
    guesses: dict[str, str | None] = {
        "smudge-for-all": pitcher if smudge else None,
        "higher-total": None if level else best,
        "pitcher-always": pitcher,
        "first-seat": first,
        "not-yet-over": NOBODY,
    }
    ask = which_side(film, "match.winner", Coach("exercise.who-wins"), guesses)
    if ask is None or not ask.wrongs:
        return None
    rules = ("smudge",) if smudge else ("target", "counting-order") if len(reached) > 1 else ("target",)
    standing = Coach("exercise.before", facts(totals=tuple(_total(side, before[side].score) for side in seats.sides)))
    return Item(film, (Question(ask),), (standing, told(record, owners)), rules=rules)


def _is_shape(shape: str, film: Film, made: MakeCall, before: Mapping[Side, Standing]) -> bool:
    """Whether a hand has ended as a shape says."""
    record = film.record
    if record is None:
        return False
    totals, pitcher = _totals(film, record), record.seats.side(made.seat)
    reached = [side for side, total in totals.items() if total >= _TARGET]
    is_made = (value(film, f"scores.{pitcher}.hand") or 0) > 0
    match shape:
        case "nobody":
            return not reached and max(totals.values()) >= _TARGET - 1
        case "one":
            return len(reached) == 1 and is_made
        case "both-pitcher":
            return len(reached) > 1 and pitcher in reached
        case "both-others":
            return len(reached) > 1 and pitcher not in reached
        case "pitcher-misses":
            return not is_made and bool(reached)
        case "smudge-below-zero":
            return before[pitcher].score < 0
        case "smudge":
            return before[pitcher].score >= 0 and pitcher not in reached
        case _:
            return pitcher not in reached


def _near(rng: Random, shape: str) -> int:
    """A total from which an end of the match may be reached."""
    if shape == "smudge-below-zero":
        return between(rng, -3, 3)
    return between(rng, 0, 6) if "smudge" in shape or "four" in shape else between(rng, 2, 6)


def settled(
    rng: Random,
    bid: int,
    before: Mapping[Side, Standing] | None,
    *,
    all_four: bool = False,
    players: int = _PLAYERS,
) -> tuple[Record, Mapping[str, Seat]]:
    """A bid and who has each of the four points; the Jack may not be dealt, Game may be tied."""
    record = replace(table(GAME, RULES, rng, players=players), before=before)
    pitcher = pick(rng, record.seats.order)
    owners = {name: pitcher if all_four or chance(rng, 0.5) else pick(rng, record.seats.order) for name in _POINTS}
    if not all_four:
        if chance(rng, 0.3):
            owners.pop("jack")
        if chance(rng, 0.15):
            owners.pop("game")
    points = {
        record.seats.side(seat): tuple(name for name in _POINTS if owners.get(name) == seat) for seat in record.seats
    }
    contract = MakeCall(pitcher, call_of(bid))
    return replace(record, contract=contract, result=PointsWon(points)), owners


def _won(owners: Mapping[str, Seat]) -> Mapping[Seat, int]:
    return Counter(owners.values())


def _totals(film: Film, record: Record) -> Mapping[Side, int]:
    return {side: value(film, f"scores.{side}.total") or 0 for side in record.seats.sides}


def told(record: Record, owners: Mapping[str, Seat]) -> Line:
    """The bid, and who has which point."""
    made = record.contract
    if made is None:
        raise LookupError
    points = tuple(_owner(name, owners.get(name)) for name in _POINTS)
    return Coach("exercise.pitch-hand", facts(seat=made.seat, call=made.call, points=points))


def bid_line(film: Film, side: Side) -> Line | None:
    """What the bid made of the pitching side's points: the last line of its sheet."""
    score = moment_of(film, End()).score
    return Engine(GAME.name, score.sheet(side).lines[-1].reason) if score else None


def _owner(point: str, seat: Seat | None) -> Line:
    if seat is None:
        return Coach("exercise.point-nobody", facts(what=point))
    return Coach("exercise.point-of", facts(what=point, seat=seat))


def _total(side: Side, total: int) -> Line:
    return Coach("exercise.side-total", facts(side=side, total=total))
