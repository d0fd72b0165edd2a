"""The calls of Five Hundred: their ladder, which of them may be made, whose turn it is, what an auction ends in."""

from __future__ import annotations

from random import Random

from tutor.games.five_hundred.bidding import highest
from tutor.games.five_hundred.calls import BIDS, MISERE, Bid
from tutor.games.five_hundred.game import FiveHundred
from tutor.games.five_hundred.options import PRESETS
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call
from tutor.kernel.game import Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction
from tutor.teaching.asks.base import facts
from tutor.teaching.asks.next import Next
from tutor.teaching.asks.order import Order
from tutor.teaching.asks.ranking import By
from tutor.teaching.exercises.asks import counted, marks, which_seat
from tutor.teaching.exercises.draw import between, chance, pick, shuffled
from tutor.teaching.exercises.hands import Hand, begun, called, table, with_deal
from tutor.teaching.exercises.item import Item, Question, differing, moment_of, stage, wrongs
from tutor.teaching.film import AfterCalls, Start
from tutor.teaching.lines import Coach

GAME = FiveHundred()
RULES = PRESETS["pagat-australian"]
_PASSES = 0.55
_FARTHEST = 4
_ROW = 5


def call_order(rng: Random, shape: str) -> Item | None:
    """Five calls, two of them of one level."""
    film = stage(table(GAME, RULES, rng))
    first = pick(rng, BIDS)
    second = pick(rng, [call for call in BIDS if call.level == first.level and call != first])
    others = [call for call in (*BIDS, MISERE) if call not in (first, second)]
    row: tuple[Call, ...] = shuffled(rng, (first, second, *shuffled(rng, others)[: _ROW - 2]))
    ask = Order(By.CALLS, row, highest_first=False)
    if film is None or len(ask.computed(moment_of(film, Start()))) < 2:  # noqa: PLR2004 - it misleads in two ways
        return None
    return Item(film, (Question(ask, Start()),), about=" ".join(sorted(call.notation for call in row)))


def calls(rng: Random, shape: str) -> Item | None:
    """An auction under way and some calls: the same again, lower, higher, a jump, pass; of one shape also misère."""
    hand = _auction(rng, between(rng, 1, 6))
    top = highest(hand.state.calls)
    if not isinstance(hand.state, Auction) or top is None or not isinstance(top.call, Bid):
        return None
    ladder, seat = GAME.calls(RULES), hand.state.to_act
    at, level = ladder.index(top.call), top.call.level
    below = [call for call in ladder[1:at] if isinstance(call, Bid)]
    above = [call for call in ladder[at + 1 :] if isinstance(call, Bid)]
    if not below or len(above) < 2:  # noqa: PLR2004 - one near, one farther up
        return None
    near = pick(rng, above[:3])
    chosen = {PASS, pick(rng, below), top.call, near, pick(rng, [c for c in above if c != near])}
    chosen |= {MISERE} if shape == "misere" else set()
    offer = tuple(call for call in ladder if call in chosen)
    film = stage(hand.record)
    if film is None:
        return None
    goes = {call for call in offer if isinstance(GAME.judge(hand.state, MakeCall(seat, call)), Legal)}
    black = {c for c in above if c.trump is not None and not c.trump.is_red and c.level > level}
    red = top.call.trump is not None and top.call.trump.is_red
    ask = marks(
        moment_of(film, AfterCalls(None)),
        seat,
        {
            "same-again": goes | {top.call},
            "misere-too-early": goes | {MISERE} if MISERE in chosen else (),
            "black-never-beats-red": goes - black if red else (),
            "suit-is-enough": goes | {c for c in below if c.trump is not None and c.level < level} & {*offer},
            "must-bid": goes - {PASS},
        },
        *offer,
    )
    return Item(film, (Question(ask, AfterCalls(None)),), view=seat, about=" ".join(call.notation for call in offer))


def auction_turns(rng: Random, shape: str) -> Item | None:
    """Who calls next, where a seat has passed; or, of an auction that is over, what it ended in."""
    return _over(rng) if shape == "over" else _under_way(rng)


def _under_way(rng: Random) -> Item | None:
    hand = _auction(rng, between(rng, 3, 7))
    film, top = stage(hand.record), highest(hand.state.calls)
    if film is None or not isinstance(hand.state, Auction) or top is None:
        return None
    clockwise = hand.record.seats.after(hand.state.calls[-1].seat)
    mistake = "highest-speaks-again" if clockwise == top.seat else "passed-player"
    ask = Next(wrongs((hand.state.to_act,), {mistake: clockwise}))
    question = Question(ask, AfterCalls(None))
    rules = ("pass-is-final", "auction-turns") if mistake == "passed-player" else ("auction-turns",)
    return (
        Item(film, (question,), about="next", rules=rules)
        if ask.wrongs and differing(moment_of(film, question.at), ask)
        else None
    )


def _over(rng: Random) -> Item | None:
    hand = _auction(rng, 20)
    film, top = stage(hand.record), highest(hand.state.calls)
    calls_made = hand.record.auction or ()
    if film is None or top is None or not isinstance(top.call, Bid) or isinstance(hand.state, Auction):
        return None
    if calls_made[-1].call != PASS:
        return None  # after three passes the fourth seat's bid ends it
    seats, last = hand.record.seats, calls_made[-1].seat
    outbid = next((call.seat for call in reversed(calls_made) if call.call not in (PASS, top.call)), None)
    opener = next(call.seat for call in calls_made if call.call != PASS)
    told = Coach("exercise.then-passes", facts(seat=last))
    who = which_seat(
        top.seat,
        Coach("exercise.contractor"),
        {"last-to-speak": last, "outbid-suit": outbid, "first-to-call": opener},
        Coach("exercise.contractor.because", facts(call=top.call)),
    )
    leads = which_seat(
        top.seat,
        Coach("exercise.leads-first"),
        {"dealers-left-leads": seats.after(hand.record.dealer or last), "last-to-speak": last},
        Coach("exercise.leads-first.because"),
    )
    level = top.call.level
    needs = counted(
        level,
        Coach("exercise.needs", facts(side=seats.side(top.seat))),
        wrongs((level,), {"plus-six": level + 6, "seven-each": level * 2, "all-ten": 10}),
        Coach("exercise.needs.because", facts(call=top.call)),
    )
    at = AfterCalls(len(calls_made) - 1)
    asks = ((who, "auction-end"), (leads, "contractor-leads"), (needs, "level-is-tricks"))
    return Item(film, tuple(Question(ask, at, (rule,)) for ask, rule in asks), (told,), about="over")


def _auction(rng: Random, most: int) -> Hand:
    """A legal auction of at most so many calls, over a whole deal."""
    hand = begun(with_deal(table(GAME, RULES, rng), rng))
    for _ in range(most):
        if not isinstance(hand.state, Auction):
            break
        hand = called(hand, MakeCall(hand.state.to_act, _call(hand.state, hand.state.to_act, rng)))
    return hand


def _call(state: Auction, seat: Seat, rng: Random) -> Call:
    """A pass, or one of the next bids up the ladder; the misères have generators of their own."""
    top = highest(state.calls)
    if chance(rng, _PASSES):
        return PASS
    ladder = GAME.calls(RULES)
    above = ladder[ladder.index(top.call) + 1 :] if top else ladder[1:]
    bids = (call for call in above if isinstance(call, Bid))
    open_ = [call for call in bids if isinstance(GAME.judge(state, MakeCall(seat, call)), Legal)]
    return pick(rng, open_[:_FARTHEST]) if open_ else PASS
