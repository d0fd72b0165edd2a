"""What happens between two screens or moments of a hand, as scenes for the felt, each with its motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tutor.kernel.state import Phase
from tutor.teaching.film import card_play, lying
from tutor.teaching.screen import Go, Screen
from ui.presenters.lesson_facts import cards_played
from ui.table.motions import Beat
from ui.table.scene import FeltScene

Scene = Callable[[Phase], FeltScene]
"""Makes the scene of a state on the way: nothing in it is touched, nothing marked."""


def beats(before: Phase, path: Sequence[Phase], scene: Scene, last: FeltScene) -> tuple[Beat, ...]:
    """The beats from `before` along the states of `path`, the last of which is shown as `last`."""
    made: list[Beat] = []
    now = before
    for state in path:
        made += (replace(beat, played=cards_played(state)) for beat in _between(now, state, scene))
        now = state
    if not made:
        return (Beat(last),)
    made[-1] = replace(made[-1], scene=last)
    return tuple(made)


def _between(before: Phase, state: Phase, scene: Scene) -> list[Beat]:
    """A card that was laid, then a trick that was gathered; or just the other state."""
    was, now = card_play(before), card_play(state)
    if was is None or now is None:
        return [Beat(scene(state))]
    made: list[Beat] = []
    fresh = now.plays[len(was.plays) :]
    for play in fresh:
        ends = len(now.tricks) > len(was.tricks) and play is fresh[-1] and not now.table
        made.append(Beat(scene(lying(state) if ends else state), lays=play.card))
    if len(now.tricks) > len(was.tricks):
        made.append(Beat(scene(state), gathers=now.tricks[-1].winner))
    return made or [Beat(scene(state))]


def goes_on(before: Screen, after: Screen) -> bool:
    """Whether the same hand goes on from one screen to the next."""
    if before.scene != after.scene or before.view != after.view or after.frame < before.frame:
        return False
    return len(after.frames) > before.frame and cards_played(after.state) >= cards_played(before.state)


def path_between(before: Screen, after: Screen) -> tuple[Phase, ...]:
    """The states from one screen to the next; a trick that still lay there is taken in first."""
    first = before.frame if _lies(before.state) else before.frame + 1
    return after.frames[first:] or (after.state,)


def _lies(state: Phase) -> bool:
    """Whether a complete trick still lies on the table."""
    play = card_play(state)
    return play is not None and len(play.table) == len(play.active)


def as_shown(screen: Screen) -> Screen:
    """While nothing is asked, the trick that was just completed lies there to be looked at."""
    done = card_play(screen.state)
    is_scored = screen.state.to_act is None and screen.state.deal.position is None
    if not isinstance(screen.input, Go) or not screen.lies or done is None or is_scored or done.table:
        return screen
    return replace(screen, state=lying(screen.state))
