"""How what happens on the felt moves: a card is laid, a trick is gathered, a refused card goes home."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QWidget

from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from ui.table.animator import Animator, Endable, Motion
from ui.table.flight import Flight, Ghost, Leg, Pace
from ui.table.layout import Layout, Spot
from ui.table.scene import FeltScene
from ui.theme.theme import Theme

_HOME_BOW: Final = 0.35
_PACKET: Final = 20.0


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens: the scene after it, and the card laid or the seat that gathers the trick, if any."""

    scene: FeltScene
    lays: Card | None = None
    gathers: Seat | None = None
    played: int = 0
    """How many cards have been played then."""


class Stage(QWidget):
    """What a motion needs of the felt: the scene and its layout as they stand, and a way to show another.

    Signals, a fact: `cards_shown(int)`: so many cards of the hand lie on the table or have been gathered by now; and a
    wish: `kitty_pressed`.
    """

    cards_shown = Signal(int)
    kitty_pressed = Signal()

    theme: Theme
    animator: Animator
    layout_now: Layout | None
    scene: FeltScene

    def show_now(self, scene: FeltScene, hidden: frozenset[Card] = frozenset()) -> None:
        """Shows a scene; cards that are `hidden` are on their way."""
        raise NotImplementedError

    def home_of(self, card: Card) -> Spot | None:
        """A card's place in its hand."""
        if self.layout_now is None:
            return None
        for seat, cards in self.scene.hands.items():
            if card in cards:
                return self.layout_now.hands[seat][cards.index(card)]
        return None


def run(stage: Stage, beats: Sequence[Beat], carried: Ghost | None) -> None:
    """Shows scenes one after another, each with its motion. `carried` is a card that was let go over the table."""
    is_fresh = False
    for beat in beats:
        if beat.gathers is not None and is_fresh:  # one that lay there before has been looked at
            stage.animator.run(stage.animator.rest)
        stage.animator.run(_motion(stage, beat, carried))
        stage.animator.run(_telling(stage, beat.played))
        is_fresh = beat.lays is not None
        carried = None


def _telling(stage: Stage, played: int) -> Motion:
    def tell(done: Callable[[], None]) -> None:
        stage.cards_shown.emit(played)
        done()

    return tell


def send_home(stage: Stage, ghost: Ghost, home: Spot, scene: FeltScene) -> None:
    """A refused card goes back to its place in the hand, on a shallow arc; then the scene is shown."""

    def fly(done: Callable[[], None]) -> Endable:
        return _fly(stage, (Leg(ghost, ghost.centre, home, _HOME_BOW),), Pace.HOME, scene, done)

    stage.animator.run(fly)


def _motion(stage: Stage, beat: Beat, carried: Ghost | None) -> Motion:
    if beat.lays is not None:
        card = beat.lays
        return lambda done: _lay(stage, beat.scene, card, carried, done)
    if beat.gathers is not None:
        winner = beat.gathers
        return lambda done: _gather(stage, beat.scene, winner, done)
    return lambda done: _show(stage, beat.scene, done)


def _show(stage: Stage, scene: FeltScene, done: Callable[[], None]) -> None:
    stage.show_now(scene)
    done()


def _lay(stage: Stage, scene: FeltScene, card: Card, carried: Ghost | None, done: Callable[[], None]) -> Endable | None:
    """A card goes from its hand, or from where it was let go, to its place in the trick."""
    laid = next((laid for laid in scene.trick if laid.card is card), None)
    if laid is None or stage.layout_now is None:
        _show(stage, scene, done)
        return None
    start = carried.centre if carried is not None else _start_of(stage, stage.layout_now, card, laid.seat)
    stage.show_now(scene, frozenset({card}))
    goal = stage.layout_now.trick[laid.seat]
    if carried is not None:
        carried.hide()
        carried.deleteLater()
    ghost = Ghost(stage, card, goal.width, stage.theme)
    ghost.draw(lifted=False, turn=goal.turn)
    return _fly(stage, (Leg(ghost, start, goal),), Pace.PLAY, scene, done)


def _start_of(stage: Stage, layout: Layout, card: Card, seat: Seat) -> QPointF:
    home = stage.home_of(card)
    if home is not None:
        return home.centre
    spots = layout.hands.get(seat, ())
    return spots[len(spots) // 2].centre if spots else layout.plates[seat].center()


def _gather(stage: Stage, scene: FeltScene, winner: Seat, done: Callable[[], None]) -> Endable | None:
    """The cards of a finished trick go to its winner."""
    layout, before = stage.layout_now, stage.scene
    if layout is None:
        _show(stage, scene, done)
        return None
    goal = Spot(layout.plates[winner].center(), _PACKET)
    spots = {laid.card: layout.trick[laid.seat] for laid in before.trick}
    legs = tuple(Leg(Ghost(stage, card, spot.width, stage.theme), spot.centre, goal) for card, spot in spots.items())
    stage.show_now(before, frozenset(spots))
    return _fly(stage, legs, Pace.GATHER, scene, done)


def _fly(stage: Stage, legs: tuple[Leg, ...], pace: Pace, scene: FeltScene, done: Callable[[], None]) -> Flight:
    def landed() -> None:
        stage.show_now(scene)
        done()

    flight = Flight(stage, legs, pace, stage.animator.speed, landed)
    flight.take_off()
    return flight
