"""A hand that is played on: its own head, its own undo and redo."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.teaching.film import card_play

WHOLE = "spades/07-whole-hand"


def held(window) -> int:
    seat = window.felt.scene.bottom
    return len(window.felt.scene.hands[seat])


def turn(window) -> int:
    return len(card_play(window.screen.state).plays)


def play(window) -> None:
    """The first card that goes, by double click."""
    legal = window.presenter.run.free.film.game.legal(window.screen.state)
    widget = window.widget(legal[0].card)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=widget.face.center())


def sheet(window):
    return window.page.panel._sheet


def test_a_branch_has_its_own_head(window):
    """It says which trick it is; the words of the step are about another table, and come back with it."""
    window.open(WHOLE, step="t9-south", language="zh_TW")
    title, text = sheet(window).title, sheet(window).text
    window.press(window.page.panel._play_on)
    assert ("換個打法：第9墩", ()) == (sheet(window).title, sheet(window).text)
    play(window)
    assert sheet(window).title == "換個打法：第10墩"
    window.press(window.page.panel._play_on)
    assert (title, text) == (sheet(window).title, sheet(window).text)


def test_a_card_taken_back_is_played_again(window):
    """Undo three times, redo three times; another card ends it."""
    window.open(WHOLE, level="alone")
    turns = [turn(window)]
    for _ in range(3):
        play(window)
        turns.append(turn(window))
    redo, undo = window.page.transport._redo, window.page.transport._undo
    assert not redo.isEnabled()
    for each in reversed(turns[:-1]):
        window.press(undo)
        assert each == turn(window)
    for each in turns[1:]:
        window.press(redo)
        assert each == turn(window)
    assert not redo.isEnabled()
    window.press(undo)
    assert redo.isEnabled()
    play(window)
    QApplication.processEvents()
    assert not redo.isEnabled()
    assert 10 == held(window)


def test_the_bubble_leaves_the_ledger_free(window):
    """Why? of each card of a trick: contract and score of both sides stay to be read."""
    window.open(WHOLE, step="t6-winner")
    felt, bubble = window.felt, window.page.bubble
    stood = []
    for laid in felt.scene.trick:
        window.widget(laid.card).setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(window.widget(laid.card), Qt.Key.Key_W)
        QApplication.processEvents()
        if bubble.isVisible():
            stood.append(bubble._place.rect)
    ledger = QRectF(felt.layout_now.ledger + QPointF(felt.pos()), felt.corners.ledger_size)
    assert stood
    assert not [rect for rect in stood if rect.intersects(ledger)]
