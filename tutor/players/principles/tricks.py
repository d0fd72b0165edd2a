"""Taking tricks: following to one that somebody has led."""

from __future__ import annotations

from tutor.kernel.seats import Seat
from tutor.players.principles.advice import LeaveToPartner, OnlyOne, ThirdHandHigh, ThrowLoser, TrumpIn, WinCheaply
from tutor.players.principles.turn import Advised, Turn


def only_one(turn: Turn) -> Advised | None:
    """Where one card goes, there is nothing to choose."""
    return turn.choose(turn.cards[0], OnlyOne) if len(turn.plays) == 1 else None


def leave_to_partner(turn: Turn) -> Advised | None:
    """A partner who is taking the trick is not overtaken."""
    best = turn.best
    if best is None or best.seat != turn.partner or not turn.holds_up(best):
        return None
    losing = [card for card in turn.cards if not turn.wins(card)]
    card = turn.lowest(losing or turn.cards)
    return turn.choose(card, LeaveToPartner, best.seat, best.card)


def win_cheaply(turn: Turn) -> Advised | None:
    """The lowest card that is likely to take the trick in the end; on another suit than one's own, a low trump."""
    if turn.leads or _is_mine(turn, turn.partner):
        return None
    sure = [card for card in turn.cards if turn.wins(card) and turn.stands(card)]
    if not sure:
        return None
    card = turn.lowest(sure)
    led = turn.led
    if led is not None and turn.order.is_trump(card) and turn.order.suit_of(card) is not led:
        return turn.choose(card, TrumpIn, led)
    return turn.choose(card, WinCheaply)


def third_hand_high(turn: Turn) -> Advised | None:
    """With one rival still to play, the cards that win are played from the top: neighbours from below."""
    if turn.leads or len(turn.rivals) != 1 or len(turn.later) > 1 or _is_mine(turn, turn.partner):
        return None
    winning = [card for card in turn.cards if turn.wins(card)]
    if not winning:
        return None
    high = turn.highest(winning)
    out = turn.unseen
    same = [
        card
        for card in winning
        if turn.order.suit_of(card) is turn.order.suit_of(high)
        and not any(turn.power(card) < turn.power(other) < turn.power(high) for other in out)
    ]
    return turn.choose(turn.lowest(same), ThirdHandHigh)


def throw_loser(turn: Turn) -> Advised | None:
    """What is left to play is the card that is worth least."""
    if turn.leads:
        return None
    losing = [card for card in turn.cards if not turn.wins(card)]
    return turn.choose(turn.lowest(losing or turn.cards), ThrowLoser)


def _is_mine(turn: Turn, partner: Seat | None) -> bool:
    """Whether the own side is taking the trick, by a card that is likely to hold."""
    best = turn.best
    return best is not None and partner is not None and best.seat == partner and turn.holds_up(best)
