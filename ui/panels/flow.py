"""A row that breaks into several where it is too narrow for its widgets."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

Fill = Literal["stretch", "start", "apart"]


class Flow(QLayout):
    """Lays widgets side by side, in as few even rows as their least widths allow.

    `stretch` lets them fill each row, `start` leaves them at their own widths, `apart` moves a row's last to its end.
    """

    def __init__(self, fill: Fill = "stretch", gap: int = 8) -> None:
        """An empty row; `gap` px between widgets."""
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._fill = fill
        self.setSpacing(gap)
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        """Take a widget's item."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item, or None past the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes what width it is given."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows at a width."""
        rows = self._rows(width)
        return sum(self._height(row, width) for row in rows) + self.spacing() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        """One row."""
        shown = self._shown()
        width = sum(item.sizeHint().width() for item in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, self._height(shown, width))

    def minimumSize(self) -> QSize:
        """The widest widget alone."""
        shown = self._shown()
        width = max((item.minimumSize().width() for item in shown), default=0)
        return QSize(width, max((item.minimumSize().height() for item in shown), default=0))

    def setGeometry(self, rect: QRect) -> None:
        """Place all widgets."""
        super().setGeometry(rect)
        top = rect.top()
        for row in self._rows(rect.width()):
            height = self._height(row, rect.width())
            self._place(row, QRect(rect.left(), top, rect.width(), height))
            top += height + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """The fewest rows of about the same number of widgets in which all fit."""
        shown = self._shown()
        for count in range(1, len(shown) + 1):
            each = -(-len(shown) // count)
            rows = [shown[start : start + each] for start in range(0, len(shown), each)]
            if all(self._needs(row) <= width for row in rows):
                return rows
        return [[item] for item in shown]

    def _needs(self, row: list[QLayoutItem]) -> int:
        widths = (max(item.minimumSize().width(), self._natural(item)) for item in row)
        return sum(widths) + self.spacing() * (len(row) - 1)

    def _natural(self, item: QLayoutItem) -> int:
        return item.minimumSize().width() if self._fill == "stretch" else item.sizeHint().width()

    def _height(self, row: list[QLayoutItem], width: int) -> int:
        return max((_item_height(item, width) for item in row), default=0)

    def _place(self, row: list[QLayoutItem], rect: QRect) -> None:
        spare = rect.width() - self._needs(row)
        fills = self._fill == "stretch" and len(self._shown()) > 1
        share = max(0, spare) // len(row) if fills else 0
        left = rect.left()
        for number, item in enumerate(row):
            last = number == len(row) - 1
            width = min(rect.width(), (self._needs([item]) if fills else item.sizeHint().width()) + share)
            if last and fills:
                width = rect.right() + 1 - left
            if last and self._fill == "apart" and number:
                left = rect.right() + 1 - width
            height = min(rect.height(), _item_height(item, width))
            item.setGeometry(QRect(left, rect.top() + (rect.height() - height) // 2, width, height))
            left += width + self.spacing()


def _item_height(item: QLayoutItem, width: int) -> int:
    """An item's height; one that is wider than the row breaks its words."""
    if width < item.sizeHint().width() and item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()


def flow_of(*widgets: QWidget, fill: Fill = "stretch", gap: int = 8) -> Flow:
    """A row of these widgets."""
    made = Flow(fill, gap)
    for widget in widgets:
        made.addWidget(widget)
    return made
