"""Words for the page on which things are sorted or put in order."""

from __future__ import annotations

from tutor.teaching.placing import OrderInput, SortInput, Thing
from tutor.teaching.screen import Screen
from tutor.teaching.wording import Saying
from ui.panels.answer_options import Choice
from ui.panels.answer_order import AskOrder
from ui.panels.answer_piece import PieceWords
from ui.panels.answer_sort_board import AskSort


def asked_places(screen: Screen, asked: SortInput | OrderInput, saying: Saying) -> AskSort | AskOrder:
    """What is asked, with what lay in the wrong place and what the help points at."""
    pieces = tuple(_piece(thing, saying) for thing in asked.things)
    misplaced = frozenset(screen.shown.misplaced)
    pointed = frozenset(thing.id for thing in asked.things if thing.card in screen.shown.evidence)
    match asked:
        case SortInput(bins=bins):
            shown = tuple(Choice(option.id, saying.line(option.line)) for option in bins)
            return AskSort(screen.step, pieces, shown, misplaced, pointed)
        case OrderInput(ends=(first, last)):
            return AskOrder(screen.step, pieces, (saying.line(first), saying.line(last)), misplaced, pointed)


def is_placing(screen: Screen) -> bool:
    """Whether things are sorted or put in order: then the ladder of calls is away, which might tell the order."""
    return isinstance(screen.input, SortInput | OrderInput)


def _piece(thing: Thing, saying: Saying) -> PieceWords:
    return PieceWords(thing.id, saying.line(thing.line), saying.line(thing.line, spoken=True), thing.card)
