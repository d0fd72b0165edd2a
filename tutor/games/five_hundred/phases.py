"""How a hand goes from phase to phase: auction, exchange, play, over."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.games.five_hundred.bidding import highest, next_caller
from tutor.games.five_hundred.calls import Misere, contract_of, is_misere, order_under
from tutor.games.five_hundred.kitty import TRICKS
from tutor.games.five_hundred.options import rules_of
from tutor.games.five_hundred.play import why_won
from tutor.games.five_hundred.scoring import score_hand, score_thrown_in
from tutor.kernel.actions import Exchange, MakeCall, PlayCard
from tutor.kernel.cardplay import CardPlay, after
from tutor.kernel.cards import Card, Suit, listed
from tutor.kernel.deal import Deal, Position
from tutor.kernel.events import (
    AllPassed,
    AuctionWon,
    CallMade,
    CardPlayed,
    Discarded,
    Event,
    HandLaidOpen,
    HandScored,
    JokerNamed,
    KittyTaken,
    PlayBegins,
    TrickTaken,
)
from tutor.kernel.game import Step
from tutor.kernel.order import with_bowers
from tutor.kernel.scoring import Match, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Auction, Contract, Exchanging, Over, Playing
from tutor.kernel.trick import Play


def at_auction(match: Match, deal: Deal) -> Auction:
    """A hand at its first call, which is made by the dealer's left."""
    return Auction(match, deal, (), match.seats.after(match.dealer))


def at_exchange(state: Auction, contract: Contract) -> Exchanging:
    """The contractor holds the kitty beside the ten cards dealt."""
    held = listed((*state.deal.hands.get(contract.seat, ()), *state.deal.kitty))
    return Exchanging(state.match, state.deal, state.calls, contract.seat, contract, held)


def at_play(
    state: Exchanging,
    contract: Contract,
    kept: tuple[Card, ...],
    discarded: tuple[Card, ...] = (),
    joker: Suit | None = None,
) -> Playing:
    """The contractor is about to lead to the first trick."""
    order = order_under(contract.call, rules_of(state.match), joker)
    hands = {**state.deal.hands, contract.seat: kept}
    play = CardPlay(order, _active(state.match, contract), hands, TRICKS, contract.seat)
    return Playing(state.match, state.deal, state.calls, contract, play, discarded, joker)


def at_position(match: Match, deal: Deal, position: Position) -> Playing:
    """The play of a position of a few cards; what it does not tell has not happened."""
    contract = None if position.contract is None else contract_of(match, position.contract)
    order = order_under(contract.call if contract else None, rules_of(match), position.joker)
    if contract is None and position.trump is not None:
        order = with_bowers(position.trump)
    leader = position.to_lead or (contract.seat if contract else match.seats.after(match.dealer))
    active = _active(match, contract)
    hands = {seat: listed(deal.hands.get(seat, ())) for seat in match.seats}
    tricks = sum(position.taken.values()) + max(len(hands[seat]) for seat in active)
    play = CardPlay(order, active, hands, tricks, leader, earlier=position.taken)
    opened = _opened(contract) if play.done or position.led else None
    return Playing(match, deal, position.bids, contract, play, (), position.joker, opened)


def after_call(state: Auction, action: MakeCall) -> Step:
    """The next call, the exchange, or, where all have passed, the end."""
    calls = (*state.calls, action)
    said = CallMade(action.seat, action.call)
    seat = next_caller(calls, state.match.seats, rules_of(state.match))
    if seat is not None:
        return Step(Auction(state.match, state.deal, calls, seat), (said,))
    top = highest(calls)
    if top is None:
        over = Over(state.match, state.deal, calls, None, None, score_thrown_in(state.match))
        return Step(over, (said, AllPassed()))
    contract = contract_of(state.match, top)
    exchanging = at_exchange(Auction(state.match, state.deal, calls, top.seat), contract)
    return Step(exchanging, (said, AuctionWon(contract), KittyTaken(top.seat, state.deal.kitty)))


