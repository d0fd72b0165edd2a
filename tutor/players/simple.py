"""The player that goes by a few named principles, in order: the first that has something to say is followed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tutor.kernel.actions import Action, MakeCall, PlayCard
from tutor.kernel.game import Game
from tutor.kernel.view import SeatView
from tutor.players.principles.calls import called
from tutor.players.principles.contract import lose_what_is_enough
from tutor.players.principles.laying import laid_away
from tutor.players.principles.leads import cash_master, draw_trumps, lead_from_length, lead_low
from tutor.players.principles.no_trick import attack_no_trick, cover_partner, shed_high, stay_low
from tutor.players.principles.points import give_points, save_points, set_trump, take_points
from tutor.players.principles.tricks import leave_to_partner, only_one, third_hand_high, throw_loser, win_cheaply
from tutor.players.principles.turn import Advised, Principle, Turn

NO_TRICK: tuple[Principle, ...] = (shed_high, stay_low, cover_partner, attack_no_trick)
FOLLOWING: tuple[Principle, ...] = (leave_to_partner, win_cheaply, third_hand_high, throw_loser)
PRINCIPLES: Mapping[str, tuple[Principle, ...]] = {
    "spades": (only_one, *NO_TRICK, lose_what_is_enough, *FOLLOWING, cash_master, lead_from_length, lead_low),
    "five-hundred": (only_one, *NO_TRICK, *FOLLOWING, draw_trumps, cash_master, lead_from_length, lead_low),
    "pitch": (only_one, set_trump, give_points, take_points, save_points, draw_trumps, lead_from_length, lead_low),
}
"""What is asked of each game's player, the most pressing first."""


class SimplePlayer:
    """Sensible, and never deep: it counts what it has seen, and looks one trick ahead."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: SeatView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`, of neighbours either one; for an exchange or a pass of cards, any that may go."""
        action = self.advise(view, legal).action
        if not isinstance(action, PlayCard) or view.play is None:
            return action
        equals = Turn(self._game, view, view.play, legal).equals(action.card)
        card = equals[int(rng.random() * len(equals))]
        return action if card is action.card else PlayCard(action.seat, card)

    def advise(self, view: SeatView, legal: Sequence[Action]) -> Advised:
        """What it would do, and why: the same for the same view."""
        match legal[0]:
            case MakeCall():
                return called(self._game, view, legal)
            case PlayCard() if view.play is not None:
                turn = Turn(self._game, view, view.play, legal)
                advised = (principle(turn) for principle in PRINCIPLES[self._game.name])
                return next(found for found in advised if found is not None)
            case _:
                return laid_away(view, legal)
