"""More scores of Spades: the next deal, a blind nil, a player who is alone, the end of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tutor.games.spades.calls import BLIND_NIL
from tutor.games.spades.options import PRESETS
from tutor.kernel.calls import number as call_of
from tutor.kernel.scoring import TricksTaken
from tutor.kernel.seats import Side
from tutor.records.record import Standing
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.asks import which_side
from tutor.teaching.exercises.draw import between, pick, shuffled
from tutor.teaching.exercises.hands import table
from tutor.teaching.exercises.item import Item, Question, number, stage, value
from tutor.teaching.exercises.seats_asked import next_dealer
from tutor.teaching.exercises.spades.records import seated, sides_bid, with_bids, with_result
from tutor.teaching.exercises.spades.tricks import GAME, RULES
from tutor.teaching.facts import NOBODY
from tutor.teaching.lines import Coach

_TRICKS = 13
_BLIND = RULES.changed({"blind_nil_who": "anyone"})
_ALONE = PRESETS["bicycle"]
_TARGET, _FLOOR = 500, -200


def deal(rng: Random, shape: str) -> Item | None:
    """A hand is over: who deals the next one?"""
    record = sides_bid(rng, Side("NS"), between(rng, 3, 9), Standing(0, 0))
    return next_dealer(with_result(record, Side("NS"), between(rng, 2, 11)), "deal")


def blind_nil(rng: Random, shape: str) -> Item | None:
    """A blind nil beside its partner's bid: what the hand changes."""
    record = table(GAME, _BLIND, rng)
    seats = record.seats
    seat = pick(rng, seats.order)
    partner, side = seats.partner(seat) or seat, seats.side(seat)
    record = with_bids(record, {each: BLIND_NIL if each == seat else call_of(between(rng, 2, 5)) for each in seats})
    own = int(next(call.call.notation for call in record.auction or () if call.seat == partner))
    took = 0 if shape == "kept" else between(rng, 1, 2)
    beside = max(0, own + between(rng, -2, 2))
    film = stage(seated(record, {seat: took, partner: beside}))
    if film is None:
        return None
    hand = f"scores.{side}.hand"
    truth, worth = value(film, hand) or 0, -200 if took else 200
    guesses = {"plain-nil": truth - worth // 2, "blind-nil-alone": worth, "nil-forgotten": truth - worth}
    ask = number(film, hand, guesses)
    named = facts(seat=seat, taken=took, bid=own, beside=beside, partner=Coach("option.seat", facts(seat=partner)))
    told = Coach("exercise.spades-blind-nil", named)
    return None if ask is None else Item(film, (Question(ask),), (told,), about=side)


def individual(rng: Random, shape: str) -> Item | None:
    """A player alone, by Bicycle's rules: the bid made or missed."""
    record = table(GAME, _ALONE, rng)
    seats = record.seats
    bids = {seat: between(rng, 1, 5) for seat in seats}
    seat = pick(rng, seats.order)
    taken = bids[seat] - between(rng, 1, bids[seat]) if shape == "missed" else bids[seat] + between(rng, 0, 3)
    rest = _shares(rng, _TRICKS - taken)
    others = dict(zip((each for each in seats if each != seat), rest, strict=True))
    opposite = seats.after(seats.after(seat))
    film = stage(
        replace(
            with_bids(record, {each: call_of(its) for each, its in bids.items()}),
            result=TricksTaken({**others, seat: taken}),
        )
    )
    if film is None:
        return None
    path = f"scores.{seats.side(seat)}.hand"
    truth = value(film, path) or 0
    guesses = {
        "minus-the-bid": -10 * bids[seat] if shape == "missed" else None,
        "keeps-what-it-took": 10 * taken if shape == "missed" else None,
        "every-trick-ten": 10 * taken,
        "with-opposite": truth + 10 * bids[opposite],
    }
    ask = number(film, path, guesses)
    told = Coach("exercise.spades-alone", facts(seat=seat, bid=bids[seat], taken=taken))
    return None if ask is None else Item(film, (Question(ask),), (told,), about=seat)


def match_end(rng: Random, shape: str) -> Item | None:
    """Totals near an end, and a hand: who has won the match?"""
    side = Side(pick(rng, ("NS", "EW")))
    promised = between(rng, 4, 8)
    taken = promised - between(rng, 1, 3) if shape == "floor" else promised + between(rng, 0, 2)
    record = with_result(sides_bid(rng, side, promised, Standing(0, 0)), side, min(taken, _TRICKS))
    other = record.seats.other(side)[0]
    before = {each: Standing(_near(rng, shape), between(rng, 0, 6)) for each in (side, other)}
    film = stage(replace(record, before=before))
    if film is None:
        return None
    totals = {each: value(film, f"scores.{each}.total") or 0 for each in before}
    if not _is_shape(shape, totals) or len(set(totals.values())) == 1:
        return None
    best, last = sorted(totals, key=lambda each: -totals[each])
    guesses: dict[str, str | None] = {
        "not-yet-over": NOBODY,
        "leads-so-far": best if shape == "nobody" else None,
        "both-are-there": last if shape == "both" else None,
        "low-side-wins": last if shape == "floor" else None,
    }
    ask = which_side(film, "match.winner", Coach("exercise.who-wins"), guesses)
    if ask is None or not ask.wrongs:
        return None
    standing = Coach("exercise.before", facts(totals=tuple(_total(each, before[each].score) for each in before)))
    bids, took = {each: value(film, f"contract.{each}") or 0 for each in before}, _taken(taken, side, other)
    hands = tuple(Coach("exercise.side-bid", facts(side=each, bid=bids[each], taken=took[each])) for each in before)
    changes = tuple(Coach("exercise.side-total", facts(side=each, total=totals[each])) for each in before)
    told = (standing, Coach("exercise.both-bid", facts(hands=hands)), Coach("exercise.after", facts(totals=changes)))
    return Item(film, (Question(ask),), told)


def _taken(taken: int, side: Side, other: Side) -> Mapping[Side, int]:
    return {side: taken, other: _TRICKS - taken}


def _is_shape(shape: str, totals: Mapping[Side, int]) -> bool:
    there = [side for side, total in totals.items() if total >= _TARGET]
    match shape:
        case "nobody":
            return not there and max(totals.values()) >= _TARGET - 60 and min(totals.values()) > _FLOOR
        case "one":
            return len(there) == 1 and min(totals.values()) > _FLOOR
        case "both":
            return len(there) == len(totals)
        case _:
            return min(totals.values()) <= _FLOOR and not there


def _near(rng: Random, shape: str) -> int:
    return 10 * (between(rng, -19, 10) if shape == "floor" else between(rng, 36, 49))


def _shares(rng: Random, tricks: int) -> tuple[int, ...]:
    """So many tricks for three others."""
    first = between(rng, 0, tricks)
    second = between(rng, 0, tricks - first)
    return shuffled(rng, (first, second, tricks - first - second))


def _total(side: Side, total: int) -> Coach:
    return Coach("exercise.side-total", facts(side=side, total=total))
