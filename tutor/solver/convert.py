"""The state of each game as the solver has it. Only a hand in play can be converted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tutor.games.five_hundred import options as five_hundred
from tutor.games.five_hundred.calls import is_misere
from tutor.games.five_hundred.play import led_suits
from tutor.games.spades import options as spades
from tutor.games.spades.play import are_broken, is_first_trick
from tutor.kernel.cards import Suit
from tutor.kernel.game import Game
from tutor.kernel.state import Playing
from tutor.solver.position import JokerDuty, MoveRules, Position, TrumpLead


class NotConvertibleError(ValueError):
    """A moment that the solver has no model of."""


class _Facts(NamedTuple):
    """What a game knows of a moment beside the cards."""

    rules: MoveRules
    broken: bool = True
    led: frozenset[Suit] = frozenset()


def position_of(game: Game, state: Playing) -> Position:
    """The position of a state. Raises NotConvertibleError."""
    play, seats = state.play, state.match.seats
    if game.name not in _FACTS:
        raise NotConvertibleError(game.name)
    facts = _FACTS[game.name](state)
    return Position(
        rules=facts.rules,
        order=play.order,
        seats=play.active,
        sides=tuple(map(seats.side, play.active)),
        hands=tuple(play.hands[seat] for seat in play.active),
        taken=tuple(map(play.taken, play.active)),
        leader=play.leader,
        left=play.size - play.done,
        table=play.table,
        captured=tuple(frozenset(play.captured(seat)) for seat in play.active),
        broken=facts.broken,
        led=facts.led,
    )


def _spades(state: Playing) -> _Facts:
    """The first trick's own rules are not modelled; it is far from any ending."""
    rules = spades.rules_of(state.match)
    if is_first_trick(state.play) and (not rules.first_trick_trump or rules.first_lead == "two_of_clubs"):
        raise NotConvertibleError(rules)
    return _Facts(MoveRules(_TRUMP_LEADS[rules.lead_spades]), are_broken(state))


def _five_hundred(state: Playing) -> _Facts:
    low = state.play.order.joker_is_low
    duty = JokerDuty.COMES_OUT if is_misere(state.contract) and not low else JokerDuty.MAY_WAIT
    names_any = low or five_hundred.rules_of(state.match).joker_no_trump == "free_lead"
    led = frozenset(suit for suit in led_suits(state) if suit is not None)
    return _Facts(MoveRules(joker_duty=duty, joker_names_any=names_any), led=led)


def _pitch(state: Playing) -> _Facts:
    if state.play.order.trump is None:
        raise NotConvertibleError(state)
    return _Facts(MoveRules(may_trump=True))


_TRUMP_LEADS: Mapping[str, TrumpLead] = {
    "broken": TrumpLead.BROKEN,
    "anytime": TrumpLead.ALWAYS,
    "only_if_nothing_else": TrumpLead.LAST,
}
_FACTS: Mapping[str, Callable[[Playing], _Facts]] = {
    "spades": _spades,
    "five-hundred": _five_hundred,
    "pitch": _pitch,
}
