"""Options to pick: one with a press, or several with ticks and a button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.button import Button
from ui.panels.press import PressButton
from ui.theme.marks import paint_tick
from ui.theme.markup import plain
from ui.theme.paint import paint_box
from ui.theme.prose import Prose, ProseStyle, lay_out
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

_LEAST: Final = 42
_STYLE: Final = ProseStyle(Step.CONTROL)


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to pick."""

    id: str
    words: str


class OptionButton(PressButton):
    """A large button with a ring (one of many) or a box (some of many) before its words, which may wrap."""

    def __init__(self, choice: Choice, theme: Theme, *, many: bool) -> None:
        """Show a choice."""
        super().__init__()
        self.choice = choice
        self._theme = theme
        self._many = many
        self.setCheckable(many)
        self.setText(plain(choice.words))
        self.grow_with_words()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """As high as its lines need."""
        return max(self._theme.length(_LEAST), self._prose(width).height + self._theme.length(16))

    def sizeHint(self) -> QSize:
        """A column wide."""
        return QSize(280, self.heightForWidth(280))

    def minimumSizeHint(self) -> QSize:
        """A few words wide."""
        return QSize(self._left + self._theme.px(80), self._theme.length(_LEAST))

    def outgrown(self) -> int:
        """By how many px the words outgrow the button's height."""
        return max(0, self._prose(self.width()).height - self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, ring or box, and words."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        on = self.isChecked() or self.isDown()
        ground = tokens.accent_soft if on else tokens.sunk if self.underMouse() else tokens.sheet
        edge = tokens.ink if on or self.hasFocus() else tokens.line
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, frame, Radius.CONTROL, ground, edge, 2 if tokens.high_contrast else 1)
        side = theme.length(16)
        spot = QRectF(theme.length(13), (self.height() - side) / 2, side, side)
        paint_box(painter, spot, 4 if self._many else side / 2, tokens.sheet, tokens.ink if on else tokens.line, 1.6)
        if on and self._many:
            paint_tick(painter, spot.adjusted(2, 2, -2, -2), tokens.ink)
        elif on:
            paint_box(painter, spot.adjusted(4, 4, -4, -4), side / 2, tokens.ink)
        prose = self._prose(self.width())
        prose.paint(painter, QPointF(self._left, (self.height() - prose.height) / 2))
        painter.end()

    @property
    def _left(self) -> int:
        return self._theme.length(40)

    def _prose(self, width: int) -> Prose:
        return lay_out(self.choice.words, self._theme, _STYLE, float(max(40, width - self._left - 12)))


class OptionsArea(QWidget):
    """All options. Signal: `picked(frozenset of ids)`."""

    picked = Signal(object)

    def __init__(
        self,
        choices: tuple[Choice, ...],
        *,
        many: bool,
        picked: frozenset[str],
        theme: Theme,
    ) -> None:
        """List the choices; `picked` are ticked at first."""
        super().__init__()
        self._many = many
        self._buttons = [OptionButton(choice, theme, many=many) for choice in choices]
        self._done = Button(self.tr("Done"), theme, kind="primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.length(7))
        for button in self._buttons:
            button.setChecked(button.choice.id in picked)
            button.clicked.connect(lambda _=False, its=button: self._pressed(its))
            column.addWidget(button)
        column.addWidget(self._done, alignment=Qt.AlignmentFlag.AlignLeft)
        self._done.setVisible(many)
        self._done.clicked.connect(self._hand_in)
        if self._buttons:
            self.setFocusProxy(self._buttons[0])
        self._allow()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        for button in self._buttons:
            button.set_theme(theme)
        self._done.set_theme(theme)
        self._done.set_words(self.tr("Done"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from option to option."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        focused = next((place for place, button in enumerate(self._buttons) if button.hasFocus()), None)
        if not step or focused is None:
            super().keyPressEvent(event)
            return
        self._buttons[(focused + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _pressed(self, button: OptionButton) -> None:
        if self._many:
            self._allow()
        else:
            self.picked.emit(frozenset({button.choice.id}))

    def _allow(self) -> None:
        self._done.setEnabled(any(button.isChecked() for button in self._buttons))

    def _hand_in(self) -> None:
        self.picked.emit(frozenset(button.choice.id for button in self._buttons if button.isChecked()))
