"""The lesson's page: what is new has its place before it is painted."""

import pytest
from PySide6.QtCore import QEvent, QObject

from tutor.teaching.screen import Level
from ui.theme.rich import RichText


class Short(QObject):
    """Notes the words that are too high for their place whenever a page is painted."""

    def __init__(self, page) -> None:
        super().__init__(page)
        self.page = page
        self.painted = 0
        self.words: list[str] = []
        page.installEventFilter(self)

    def eventFilter(self, _watched, event) -> bool:  # noqa: N802 - the name is of Qt
        if event.type() is QEvent.Type.Paint:
            self.painted += 1
            texts = [text for text in self.page.findChildren(RichText) if text.isVisible()]
            self.words += [text.markup for text in texts if text.outgrown().height()]
        return False


@pytest.mark.parametrize(
    ("lesson", "step"),
    [("five-hundred/07-score", "dial"), ("spades/07-whole-hand", "t8-lead"), ("five-hundred/06-joker-no-trump", "")],
)
def test_no_frame_shows_words_in_the_places_of_others(app, qt, lesson, step):
    """Another step is laid out at once, with the calls or the sheet that come with it."""
    app.window.resize(1024, 700)
    app.open_lesson("five-hundred/02-ladder")
    presenter = app.lessons.presenter
    presenter.open(presenter.run.lesson, Level.GUIDED, step="jump")
    for _ in range(6):
        qt.processEvents()
    short = Short(app.lessons.page.panel)
    app.open_lesson(lesson)
    for station in presenter.run.stations:
        if not step or station.step.id == step:
            presenter.open(presenter.run.lesson, Level.GUIDED, step=station.step.id)
            for _ in range(3):
                qt.processEvents()
    assert short.painted
    assert not short.words
