"""The coach: a bubble that points at a card, and a box at the head of the page that says the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.panels.button import Button, SmallButton
from ui.panels.flow import flow_of
from ui.panels.paper import Rule, renew, words
from ui.panels.place import Place, place
from ui.panels.worded import Worded
from ui.theme.marks import paint_evidence_tab, paint_legal_disc, paint_tick
from ui.theme.paint import paint_box
from ui.theme.rich import RichText
from ui.theme.shadows import COACH_SHADOW, paint_shadow
from ui.theme.stylesheet import stylesheet
from ui.theme.tags import paint_coach
from ui.theme.theme import Theme
from ui.theme.tokens import HC_LIGHT, LIGHT, Radius, Step

Sign = Literal["evidence", "legal", "good", "coach"]
_WIDTH: Final = 290
_MARGIN: Final = 26
_FACE: Final = "#FFF9EC"
_FACE_BY_LAMP: Final = "#F8F0E0"
_OPENING: Final = 160


@dataclass(frozen=True, slots=True)
class CoachButton:
    """What the coach offers: "Play it out"."""

    id: str
    words: str


@dataclass(frozen=True, slots=True)
class CoachWords:
    """What the coach says. `rule_id` is what the link leads to; without a title there is no link."""

    lines: tuple[str, ...]
    evidence: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    rule_title: str = ""
    rule_id: str = ""
    source: str = ""
    buttons: tuple[CoachButton, ...] = ()
    tone: Literal["coach", "good"] = "coach"
    """`good`: an answer that passes the step, on green."""

    @property
    def spoken(self) -> str:
        """All of it as one text, for an announcement."""
        return " ".join((*self.lines, *self.evidence, *self.legal))


class SignMark(QWidget):
    """A sign beside a line of words."""

    def __init__(self, sign: Sign, theme: Theme, size: int = 17) -> None:
        """Stand beside a line, `size` px large."""
        super().__init__()
        self._sign: Sign = sign
        self._theme = theme
        self.setFixedSize(theme.length(size), max(theme.length(size), theme.line_height(Step.CONTROL)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign in the middle of the line's height."""
        painter = QPainter(self)
        side = self.width()
        spot = QRectF(0, (self.height() - side) / 2, side, side)
        match self._sign:
            case "evidence":
                paint_evidence_tab(painter, spot, self._theme, on_felt=False)
            case "legal":
                paint_legal_disc(painter, spot, self._theme, on_felt=False)
            case "good":
                paint_tick(painter, spot, self._theme.tokens.good)
            case "coach":
                paint_coach(painter, spot, self._theme, on_felt=False)
        painter.end()


class CoachContent(QWidget):
    """The coach's lines with their signs, the rule and the buttons; what bubble and box have in common."""

    rule_requested = Signal(str)
    button_pressed = Signal(str)

    def __init__(self, *, book: bool) -> None:
        """Set the first line as in a book (serif, in the bubble) or as plain words (in the box)."""
        super().__init__()
        self._book = book
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._column = QVBoxLayout()

    def show_words(self, said: CoachWords, theme: Theme) -> None:
        """Show what the coach says."""
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        for line in said.lines:
            step = Step.TEXT if self._book else Step.CONTROL
            self._add(words(line, theme, step, serif=self._book, bold=self._book, tight=self._book))
        for line in said.evidence:
            self._add_marked("evidence", line, theme.tokens.evidence, theme)
        for line in said.legal:
            self._add_marked("legal", line, theme.tokens.legal, theme)
        if said.buttons:
            self._add_buttons(said.buttons, theme)
        if said.rule_title or said.source:
            self._add_rule(said, theme)
        renew(self._outer, body)
        body.show()

    def _add(self, text: RichText) -> None:
        text.link_activated.connect(self.rule_requested)
        self._column.addWidget(text)

    def _add_marked(self, sign: Sign, line: str, colour: str, theme: Theme) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.length(8))
        row.addWidget(SignMark(sign, theme), alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(words(line, theme, Step.CONTROL, colour=colour), 1)
        self._column.addLayout(row)

    def _add_buttons(self, offered: Sequence[CoachButton], theme: Theme) -> None:
        self._column.addSpacing(4)
        for offer in offered:
            button = Button(offer.words, theme)
            button.clicked.connect(lambda _=False, wish=offer.id: self.button_pressed.emit(wish))
            self._column.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)

    def _add_rule(self, said: CoachWords, theme: Theme) -> None:
        """The rule's link, its source behind it or, where that does not fit, below it."""
        self._column.addSpacing(4)
        self._column.addWidget(Rule(theme))
        parts: list[QWidget] = []
        if said.rule_title:
            link = words(f"[{said.rule_title}]({said.rule_id})", theme, Step.CONTROL, bold=True)
            link.link_activated.connect(self.rule_requested)
            parts.append(link)
        if said.source:
            parts.append(words(said.source, theme, Step.LABEL, colour=theme.tokens.ink3))
        self._column.addLayout(flow_of(*parts, fill="apart", gap=10))


