"""What the lesson's page shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ui.panels.answers import Ask
from ui.panels.coach_words import CoachWords
from ui.panels.help import Ladder

LEVELS: Final = ("watch", "guided", "alone")


@dataclass(frozen=True, slots=True)
class LessonSheet:
    """What the page shows. `ask` is what the answer area takes, None where the felt (or going on) is the answer."""

    number: int
    count: int
    level: str
    title: str
    aside: bool = False
    """Whether the step stands beside the counted ones."""
    text: tuple[str, ...] = ()
    task: str = ""
    way: str = ""
    """How the task is answered, where it is answered at the table."""
    said: CoachWords | None = None
    ask: Ask | None = None
    ladder: Ladder | None = None
    goes_on: bool = False
    """Going on is what is asked: the one primary button."""
    may_play_on: bool = False
    may_ask_why: bool = True
    may_open_all: bool = False
    """Whether hands that lie face down may be turned up."""
    opens_all: bool = False
    in_branch: bool = False
    levels: tuple[str, ...] = LEVELS
    """The levels that the lesson has."""
    has_table: bool = False
    """Whether there is a table of tricks that may take the page."""
    goes_on_to: str = ""
    """Words of the button where "Continue" would not do: the next lesson's title."""
    stars: int = 0
    """Those that the lesson has brought, once it is over."""
    may_begin_again: bool = False
