"""The coach on the felt: a bubble that points at a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRegion,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ui.panels.button import SmallButton
from ui.panels.coach_words import CoachContent, CoachWords
from ui.panels.place import Place, place
from ui.panels.worded import Worded
from ui.theme.shadows import COACH_SHADOW, paint_shadow
from ui.theme.stylesheet import stylesheet
from ui.theme.tags import paint_coach
from ui.theme.theme import Theme
from ui.theme.tokens import HC_LIGHT, LIGHT, Radius

_WIDTH: Final = 290
_MARGIN: Final = 26
_FACE: Final = "#FFF9EC"
_FACE_BY_LAMP: Final = "#F8F0E0"
_OPENING: Final = 160
_WINDING: Final = Qt.FillRule.WindingFill


class Shade(QWidget):
    """The bubble's shadow, which no press ever meets."""

    def __init__(self, parent: QWidget) -> None:
        """Hidden until the bubble stands."""
        super().__init__(parent)
        self._rect, self._theme = QRectF(), Theme()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def stand(self, place: QRect, rect: QRectF, theme: Theme) -> None:
        """Fall under `rect`, in a place of the parent."""
        self._rect, self._theme = rect, theme
        self.setGeometry(place)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, self._rect, COACH_SHADOW, self._theme)
        painter.end()


