"""Calls: as many tricks or points as the hand is likely to bring, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from tutor.games.five_hundred.calls import Bid, Misere
from tutor.games.five_hundred.options import FiveHundredRules
from tutor.games.spades.calls import Nil, tricks_bid
from tutor.games.spades.options import SpadesRules
from tutor.kernel.actions import Action, MakeCall
from tutor.kernel.calls import PASS, Number
from tutor.kernel.cards import Suit
from tutor.kernel.game import Game
from tutor.kernel.order import CardOrder, no_trump, plain, spades_trump, with_bowers
from tutor.kernel.view import SeatView
from tutor.players.principles.advice import CountedPoints, CountedTricks, NotEnough, NoTrickHand, TrumpHand
from tutor.players.principles.hands import tricks_of, trump_points
from tutor.players.principles.no_trick import danger_of
from tutor.players.principles.turn import Advised

_NIL_RISK = 0.45
_NIL_TRICKS = 2.0
"""A nil is called with next to no danger, and where a contract would be small."""
_MISERE_RISK = 0.35
_HELP = 2.6
"""Tricks that a partner and the kitty bring to a contract of Five Hundred."""
_HELP_NO_TRUMP = 2.1
_SURE = 0.5
"""By how much the points of a Pitch bid may fall short of it."""


def called(game: Game, view: SeatView, legal: Sequence[Action]) -> Advised:
    """The call that a hand is worth."""
    calls = tuple(action for action in legal if isinstance(action, MakeCall))
    return _CALLERS[game.name](game, view, calls)


# --- Spades ----------------------------------------------------------------------------------------------------------


def spades_call(game: Game, view: SeatView, calls: tuple[MakeCall, ...]) -> Advised:
    """The sure tricks and half of those that hang on the lie of the cards; nil with next to no danger."""
    rules = view.match.rules
    order = spades_trump(rules.jokers, deuces_high=rules.deuces_high) if isinstance(rules, SpadesRules) else plain(None)
    worth = tricks_of(order, view.hand, game.pack(rules))
    nil = next((call for call in calls if isinstance(call.call, Nil) and not call.call.blind), None)
    if nil is not None and worth < _NIL_TRICKS and danger_of(order, view.hand) < _NIL_RISK and not _has_nil(view):
        return Advised(nil, NoTrickHand(nil.call))
    numbers = [call for call in calls if isinstance(call.call, Number)]
    aim = max(1, round(worth + _HOPE))
    near = min(numbers, key=lambda call: (abs(tricks_bid(call.call) - aim), tricks_bid(call.call)), default=None)
    if near is None:
        sighted = nil or calls[0]
        return Advised(sighted, NoTrickHand(sighted.call))
    return Advised(near, CountedTricks(near.call))


_HOPE = 0.05
"""What small cards bring beside the tricks that can be counted."""


def _has_nil(view: SeatView) -> bool:
    """Whether the partner has called nil already: two nils leave nobody to cover."""
    partner = view.match.seats.partner(view.seat)
    return any(made.seat == partner and isinstance(made.call, Nil) for made in view.calls)


# --- Five Hundred ----------------------------------------------------------------------------------------------------


def five_hundred_call(game: Game, view: SeatView, calls: tuple[MakeCall, ...]) -> Advised:
    """The lowest call in the best suit while the side should take so many tricks; else pass."""
    resting = next((call for call in calls if call.call == PASS), calls[0])
    misere = _misere(view, calls)
    if misere is not None:
        return Advised(misere, NoTrickHand(misere.call))
    if _partner_is_highest(view):
        return Advised(resting, NotEnough(resting.call))
    limits = {order.trump: limit for order, limit in _limits(game, view)}
    bids = [(call, call.call) for call in calls if isinstance(call.call, Bid)]
    open_ = [(call, bid, limits[bid.trump] - bid.level) for call, bid in bids if bid.level <= limits[bid.trump]]
    if not open_:
        return Advised(resting, NotEnough(resting.call))
    best = max(open_, key=lambda each: (each[2], -each[1].level))
    return Advised(best[0], TrumpHand(best[1]))


def _limits(game: Game, view: SeatView) -> Iterable[tuple[CardOrder, float]]:
    """How many tricks a side should take with each trump."""
    pack = game.pack(view.match.rules)
    for suit in Suit:
        order = with_bowers(suit)
        trumps = len(order.of_suit(suit, view.hand))
        worth = tricks_of(order, view.hand, pack) + _HELP
        yield order, worth if trumps >= _FEWEST_TRUMPS else 0.0
    yield no_trump(), tricks_of(no_trump(), view.hand, pack) + _HELP_NO_TRUMP


_FEWEST_TRUMPS = 4


def _misere(view: SeatView, calls: tuple[MakeCall, ...]) -> MakeCall | None:
    closed = next((call for call in calls if isinstance(call.call, Misere) and not call.call.is_open), None)
    rules = view.match.rules
    low = isinstance(rules, FiveHundredRules) and rules.joker_no_trump == "low_in_misere"
    risk = danger_of(no_trump(joker_is_low=low), view.hand)
    return closed if closed is not None and risk < _MISERE_RISK else None


def _partner_is_highest(view: SeatView) -> bool:
    """Whether the partner's call is the highest: it is not outbid."""
    top = next((made for made in reversed(view.calls) if made.call != PASS), None)
    return top is not None and top.seat == view.match.seats.partner(view.seat)


# --- Pitch -----------------------------------------------------------------------------------------------------------


def pitch_call(game: Game, view: SeatView, calls: tuple[MakeCall, ...]) -> Advised:  # noqa: ARG001 - as the others
    """The lowest number that is enough, while the best suit should bring it; else pass."""
    resting = next((call for call in calls if call.call == PASS), None)
    worth = max(trump_points(view.hand, suit) for suit in Suit) + _SURE
    numbers = [call for call in calls if call.call != PASS]
    lowest = min(numbers, key=_number, default=None)
    if lowest is None or (resting is not None and _number(lowest) > worth):
        sighted = resting or calls[0]
        return Advised(sighted, NotEnough(sighted.call))
    return Advised(lowest, CountedPoints(lowest.call))


def _number(made: MakeCall) -> int:
    return int(made.call.notation) if made.call.notation.isdecimal() else 0


Caller = Callable[[Game, SeatView, tuple[MakeCall, ...]], Advised]
_CALLERS: Mapping[str, Caller] = {
    "spades": spades_call,
    "five-hundred": five_hundred_call,
    "pitch": pitch_call,
}
