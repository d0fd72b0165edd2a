"""Spades: the own contract first, bags after."""

from __future__ import annotations

from tutor.games.spades.calls import Nil, tricks_bid
from tutor.games.spades.options import SpadesRules
from tutor.kernel.seats import Seat
from tutor.kernel.view import SeatView
from tutor.players.principles.advice import EnoughTricks
from tutor.players.principles.no_trick import promised
from tutor.players.principles.turn import Advised, Turn


def lose_what_is_enough(turn: Turn) -> Advised | None:
    """Once the contract is home, and the others' is not to be set, the highest card that does not take the trick."""
    if wants_tricks(turn.view):
        return None
    if turn.leads:
        card = min(turn.cards, key=lambda card: (turn.is_master(card), turn.order.is_trump(card), turn.power(card)))
        return turn.choose(card, EnoughTricks)
    losing = [card for card in turn.cards if not turn.wins(card)]
    if losing:
        return turn.choose(turn.highest(losing), EnoughTricks)
    return turn.choose(turn.lowest(turn.cards) if turn.later else turn.highest(turn.cards), EnoughTricks)


def wants_tricks(view: SeatView) -> bool:
    """Whether a seat's side still plays for tricks: for its own contract, or to set the others'."""
    play, rules, seats = view.play, view.match.rules, view.match.seats
    if play is None or not isinstance(rules, SpadesRules) or len(view.calls) < len(seats):
        return True
    own = seats.members(seats.side(view.seat))
    others = tuple(seat for seat in seats if seat not in own)
    left = play.size - play.done
    if rules.bag_every == 0 or _wanting(view, own) > 0:
        return True
    return any(seat in promised(view) for seat in others) or 0 < left - _SLACK <= _wanting(view, others) <= left


_SLACK = 1
"""Tricks that the others may do without and still be within reach of being set."""


def _wanting(view: SeatView, members: tuple[Seat, ...]) -> int:
    """How many tricks some seats still need for what they bid."""
    play = view.play
    calls = {made.seat: made.call for made in view.calls if made.seat in members}
    counting = [seat for seat, call in calls.items() if not isinstance(call, Nil)]
    return sum(map(tricks_bid, calls.values())) - (sum(map(play.taken, counting)) if play else 0)
