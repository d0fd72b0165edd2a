"""Leading to a trick."""

from __future__ import annotations

from tutor.kernel.cards import Card, Suit
from tutor.players.principles.advice import CashMaster, DrawTrumps, LeadFromLength, LeadLow
from tutor.players.principles.turn import Advised, Turn

_MANY = 4
"""Own trumps from which it is worth while to draw the others'."""


def draw_trumps(turn: Turn) -> Advised | None:
    """Who has many trumps, or the highest, leads them while the others still have some."""
    trump = turn.order.trump
    if not turn.leads or trump is None:
        return None
    own, out = turn.of_suit(trump), turn.out(trump)
    playable = [card for card in own if card in turn.cards]
    rivals = [seat for seat in turn.play.active if seat not in (turn.seat, turn.partner)]
    if not playable or not out or all((seat, trump) in turn.voids for seat in rivals):
        return None
    if turn.is_master(playable[0]) and len(own) + 1 >= len(out) // 2:
        return turn.choose(playable[0], DrawTrumps, len(out))
    if len(own) >= _MANY and len(own) > len(out):
        return turn.choose(_drives_out(turn, playable, out), DrawTrumps, len(out))
    return None


def _drives_out(turn: Turn, own: list[Card], out: tuple[Card, ...]) -> Card:
    """The lowest trump that only the very highest beat: it brings them out, and the ones above it stay."""

    def above(card: Card) -> int:
        return sum(turn.order.strength(other) > turn.order.strength(card) for other in out)

    return [card for card in own if above(card) == above(own[0])][-1]


def cash_master(turn: Turn) -> Advised | None:
    """A card that nothing left in its suit can beat is led while it will not be trumped; a short suit's first."""
    if not turn.leads:
        return None
    masters = [card for card in turn.cards if _is_plain(turn, card) and turn.is_master(card) and turn.stands(card)]
    if not masters:
        return None
    short = min(masters, key=lambda card: (len(turn.of_suit(turn.order.suit_of(card))), card.code))
    return turn.choose(short, CashMaster)


def lead_from_length(turn: Turn) -> Advised | None:
    """A low card of the longest suit beside trumps."""
    if not turn.leads:
        return None
    plain = [card for card in turn.cards if _is_plain(turn, card)]
    if not plain:
        return None
    suits = [suit for suit in Suit if any(_is_of(turn, card, suit) for card in plain)]
    suit = max(suits, key=lambda each: _length(turn, each))
    card = turn.lowest(card for card in plain if _is_of(turn, card, suit))
    return turn.choose(card, LeadFromLength, suit)


def lead_low(turn: Turn) -> Advised | None:
    """What is left to lead: the card that is worth least."""
    return turn.choose(turn.lowest(turn.cards), LeadLow) if turn.leads else None


def _is_plain(turn: Turn, card: Card) -> bool:
    """Whether a card is of a suit, and no trump."""
    return not turn.order.is_trump(card) and turn.order.suit_of(card) is not None


def _is_of(turn: Turn, card: Card, suit: Suit) -> bool:
    return turn.order.suit_of(card) is suit


def _length(turn: Turn, suit: Suit) -> tuple[int, int]:
    """How long a suit is; of two as long, that with the lower cards, so that nothing is given away."""
    held = turn.of_suit(suit)
    return len(held), -sum(map(turn.order.strength, held))
