"""Scores of Spades: who bids and leads first, a contract and its bags, a nil, the table that wrote a score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from tutor.games.spades.calls import NIL
from tutor.games.spades.options import PRESETS, SpadesRules
from tutor.kernel.calls import number as call_of
from tutor.kernel.seats import Seat, Side
from tutor.records.record import Record, Standing
from tutor.teaching.asks.base import facts
from tutor.teaching.because import of_value
from tutor.teaching.exercises.asks import WhoActs, asked_for, options
from tutor.teaching.exercises.draw import between, pick
from tutor.teaching.exercises.hands import table, with_deal
from tutor.teaching.exercises.item import Item, Question, moment_of, number, stage, value, wrongs
from tutor.teaching.exercises.spades.records import seated, sides_bid, with_bids, with_result
from tutor.teaching.exercises.spades.tricks import GAME, RULES
from tutor.teaching.film import AfterCalls, End, Film, Start
from tutor.teaching.lines import Coach, Option

_TRICKS = 13
_FULL = 10
_FINE = 100
_STANDARD = PRESETS["neuralplay-standard"]
_TABLES: Mapping[str, SpadesRules] = {
    "bags": _STANDARD,
    "contract": PRESETS["cards4"],
    "nothing": _STANDARD.changed({"failed_nil_tricks": "none"}),
    "worthless": _STANDARD.changed({"failed_nil_bag_points": "0"}),
}
"""What the tricks of a failed nil are at each table."""


def contract(rng: Random, shape: str) -> Item | None:
    """Four bids, any dealer: who bids first, who leads first, what a side has to win."""
    record = with_deal(table(GAME, RULES, rng), rng)
    seats, side = record.seats, pick(rng, record.seats.sides)
    record = with_bids(record, {seat: call_of(between(rng, 1, 5)) for seat in seats})
    film = stage(record)
    if film is None or record.dealer is None:
        return None
    bids = {call.seat: int(call.call.notation) for call in record.auction or ()}
    first, boldest = seats.after(record.dealer), max(bids, key=lambda seat: bids[seat])
    order = {"dealer-first": record.dealer, "goes-anticlockwise": seats.before(record.dealer)}
    own = [bids[seat] for seat in seats.members(side)]
    sums = {
        "all-four": sum(bids.values()),
        "must-total-13": _TRICKS - sum(bids.values()) + sum(own),
        "own-bid-only": own[0],
        "partner-only": own[1],
    }
    asked = asked_for(
        number(film, f"contract.{side}", sums),
        Coach("exercise.needs", facts(side=side)),
        Coach("exercise.needs.both", facts(first=own[0], second=own[1])),
    )
    if asked is None:
        return None
    because = Coach("exercise.leads-first.left", facts(seat=first))
    bold = wrongs((first,), {"highest-bidder-leads": boldest, **order})
    leads = WhoActs(bold, question=Coach("exercise.leads-first"), reason=because)
    calls = WhoActs(wrongs((first,), order), question=Coach("exercise.bids-first"))
    deals = Coach("exercise.deals", facts(seat=record.dealer))
    said = tuple(Coach("exercise.bid-of", facts(seat=seat, bid=bids[seat])) for seat in seats)
    told = (deals, Coach("exercise.bids", facts(bids=said)))
    at = AfterCalls(len(bids))
    questions = (
        Question(calls, Start(), ("bidding",), (deals,)),
        Question(leads, at, ("turn-order",), told),
        Question(asked, at, ("contract",), told),
    )
    return Item(film, questions, about=side)


def hand_score(rng: Random, shape: str) -> Item | None:
    """A side's bid, its tricks and what it brought: what the hand changes, the bags, the total."""
    side, bid = pick(rng, ("NS", "EW")), between(rng, 3, 9)
    taken = {"set": bid - between(rng, 1, 2), "exact": bid}.get(shape, bid + between(rng, 1, 4))
    old = Standing(between(rng, -12, 42) * 10 + between(rng, 0, 9), between(rng, 0, 9))
    extra = max(0, taken - bid)
    if taken > _TRICKS or (old.bags + extra >= _FULL) is not (shape == "tenth-bag"):
        return None
    film = stage(with_result(sides_bid(rng, Side(side), bid, old), Side(side), taken))
    if film is None:
        return None
    fine = _FINE if shape == "tenth-bag" else 0
    plain = bid * 10 + extra if taken >= bid else -bid * 10
    change = {
        "penalty-forgotten": plain,
        "penalty-only": -fine or None,
        **(
            {"pays-the-gap": (taken - bid) * 10, "keeps-what-it-took": taken * 10}
            if taken < bid
            else {"every-trick-ten": taken * 10 - fine, "bag-worth-nothing": bid * 10 - fine}
        ),
    }
    bags = {
        "zeroed-at-ten": 0 if fine else None,
        "never-emptied": old.bags + extra,
        "all-tricks-are-bags": old.bags + taken,
        "gap-takes-bags": old.bags + taken - bid if taken < bid else None,
    }
    total = {"hand-for-total": plain - fine, "penalty-forgotten": old.score + plain}
    extras = ("bag-penalty",) if fine else ()
    rules = (("contract", *extras), ("bags", *extras), ("contract", *extras))
    asked = _asked(film, side, (change, bags, total), rules)
    told = Coach("exercise.spades-hand", facts(side=side, bid=bid, taken=taken, before=old.score, bags=old.bags))
    return Item(film, asked, (told,), about=side) if asked else None


