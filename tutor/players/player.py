"""What a player is: it sees one chair's view and the actions that go, and picks one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from tutor.kernel.actions import Action
from tutor.kernel.view import SeatView


class Player(Protocol):
    """Chooses for one seat. It is given nothing that this seat may not see."""

    def choose(self, view: SeatView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`, which is not empty; for an exchange or a pass of cards, any cards of the hand that may go."""
        ...


class RandomPlayer:
    """Any legal action, each as likely as the others."""

    def choose(self, view: SeatView, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002 - it looks at nothing
        """One of `legal`."""
        return legal[int(rng.random() * len(legal))]
