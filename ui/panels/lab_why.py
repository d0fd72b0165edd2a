"""What the coach says of the tables side by side: how far apart, and by which agreement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.paper import SHADOW_ROOM, Paper, clear, words
from ui.theme.tags import paint_coach
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_DISC: Final = 40


@dataclass(frozen=True, slots=True)
class WhySheet:
    """A title, what there is to say, the rule behind it. `hidden`: the second table's figures wait for a guess."""

    title: str
    lines: tuple[str, ...]
    rule: str = ""
    rule_title: str = ""
    may_hide: bool = False
    hidden: bool = False
    may_show_all: bool = False
    shows_all: bool = False


class WhyPanel(Paper):
    """Signals, all wishes: `hide_toggled`, `all_toggled(bool)`, `rule_requested(id)`."""

    hide_toggled = Signal()
    all_toggled = Signal(bool)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Nothing said yet."""
        super().__init__(theme, parent=parent)
        self._sheet: WhySheet | None = None
        self._told = ""
        self._row = QHBoxLayout(self)
        self._left = QVBoxLayout()
        self._row.addLayout(self._left, 1)
        self._right = QVBoxLayout()
        self._row.addLayout(self._right)
        self.hide_button = Button("", theme)
        self.hide_button.clicked.connect(self.hide_toggled)
        self._frame = QFrame()
        self._frame.setProperty("kind", "segmented")
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.pair_button, self.all_button = Button("", theme, kind="segment"), Button("", theme, kind="segment")
        for button, everything in ((self.pair_button, False), (self.all_button, True)):
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, its=everything: self.all_toggled.emit(its))
            row.addWidget(button)
        self._right.addWidget(self._frame)
        self._right.addWidget(self.hide_button)
        self._right.addStretch(1)
        self._word()

    def show_why(self, sheet: WhySheet) -> None:
        """Say this."""
        self._sheet = sheet
        self._rebuild()

    def tell(self, sentence: str) -> None:
        """Say one line's sentence meanwhile; empty: what stood there before."""
        if sentence != self._told:
            self._told = sentence
            self._rebuild()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        for button in (self.hide_button, self.pair_button, self.all_button):
            button.set_theme(theme)
        super().set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the words need."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet and the spectacles."""
        super().paintEvent(event)
        length, sheet = self.theme.length, self.sheet_rect
        painter = QPainter(self)
        side = length(_DISC)
        spot = QRectF(sheet.left() + length(22), sheet.top() + length(16), side, side)
        paint_coach(painter, spot, self.theme, on_felt=False)
        painter.end()

    def _word(self) -> None:
        self.pair_button.set_words(self.tr("Side by side"))
        self.all_button.set_words(self.tr("All rule sets"))

    def _renew(self) -> None:
        self._word()
        self._rebuild()

    def _rebuild(self) -> None:
        clear(self._left)
        sheet, theme = self._sheet, self.theme
        if sheet is None:
            return
        self._row.setContentsMargins(self.margins_inside(78, 12, 20, 12))
        self._row.setSpacing(theme.length(16))
        self._left.setSpacing(theme.length(2))
        if self._told:
            self._left.addWidget(words(self._told, theme, Step.TEXT))
        else:
            self._left.addWidget(words(sheet.title, theme, Step.TEXT, serif=True, bold=True))
            for line in sheet.lines:
                self._left.addWidget(words(line, theme, Step.CONTROL, colour=theme.tokens.ink2))
            if sheet.rule:
                link = words(f"[{sheet.rule_title}]({sheet.rule})", theme, Step.CONTROL)
                link.link_activated.connect(self.rule_requested)
                self._left.addWidget(link)
        self._left.addStretch(1)
        self._right.setSpacing(theme.length(8))
        self.hide_button.setVisible(sheet.may_hide)
        self.hide_button.set_words(self.tr("Show the figures") if sheet.hidden else self.tr("Hide and predict"))
        self._frame.setVisible(sheet.may_show_all)
        self.pair_button.setChecked(not sheet.shows_all)
        self.all_button.setChecked(sheet.shows_all)
        self._grow()

    def _grow(self) -> None:
        layout = self.layout()
        if layout is not None:
            least = self.theme.length(_DISC + 32) + 2 * SHADOW_ROOM
            self.setMinimumHeight(max(least, layout.heightForWidth(self.width())))
