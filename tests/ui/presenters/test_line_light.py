"""A line of the score that is pointed at lights up what it comes from, and only as long."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from tutor.kernel.seats import Seat, Side
from ui.panels.score_line import LineButton
from ui.table.packets import PacketButton

N, E, S, W = (Seat(name) for name in "NESW")


@pytest.fixture
def scored(window):
    """The article's whole hand, watched to its end: its sheet stands on the page."""
    window.open("spades/07-whole-hand", level="watch")
    while not window.page.score.isVisible():
        window.go_on()
        QApplication.processEvents()
    return window


def line(window, code: str, side: str):
    """The button of a side's first line of a kind."""
    sheet = window.screen.score.sheet(Side(side))
    place = next(at for at, each in enumerate(sheet.lines) if each.reason.code == code)
    number = place + sum(len(each.lines) for each in window.screen.score.sheets[: side == "EW"])
    return window.page.score.findChildren(LineButton)[number]


def lit(window) -> set[int]:
    return {
        packet.packet.number for packet in window.felt.findChildren(PacketButton) if packet.lit and packet.isVisible()
    }


def taken(window, *seats: str) -> set[int]:
    return {trick.number for trick in window.screen.state.played.play.tricks if trick.winner in seats}


def test_by_keyboard(scored):
    """The side's tricks and names are marked on the felt; with the focus they go."""
    assert set() == lit(scored)
    line(scored, "contract-made", "NS").setFocus(Qt.FocusReason.TabFocusReason)
    assert taken(scored, N, S) == lit(scored)
    assert frozenset({N, S}) == scored.felt.scene.marks.seats
    scored.page.setFocus()
    scored.felt.setFocus()
    assert (set(), frozenset()) == (lit(scored), scored.felt.scene.marks.seats)


def test_by_mouse(scored):
    """The same under the mouse."""
    row = line(scored, "contract-made", "EW")
    at = QPointF(5, 5)
    QApplication.sendEvent(row, QEnterEvent(at, at, at))
    assert taken(scored, E, W) == lit(scored)
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
    assert set() == lit(scored)
