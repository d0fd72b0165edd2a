"""The felt: seats, hands, the trick in the middle. It shows a scene and says what is wished; it knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat
from ui.table import motions
from ui.table.animator import Animator
from ui.table.corners import Corners, fit_corners
from ui.table.flight import Ghost
from ui.table.ground import cloth_rect, ground_picture
from ui.table.layout import corner_room, lay_out, least_plate
from ui.table.motions import Beat, Stage
from ui.table.overlay import Overlay, paint_part
from ui.table.pieces import Pieces
from ui.table.plate import plate_width
from ui.table.reach import TOWARDS, across, beside, takes
from ui.table.scene import FeltScene, Touch
from ui.table.still import Still
from ui.theme.theme import Theme

_PLATE: Final = 48.0
_TOO_SMALL: Final = 50


class Felt(Stage):
    """A table of cards.

    Signals, most of them wishes: `play_requested(Card)` by drag, click and click, double click or Enter;
    `card_marked(Card)` while cards are pointed at; `laid_away(Card)` and `taken_back(Card)` while cards are laid away;
    `seat_pointed(str)`; `packet_opened(int)` with a trick's number. Two are facts: `dropped_beside(Card)`: a card was
    let go where nothing takes it; `settled`: nothing moves any more.
    """

    play_requested = Signal(object)
    card_marked = Signal(object)
    laid_away = Signal(object)
    taken_back = Signal(object)
    seat_pointed = Signal(str)
    packet_opened = Signal(int)
    dropped_beside = Signal(object)
    settled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.animator = Animator(self)
        self.animator.animation_finished.connect(self.settled)
        self.layout_now = None
        self.scene = FeltScene((), {})
        self.corners = Corners((), (), theme, 0.0)
        self.pointable: frozenset[Seat] = frozenset()
        self._ground = QPixmap()
        self._overlay = Overlay(self)
        self._hidden: frozenset[Card] = frozenset()
        self._selected: Card | None = None
        self._held: Ghost | None = None
        self._still: Still | None = None
        self._grip = QPointF()
        self._asked = False
        self._pieces = Pieces(self)
        self._listen(self._pieces)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _listen(self, pieces: Pieces) -> None:
        pieces.touched.connect(self.animator.finish)  # what is touched stands as it will, and takes the touch
        pieces.pulled.connect(self._pulled)
        pieces.tapped.connect(self._tapped)
        pieces.double_tapped.connect(self._double_tapped)
        pieces.picked_up.connect(self._picked_up)
        pieces.dragged.connect(self._dragged)
        pieces.let_go.connect(self._let_go)
        pieces.seat_pointed.connect(self.seat_pointed)
        pieces.packet_opened.connect(self.packet_opened)

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_scene(self, scene: FeltScene) -> None:
        """Shows a scene at once; whatever moves is ended."""
        self.animator.finish()
        self._release()
        self.show_now(scene)

    def play(self, beats: Sequence[Beat]) -> None:
        """Shows scenes one after another, each with its motion; the last one stays."""
        self.animator.finish()
        self._put_away_still()
        carried, self._held = self._held, None
        motions.run(self, beats, carried)

    def send_home(self, scene: FeltScene) -> None:
        """A refused card goes back to its place in the hand; then the scene is shown."""
        self._asked = False
        self._put_away_still()
        ghost, self._held = self._held, None
        home = self.home_of(ghost.card) if ghost is not None and ghost.card is not None else None
        if ghost is not None and home is not None:
            motions.send_home(self, ghost, home, scene)
            return
        if ghost is not None:
            ghost.deleteLater()
        self.show_now(scene)

    def set_theme(self, theme: Theme) -> None:
        """Draws everything anew in another look."""
        self.theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Draws the scene again, after a change of size or of what can be pointed at."""
        self.show_now(self.scene, self._hidden)

    def show_now(self, scene: FeltScene, hidden: frozenset[Card] = frozenset()) -> None:
        """Shows a scene without ending what moves; cards that are `hidden` are on their way."""
        self._asked = False
        self._put_away_still()
        self.scene, self._hidden = scene, hidden
        if not scene.plates or self.width() < _TOO_SMALL:
            return
        theme = self.theme
        tall = _PLATE * max(1.0, theme.text_scale)
        inside, opposite = cloth_rect(self.size()), self._plate_opposite(scene)
        room = corner_room(inside, theme.zoom, theme.card_scale, tall, opposite)
        self.corners = corners = fit_corners(scene.ledger, scene.notes, theme, room)
        layout = lay_out(
            inside,
            scene,
            zoom=theme.zoom,
            card_scale=theme.card_scale,
            plate_height=tall,
            corners=(corners.ledger_size, corners.notes_size),
            top_plate=opposite,
        )
        self.layout_now = layout
        if self._selected not in self._in_hand:
            self._selected = None
        self._pieces.show_plates(scene, layout, theme, self.pointable)
        self._pieces.show_cards(scene, layout, theme, hidden, self._selected)
        self._pieces.show_packets(scene, layout, theme)
        self._ground = ground_picture(self.size(), self.devicePixelRatioF(), scene, layout, corners, theme)
        self._overlay.resize(self.size())
        self._overlay.raise_()
        self._overlay.show_marks(scene, layout, theme, hidden)
        if self._held is not None:
            self._held.raise_()
        self.update()

    def _plate_opposite(self, scene: FeltScene) -> float:
        """How wide the name card at the top is; 0 where nobody sits there."""
        if len(scene.plates) == 3:  # noqa: PLR2004 - three sit at the bottom and the sides
            return 0.0
        plate, inside = scene.plates[len(scene.plates) // 2], cloth_rect(self.size())
        least = least_plate(inside, self.theme.zoom)
        return plate_width(plate, self.theme, least, pointable=plate.seat in self.pointable)

    # --- touching -----------------------------------------------------------------------------------------------------

    @property
    def _in_hand(self) -> tuple[Card | None, ...]:
        return self.scene.hands.get(self.scene.holder, ()) if self.scene.holder else ()

    def _ask(self, card: Card) -> None:
        """Wishes to play a card, once: whatever comes back shows the next scene."""
        if self._asked or self.scene.touch is not Touch.PLAY:
            return
        self._asked = True
        self._selected = None
        self.animator.finish()
        self.play_requested.emit(card)
        if self._held is not None:
            self.send_home(self.scene)

    def _tapped(self, card: Card) -> None:
        self.animator.finish()  # by key nothing was touched before
        match self.scene.touch:
            case Touch.PLAY if card in self._in_hand:
                self.select(None if self._selected is card else card)
            case Touch.MARK if card in self._in_hand:
                self.card_marked.emit(card)
            case Touch.LAY_AWAY:
                self._move_away_or_back(card)
            case _:
                self._point_by_card(card)

    def _point_by_card(self, card: Card) -> None:
        """A card of the trick stands for its seat, where seats are pointed at."""
        seat = next((laid.seat for laid in self.scene.trick if laid.card is card), None)
        if seat in self.pointable:
            self.seat_pointed.emit(seat)

    def _double_tapped(self, card: Card) -> None:
        if self.scene.touch is Touch.PLAY and card in self._in_hand:
            self._ask(card)
        elif self.scene.touch not in (Touch.PLAY, Touch.LAY_AWAY):  # there another card lies under the pointer by now
            self._tapped(card)  # two quick taps are two

    def _pulled(self, card: Card) -> None:
        if self.scene.touch is Touch.MARK and card in self._in_hand:
            self.dropped_beside.emit(card)

    def _move_away_or_back(self, card: Card) -> None:
        if self.scene.slots is not None and card in self.scene.slots.cards:
            self.taken_back.emit(card)
        elif card in self._in_hand:
            self.laid_away.emit(card)

    def _picked_up(self, card: Card, at: QPointF) -> None:
        self.animator.finish()
        self._release()
        spot = self._pieces.cards[card].spot
        self._selected = None
        self.setFocus(Qt.FocusReason.MouseFocusReason)  # Escape then reaches the felt
        self._still = Still(self, self.grab())
        self._grip = spot.centre - at
        self._held = Ghost(self, card, spot.width, self.theme)
        self._held.draw(lifted=True)
        self._held.centre_on(spot.centre)
        self._held.show()
        self._held.raise_()
        self._hidden = frozenset({card})

    def _dragged(self, at: QPointF) -> None:
        if self._held is not None:
            self._held.centre_on(at + self._grip)

    def _let_go(self, card: Card, at: QPointF) -> None:
        if self._held is None or self.layout_now is None:
            return
        over_middle = self.layout_now.middle.contains(at + self._grip)
        if self.scene.touch is Touch.LAY_AWAY:
            lies_away = self.scene.slots is not None and card in self.scene.slots.cards
            self._release()
            self.refresh()
            if over_middle != lies_away:
                self._move_away_or_back(card)
        elif over_middle:
            self._ask(card)
        else:
            home = self.home_of(card)
            self.send_home(self.scene)
            if home is not None and not home.rect.contains(at + self._grip):
                self.dropped_beside.emit(card)

    def _release(self) -> None:
        """Takes a carried card off the pointer; it is shown where it lies again."""
        if self._held is None:
            return
        if self._held.card is not None:
            self._pieces.cards[self._held.card].forget_press()
        self._put_away_still()
        self._held.hide()
        self._held.deleteLater()
        self._held, self._hidden = None, frozenset()

    def _put_away_still(self) -> None:
        if self._still is not None:
            self._still.hide()
            self._still.deleteLater()
            self._still = None

    def select(self, card: Card | None) -> None:
        """Raises a card of the hand, as a click does."""
        self._selected = card
        self.refresh()

    def place_of(self, card: Card) -> QPointF | None:
        """The middle of a card's upper half, where it lies face up now or lay in its hand."""
        widget = self._pieces.cards.get(card)
        if widget is None or not (widget.isVisible() or card in self._hidden):
            return None
        spot = self.home_of(card) or widget.spot
        return spot.centre - QPointF(spot.width * 0.3, spot.width * 0.35)

    def focused_card(self) -> Card | None:
        """The card under the keyboard's focus, else the one that is selected."""
        focused = (card for card, widget in self._pieces.cards.items() if widget.hasFocus())
        return next(focused, self._selected)

    # --- Qt -----------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the cloth plays the selected card; a trick that rests is taken in, else whatever moves ends."""
        self.animator.hasten()
        is_left = event.button() == Qt.MouseButton.LeftButton
        in_middle = self.layout_now is not None and self.layout_now.middle.contains(event.position())
        if is_left and in_middle and self._selected is not None:
            self._ask(self._selected)
        if self.layout_now and any(spot.rect.contains(event.position()) for spot in self.layout_now.kitty):
            self.kitty_pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose a card, or a seat that is asked for; Enter plays a card in hand, Escape lets go of it."""
        self.animator.finish()
        card = self.focused_card()
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down if self.pointable:
                self._pieces.focus_plate(TOWARDS[Qt.Key(event.key())], self.layout_now)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self._focus(beside(self.scene, card, 1 if event.key() == Qt.Key.Key_Right else -1))
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._focus(across(self.scene, card, 1 if event.key() == Qt.Key.Key_Up else -1))
            case Qt.Key.Key_Escape if self._held is not None:
                if self._held.card is not None:
                    self._pieces.cards[self._held.card].forget_press()
                self.send_home(self.scene)
            case Qt.Key.Key_Escape if self._selected is not None:
                self.select(None)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if card is not None and takes(self.scene, card):
                (self._ask if self.scene.touch is Touch.PLAY else self._tapped)(card)
            case _:
                event.ignore()

    def _focus(self, card: Card | None) -> None:
        if card is not None:
            self._pieces.cards[card].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays everything out anew."""
        super().resizeEvent(event)
        self.animator.finish()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """A page that is left carries no card along."""
        super().hideEvent(event)
        if self._held is not None:
            self._release()
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the ground, painted once for each scene."""
        if not self._ground.isNull():
            paint_part(self, self._ground, event.rect())

    def minimumSizeHint(self) -> QSize:
        """The least felt on which a hand can be played."""
        return QSize(560, 470)
