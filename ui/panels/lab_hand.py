"""The hand of the score lab on its felt: name cards with calls and tricks, and what can be dragged between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from ui.panels.lab_step import Stepper, Steps
from ui.table.card import paint_card_at
from ui.theme.lines import line_width, paint_line
from ui.theme.marks import paint_brackets, paint_place
from ui.theme.paint import felt_inside, paint_box, paint_felt
from ui.theme.shadows import PLATE_SHADOW, paint_shadow
from ui.theme.tags import paint_dealer
from ui.theme.theme import Theme
from ui.theme.tokens import CARD_RATIO, FELT_RIM, Radius, Step

TRICK: Final = "trick"
POOL: Final = ""
_SHADOW: Final = 8
_FELT_ROOM: Final = 14
_PLATE: Final = 134
_BACK: Final = 14
_POOL: Final = 44
_CHIP_POOL: Final = 70
_STEP: Final = 6
_CHIP_HEIGHT: Final = 24
_TOKEN_GAP: Final = 3
_AROUND: Final = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("top", "right", "bottom", "left"),
}


@dataclass(frozen=True, slots=True)
class Chip:
    """A named point that can be dragged: `high`, and its word."""

    id: str
    words: str


@dataclass(frozen=True, slots=True)
class PlateSheet:
    """A seat: its name, whether it deals, what it has called and taken; `tricks` packets and `chips` lie with it."""

    seat: str
    name: str
    dealer: bool
    call: Steps
    took: Steps | None
    tricks: int = 0
    tricks_words: str = ""
    chips: tuple[Chip, ...] = ()


@dataclass(frozen=True, slots=True)
class HandSheet:
    """The seats clockwise; what nobody has yet lies in the middle."""

    plates: tuple[PlateSheet, ...]
    left: int = 0
    left_words: str = ""
    chips: tuple[Chip, ...] = ()


class Token(QWidget):
    """Something that can be dragged from a seat: a packet of tricks, or a named point. `kind` says which."""

    def __init__(self, felt: HandFelt, kind: str, holder: str) -> None:
        super().__init__(felt)
        self.kind, self.holder = kind, holder
        self.count, self.words = 0, ""
        self._grip: QPoint | None = None
        self._drags = False
        self._felt = felt
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("focus_ring", False)

    def show_token(self, count: int, words: str) -> None:
        """Show so many packets, or a chip's word."""
        self.count, self.words = count, words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.resize(self.sizeHint())
        self.setVisible(count > 0 and not (self.kind == TRICK and not self.holder and count < 1))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as what lies here."""
        theme = self._felt.theme
        if self.kind != TRICK:
            width = line_width(self.words, theme.sans(Step.LABEL, bold=True)) + 2 * theme.length(9)
            return QSize(round(width), max(theme.length(_CHIP_HEIGHT), round(theme.px(Step.LABEL) * 1.6)))
        shown = 1 if self._drags else self.count
        height = round(theme.length(_BACK) * CARD_RATIO) + 4
        return QSize(theme.length(_BACK + _STEP * max(0, shown - 1)) + 4, max(24, height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it, once the system's distance is passed."""
        if self._grip is None:
            return
        at = event.position().toPoint()
        if not self._drags:
            if (at - self._grip).manhattanLength() < QApplication.startDragDistance():
                return
            self._drags = True
            self._felt.lift(self)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.resize(self.sizeHint())
        centre = QPoint(self.width() // 2, self.height() // 2)
        self.move(self.mapToParent(at) - centre)
        self._felt.hover(self.mapToParent(centre))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay it down."""
        if self._grip is None:
            return
        dropped, self._grip = self._drags, None
        self._let_go()
        if dropped:
            self._felt.drop(self, self.mapToParent(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes it home."""
        if event.key() == Qt.Key.Key_Escape and self._drags:
            self._grip = None
            self._let_go()
            self._felt.put_back()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint backs, or a chip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme, tokens = self._felt.theme, self._felt.theme.tokens
        if self.kind != TRICK:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            paint_box(painter, box, box.height() / 2, tokens.evidence_soft, tokens.evidence, 1.2)
            font = theme.sans(Step.LABEL, bold=True)
            middle = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, box.center(), self.words, font, tokens.ink, theme.text_suit, middle)
            painter.end()
            return
        width = float(theme.length(_BACK))
        top = (self.height() - width * CARD_RATIO) / 2
        for place in range(1 if self._drags else self.count):
            face = QRectF(2 + place * theme.length(_STEP), top, width, width * CARD_RATIO)
            paint_card_at(painter, None, face, self.devicePixelRatioF(), theme)
        painter.end()

    def _let_go(self) -> None:
        self._drags = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.resize(self.sizeHint())


