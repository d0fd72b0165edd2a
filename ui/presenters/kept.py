"""What of a begun answer outlives a reply, or help: a wrong set is put right, not begun anew."""

from __future__ import annotations

from tutor.teaching.screen import ActInput, CardsInput, Screen
from ui.presenters.lesson_sheets import NOTHING_PENDING, Pending


def kept(pending: Pending, before: Screen | None, after: Screen) -> Pending:
    """The cards and calls pointed at, or the cards laid away, while the same question is open."""
    if before is None or (before.step, before.input) != (after.step, after.input):
        return NOTHING_PENDING
    match after.input:
        case CardsInput():
            return Pending(pending.cards, pending.calls)
        case ActInput(discards=room) if room:
            return Pending(away=pending.away)
        case _:
            return NOTHING_PENDING
