"""Why? of a card: the answer beside it, or a note that says why there is none."""

from __future__ import annotations

from tutor.kernel.cards import Card
from tutor.teaching import runner
from tutor.teaching.run import LessonRun
from tutor.teaching.screen import Go
from ui.presenters.bubble import Bubble
from ui.presenters.lesson_facts import may_ask_why
from ui.presenters.lesson_view import LessonView
from ui.presenters.notes import Notes


def ask_why(run: LessonRun, view: LessonView, card: Card | None, notes: Notes) -> None:
    """Tells it on the page; where nothing is asked and no card was chosen, what the coach said stays."""
    screen = view.screen
    if screen is None or screen.finished or (card is None and screen.said and isinstance(screen.input, Go)):
        return
    if not may_ask_why(screen):
        view.page.show_note(notes.no_why(screen))
        return
    answer = runner.why(run, card, view.state) if card is not None else None
    if answer is None:
        view.page.show_note(notes.which_card())
    else:
        line, shown = answer
        view.point(Bubble((line,), shown, card))