class CoachBubble(Worded):
    """The coach on the felt: light paper in every look, with a tail that points at `target`.

    A press beside what is drawn meets what lies there.

    Signals: `rule_requested(id)`, `button_pressed(id)`, `dismissed` (by its cross or Escape).
    """

    rule_requested = Signal(str)
    button_pressed = Signal(str)
    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Hidden until `point` is called; `parent` is what holds the felt."""
        super().__init__(theme, parent)
        self._said = CoachWords(())
        self._place: Place | None = None
        self._picture = QPixmap()
        self._shade = Shade(parent)
        self._share = 1.0
        self._content = CoachContent(book=True)
        self._content.setParent(self)
        self._content.rule_requested.connect(self.rule_requested)
        self._content.button_pressed.connect(self.button_pressed)
        self._close = SmallButton(self.tr("Close"), "close", self._paper_theme, self)
        self._close.clicked.connect(self.dismiss)
        self._opening = QVariantAnimation(self)
        self._opening.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._opening.setStartValue(0.35)
        self._opening.setEndValue(1.0)
        self._opening.valueChanged.connect(self._grow)
        self._opening.finished.connect(self._opened)
        self.setAccessibleName(self.tr("Coach"))
        self.hide()

    def show_words(self, said: CoachWords) -> None:
        """Say something; where it stands is `point`'s affair."""
        self._said = said
        self._content.setStyleSheet(stylesheet(self._paper_theme) if self._theme.tokens.dark else "")
        self._content.show_words(said, self._paper_theme)
        self._close.set_theme(self._paper_theme)
        self.setAccessibleDescription(said.spoken)

    def set_theme(self, theme: Theme) -> None:
        """Take another look; the words are set anew where they stand."""
        super().set_theme(theme)
        self.show_words(self._said)

    def _renew(self) -> None:
        self._close.set_words(self.tr("Close"))
        self.setAccessibleName(self.tr("Coach"))

    def size_needed(self) -> QSizeF:
        """The bubble's own size, without its tail and shadow."""
        width = self._theme.length(_WIDTH) + round((self._theme.text_scale - 1) * 110)
        left, top, right, bottom = self._insets
        height = self._content.heightForWidth(width - left - right)
        return QSizeF(width, max(height, 40) + top + bottom)

    def point(self, target: QPointF, avoid: Sequence[QRectF], bounds: QRectF, *, speed: float = 1.0) -> bool:
        """Stand in a free place and point at `target`; False, and hidden, where there is no free place.

        All in the parent's coordinates. `speed` multiplies the time of opening; 0 opens at once.
        """
        found = place(self.size_needed(), target, avoid, bounds)
        self._place = found
        self._opening.stop()
        if found is None:
            self.hide()
            return False
        outer = found.rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).toAlignedRect()
        self.setGeometry(outer)
        rect = found.rect.translated(-QPointF(outer.topLeft()))
        self._lay_out(rect)
        self._shade.stand(outer, rect, self._theme)
        self._open(speed)
        return True

    def dismiss(self) -> None:
        """Go away, and say so."""
        self._opening.stop()
        self.hide()
        self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the bubble."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bubble, or while it opens its picture, smaller, out of the tail."""
        painter = QPainter(self)
        if not self._picture.isNull():
            tip = self._place.tip - QPointF(self.pos()) if self._place else QPointF(0, 0)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setOpacity(min(1.0, self._share * 1.4))
            painter.translate(tip)
            painter.scale(self._share, self._share)
            painter.translate(-tip)
            painter.drawPixmap(0, 0, self._picture)
        elif self._place is not None:
            self._paint_bubble(painter, self._place)
        painter.end()

    @property
    def _paper_theme(self) -> Theme:
        return replace(self._theme, tokens=HC_LIGHT if self._theme.tokens.high_contrast else LIGHT)

    @property
    def _insets(self) -> tuple[int, int, int, int]:
        length = self._theme.length
        return length(26), length(13), length(36), length(12)

    def _lay_out(self, rect: QRectF) -> None:
        left, top, right, bottom = self._insets
        self._content.setGeometry(rect.adjusted(left, top, -right, -bottom).toRect())
        side = max(28, self._theme.length(28))
        self._close.setGeometry(round(rect.right()) - side - 5, round(rect.top()) + 5, side, side)
        self._close.raise_()

    def _open(self, speed: float) -> None:
        self._picture = QPixmap()
        self._content.show()
        self._close.show()
        self._shade.raise_()
        self.raise_()
        self._cut_out()
        if speed <= 0:
            self.show()
            self.update()
            return
        self._picture = self.grab()
        self._content.hide()
        self._close.hide()
        self.show()
        self._opening.setDuration(max(1, round(_OPENING * speed)))
        self._opening.start()

    def _grow(self, share: float) -> None:
        self._share = share
        self.update()

    def _opened(self) -> None:
        self._picture = QPixmap()
        self._content.show()
        self._close.show()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Its shadow comes with it."""
        super().showEvent(event)
        self._shade.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """And goes with it."""
        super().hideEvent(event)
        self._shade.hide()

    def _cut_out(self) -> None:
        """Presses are taken by what is drawn alone: paper, tail, the coach's portrait and the cross."""
        if self._place is not None:
            around = QPainterPathStroker()
            around.setWidth(2)  # the soft edge is drawn whole
            drawn = self._outline(self._place)
            taken = QRegion(drawn.united(around.createStroke(drawn)).toFillPolygon().toPolygon(), _WINDING)
            portrait = self._portrait(self._place).adjusted(-2, -2, 2, 2).toAlignedRect()
            self.setMask(taken.united(QRegion(portrait, QRegion.RegionType.Ellipse)).united(self._close.geometry()))

    def _outline(self, found: Place) -> QPainterPath:
        away = QPointF(self.pos())
        rect = found.rect.translated(-away)
        path = QPainterPath()
        path.addRoundedRect(rect, Radius.COACH, Radius.COACH)
        return path.united(_tail(rect, found.root - away, found.tip - away))

    def _portrait(self, found: Place) -> QRectF:
        corner, side = found.rect.topLeft() - QPointF(self.pos()), self._theme.length(38)
        return QRectF(corner.x() - side * 0.28, corner.y() - side * 0.40, side, side)

    def _paint_bubble(self, painter: QPainter, found: Place) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._outline(found)
        contrast = theme.tokens.high_contrast
        painter.setPen(QPen(QColor("#000000"), 2) if contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_FACE_BY_LAMP if theme.tokens.dark else _FACE))
        painter.drawPath(path)
        paint_coach(painter, self._portrait(found), theme, on_felt=True)


def _tail(rect: QRectF, root: QPointF, tip: QPointF) -> QPainterPath:
    """The tail: a wedge that begins inside the bubble's edge."""
    along = QPointF(0, 13) if rect.top() < root.y() < rect.bottom() else QPointF(13, 0)
    path = QPainterPath()
    inwards = (rect.center() - root) * 0.04
    path.addPolygon(QPolygonF([root - along + inwards, tip, root + along + inwards]))
    path.closeSubpath()
    return path
