"""Pitch: the four points lie in cards, so a trick is worth what is in it."""

from __future__ import annotations

from tutor.kernel.cards import Card, Rank, Suit
from tutor.players.principles.advice import GivePoints, SavePoints, SetTrump, TakePoints
from tutor.players.principles.hands import trump_points
from tutor.players.principles.turn import Advised, Turn

_WORTH_TAKING = 3
_A_POINT = 12
"""What a card weighs that brings one of the four points, beside the card points for Game."""


def set_trump(turn: Turn) -> Advised | None:
    """The pitcher leads the best suit from the top; a lone jack or ten is not put at risk."""
    if not turn.leads or turn.order.trump is not None:
        return None
    suits = [suit for suit in Suit if any(card.suit is suit for card in turn.cards)]
    suit = max(suits, key=lambda each: trump_points(turn.view.hand, each))
    own = sorted((card for card in turn.cards if card.suit is suit), key=lambda card: card.rank or 0, reverse=True)
    first = own[0] if own[0].rank not in (Rank.JACK, Rank.TEN) or len(own) == 1 else own[-1]
    return turn.choose(first, SetTrump, suit)


def give_points(turn: Turn) -> Advised | None:
    """A trick that the partner is taking gets the card that weighs most."""
    best = turn.best
    if best is None or best.seat != turn.partner or not turn.holds_up(best):
        return None
    kept = [card for card in turn.cards if not turn.wins(card)]
    rich = max(kept, key=lambda card: value(turn, card), default=None)
    return turn.choose(rich, GivePoints, best.seat) if rich is not None and value(turn, rich) > 0 else None


def take_points(turn: Turn) -> Advised | None:
    """A trick with points in it is taken; with what weighs much itself, where that is safe."""
    if turn.leads:
        return None
    sure = [card for card in turn.cards if turn.wins(card) and turn.stands(card)]
    if not sure:
        return None
    rich = max(sure, key=lambda card: (value(turn, card), -turn.power(card)))
    lying = sum(value(turn, play.card) for play in turn.play.table)
    card = rich if not turn.later or turn.order.is_trump(rich) else turn.lowest(sure)
    if lying + value(turn, card) < _WORTH_TAKING:
        return None
    return turn.choose(card if value(turn, card) else turn.lowest(sure), TakePoints)


def save_points(turn: Turn) -> Advised | None:
    """Where another side takes the trick, it gets the card that weighs least."""
    if turn.leads:
        return None
    losing = [card for card in turn.cards if not turn.wins(card)] or list(turn.cards)
    card = min(losing, key=lambda card: (value(turn, card), turn.order.is_trump(card), turn.power(card)))
    return turn.choose(card, SavePoints)


def value(turn: Turn, card: Card) -> int:
    """What a card is worth to whoever takes it."""
    weight = turn.game.card_points((card,)) or 0
    if not turn.order.is_trump(card):
        return weight
    named = card.rank is Rank.JACK or (card.rank is not None and card.rank <= Rank.THREE)
    return weight + (_A_POINT if named else 0)