class _Plate(QWidget):
    """A seat's name card with its steppers."""

    call_chosen = Signal(str)
    tricks_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.sheet: PlateSheet | None = None
        self.hot = False
        self.marked = False
        self.call = Stepper(theme)
        self.took = Stepper(theme)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.call)
        self._column.addWidget(self.took)
        self._column.addStretch(1)
        self.call.chosen.connect(self.call_chosen)
        self.took.chosen.connect(self.tricks_chosen)

    def show_plate(self, sheet: PlateSheet) -> None:
        self.sheet = sheet
        self.call.show_steps(sheet.call)
        self.took.setVisible(sheet.took is not None)
        if sheet.took is not None:
            self.took.show_steps(sheet.took)
        self.setAccessibleName(sheet.name)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        length = theme.length
        self.call.set_theme(theme)
        self.took.set_theme(theme)
        head = round(theme.px(Step.TEXT) * 1.5) + length(4)
        self._column.setContentsMargins(_SHADOW + length(7), _SHADOW + head, _SHADOW + length(7), _SHADOW)
        self._column.setSpacing(length(2))

    @property
    def card(self) -> QRectF:
        """The card without its shadow."""
        return QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)

    @property
    def words_height(self) -> int:
        """How far down the name and the steppers reach."""
        rows = 1 + (self.sheet is not None and self.sheet.took is not None)
        head = round(self._theme.px(Step.TEXT) * 1.5) + self._theme.length(4)
        return head + rows * (self.call.sizeHint().height() + 2)

    def needs(self) -> QSize:
        """The card with everything on it, and a row for what lies there."""
        theme = self._theme
        rows = 1 + (self.sheet is not None and self.sheet.took is not None)
        width = max(theme.length(_PLATE), self.call.sizeHint().width() + theme.length(16))
        lying = theme.length(26) if rows > 1 else 2 * theme.length(_CHIP_HEIGHT + 4)
        return QSize(width + 2 * _SHADOW, self.words_height + lying + 2 * _SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, tokens, card = self._theme, self._theme.tokens, self.card
        painter = QPainter(self)
        paint_shadow(painter, card, PLATE_SHADOW, theme)
        paint_box(painter, card, Radius.PLATE, tokens.plate)
        if tokens.dark or tokens.high_contrast:
            paint_box(painter, card, Radius.PLATE, None, tokens.line, 1)
        if self.hot:
            paint_box(painter, card, Radius.PLATE, None, tokens.accent, 2)
        if self.marked:
            paint_brackets(painter, card, theme, on_felt=True, gap=4)
        if self.sheet is not None:
            y = card.top() + theme.px(Step.TEXT) * 0.75 + theme.length(3)
            font, name = theme.serif(Step.TEXT, bold=True), self.sheet.name
            middle = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, QPointF(card.center().x(), y), name, font, tokens.plate_ink, theme.text_suit, middle)
            if self.sheet.dealer:
                side = theme.length(18)
                paint_dealer(painter, QRectF(card.right() - side - 8, y - side / 2, side, side), theme)
        painter.end()


