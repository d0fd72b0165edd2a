"""A window that takes the same lesson beside the installed one, from the source, and tells where to press.

    python packaging/twin.py FOLDER LANGUAGE WIDTH HEIGHT

Each line read is a wish, each answered by one line of JSON: `gesture` for what the hand does next, which the twin does
as well; `compare FILE` for how far a picture of the installed window is from the twin's own. Run by the checkout's
Python.
"""

# ruff: noqa: SLF001, S101 - it looks for widgets as the tests do, and chooses the platform first

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, QPointF, QRect, QSettings, Qt
from PySide6.QtGui import QImage, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tutor.kernel.actions import PlayCard
from tutor.teaching.checker import right_answer
from tutor.teaching.placing import PutInOrder
from tutor.teaching.screen import Act, Answer, GiveNumber, GoOn, Pick, PointCards, PointSeat
from ui.app import App
from ui.panels.answer_options import OptionButton
from ui.panels.button import Button
from ui.settings import Look
from ui.theme.fonts import Language

PRESS, DRAG = "press", "drag"
SETTLED = 120
"""How many ms a page takes to lie still."""
BLOCK = 20
"""The side in px of the squares that are compared: a letter's size."""
FAR = 90
"""By how much a colour must be off to count: smooth edges may differ by less."""

Gesture = tuple[str, list[tuple[int, int]]]


class Twin:
    """The window, and whose hand is on it."""

    def __init__(self, folder: Path, language: Language, size: tuple[int, int]) -> None:
        self._qt = QApplication(["twin"])
        store = QSettings(str(folder / "twin.ini"), QSettings.Format.IniFormat)
        self.app = App(self._qt, store, home=folder / "learners")
        look = replace(self.app.settings, language=language, look=Look.LIGHT, animation_speed=0.0)
        self.app.change(look)
        self.app.start()
        self.app.window.resize(*size)
        QTest.qWait(SETTLED)

    def gestures(self) -> Iterator[Gesture]:
        """All that the hand does, from home to the lesson's end; each is done here before the next is known."""
        yield self._press(self.app.home._resume.button)
        presenter = self.app.lessons.presenter
        while presenter.screen is not None and not presenter.screen.finished:
            run = presenter.run
            assert run is not None
            yield from self._answer(right_answer(run))

    def do(self, gesture: Gesture) -> None:
        """Do it here."""
        kind, places = gesture
        handle = self.app.window.windowHandle()
        at = [QPoint(*place) for place in places]
        if kind == PRESS:
            QTest.mouseMove(handle, at[0])
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at[0])
        else:
            drag(handle, at[0], at[1])
        QTest.qWait(SETTLED)

    def _answer(self, answer: Answer) -> Iterator[Gesture]:
        page = self.app.lessons.page
        match answer:
            case GoOn():
                yield self._press(page.panel._continue)
            case Act(PlayCard(card=card)):
                yield self._carry(page.felt._pieces.cards[card])
            case PointSeat(seat):
                yield self._press(page.felt._pieces._plates[seat])
            case PointCards(cards=cards):
                for card in cards:
                    yield self._press(page.felt._pieces.cards[card], on_index=True)
                yield self._press(self._done())
            case GiveNumber(number):
                while self._area().number != number:
                    yield self._press(self._area()._more)
                yield self._press(self._area()._done)
            case Pick(ids):
                options = self._area().findChildren(OptionButton)
                yield self._press(next(each for each in options if each.choice.id in ids))
            case PutInOrder(row):
                yield from self._sort(row)
            case _:
                raise SystemExit(f"The twin does not know how to give {answer}.")

    def _sort(self, row: tuple[str, ...]) -> Iterator[Gesture]:
        """One thing after the other is lifted, and put where it belongs."""
        for place, wanted in enumerate(row):
            board = self._area().board
            if board.line[place] != wanted:
                yield self._press(board.pieces[wanted])
                yield self._press(board.pieces[board.line[place]])
        yield self._press(self._area()._done)

    def _area(self) -> Any:  # noqa: ANN401 - whichever asks
        return self.app.lessons.page.panel.answers._area

    def _done(self) -> QWidget:
        buttons: list[Button] = self._area().findChildren(Button)
        return buttons[-1]

    def _press(self, widget: Any, *, on_index: bool = False) -> Gesture:  # noqa: ANN401 - a card has a face besides
        at = widget.face.topLeft() + QPoint(9, 20) if on_index else widget.rect().center()
        place = widget.mapTo(self.app.window, at)
        return PRESS, [(place.x(), place.y())]

    def _carry(self, card: Any) -> Gesture:  # noqa: ANN401 - as above
        felt, window = self.app.lessons.page.felt, self.app.window
        layout = felt.layout_now
        assert layout is not None
        touched = card.mapToParent(card.face.topLeft() + QPoint(9, 20))
        goal = (layout.middle.center() - (card.spot.centre - QPointF(touched))).toPoint()
        start, end = felt.mapTo(window, touched), felt.mapTo(window, goal)
        return DRAG, [(start.x(), start.y()), (end.x(), end.y())]

    def compare(self, file: str) -> float:
        """The share of differing pixels in the square that differs most: a box in place of a letter has a large one."""
        theirs = QImage(file).convertToFormat(QImage.Format.Format_RGB32)
        own = self.app.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        own.save(file.replace(".png", ".twin.png"))
        width, height = min(own.width(), theirs.width()), min(own.height(), theirs.height())
        bands = (QRect(0, top, width, BLOCK) for top in range(0, height - BLOCK, BLOCK))
        squares = (
            QRect(left, band.top(), BLOCK, BLOCK)
            for band in bands
            if own.copy(band) != theirs.copy(band)
            for left in range(0, width - BLOCK, BLOCK)
        )
        return max((_off(own.copy(square), theirs.copy(square)) for square in squares), default=0.0)


def _off(own: QImage, theirs: QImage) -> float:
    """The share of pixels that differ, by their green."""
    if own == theirs:
        return 0.0
    pairs = zip(bytes(own.constBits())[1::4], bytes(theirs.constBits())[1::4], strict=True)
    return sum(abs(mine - other) > FAR for mine, other in pairs) / BLOCK**2


def drag(handle: QWindow, start: QPoint, goal: QPoint) -> None:
    """A press, some moves, a release."""
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(handle, start + (goal - start) * share)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=goal)


def main() -> int:
    """Answer wishes until there is none."""
    folder, language, width, height = sys.argv[1:]
    twin = Twin(Path(folder), language, (int(width), int(height)))  # type: ignore[arg-type]
    hand = twin.gestures()
    for line in sys.stdin:
        wish, _, about = line.strip().partition(" ")
        if wish == "compare":
            answer: object = twin.compare(about)
        else:
            gesture = next(hand, None)
            if gesture is not None:
                twin.do(gesture)
            answer = gesture
        print(json.dumps(answer), flush=True)
    twin.app.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
