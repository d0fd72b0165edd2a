"""Cards that are laid away for the kitty, or passed to the partner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tutor.games.five_hundred.calls import is_misere, order_under
from tutor.games.five_hundred.options import rules_of
from tutor.games.spades.calls import Nil
from tutor.games.spades.options import SpadesRules
from tutor.kernel.actions import Action, Exchange, PassCards
from tutor.kernel.cards import JOKER, STANDARD_PACK, Card
from tutor.kernel.order import CardOrder, plain, spades_trump
from tutor.kernel.view import SeatView
from tutor.players.principles.advice import LayAwayHigh, LayAwayLosers, PassLow
from tutor.players.principles.hands import tricks_of
from tutor.players.principles.no_trick import danger_of
from tutor.players.principles.turn import Advised

_HIGH = 13
"""A king of a suit, and what stands above it, stay."""
_PACK = (*STANDARD_PACK, JOKER)


def laid_away(view: SeatView, legal: Sequence[Action]) -> Advised:
    """The cards that a hand can best do without."""
    first = legal[0]
    match first:
        case Exchange(seat=seat, discard=discard):
            call = view.contract.call if view.contract else None
            order = order_under(call, rules_of(view.match), None)
            if is_misere(view.contract):
                away = least_dangerous(order, view.hand, len(discard))
                return Advised(Exchange(seat, away), LayAwayHigh(away))
            away = losers(order, view.hand, len(discard))
            return Advised(Exchange(seat, away), LayAwayLosers(away))
        case PassCards(seat=seat, to=to, cards=cards):
            return _passed(view, seat in _nils(view), PassCards(seat, to, cards))
        case _:
            raise ValueError(first)


def losers(order: CardOrder, held: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Plain low cards, those without which the rest of the hand takes most: often a whole short suit."""
    by_need = sorted(held, key=lambda card: (_stays(order, card), order.strength(card)))
    weak = [card for card in by_need if not _stays(order, card)]
    if len(weak) < count:
        return tuple(by_need[:count])
    return max(combinations(weak, count), key=lambda away: _kept_worth(order, held, away))


def _stays(order: CardOrder, card: Card) -> bool:
    """Whether a card is a trump, a joker or a high one."""
    return order.is_trump(card) or order.suit_of(card) is None or order.strength(card) >= _HIGH


def _kept_worth(order: CardOrder, held: tuple[Card, ...], away: tuple[Card, ...]) -> tuple[float, int]:
    kept = tuple(card for card in held if card not in away)
    return tricks_of(order, kept, _PACK), -sum(map(order.strength, away))


def least_dangerous(order: CardOrder, held: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """The cards without which the hand is least likely to take a trick."""
    return min(combinations(held, count), key=lambda away: danger_of(order, (c for c in held if c not in away)))


def _passed(view: SeatView, from_nil: bool, example: PassCards) -> Advised:  # noqa: FBT001 - who gives
    rules = view.match.rules
    order = spades_trump(rules.jokers, deuces_high=rules.deuces_high) if isinstance(rules, SpadesRules) else plain(None)
    count = len(example.cards)
    if from_nil:
        away = least_dangerous(order, view.hand, count)
        return Advised(PassCards(example.seat, example.to, away), LayAwayHigh(away))
    low = tuple(sorted(view.hand, key=lambda card: (order.is_trump(card), order.strength(card)))[:count])
    return Advised(PassCards(example.seat, example.to, low), PassLow(low))


def _nils(view: SeatView) -> frozenset[str]:
    return frozenset(made.seat for made in view.calls if isinstance(made.call, Nil))
