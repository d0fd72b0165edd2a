"""What of a lesson's screen may be touched on the felt now, and what is marked there."""

from __future__ import annotations

from tutor.kernel.cards import Card
from tutor.kernel.state import Exchanging
from tutor.teaching.film import card_play
from tutor.teaching.moment import hand
from tutor.teaching.screen import ActInput, CardsInput, Screen, Shown
from tutor.text.catalogue import Texts
from ui.presenters.felt_scene import Touching
from ui.presenters.lesson_sheets import Pending
from ui.table.scene import Marks, Touch


def touching(screen: Screen, pending: Pending) -> Touching:
    """What a press on a card does: nothing, play it, point at it, lay it away."""
    state = screen.state
    match screen.input:
        case ActInput(seat=seat, discards=room) if room and isinstance(state, Exchanging):
            return Touching(Touch.LAY_AWAY, seat, None, room, pending.away)
        case ActInput(seat=seat, calls=()) if card_play(state) is not None:
            return Touching(Touch.PLAY, seat, state.to_act)
        case CardsInput(seat=seat, calls=()):
            return Touching(Touch.MARK, seat)  # no place is drawn where nothing is to be dropped
        case _:
            return Touching()


def marked(screen: Screen, shown: Shown, pending: Pending, texts: Texts) -> Marks:
    """The signs for what is pointed at, and for the cards that the learner has pointed at."""
    legal = frozenset(shown.legal)
    held = frozenset(hand(screen.state, screen.learner)) if screen.learner else frozenset[Card]()
    void = None
    if shown.void is not None:
        seat, suit = shown.void
        void = (seat, suit, texts.say("felt.void", suit=suit))
    return Marks(
        evidence=frozenset(shown.evidence),
        legal=legal,
        dimmed=held - legal if legal else frozenset(),
        chosen=pending.cards,
        seats=frozenset(shown.seats),
        tricks=frozenset(shown.tricks),
        void=void,
    )