class CoachBubble(Worded):
    """The coach on the felt: light paper in every look, with a tail that points at `target`.

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
        self._lay_out(found.rect.translated(-QPointF(outer.topLeft())))
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
        self.raise_()
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

    def _paint_bubble(self, painter: QPainter, found: Place) -> None:
        theme = self._theme
        away = QPointF(self.pos())
        rect, root, tip = found.rect.translated(-away), found.root - away, found.tip - away
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, rect, COACH_SHADOW, theme)
        path = QPainterPath()
        path.addRoundedRect(rect, Radius.COACH, Radius.COACH)
        path = path.united(_tail(rect, root, tip))
        contrast = theme.tokens.high_contrast
        painter.setPen(QPen(QColor("#000000"), 2) if contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_FACE_BY_LAMP if theme.tokens.dark else _FACE))
        painter.drawPath(path)
        side = theme.length(38)
        paint_coach(
            painter, QRectF(rect.left() - side * 0.28, rect.top() - side * 0.40, side, side), theme, on_felt=True
        )


def _tail(rect: QRectF, root: QPointF, tip: QPointF) -> QPainterPath:
    """The tail: a wedge that begins inside the bubble's edge."""
    along = QPointF(0, 13) if rect.top() < root.y() < rect.bottom() else QPointF(13, 0)
    path = QPainterPath()
    inwards = (rect.center() - root) * 0.04
    path.addPolygon(QPolygonF([root - along + inwards, tip, root + along + inwards]))
    path.closeSubpath()
    return path


class CoachBox(Worded):
    """The coach in the page: what it said stays here after the bubble is gone, and all of it where no bubble fits.

    Signals: `rule_requested(id)`, `button_pressed(id)`.
    """

    rule_requested = Signal(str)
    button_pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Hidden until something is said."""
        super().__init__(theme, parent)
        self._said: CoachWords | None = None
        self._row = QHBoxLayout(self)
        self._content = CoachContent(book=False)
        self._content.rule_requested.connect(self.rule_requested)
        self._content.button_pressed.connect(self.button_pressed)
        self._mark: SignMark | None = None
        self._row.addWidget(self._content, 1)
        self.setAccessibleName(self.tr("Coach"))
        self.hide()

    def show_words(self, said: CoachWords | None) -> None:
        """Say something; None: nothing, and the box is gone."""
        self._said = said
        self.setVisible(said is not None)
        if said is None:
            return
        if self._mark is not None:
            self._row.removeWidget(self._mark)
            self._mark.hide()
            self._mark.deleteLater()
        length = self._theme.length
        self._row.setContentsMargins(length(12), length(9), length(14), length(10))
        self._row.setSpacing(length(11))
        self._mark = SignMark(
            "good" if said.tone == "good" else "coach", self._theme, 17 if said.tone == "good" else 24
        )
        self._row.insertWidget(0, self._mark, alignment=Qt.AlignmentFlag.AlignTop)
        self._content.show_words(said, self._theme)
        self.setAccessibleDescription(said.spoken)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        self.show_words(self._said)

    def _renew(self) -> None:
        self.setAccessibleName(self.tr("Coach"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tinted ground."""
        if self._said is None:
            return
        tokens = self._theme.tokens
        painter = QPainter(self)
        ground = tokens.good_soft if self._said.tone == "good" else tokens.sunk
        edge = tokens.line if tokens.high_contrast else None
        paint_box(painter, QRectF(self.rect()), Radius.PLATE, ground, edge, 1.5)
        painter.end()
