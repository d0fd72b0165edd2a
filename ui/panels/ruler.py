"""Below the felt: undo and redo, the ruler of tricks, back and forward; for an exchange a caption and a button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.button import Button, icon_button
from ui.panels.paper import words
from ui.panels.worded import Worded
from ui.theme.lines import paint_line
from ui.theme.marks import paint_focus_ring, paint_ribbon
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_HEIGHT: Final = 58
_TICKS: Final = 4


@dataclass(frozen=True, slots=True)
class RulerScale:
    """What stands below the felt.

    `groups` are the cards of each trick; `at` cards have been played, up to `open` may be shown. With a
    `confirm` the ruler gives way to `caption` and a button of these words.
    """

    groups: tuple[int, ...] = ()
    at: int = 0
    open: int = 0
    lies: bool = False
    """Whether the last trick shown still lies in the middle, though it may be complete."""
    may_undo: bool = False
    may_redo: bool = False
    may_go_back: bool = False
    may_go_forward: bool = False
    caption: str = ""
    confirm: str = ""
    may_confirm: bool = False
    is_complete: bool = False
    """Whether confirming is what is next: it is the primary button then."""

    @property
    def trick(self) -> int:
        """The trick that is under way, from 1; one that is complete as long as it lies there."""
        return self.place[0]

    @property
    def place(self) -> tuple[int, int]:
        """The trick (from 1) and how many of its cards lie."""
        left = self.at
        for number, count in enumerate(self.groups, 1):
            if left < count or (left == count and (self.lies or number == len(self.groups))):
                return number, left
            left -= count
        return max(1, len(self.groups)), left


class RulerTrack(QAbstractSlider):
    """The ruler: one group a trick, one tick a card. Its value is the number of cards shown."""

    def __init__(self, theme: Theme) -> None:
        """An empty ruler."""
        super().__init__()
        self._theme = theme
        self._scale = RulerScale()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("focus_ring", False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scale(self, scale: RulerScale) -> None:
        """Show where the hand stands."""
        self._scale = scale
        self.blockSignals(True)
        self.setRange(0, max(scale.open, scale.at))
        self.setPageStep(max(scale.groups, default=_TICKS))
        self.setValue(scale.at)
        self.blockSignals(False)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        return QSize(400, self._tall)

    def minimumSizeHint(self) -> QSize:
        """Some px for a trick."""
        return QSize(16 * max(1, len(self._scale.groups)), self._tall)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the tick under the mouse."""
        self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scrub."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ticks, lines, numbers and the ribbon."""
        theme, scale = self._theme, self._scale
        if not scale.groups:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        trick, lying = scale.place
        before = 0
        for number, count in enumerate(scale.groups, 1):
            reached = count if number < trick else lying if number == trick else 0
            self._paint_group(painter, number, count, reached, current=number == trick, open_ones=scale.open - before)
            before += count
        if self.hasFocus():
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(5, 5, -5, -5), theme, on_felt=False, radius=4)
        painter.end()

    def _paint_group(
        self, painter: QPainter, number: int, count: int, reached: int, *, current: bool, open_ones: int
    ) -> None:
        theme, tokens = self._theme, self._theme.tokens
        width = self.width() / len(self._scale.groups)
        left, y = (number - 1) * width, self.height() / 2 + theme.length(2)
        done = reached == count
        gap = min(6.0, width * 0.12)
        step = (width - 2 * gap) / count
        for tick in range(count):
            lies = tick < reached
            colour = tokens.accent if current and lies else tokens.ink2 if lies else tokens.line
            painter.setPen(QPen(QColor(colour), 2 if lies else 1))
            x = left + gap + (tick + 0.5) * step
            painter.drawLine(QPointF(x, y - theme.length(8 if lies else 6)), QPointF(x, y))
        strong = done or current
        colour = tokens.accent if current else tokens.ink2 if done else tokens.line
        painter.setPen(QPen(QColor(colour), 2 if strong else 1))
        painter.drawLine(QPointF(left + gap - 1, y + 2), QPointF(left + width - gap + 1, y + 2))
        font = theme.sans(Step.SMALL, bold=current)
        ink = tokens.accent if current else tokens.ink2 if open_ones > 0 else tokens.ink3
        middle = left + width / 2
        if self._is_named(number, width):
            at = QPointF(middle, y + theme.length(6) + theme.px(Step.SMALL) * 0.7)
            paint_line(painter, at, str(number), font, ink, theme.text_suit, Qt.AlignmentFlag.AlignHCenter)
        if current:
            x = left + gap + max(0.5, reached - 0.5) * step if reached else left + gap + step / 2
            side = theme.length(10)
            paint_ribbon(
                painter, QRectF(x - side / 2, y - theme.length(28), side, theme.length(17)), theme, on_felt=False
            )

    @property
    def _tall(self) -> int:
        """Room for the ribbon above and the numbers below, whatever the text size."""
        return self._theme.length(_HEIGHT) + round((self._theme.text_scale - 1) * 2.6 * Step.SMALL)

    def _is_named(self, number: int, width: float) -> bool:
        """Whether there is room for a trick's number."""
        return width >= self._theme.px(Step.SMALL) * 1.5 or number % 2 == 1 or number == self._scale.trick

    def _value_at(self, x: float) -> int:
        """The number of cards shown at a place of the ruler: those up to the tick under it."""
        groups = self._scale.groups
        if not groups:
            return 0
        width = self.width() / len(groups)
        group = min(max(int(x // width), 0), len(groups) - 1)
        share = min(max((x - group * width) / width, 0.0), 0.999)
        return sum(groups[:group]) + int(share * groups[group]) + 1


class Transport(Worded):
    """The row below the felt.

    Signals, all wishes: `moment_requested(cards shown)`, `undo_requested`, `redo_requested`, `back_requested`,
    `forward_requested`, `confirmed`.
    """

    moment_requested = Signal(int)
    undo_requested = Signal()
    redo_requested = Signal()
    back_requested = Signal()
    forward_requested = Signal()
    confirmed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Nothing to go through yet."""
        super().__init__(theme, parent)
        self.track = RulerTrack(theme)
        self._undo = icon_button("", "undo", theme)
        self._redo = icon_button("", "redo", theme)
        self._back = icon_button("", "back", theme)
        self._forward = icon_button("", "forward", theme, kind="strong")
        self._caption = words("", theme, Step.CONTROL, tone="ink2")
        self._confirm = Button("", theme)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(6)
        for widget in (self._undo, self._redo):
            self._row.addWidget(widget)
        self._row.addSpacing(8)
        self._row.addWidget(self.track, 1)
        self._told = QWidget()
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.addStretch(1)
        told.addWidget(self._caption)
        told.addStretch(1)
        self._row.addWidget(self._told, 1)
        self._row.addWidget(self._confirm)
        self._row.addSpacing(8)
        for widget in (self._back, self._forward):
            self._row.addWidget(widget)
        for button, wish in (
            (self._undo, self.undo_requested),
            (self._redo, self.redo_requested),
            (self._back, self.back_requested),
            (self._forward, self.forward_requested),
            (self._confirm, self.confirmed),
        ):
            button.clicked.connect(wish)
        self.track.valueChanged.connect(self.moment_requested)
        self.show_scale(RulerScale())

    def show_scale(self, scale: RulerScale) -> None:
        """Show where the hand stands."""
        self._scale = scale
        asks = bool(scale.confirm or scale.caption)
        self.track.show_scale(scale)
        self.track.setVisible(not asks)
        self._told.setVisible(asks)
        self._caption.set_markup(scale.caption)
        self._confirm.setVisible(bool(scale.confirm))
        self._confirm.set_words(scale.confirm)
        self._confirm.set_kind("primary" if scale.is_complete else "secondary")
        self._confirm.setEnabled(scale.may_confirm)
        for widget in (self._back, self._forward):
            widget.setVisible(not asks)
        self._undo.setEnabled(scale.may_undo)
        self._redo.setEnabled(scale.may_redo)
        self._back.setEnabled(scale.may_go_back)
        self._forward.setEnabled(scale.may_go_forward)
        self._forward.set_kind("strong" if scale.may_go_forward else "icon")
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for widget in (self.track, self._undo, self._redo, self._back, self._forward, self._confirm, self._caption):
            widget.set_theme(theme)
        super().set_theme(theme)

    def set_mirrored(self, *, mirrored: bool) -> None:
        """For the left hand: undo at the right, back and forward at the left."""
        direction = QBoxLayout.Direction.RightToLeft if mirrored else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(direction)

    def _renew(self) -> None:
        self._undo.set_words(self.tr("Undo"))
        self._redo.set_words(self.tr("Redo"))
        self._back.set_words(self.tr("One card back"))
        self._forward.set_words(self.tr("One card on"))
        trick, lying = self._scale.place
        self.track.setAccessibleName(self.tr("Trick {0}, {1} cards lie").format(trick, lying))
