"""The hand of the score lab on its felt: name cards with calls and tricks, and what can be dragged between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.panels.lab_plate import PLATE_ROOM, LabPlate, PlateSheet
from ui.panels.lab_step import Stepper
from ui.panels.lab_token import TRICK, Chip, Token
from ui.panels.worded import Worded
from ui.theme.lines import paint_line
from ui.theme.marks import paint_place
from ui.theme.paint import felt_inside, paint_felt
from ui.theme.theme import Theme
from ui.theme.tokens import FELT_RIM, Step

POOL: Final = ""
_FELT_ROOM: Final = 14
_POOL: Final = 44
_CHIP_POOL: Final = 70
_TOKEN_GAP: Final = 3
_AROUND: Final = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("top", "right", "bottom", "left"),
}


@dataclass(frozen=True, slots=True)
class HandSheet:
    """The seats clockwise; what nobody has yet lies in the middle."""

    plates: tuple[PlateSheet, ...]
    left: int = 0
    left_words: str = ""
    chips: tuple[Chip, ...] = ()


class HandFelt(Worded):
    """The felt.

    Signals, all wishes: `call_chosen(seat, notation)`, `tricks_chosen(seat, count)`; `moved(kind, from, to)` when a
    trick or a point was dragged, an empty seat being the middle.
    """

    call_chosen = Signal(str, str)
    tricks_chosen = Signal(str, int)
    moved = Signal(str, str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty felt."""
        super().__init__(theme, parent)
        self.in_a_row = False
        """The name cards stand side by side, where the felt is a bar."""
        self._sheet: HandSheet | None = None
        self._plates: dict[str, LabPlate] = {}
        self._tokens: dict[tuple[str, str], Token] = {}
        self._lifted: Token | None = None
        self._size: QSize | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_hand(self, sheet: HandSheet) -> None:
        """Show a hand; steppers that are in use keep the focus."""
        if self._sheet is None or [p.seat for p in self._sheet.plates] != [p.seat for p in sheet.plates]:
            self._seat(sheet)
        self._sheet = sheet
        for plate in sheet.plates:
            self._plates[plate.seat].show_plate(plate)
        self._size = None
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        for plate in self._plates.values():
            plate.set_theme(theme)
        self._size = None
        super().set_theme(theme)

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
        return QSize(2 * plate.width() + self.theme.length(40), rows * (plate.height() - PLATE_ROOM) + rim)

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is ever hidden."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self.theme.length(330)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand everything anew."""
        super().resizeEvent(event)
        self.arrange()

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

    def _renew(self) -> None:
        if self._sheet is not None:
            self._lay_tokens(self._sheet)
        self.updateGeometry()
        self.arrange()

    # --- dragging -------------------------------------------------------------------------------------------------

    def _lift(self, token: Token) -> None:
        """A token has been taken up."""
        self._lifted = token
        token.raise_()
        self.update()

    def _hover(self, at: QPoint) -> None:
        """A token is over a place."""
        over = self.seat_at(at)
        for seat, plate in self._plates.items():
            if plate.hot != (seat == over):
                plate.hot = seat == over
                plate.update()

    def _drop(self, token: Token, at: QPoint) -> None:
        """A token is laid down: at a seat, or in the middle; anywhere else it goes home."""
        self._lifted = None
        self._hover(QPoint(-1, -1))
        target = self.seat_at(at)
        if target is None and self._pool().adjusted(-12, -12, 12, 12).contains(at):
            target = POOL
        self.arrange()
        if target is not None and target != token.holder:
            self.moved.emit(token.kind, token.holder, target)

    def _put_back(self) -> None:
        """A token goes home without having been laid down."""
        self._lifted = None
        self._hover(QPoint(-1, -1))
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
        """What the largest name card needs."""
        if self._size is None:
            sizes = [plate.needs() for plate in self._plates.values()]
            self._size = QSize(
                max((s.width() for s in sizes), default=80), max((s.height() for s in sizes), default=80)
            )
        return self._size

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
        lying = card.height() - 2 * PLATE_ROOM - self._plates[plate.seat].words_height
        self._pile(own, card.center().x(), card.bottom() - PLATE_ROOM - lying // 2, card.width() - 2 * PLATE_ROOM - 6)

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
            made = LabPlate(self.theme, self)
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
                self._tokens[key] = self._new_token(*key)
            self._tokens[key].show_token(count, words, self.theme)

    def _new_token(self, kind: str, holder: str) -> Token:
        token = Token(self, self.theme, kind, holder)
        token.lifted.connect(lambda: self._lift(token))
        token.hovered.connect(self._hover)
        token.dropped.connect(lambda at: self._drop(token, at))
        token.put_back.connect(self._put_back)
        return token


def _width(tokens: Sequence[Token]) -> int:
    return sum(token.width() for token in tokens) + _TOKEN_GAP * max(0, len(tokens) - 1)
