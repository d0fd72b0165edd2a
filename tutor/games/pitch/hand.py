"""A hand of Pitch from its first call to its score: each phase, and what leads to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tutor.games.pitch import bidding, play
from tutor.games.pitch.options import HAND_SIZE, rules_of
from tutor.games.pitch.points import captures_given, tally, tally_given, tally_of_play
from tutor.games.pitch.scoring import PitchScore, score, score_of_pass_out
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.cardplay import CardPlay, after, why_taken
from tutor.kernel.deal import Deal, Position
from tutor.kernel.events import (
    AllPassed,
    AuctionWon,
    CallMade,
    CardPlayed,
    Event,
    HandScored,
    PlayBegins,
    TrickTaken,
    TrumpSet,
)
from tutor.kernel.game import Illegal, Legal, Step, Verdict
from tutor.kernel.order import plain
from tutor.kernel.reasons import AuctionGoesOn, AuctionIsOver, HandIsOver, Reason
from tutor.kernel.scoring import CardsCaptured, Match, PointsWon
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.state import Auction, Contract, Over, Phase, Playing
from tutor.kernel.trick import Play


def auction(match: Match, deal: Deal) -> Auction:
    """The dealer's left calls first."""
    return Auction(match, deal, (), match.seats.after(match.dealer))


def position(match: Match, deal: Deal, facts: Position) -> Playing:
    """A position of a few cards: its trump stands, and where it has none the first card led makes it."""
    seats = match.seats
    contract = promised(seats, (facts.contract,) if facts.contract else facts.bids)
    leader = facts.to_lead or (contract.seat if contract else seats.after(match.dealer))
    size = sum(facts.taken.values()) + max(len(deal.hands.get(seat, ())) for seat in seats)
    hands = {seat: deal.hands.get(seat, ()) for seat in seats}
    order = plain(facts.trump)
    now = CardPlay(order, seats.order, hands, size, leader, earlier=dict(facts.taken) or None)
    return Playing(match, deal, facts.bids, contract, now)


def playing(state: Auction, calls: tuple[MakeCall, ...], contract: Contract | None, leader: Seat) -> Playing:
    """The cards are led by the pitcher; no suit is trump yet."""
    seats = state.match.seats
    hands = {seat: state.deal.hands.get(seat, ()) for seat in seats}
    now = CardPlay(plain(None), seats.order, hands, HAND_SIZE, leader)
    return Playing(state.match, state.deal, calls, contract, now)


def promised(seats: Seats, calls: Sequence[MakeCall]) -> Contract | None:
    """The contract that calls lead to, None where all have passed."""
    best = bidding.highest(calls)
    return bidding.contract(seats, *best) if best else None


def judge_call(state: Phase, action: MakeCall) -> Verdict:
    """A call goes in an auction, by its rules, and not after it."""
    match state:
        case Auction():
            refused = bidding.refusal(rules_of(state.match), state, action)
            return Illegal(refused) if refused else Legal(bidding.why_it_goes(state, action))
        case _:
            return Illegal(takes_top_too_late(state, action) or AuctionIsOver())


def takes_top_too_late(state: Phase, action: MakeCall) -> Reason | None:
    """A dealer who was not asked any more may not take a top call at the same number."""
    match, made = state.match, state.calls
    if action.seat != match.dealer or len(made) == len(match.seats):
        return None
    return bidding.takes_top(rules_of(match), made, action.call, dealer=True)


def judge_card(state: Phase, action: PlayCard) -> Verdict:
    """A card goes once the calls are over, while the hand lasts, by the rules of play."""
    match state:
        case Playing(play=now):
            refused = play.refusal(now, action.seat, action.card)
            return Illegal(refused) if refused else Legal(play.why_it_goes(now, action.seat, action.card))
        case Auction(to_act=caller):
            return Illegal(AuctionGoesOn(caller))
        case _:
            return Illegal(HandIsOver())


def after_call(state: Auction, action: MakeCall) -> Step:
    """The next call, the play, or, where all have passed, the end of the hand."""
    rules, seats = rules_of(state.match), state.match.seats
    calls = (*state.calls, action)
    made: tuple[Event, ...] = (CallMade(action.seat, action.call),)
    if not bidding.is_over(rules, seats, calls):
        return Step(replace(state, calls=calls, to_act=seats.after(action.seat)), made)
    contract = promised(seats, calls)
    if contract is None:
        over = Over(state.match, state.deal, calls, None, None, score_of_pass_out(state.match))
        return Step(over, (*made, AllPassed()))
    opened = playing(state, calls, contract, contract.seat)
    return Step(opened, (*made, AuctionWon(contract), PlayBegins(contract.seat)))


def after_card(state: Playing, action: PlayCard) -> Step:
    """The play after a card, and the score after the last."""
    before = play.with_trump_set(state.play, action.card)
    now = after(before, Play(action.seat, action.card), why_taken)
    events: list[Event] = [CardPlayed(action.seat, action.card)]
    if before is not state.play and before.order.trump:
        events.append(TrumpSet(before.order.trump))
    if len(now.tricks) > len(before.tricks):
        events.append(TrickTaken(now.tricks[-1]))
    played = replace(state, play=now)
    if not now.is_over:
        return Step(played, tuple(events))
    over = finished(played)
    if over.score:
        events.append(HandScored(over.score))
    return Step(over, tuple(events))


def finished(state: Playing) -> Over:
    """The end of a play: scored where the contract is known and all tricks were seen."""
    seats, contract = state.match.seats, state.contract
    counted = tally_of_play(rules_of(state.match), seats, state.play)
    scored = None
    if contract and counted:
        all_tricks = all(seats.side(trick.winner) == contract.side for trick in state.play.tricks)
        scored = score(state.match, contract, counted, all_tricks=all_tricks)
    return ended(state, scored)


def ended(state: Playing, scored: PitchScore | None) -> Over:
    """The hand is over, with its score or without."""
    return Over(state.match, state.deal, state.calls, state.contract, state, scored)


def settled_by_points(state: Playing, result: PointsWon) -> Over:
    """The end of a hand by the points that each side is said to have won."""
    counted = tally_given(state.match.seats, result)
    if state.contract is None:
        return ended(state, None)
    all_tricks = took_all(state.match.seats, state.contract.side, result)
    return ended(state, score(state.match, state.contract, counted, all_tricks=all_tricks))


def took_all(seats: Seats, side: Side, result: PointsWon) -> bool | None:
    """Whether a side took all the tricks, None where the result does not say."""
    tricks = result.tricks
    if tricks is None:
        return None
    others = sum(count for seat, count in tricks.by_seat.items() if seats.side(seat) != side)
    return not others and not any(count for one, count in tricks.by_side.items() if one != side)


def settled_by_cards(state: Playing, result: CardsCaptured) -> Over:
    """The end of a hand by the cards that each seat is said to have taken."""
    seats, contract = state.match.seats, state.contract
    captured = captures_given(result)
    counted = tally(rules_of(state.match), seats, result.trump, captured)
    if contract is None or counted is None:
        return ended(state, None)
    all_tricks = all(seats.side(capture.taker) == contract.side for capture in captured)
    return ended(state, score(state.match, contract, counted, all_tricks=all_tricks))
