"""The score lab in windows of all sizes: nothing is cut, and what the hand scores is seen."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tutor.text.language import Language
from ui.pages.score_lab import ScoreLabPage
from ui.panels.lab_ledgers import Ledgers
from ui.panels.paper import settle
from ui.panels.score_line import TotalRow
from ui.presenters.score_lab import ScoreLabPresenter
from ui.theme.theme import Theme


@pytest.fixture
def lab(qtbot):
    """The page with its first hand, at a size, a text size and in a language."""
    page = ScoreLabPage(Theme())
    qtbot.addWidget(page)
    presenter = ScoreLabPresenter(page, Language("en"))

    def opened(width, height, scale=1.0, language="en"):
        page.resize(width, height)
        page.set_theme(Theme(language=language, text_scale=scale))
        presenter.set_language(Language(language))
        page.show()
        settle()
        return page

    return opened


def cut(part):
    """What of a part's controls reaches beyond it."""
    shown = (child for child in part.findChildren(QWidget) if child.isVisible() and child.focusPolicy().value)
    return [
        child.accessibleName() or type(child).__name__
        for child in shown
        if not part.rect().contains(child.rect().translated(child.mapTo(part, QPoint(0, 0))))
    ]


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3, 1.5])
def test_the_bar_has_room_for_all_that_is_entered(lab, scale, language):
    """In the smallest window too: what does not fit beside the felt stands below it."""
    page = lab(1024, 648, scale, language)
    assert page.entry.width() <= page.width()
    assert [] == cut(page.entry)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_done_with_the_hand_stands_in_a_row(lab, scale):
    """New, open, save, undo and redo side by side."""
    entry = lab(1024, 648, scale).entry
    buttons = (entry.new_button, entry.open_button, entry.save_button, entry.undo_button, entry.redo_button)
    assert 1 == len({button.mapTo(entry, QPoint(0, 0)).y() for button in buttons})


def test_a_total_is_seen_in_a_small_window(lab):
    """At 1024 × 700 with its bar, before anything is scrolled."""
    page = lab(1024, 648)
    totals = [row for row in page.findChild(Ledgers).findChildren(TotalRow) if "−139" in row.accessibleName()]
    assert [True] == [row.mapTo(page, row.rect().bottomLeft()).y() < page.height() for row in totals]


@pytest.mark.parametrize(
    ("size", "scale", "pinned"),
    [((1280, 748), 1.0, True), ((1280, 748), 1.5, False), ((1024, 648), 1.0, False), ((1440, 1000), 1.5, True)],
)
def test_what_is_said_of_it_keeps_its_place_where_there_is_room(lab, size, scale, pinned):
    """At the foot of the page, or else below the ledgers, which it would leave no room."""
    page = lab(*size, scale)
    assert pinned == (page.why.parentWidget() is page)
    assert page.why.isVisible()


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_beside_the_ledgers_the_entry_is_as_wide_as_its_words(lab, language):
    """At 150 %, where it scrolls, its bar takes nothing from them, whatever language was there before."""
    lab(1280, 748, 1.5, "zh_CN")
    page = lab(1280, 748, 1.5, language)
    assert page.entry.width() <= page._entry_scroll.viewport().width()
    assert [] == cut(page.entry)


@pytest.mark.parametrize(("size", "scale"), [((1024, 648), 1.0), ((1024, 648), 1.5), ((1280, 748), 1.5)])
def test_no_row_is_squeezed(lab, size, scale):
    """In the table of all rule sets, nor in the ledgers once they come back."""
    page = lab(*size, scale)
    for button, part in ((page.why.all_button, page.verdicts), (page.why.pair_button, page.ledgers)):
        button.click()
        QTest.qWait(1)
        assert part.isVisible()
        assert part.height() >= part.layout().totalHeightForWidth(part.width())


def test_a_window_that_grows_builds_no_ledger_anew(lab):
    """Only another number of ledgers does."""
    page = lab(1280, 748)
    before = page.ledgers._heads
    page.resize(1400, 800)
    assert before is page.ledgers._heads
    page.resize(1760, 800)
    assert (before is not page.ledgers._heads, 3) == (True, len(page.ledgers.columns))


def test_the_bar_does_not_come_and_go_with_a_zoom(lab):
    """From 1920 px back to 1280 the hand stays at the left, though the zoom follows a moment later."""
    page = lab(1920, 1000)
    page.set_theme(Theme(zoom=1.25))
    page.resize(1280, 748)
    assert not page.entry.felt.in_a_row