def nil(rng: Random, shape: str) -> Item | None:
    """A nil beside its partner's bid, or two nils; at times at a Cards4 table."""
    rules = _TABLES["contract"] if shape == "cards4" else _STANDARD
    record, seat = _with_nil(rng, rules)
    seats, side = record.seats, record.seats.side(seat)
    partner = seats.partner(seat) or seat
    bids = {call.seat: call.call for call in record.auction or ()}
    if shape == "two":
        bids = {**bids, partner: NIL}
    own = 0 if shape == "two" else int(bids[partner].notation)
    took = between(rng, 0, 2)
    beside = between(rng, 0, 2) if shape == "two" else max(0, own + between(rng, -2, 2))
    record = seated(with_bids(record, bids), {seat: took, partner: beside})
    film = stage(record)
    other = stage(replace(record, rules=_STANDARD if shape == "cards4" else _TABLES["contract"])) if own else None
    if film is None:
        return None
    hand, there = f"scores.{side}.hand", value(other, f"scores.{side}.hand") if other else None
    truth = value(film, hand) or 0
    nils = (100 if took == 0 else -100) + (0 if own else 100 if beside == 0 else -100)
    lost = took + (0 if own else beside)
    change = {
        "wrong-rule-set" if shape == "cards4" else "nil-trick-helps": there,
        "nil-bag-forgotten": truth - lost if lost and shape != "cards4" else None,
        "nil-swallows-contract": nils if own else None,
        "nil-forgotten": truth - nils,
    }
    bags = value(film, f"scores.{side}.bags") or 0
    counted = {"nil-bag-forgotten": max(0, bags - lost) if lost and shape != "cards4" else None}
    rule = ("failed-nil",) if took or (not own and beside) else ("nil",)
    asked = _asked(film, side, (change, counted), (rule, rule))
    key = "exercise.spades-two-nils" if shape == "two" else "exercise.spades-nil"
    told = Coach(
        key, facts(seat=seat, taken=took, bid=own, beside=beside, partner=Coach("option.seat", facts(seat=partner)))
    )
    where = (Coach("exercise.cards4"),) if shape == "cards4" else ()
    return Item(film, asked, (*where, told), about=side) if asked else None


def which_table(rng: Random, shape: str) -> Item | None:
    """A failed nil and one printed score, which only one of four tables writes."""
    record, seat = _with_nil(rng, _TABLES["contract"])
    side, partner = record.seats.side(seat), record.seats.partner(seat) or seat
    bids = {call.seat: call.call for call in record.auction or ()}
    own, took = int(bids[partner].notation), between(rng, 1, 2)
    beside = own + between(rng, 0, 2) if shape == "made" else max(0, own - between(rng, 1, 2))
    record = seated(record, {seat: took, partner: beside})
    films = {name: stage(replace(record, rules=rules)) for name, rules in _TABLES.items()}
    sheets = {
        name: (value(film, f"scores.{side}.hand"), value(film, f"scores.{side}.bags"))
        for name, film in films.items()
        if film is not None
    }
    alone = [name for name, sheet in sheets.items() if list(sheets.values()).count(sheet) == 1]
    if len(sheets) < len(_TABLES) or not alone:
        return None
    name = pick(rng, alone)
    film, (hand, bags) = films[name], sheets[name]
    lines = tuple(Option(table_, Coach(f"exercise.table.{table_}")) for table_ in _TABLES)
    guesses = {"nil-trick-helps": "contract", "nil-bag-forgotten": "nothing" if name == "bags" else None}
    foreseen = {mistake: frozenset((guess,)) if guess else None for mistake, guess in guesses.items()}
    question = Coach("exercise.which-table", facts(hand=hand, bags=bags))
    because = of_value(moment_of(film, End()), f"scores.{side}.hand") if film else None
    ask = options((name,), lines, question, wrongs((frozenset((name,)),), foreseen), because)
    names = facts(seat=seat, taken=took, bid=own, beside=beside, partner=Coach("option.seat", facts(seat=partner)))
    told = Coach("exercise.spades-nil", names)
    return None if film is None else Item(film, (Question(ask),), (told,), about=name)


# --- records ---------------------------------------------------------------------------------------------------------


def _with_nil(rng: Random, rules: SpadesRules) -> tuple[Record, Seat]:
    """A record with one nil, called before the partner's bid."""
    record = table(GAME, rules, rng)
    seats = record.seats
    seat = pick(rng, seats.starting(seats.after(record.dealer or seats.order[0]))[:2])
    bids = {other: NIL if other == seat else call_of(between(rng, 2, 5)) for other in seats}
    return with_bids(record, bids), seat


def _asked(
    film: Film, side: str, guesses: Sequence[Mapping[str, int | None]], rules: Sequence[tuple[str, ...]]
) -> tuple[Question, ...]:
    """What the hand changes, the bags, the total: as many of them as have guesses; none where one is not known."""
    paths = (f"scores.{side}.{what}" for what in ("hand", "bags", "total"))
    asks = [number(film, path, known) for path, known in zip(paths, guesses, strict=False)]
    found = tuple(Question(ask, rules=its) for ask, its in zip(asks, rules, strict=True) if ask is not None)
    return found if len(found) == len(guesses) else ()
