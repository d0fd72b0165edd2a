"""How rules stand, as signs that differ in shape: a ribbon, a square with an asterisk, a disc with a tick, a ring."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme.marks import paint_evidence_tab, paint_legal_disc, paint_ribbon
from ui.theme.theme import Theme

_SIGN: Final = 13
_GAP: Final = 4


class RuleSign(Enum):
    """How a rule stands: it comes back today, within days, later, or was never met."""

    DUE = "due"
    GROWING = "growing"
    FIRM = "firm"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class GameMastery:
    """The rules of a game by their signs; `told` says the same in words, `note` what is due."""

    game: str
    title: str
    signs: tuple[RuleSign, ...]
    note: str
    told: str

    @property
    def due(self) -> int:
        """How many rules come back today."""
        return sum(sign is RuleSign.DUE for sign in self.signs)


def paint_sign(painter: QPainter, rect: QRectF, sign: RuleSign, theme: Theme) -> None:
    """Paint the sign of a rule into a square."""
    match sign:
        case RuleSign.DUE:
            inset = rect.width() * 0.2
            paint_ribbon(painter, rect.adjusted(inset, 0, -inset, 0), theme, on_felt=False)
        case RuleSign.GROWING:
            inset = rect.width() * 0.04
            paint_evidence_tab(painter, rect.adjusted(inset, inset, -inset, -inset), theme, on_felt=False)
        case RuleSign.FIRM:
            paint_legal_disc(painter, rect, theme, on_felt=False)
        case RuleSign.NEW:
            inset = rect.width() * 0.24
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.tokens.line), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
            painter.restore()


class SignWidget(QWidget):
    """One sign, alone."""

    def __init__(self, sign: RuleSign, theme: Theme, size: int = 18) -> None:
        """Show a sign, `size` px at zoom 1."""
        super().__init__()
        self._sign = sign
        self._theme = theme
        self.setFixedSize(theme.px(size), theme.px(size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint_sign(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._sign, self._theme)
        painter.end()


class MasteryStrip(QWidget):
    """The signs of a game's rules in a row, or in as many as it takes."""

    def __init__(self, theme: Theme) -> None:
        """Show nothing yet."""
        super().__init__()
        self._signs: tuple[RuleSign, ...] = ()
        self._theme = theme
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_signs(self, signs: tuple[RuleSign, ...], theme: Theme) -> None:
        """Show these."""
        self._signs, self._theme = signs, theme
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """As high as its rows."""
        each, count = self._each(), len(self._signs)
        return max(1, -(-count // self._across(width))) * each if count else 0

    def sizeHint(self) -> QSize:
        """A column wide."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """Some signs."""
        return QSize(8 * self._each(), self._each())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the signs."""
        painter = QPainter(self)
        size, each, across = self._theme.px(_SIGN), self._each(), self._across(self.width())
        for place, sign in enumerate(self._signs):
            down, right = divmod(place, across)
            paint_sign(painter, QRectF(right * each, down * each, size, size), sign, self._theme)
        painter.end()

    def _each(self) -> int:
        return int(self._theme.px(_SIGN + _GAP))

    def _across(self, width: int) -> int:
        return max(1, (width + self._theme.px(_GAP)) // self._each())
