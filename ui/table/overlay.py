"""The signs above the cards: what is evidence, what may be played, what was led, what wins."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from tutor.kernel.cards import Card
from ui.table.layout import Layout, Spot
from ui.table.scene import FeltScene
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import (
    DISC_SIZE,
    TAB_SIZE,
    paint_brackets,
    paint_evidence_tab,
    paint_legal_disc,
    paint_place,
    paint_ribbon,
)
from ui.theme.tags import paint_led, paint_named, paint_winning, pill_size
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, Step


class Overlay(QWidget):
    """A pane of glass over the felt on which the signs are painted; presses go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scene: FeltScene | None = None
        self._layout: Layout | None = None
        self._theme = Theme()
        self._hidden: frozenset[Card] = frozenset()
        self._picture = QPixmap()

    def show_marks(self, scene: FeltScene, layout: Layout, theme: Theme, hidden: frozenset[Card]) -> None:
        """Changes what is marked; `hidden` are cards that are on their way and get no sign now."""
        self._scene, self._layout, self._theme, self._hidden = scene, layout, theme, hidden
        dpr = self.devicePixelRatioF()
        self._picture = QPixmap(max(1, round(self.width() * dpr)), max(1, round(self.height() * dpr)))
        self._picture.setDevicePixelRatio(dpr)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        self._paint(painter, scene, layout)
        painter.end()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the signs, painted once for each scene: a card that is dragged below them costs no more than a copy."""
        paint_part(self, self._picture, event.rect())

    def _paint(self, painter: QPainter, scene: FeltScene, layout: Layout) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_trick_signs(painter, scene, layout)
        for seat, spots in layout.hands.items():
            self._paint_hand_signs(painter, scene.hands.get(seat, ()), spots, is_bottom=seat == scene.bottom)
        for seat in scene.marks.seats:
            paint_brackets(painter, layout.plates[seat], self._theme, on_felt=True)
        self._paint_void(painter, scene, layout)

    def _paint_trick_signs(self, painter: QPainter, scene: FeltScene, layout: Layout) -> None:
        for number, laid in enumerate(scene.trick):
            if laid.card in self._hidden:
                continue
            spot = layout.trick[laid.seat]
            place = layout.place_of[laid.seat]
            box = (
                QTransform()
                .rotate(spot.turn)
                .mapRect(QRectF(-spot.width / 2, -spot.width * CARD_RATIO / 2, spot.width, spot.width * CARD_RATIO))
            )
            box = box.translated(spot.centre)
            if laid.card in scene.marks.evidence:
                self._paint_turned_brackets(painter, spot)
            y = box.bottom() - (13 if place == "top" else 0 if place == "bottom" else 3)
            if laid.seat == scene.winning:
                self._pill(painter, QPointF(box.center().x(), y), scene.words.winning, star=True)
            elif number == 0:
                self._pill(painter, QPointF(box.center().x(), y), scene.words.led, star=False)
            if laid.tag:
                self._pill(painter, QPointF(box.center().x(), box.center().y()), laid.tag, star=False)

    def _paint_turned_brackets(self, painter: QPainter, spot: Spot) -> None:
        painter.save()
        painter.translate(spot.centre)
        painter.rotate(spot.turn)
        face = spot.rect.translated(-spot.centre)
        paint_brackets(painter, face, self._theme, on_felt=True)
        tab = QRectF(face.right() - TAB_SIZE / 2, face.top() - TAB_SIZE / 2, TAB_SIZE, TAB_SIZE)
        paint_evidence_tab(painter, tab, self._theme, on_felt=True)
        painter.restore()

    def _pill(self, painter: QPainter, middle: QPointF, text: str, *, star: bool) -> None:
        if not text:
            return
        size = pill_size(text, self._theme, star=star)
        box = QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())
        (paint_winning if star else paint_led)(painter, box, self._theme, text)

    def _paint_hand_signs(
        self, painter: QPainter, cards: tuple[Card | None, ...], spots: tuple[Spot, ...], *, is_bottom: bool
    ) -> None:
        if self._scene is None or self._layout is None or not any(cards):
            return
        marks, layout = self._scene.marks, self._layout
        across = not is_bottom and len(spots) > 1 and spots[0].centre.x() == spots[1].centre.x()
        seen = [self._visible(spots, n, downwards=across) for n in range(len(spots))]
        risen = [
            box.translated(0, -18 * layout.zoom) if is_bottom and card in marks.legal | marks.chosen else box
            for card, box in zip(cards, seen, strict=True)
        ]
        for run in _runs([card in marks.evidence and card not in self._hidden for card in cards]):
            box = risen[run[0]].united(risen[run[-1]])
            paint_brackets(painter, box, self._theme, on_felt=True)
            tab = QRectF(box.right() - 4, box.top() - TAB_SIZE + 4, TAB_SIZE, TAB_SIZE)
            paint_evidence_tab(painter, tab, self._theme, on_felt=True)
            if marks.run and len(run) > 1:
                pill = pill_size(marks.run, self._theme, star=False)
                tag = QRectF(box.center().x() - pill.width() / 2, box.bottom() - 2, pill.width(), pill.height())
                paint_named(painter, tag, self._theme, marks.run)
        tag = QRectF()
        for card, box in zip(cards, risen, strict=True):
            if card is None or card in self._hidden:
                continue
            size = DISC_SIZE * layout.zoom if is_bottom else DISC_SIZE * 0.8
            foot = QRectF(box.center().x() - size / 2, box.bottom() - size - 4, size, size)
            if card in marks.chosen:
                ribbon = QRectF(box.center().x() - 7, box.top() - 10, 14 * layout.zoom, 34 * layout.zoom)
                paint_ribbon(painter, ribbon, self._theme, on_felt=True)
            elif card in marks.legal:
                paint_legal_disc(painter, foot, self._theme, on_felt=True)
            if is_bottom and (badge := self._scene.badges.get(card)):
                pill = pill_size(badge, self._theme, star=False)
                lower = QRectF(box.left() + 3, box.bottom() - pill.height() - 6, pill.width(), pill.height())
                tag = lower.translated(0, -pill.height() - 2) if tag.intersects(lower) else lower
                paint_named(painter, tag, self._theme, badge)

    @staticmethod
    def _visible(spots: tuple[Spot, ...], number: int, *, downwards: bool) -> QRectF:
        """The part of a card that the next one leaves uncovered."""
        box = QRectF(spots[number].rect)
        if number + 1 < len(spots):
            following = spots[number + 1].rect
            if downwards:
                box.setBottom(min(box.bottom(), following.top()))
            else:
                box.setRight(min(box.right(), following.left()))
        return box

    def _paint_void(self, painter: QPainter, scene: FeltScene, layout: Layout) -> None:
        """An absence that can be pointed at: a bracketed, empty place with its words."""
        if scene.marks.void is None:
            return
        seat, _suit, text = scene.marks.void
        font = self._theme.serif(Step.CONTROL, bold=True)
        width = line_width(text, font) + 24
        anchor = layout.plates[seat]
        spots = layout.hands.get(seat, ())
        if seat == scene.bottom and spots:
            middle = QPointF(spots[0].rect.left() + width / 2, spots[0].rect.top() - 30 * layout.zoom)
        else:
            middle = QPointF(anchor.center().x(), anchor.bottom() + 52 * layout.zoom)
        box = QRectF(middle.x() - width / 2, middle.y() - 13 * layout.zoom, width, 26 * layout.zoom)
        paint_place(painter, box, self._theme)
        paint_brackets(painter, box, self._theme, on_felt=True)
        paint_line(
            painter,
            box.center(),
            text,
            font,
            self._theme.tokens.on_felt,
            self._theme.felt_suit,
            Qt.AlignmentFlag.AlignHCenter,
        )


def paint_part(widget: QWidget, picture: QPixmap, part: QRect) -> None:
    """Copies the part of a pre-painted picture that has to be drawn again."""
    painter = QPainter(widget)
    painter.setClipRect(part)
    painter.drawPixmap(0, 0, picture)
    painter.end()


def _runs(flags: list[bool]) -> list[list[int]]:
    """The runs of neighbours that are marked."""
    places = [place for place, flag in enumerate(flags) if flag]
    runs: list[list[int]] = [places[:1]] if places else []
    for before, place in pairwise(places):
        if place == before + 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return runs