class HandFelt(QWidget):
    """The felt.

    Signals, all wishes: `call_chosen(seat, notation)`, `tricks_chosen(seat, count)`; `moved(kind, from, to)` when a
    trick or a point was dragged, an empty seat being the middle.
    """

    call_chosen = Signal(str, str)
    tricks_chosen = Signal(str, int)
    moved = Signal(str, str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty felt."""
        super().__init__(parent)
        self.theme = theme
        self.in_a_row = False
        """The name cards stand side by side, where the felt is a bar."""
        self._sheet: HandSheet | None = None
        self._plates: dict[str, _Plate] = {}
        self._tokens: dict[tuple[str, str], Token] = {}
        self._lifted: Token | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_hand(self, sheet: HandSheet) -> None:
        """Show a hand; steppers that are in use keep the focus."""
        if self._sheet is None or [p.seat for p in self._sheet.plates] != [p.seat for p in sheet.plates]:
            self._seat(sheet)
        self._sheet = sheet
        for plate in sheet.plates:
            self._plates[plate.seat].show_plate(plate)
        self._lay_tokens(sheet)
        self.updateGeometry()
        self.arrange()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.theme = theme
        for plate in self._plates.values():
            plate.set_theme(theme)
        if self._sheet is not None:
            self._lay_tokens(self._sheet)
        self.updateGeometry()
        self.arrange()

    def set_row(self, *, in_a_row: bool) -> None:
        """Stand the cards side by side, or round the table."""
        if in_a_row != self.in_a_row:
            self.in_a_row = in_a_row
            self.updateGeometry()
            self.arrange()

    def mark(self, seats: tuple[str, ...]) -> None:
        """Put the brackets of evidence round some name cards."""
        for seat, plate in self._plates.items():
            if plate.marked != (seat in seats):
                plate.marked = seat in seats
                plate.update()

    def sizeHint(self) -> QSize:
        """Three rows of name cards, or one."""
        plate = self._needs()
        rim = _FELT_ROOM + 6 + 2 * FELT_RIM + self.theme.length(4)
        if self.in_a_row:
            return QSize(plate.width() * len(self._plates) + self.theme.length(70), plate.height() + rim)
        rows = 3 if len(self._plates) > 2 else 2  # noqa: PLR2004 - two face each other
        return QSize(2 * plate.width() + self.theme.length(40), rows * (plate.height() - _SHADOW) + rim)

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is ever hidden."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self.theme.length(330)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand everything anew."""
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Names are as wide as their language has them."""
        if event.type() is QEvent.Type.LanguageChange:
            self.arrange()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt, and the place of what nobody has yet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_felt(painter, self._felt(), self.theme)
        pool = self._pool()
        if pool.isValid():
            paint_place(painter, QRectF(pool), self.theme, hot=self._lifted is not None and bool(self._lifted.holder))
            if self._sheet is not None and self._sheet.left:
                font, colour = self.theme.serif(Step.TEXT, bold=True), self.theme.tokens.on_felt
                at = QPointF(pool.center().x(), pool.top() + self.theme.px(Step.TEXT))
                middle = Qt.AlignmentFlag.AlignHCenter
                paint_line(painter, at, str(self._sheet.left), font, colour, self.theme.felt_suit, middle)
        painter.end()

    # --- dragging -------------------------------------------------------------------------------------------------

    def lift(self, token: Token) -> None:
        """A token has been taken up."""
        self._lifted = token
        token.raise_()
        self.update()

    def hover(self, at: QPoint) -> None:
        """A token is over a place."""
        over = self.seat_at(at)
        for seat, plate in self._plates.items():
            if plate.hot != (seat == over):
                plate.hot = seat == over
                plate.update()

    def drop(self, token: Token, at: QPoint) -> None:
        """A token is laid down: at a seat, or in the middle; anywhere else it goes home."""
        self._lifted = None
        self.hover(QPoint(-1, -1))
        target = self.seat_at(at)
        if target is None and self._pool().adjusted(-12, -12, 12, 12).contains(at):
            target = POOL
        self.arrange()
        if target is not None and target != token.holder:
            self.moved.emit(token.kind, token.holder, target)

    def put_back(self) -> None:
        """A token goes home without having been laid down."""
        self._lifted = None
        self.hover(QPoint(-1, -1))
        self.arrange()

    def seat_at(self, at: QPoint) -> str | None:
        """Whose name card is at a point."""
        return next((seat for seat, plate in self._plates.items() if plate.geometry().contains(at)), None)

    def token(self, kind: str, holder: str = POOL) -> Token | None:
        """What lies at a seat, or in the middle."""
        return self._tokens.get((kind, holder))

    def stepper(self, seat: str, *, took: bool) -> Stepper:
        """A seat's stepper of its call, or of its tricks."""
        return self._plates[seat].took if took else self._plates[seat].call

    def place_of(self, seat: str) -> QPoint:
        """The middle of a seat's name card, or of the pool."""
        return self._plates[seat].geometry().center() if seat else self._pool().center()

    # --- standing -------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Stand name cards and tokens at their places."""
        if self._sheet is None:
            return
        cloth, size = felt_inside(self._felt()).toRect(), self._needs()
        for seat, spot in self._spots(cloth, size).items():
            self._plates[seat].setGeometry(spot)
        for plate in self._sheet.plates:
            self._stand(plate)
        pool = self._pool()
        loose = [self._tokens[TRICK, POOL]] if self._sheet.left else []
        loose += [self._tokens[chip.id, POOL] for chip in self._sheet.chips]
        down = self.theme.length(8) if self._sheet.left else 0
        self._pile(loose, pool.center().x(), pool.center().y() + down, pool.width())
        self.update()

    def _felt(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_FELT_ROOM, 6, -_FELT_ROOM, -_FELT_ROOM)

    def _needs(self) -> QSize:
        sizes = [plate.needs() for plate in self._plates.values()]
        return QSize(max((s.width() for s in sizes), default=80), max((s.height() for s in sizes), default=80))

    def _spots(self, cloth: QRect, size: QSize) -> dict[str, QRect]:
        seats = list(self._plates)
        if self.in_a_row:
            room = cloth.width() - self.theme.length(self._pool_width() + 20)
            width = min(size.width(), room // len(seats))
            gap = max(0, (room - width * len(seats)) // (len(seats) + 1))
            top = cloth.center().y() - size.height() // 2
            return {
                seat: QRect(cloth.left() + gap + place * (width + gap), top, width, size.height())
                for place, seat in enumerate(seats)
            }
        width = min(size.width(), (cloth.width() - self.theme.length(_POOL - 12)) // 2)
        edge = 0
        middle = cloth.center()
        corners = {
            "top": QPoint(middle.x() - width // 2, cloth.top() + edge),
            "bottom": QPoint(middle.x() - width // 2, cloth.bottom() - edge - size.height()),
            "left": QPoint(cloth.left() + edge, middle.y() - size.height() // 2),
            "right": QPoint(cloth.right() - edge - width, middle.y() - size.height() // 2),
        }
        places = _AROUND[len(seats)]
        return {
            seat: QRect(corners[place], QSize(width, size.height())) for seat, place in zip(seats, places, strict=True)
        }

    def _pool(self) -> QRect:
        """The place in the middle, or at the end of the row."""
        if not self._plates:
            return QRect()
        cloth = felt_inside(self._felt()).toRect()
        side = self.theme.length(_POOL)
        if self.in_a_row:
            side = self.theme.length(self._pool_width())
            return QRect(cloth.right() - side - self.theme.length(14), cloth.top() + 18, side, cloth.height() - 36)
        height = self.theme.length(62 if self._sheet and self._sheet.chips else 66)
        free = QRect(0, 0, self.theme.length(200), height)
        if len(self._plates) == 3:  # noqa: PLR2004 - the upper side is free
            free.moveCenter(QPoint(cloth.center().x(), cloth.top() + self.theme.length(24) + height // 2))
            return free
        free.setWidth(side if len(self._plates) > 2 else free.width())  # noqa: PLR2004 - else nobody sits at the sides
        free.moveCenter(cloth.center())
        return free

    def _pool_width(self) -> int:
        return _CHIP_POOL if self._sheet is not None and self._sheet.chips else _POOL

    def _stand(self, plate: PlateSheet) -> None:
        card = self._plates[plate.seat].geometry()
        own = [self._tokens[TRICK, plate.seat]] if plate.tricks else []
        own += [self._tokens[chip.id, plate.seat] for chip in plate.chips]
        lying = card.height() - 2 * _SHADOW - self._plates[plate.seat].words_height
        self._pile(own, card.center().x(), card.bottom() - _SHADOW - lying // 2, card.width() - 2 * _SHADOW - 6)

    def _pile(self, tokens: list[Token], x: int, y: int, room: int) -> None:
        """In rows about a point, as many side by side as there is room for."""
        rows: list[list[Token]] = []
        for token in tokens:
            if not rows or _width((*rows[-1], token)) > room:
                rows.append([])
            rows[-1].append(token)
        height = max((token.height() for token in tokens), default=0) + 2
        top = y - (height * len(rows)) // 2
        for row in rows:
            left = x - _width(row) // 2
            for token in row:
                if token is not self._lifted:
                    token.move(left, top + (height - token.height()) // 2)
                    token.raise_()
                left += token.width() + _TOKEN_GAP
            top += height

    def _seat(self, sheet: HandSheet) -> None:
        for old in (*self._plates.values(), *self._tokens.values()):
            old.hide()
            old.deleteLater()
        self._plates, self._tokens = {}, {}
        for plate in sheet.plates:
            made = _Plate(self.theme, self)
            made.set_theme(self.theme)
            made.call_chosen.connect(lambda notation, its=plate.seat: self.call_chosen.emit(its, notation))
            made.tricks_chosen.connect(lambda count, its=plate.seat: self.tricks_chosen.emit(its, int(count)))
            made.show()
            self._plates[plate.seat] = made

    def _lay_tokens(self, sheet: HandSheet) -> None:
        wanted = {(TRICK, plate.seat): (plate.tricks, plate.tricks_words) for plate in sheet.plates}
        wanted[TRICK, POOL] = (min(1, sheet.left), sheet.left_words)
        for plate in sheet.plates:
            wanted |= {(chip.id, plate.seat): (1, chip.words) for chip in plate.chips}
        wanted |= {(chip.id, POOL): (1, chip.words) for chip in sheet.chips}
        for key, token in self._tokens.items():
            if key not in wanted:
                token.hide()
        for key, (count, words) in wanted.items():
            if key not in self._tokens:
                self._tokens[key] = Token(self, *key)
            self._tokens[key].show_token(count, words)


def _width(tokens: Sequence[Token]) -> int:
    return sum(token.width() for token in tokens) + _TOKEN_GAP * max(0, len(tokens) - 1)
