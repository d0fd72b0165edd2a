"""The rule book in large windows and small ones."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest


@pytest.fixture
def book(app):
    """The rule book's page, once the window has a size."""

    def opened(width, height, entry):
        app.window.resize(width, height)
        QTest.qWait(1)  # a zoom follows a size
        app.open_book(entry)
        QTest.qWait(1)
        return app.books.page

    return opened


def test_the_list_has_its_share_of_a_large_window(book):
    """It grows with everything else, so that titles keep to their line."""
    widths = [book(*size, "spades/nil")._list_paper.width() for size in ((1280, 800), (1920, 1080), (2560, 1600))]
    assert [1.25, 1.6] == pytest.approx([width / widths[0] for width in widths[1:]], abs=0.01)


@pytest.mark.parametrize("size", [(1024, 700), (2560, 1600)])
def test_the_glossary_begins_where_a_game_does(book, size):
    """Though no rule sets are chosen there, nothing jumps."""
    tops = [
        book(*size, entry)._list_paper.mapTo(book(*size, entry), QPoint(0, 0)).y()
        for entry in ("spades/nil", "glossary/trick")
    ]
    assert tops[0] == tops[1]
