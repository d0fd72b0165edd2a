"""What happens between two moments of a hand, as scenes for the felt, one after another, each with its motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tutor.kernel.state import Phase
from tutor.teaching.film import card_play, lying
from ui.table.motions import Beat
from ui.table.scene import FeltScene

Scene = Callable[[Phase], FeltScene]
"""Makes the scene of a state on the way: nothing in it is touched, nothing marked."""


def beats(before: Phase, path: Sequence[Phase], scene: Scene, last: FeltScene) -> tuple[Beat, ...]:
    """The beats from `before` along the states of `path`, the last of which is shown as `last`."""
    made: list[Beat] = []
    now = before
    for state in path:
        made += _between(now, state, scene)
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
