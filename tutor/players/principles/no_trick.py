"""A promise of no trick, a nil or a misère: kept by its bidder, covered by the partner, attacked by the others."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.games.five_hundred.calls import is_misere
from tutor.games.spades.calls import Nil
from tutor.kernel.cards import Card, Suit
from tutor.kernel.order import CardOrder
from tutor.kernel.seats import Seat
from tutor.kernel.view import SeatView
from tutor.players.principles.advice import AttackNoTrick, CoverPartner, ShedHigh, StayLow
from tutor.players.principles.turn import Advised, Turn


def promised(view: SeatView) -> frozenset[Seat]:
    """The seats that have promised to take no trick, and have taken none."""
    play = view.play
    seats = {made.seat for made in view.calls if isinstance(made.call, Nil)}
    if view.contract is not None and is_misere(view.contract):
        seats.add(view.contract.seat)
    return frozenset(seat for seat in seats if play is None or not play.taken(seat))


def shed_high(turn: Turn) -> Advised | None:
    """The bidder gets rid of the highest card that loses; void, of the card that is most dangerous."""
    if turn.seat not in promised(turn.view) or turn.leads:
        return None
    losing = [card for card in turn.cards if not turn.wins(card)]
    if not losing:
        return None
    return turn.choose(max(losing, key=lambda card: _danger(turn, card)), ShedHigh)


def stay_low(turn: Turn) -> Advised | None:
    """Where no card is sure to lose, the bidder's lowest is likeliest to; who plays last takes it with the highest."""
    if turn.seat not in promised(turn.view):
        return None
    if not turn.leads and not turn.later:
        return turn.choose(max(turn.cards, key=turn.power), StayLow)
    return turn.choose(min(turn.cards, key=lambda card: (turn.order.is_trump(card), *_rank(turn, card))), StayLow)


def cover_partner(turn: Turn) -> Advised | None:
    """A partner who has promised no trick, and may be left on top, is overtaken; or led for from above."""
    partner = turn.partner
    if partner is None or partner not in promised(turn.view):
        return None
    if turn.leads or partner in turn.later:
        card = max(turn.cards, key=lambda card: (turn.wins(card), not turn.order.is_trump(card), turn.power(card)))
        return turn.choose(card, CoverPartner, partner)
    best = turn.best
    if best is None or best.seat != partner or (turn.rivals and not turn.holds_up(best)):
        return None
    winning = [card for card in turn.cards if turn.wins(card)]
    return turn.choose(turn.lowest(winning), CoverPartner, partner) if winning else None


def attack_no_trick(turn: Turn) -> Advised | None:
    """Against a promise of no trick: lead low where the bidder may have to win, and stay under the bidder's card."""
    bidder = next((seat for seat in promised(turn.view) if seat not in (turn.seat, turn.partner)), None)
    if bidder is None or bidder not in turn.play.active:
        return None
    if turn.leads:
        plain = [card for card in turn.cards if not turn.order.is_trump(card)]
        open_to = [card for card in plain if (bidder, turn.order.suit_of(card)) not in turn.voids]
        return turn.choose(min(open_to or turn.cards, key=lambda card: _rank(turn, card)), AttackNoTrick, bidder)
    best = turn.best
    losing = [card for card in turn.cards if not turn.wins(card)]
    if losing and (bidder in turn.later or (best is not None and best.seat == bidder)):
        return turn.choose(max(losing, key=lambda card: _danger(turn, card)), AttackNoTrick, bidder)
    return None


# --- before the play -------------------------------------------------------------------------------------------------


def danger_of(order: CardOrder, held: Iterable[Card]) -> float:
    """How many tricks a hand may be made to take: high cards count that have few small ones under them."""
    cards = tuple(held)
    found = 1.0 if any(order.suit_of(card) is None and not order.joker_is_low for card in cards) else 0.0
    for suit in Suit:
        own = sorted(order.of_suit(suit, cards), key=order.strength)
        for place, card in enumerate(own):
            room = _SAFE + _STEP * place
            over = order.strength(card) - room + (_TRUMP if order.is_trump(card) else 0)
            found += max(0.0, over) * _PRICE
    return found


_SAFE, _STEP, _PRICE = 5.0, 2.6, 0.11
"""The lowest card of a suit is safe up to a 5, each further one two or three ranks higher; what a rank above costs."""
_TRUMP = 2.0
"""By so many ranks a trump is more dangerous than another card."""


def _danger(turn: Turn, card: Card) -> tuple[float, int]:
    """How likely a card is to take a trick later: the more are out below it, and the fewer small ones lie under it."""
    suit = turn.order.suit_of(card)
    if suit is None:
        return (0.0 if turn.order.joker_is_low else _LOOSE), 0
    small = sum(_below(turn, other) <= _FEW for other in turn.of_suit(suit) if other is not card)
    return _below(turn, card) - small, turn.order.strength(card)


def _below(turn: Turn, card: Card) -> int:
    """How many cards of its suit that are not seen stand below a card."""
    out = turn.out(turn.order.suit_of(card))
    return sum(turn.order.strength(other) < turn.order.strength(card) for other in out)


_FEW = 2
_LOOSE = 99.0


def _rank(turn: Turn, card: Card) -> tuple[float, int]:
    """How high a card stands among those of its suit that are not seen."""
    suit = turn.order.suit_of(card)
    if suit is None:
        return (-1.0 if turn.order.joker_is_low else _LOOSE), 0
    return _below(turn, card) / (len(turn.out(suit)) + 1), turn.order.strength(card)
