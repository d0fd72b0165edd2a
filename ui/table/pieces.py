"""What stands on the felt and can be touched: cards face up, name cards, packets. Scenes only move them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from ui.table.card import CardWidget
from ui.table.layout import Layout, Spot
from ui.table.packets import PacketButton
from ui.table.plate import PlateWidget, plate_width
from ui.table.scene import FeltScene, Touch
from ui.theme.theme import Theme


class Pieces(QObject):
    """Everything on a felt that can be touched.

    Signals pass on what the pieces say: `tapped(Card)`, `double_tapped(Card)`, `picked_up(Card, QPointF)`,
    `dragged(QPointF)`, `let_go(Card, QPointF)`, `pulled(Card)`, `seat_pointed(str)`, `packet_opened(int)`; and
    `touched`, before any of them.
    """

    touched = Signal()
    pulled = Signal(object)

    tapped = Signal(object)
    double_tapped = Signal(object)
    picked_up = Signal(object, QPointF)
    dragged = Signal(QPointF)
    let_go = Signal(object, QPointF)
    seat_pointed = Signal(str)
    packet_opened = Signal(int)

    def __init__(self, felt: QWidget) -> None:
        super().__init__(felt)
        self._felt = felt
        self.cards: dict[Card, CardWidget] = {}
        self._plates: dict[Seat, PlateWidget] = {}
        self._packets: list[PacketButton] = []

    def show_plates(self, scene: FeltScene, layout: Layout, theme: Theme, pointable: AbstractSet[Seat]) -> None:
        """Puts up a name card for each seat; each becomes as wide as its words, and `layout` is told so."""
        for seat in set(self._plates) - {plate.seat for plate in scene.plates}:
            gone = self._plates.pop(seat)
            gone.hide()
            gone.deleteLater()
        for plate in scene.plates:
            widget = self._plates.get(plate.seat)
            if widget is None:
                widget = self._plates[plate.seat] = PlateWidget(plate, self._felt)
                widget.clicked.connect(lambda _=False, seat=plate.seat: self.seat_pointed.emit(seat))
                widget.show()
            pointed = plate.seat in scene.marks.seats
            widget.show_plate(plate, theme, pointable=plate.seat in pointable, pointed=pointed)
            rect = layout.plates[plate.seat]
            width = plate_width(plate, theme, rect.width(), pointable=widget.pointable)
            rect = widened(rect, width, layout.place_of[plate.seat])
            layout.plates[plate.seat] = rect
            widget.stand(rect)

    def show_cards(
        self, scene: FeltScene, layout: Layout, theme: Theme, hidden: AbstractSet[Card], selected: Card | None
    ) -> None:
        """Puts every card that lies face up where it belongs; `hidden` ones are on their way."""
        wanted = _spots(scene, layout, selected)
        for card, widget in self.cards.items():
            if card not in wanted:
                if widget.hasFocus():
                    self._felt.setFocus()  # else Qt would give the focus to whatever comes next
                widget.hide()
        on_table, own = {laid.card for laid in scene.trick}, set(scene.hands.get(scene.bottom, ()))
        in_hand = set(scene.hands.get(scene.holder, ()) if scene.holder else ())
        laid_away = set(scene.slots.cards if scene.slots else ())
        before: CardWidget | None = None
        for card, spot in wanted.items():
            widget = self.cards.get(card) or self._new_card(card)
            widget.place(spot, theme, veiled=card in scene.marks.dimmed)
            touched = card in in_hand or card in laid_away
            widget.may_drag = card in laid_away or (touched and scene.touch in (Touch.PLAY, Touch.LAY_AWAY))
            if widget.is_held and card in on_table and widget.hasFocus():
                self._felt.setFocus()  # it was played: the arrows begin in the hand again
            widget.is_held = touched
            chosen = touched or card in on_table or card in own
            widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
            widget.setCursor(Qt.CursorShape.OpenHandCursor if widget.may_drag else Qt.CursorShape.ArrowCursor)
            widget.setAccessibleName(scene.names.get(card, card.code))
            widget.setVisible(widget.is_carried or card not in hidden)
            widget.raise_()
            if chosen:
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget
        for plate in self._plates.values():
            plate.raise_()

    def focus_plate(self, place: str, layout: Layout | None) -> None:
        """Gives the focus to the name card at a place of the felt, where it may be pointed at."""
        for seat, plate in self._plates.items():
            if layout is not None and layout.place_of[seat] == place and plate.pointable:
                plate.setFocus(Qt.FocusReason.TabFocusReason)

    def show_packets(self, scene: FeltScene, layout: Layout, theme: Theme) -> None:
        """Lays the tricks that were won beside their winners' name cards."""
        for old in self._packets:
            old.hide()
            old.deleteLater()
        self._packets = []
        for seat, packets in scene.packets.items():
            start, step = layout.packets[seat]
            room = layout.inside.right() - start.x() - 16 if step > 0 else start.x() - layout.inside.left() - 16
            squeeze = min(1.0, room / max(1.0, abs(step) * len(packets)))
            for number, packet in enumerate(packets):
                lit = packet.number in scene.marks.tricks
                button = PacketButton(packet, self._felt, theme, crossed=bool(number % 2), lit=lit)
                button.stand(start + QPointF(step * squeeze * number, 0))
                button.clicked.connect(lambda _=False, n=packet.number: self.packet_opened.emit(n))
                button.show()
                self._packets.append(button)

    def _new_card(self, card: Card) -> CardWidget:
        widget = self.cards[card] = CardWidget(card, self._felt)
        widget.touched.connect(self.touched)
        widget.tapped.connect(lambda: self.tapped.emit(card))
        widget.pulled.connect(lambda: self.pulled.emit(card))
        widget.double_tapped.connect(lambda: self.double_tapped.emit(card))
        widget.picked_up.connect(lambda at: self.picked_up.emit(card, at))
        widget.dragged.connect(self.dragged)
        widget.let_go.connect(lambda at: self.let_go.emit(card, at))
        return widget


def _spots(scene: FeltScene, layout: Layout, selected: Card | None) -> dict[Card, Spot]:
    """Every card that lies face up, and where; what may be played, is chosen or selected stands out of the hand."""
    marks = scene.marks
    spots: dict[Card, Spot] = {}
    for seat, cards in scene.hands.items():
        for card, spot in zip(cards, layout.hands[seat], strict=True):
            if card is not None:
                raised = card in marks.legal or card in marks.chosen or card is selected
                spots[card] = layout.lifted(spot) if raised and seat == scene.bottom else spot
    spots |= {laid.card: layout.trick[laid.seat] for laid in scene.trick}
    spots |= {card: spot for card, spot in zip(scene.kitty, layout.kitty, strict=True) if card is not None}
    if scene.slots is not None:
        spots |= dict(zip(scene.slots.cards, layout.slots, strict=False))
    return spots


def widened(rect: QRectF, width: float, place: str) -> QRectF:
    """A name card made as wide as its words, towards the middle of the felt."""
    wide = QRectF(rect)
    if place == "right":
        wide.setLeft(rect.right() - width)
    elif place == "left":
        wide.setRight(rect.left() + width)
    else:
        wide.setWidth(width)
        wide.moveCenter(rect.center())
    return wide