def after_exchange(state: Exchanging, contract: Contract, action: Exchange) -> Step:
    """The first lead."""
    kept = tuple(card for card in state.cards if card not in action.discard)
    playing = at_play(state, contract, kept, action.discard, action.joker)
    named = (JokerNamed(contract.seat, action.joker),) if action.joker else ()
    idle = next((seat for seat in state.match.seats if seat not in playing.play.active), None)
    return Step(playing, (Discarded(contract.seat, action.discard), *named, PlayBegins(contract.seat, idle)))


def after_card(state: Playing, action: PlayCard) -> Step:
    """The next card, or the end."""
    play = after(state.play, Play(action.seat, action.card, action.names), why_won)
    events: tuple[Event, ...] = (CardPlayed(action.seat, action.card, action.names),)
    if play.table:
        return Step(_with(state, play, state.open_hand), events)
    events = (*events, TrickTaken(play.tricks[-1]))
    if play.is_over or _is_lost(state, play):
        return _ended(_with(state, play, state.open_hand), events)
    opened = _opened(state.contract)
    if opened is not None and state.open_hand is None:
        events = (*events, HandLaidOpen(opened, play.hands[opened]))
    return Step(_with(state, play, opened), events)


def tricks_by_side(match: Match, contract: Contract, result: TricksTaken) -> Mapping[Side, int]:
    """The tricks of each side; in a misère its own are those of the contractor, whose partner sits out."""
    if not result.by_seat:
        return result.by_side
    sides = {s: sum(result.by_seat.get(seat, 0) for seat in match.seats.members(s)) for s in match.seats.sides}
    return sides | {contract.side: result.by_seat.get(contract.seat, 0)} if is_misere(contract) else sides


def _active(match: Match, contract: Contract | None) -> tuple[Seat, ...]:
    """Who plays: in a misère the contractor's partner sits out. S2 section 5."""
    idle = match.seats.partner(contract.seat) if contract and is_misere(contract) else None
    return tuple(seat for seat in match.seats if seat != idle)


def _opened(contract: Contract | None) -> Seat | None:
    """Whose hand lies open after the first trick: the contractor's in an open misère. S2 section 5."""
    match contract:
        case Contract(call=Misere(is_open=True), seat=seat):
            return seat
        case _:
            return None


def _with(state: Playing, play: CardPlay, open_hand: Seat | None) -> Playing:
    # written out, since dataclasses.replace takes three times as long and a search comes here for each card
    return Playing(state.match, state.deal, state.calls, state.contract, play, state.discarded, state.joker, open_hand)


def _is_lost(state: Playing, play: CardPlay) -> bool:
    """Whether the table stops here: at the first trick that a misère's contractor takes."""
    if state.contract is None or not is_misere(state.contract) or not rules_of(state.match).misere_stops:
        return False
    return play.taken(state.contract.seat) > 0


def _ended(state: Playing, events: tuple[Event, ...]) -> Step:
    """The end of the play. A position that does not tell of all ten tricks is not scored."""
    contract, play = state.contract, state.play
    if contract is None or play.size != TRICKS:
        return Step(Over(state.match, state.deal, state.calls, contract, state, None), events)
    taken = tricks_by_side(state.match, contract, TricksTaken({seat: play.taken(seat) for seat in state.match.seats}))
    score = score_hand(state.match, contract, taken, _lost_in(play, contract.seat))
    over = Over(state.match, state.deal, state.calls, contract, state, score)
    return Step(over, (*events, HandScored(score)))


def _lost_in(play: CardPlay, seat: Seat) -> int | None:
    """The first trick that a seat took, None where it took none or that was before a position."""
    if play.earlier and play.earlier.get(seat):
        return None
    return next((trick.number for trick in play.tricks if trick.winner == seat), None)
