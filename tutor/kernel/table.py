"""A table: a tree of moments and a cursor in it, so that undo, redo and what-if branches lose nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.kernel.actions import Action
from tutor.kernel.events import Event
from tutor.kernel.game import Game
from tutor.kernel.state import Phase


@dataclass(slots=True, eq=False)
class Moment:
    """A state, the action and events that led to it, and the moments that were tried from it."""

    state: Phase
    action: Action | None = None
    events: tuple[Event, ...] = ()
    parent: Moment | None = None
    children: list[Moment] = field(default_factory=list)


class Table:
    """The only thing in the kernel that changes. `now` is the moment under the cursor."""

    def __init__(self, game: Game, start: Phase) -> None:
        self.game = game
        self.now = Moment(start)

    @property
    def state(self) -> Phase:
        return self.now.state

    def act(self, action: Action) -> tuple[Event, ...]:
        """Applies an action from here; a branch tried before is walked again. Raises IllegalActionError."""
        known = next((child for child in self.now.children if child.action == action), None)
        if known is None:
            step = self.game.apply(self.now.state, action)
            known = Moment(step.state, action, step.events, self.now)
        else:
            self.now.children.remove(known)
        self.now.children.append(known)
        self.now = known
        return known.events

    def undo(self) -> bool:
        """Goes one action back; False at the start."""
        if self.now.parent is None:
            return False
        self.now = self.now.parent
        return True

    def redo(self) -> bool:
        """Goes one action forward on the branch walked last; False at its end."""
        if not self.now.children:
            return False
        self.now = self.now.children[-1]
        return True

    def go_to(self, moment: Moment) -> None:
        """Puts the cursor on a moment of this table."""
        self.now = moment

    def path(self) -> tuple[Moment, ...]:
        """The moments from the start to the cursor."""
        line: list[Moment] = []
        moment: Moment | None = self.now
        while moment is not None:
            line.append(moment)
            moment = moment.parent
        return tuple(reversed(line))
