"""Pages of A4: what all that is printed has in common. A page is whatever paints it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QColor, QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from tutor.kernel.cards import Suit
from ui.theme.paths import placed
from ui.theme.suits import pip_path
from ui.theme.theme import Theme

PAGE: Final = QRectF(0, 0, 794, 1123)
"""A page of A4 in px, 96 to the inch."""
EDGE: Final = 68.0
"""The margin on all sides."""
WIDTH: Final = PAGE.width() - 2 * EDGE
_PER_INCH: Final = 96

Page = Callable[[QPainter], None]
"""Paints one page of `PAGE`'s size."""


@dataclass(frozen=True, slots=True)
class Print(Theme):
    """The look of paper. Its letters are those that a PDF's reader can copy: none is a local form or two in one."""

    def serif(self, step: float, *, bold: bool = False) -> QFont:
        return _copied(Theme.serif(self, step, bold=bold))

    def sans(self, step: float, *, bold: bool = False) -> QFont:
        return _copied(Theme.sans(self, step, bold=bold))


def write_pdf(path: Path, title: str, pages: Sequence[Page]) -> bool:
    """Write a PDF file of some pages; whether that could be done."""
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(written)
    writer.setResolution(600)
    writer.setTitle(title)
    writer.setCreator("Trickwise")
    print_on(writer, pages)
    try:
        path.write_bytes(written.data().data())
    except OSError:
        return False
    return True


def print_on(device: QPagedPaintDevice, pages: Sequence[Page]) -> bool:
    """Paint pages on paper of A4; whether the device took them."""
    device.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / _PER_INCH
    painter.scale(scale, scale)
    for place, page in enumerate(pages):
        if place:
            device.newPage()
        page(painter)
    return painter.end()


def paint_suits(painter: QPainter) -> None:
    """The four suits in the upper right corner, as on a pack's wrapper."""
    theme = Theme()
    for place, suit in enumerate((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)):
        x = PAGE.right() - EDGE - 9 - (3 - place) * 24
        painter.fillPath(placed(pip_path(suit), x, EDGE + 18, 18), QColor(theme.card_suit(suit)))


def _copied(font: QFont) -> QFont:
    for feature in ("locl", "liga"):
        font.setFeature(QFont.Tag(feature), 0)
    return font
