"""The lesson's page: felt, page of words, ruler below, and the coach's bubble over the felt."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ui.panels.article import ArticleTable
from ui.panels.auction import AuctionPanel
from ui.panels.coach_bubble import CoachBubble
from ui.panels.lesson import LessonPanel
from ui.panels.paper import SHADOW_ROOM
from ui.panels.ruler import Transport
from ui.panels.score import ScoreSheet
from ui.table.felt import Felt
from ui.theme.paint import paint_desk
from ui.theme.theme import Theme

_NARROW: Final = 1200
_WIDE: Final = 1500
_MARGIN: Final = 6


class Lower(Enum):
    """What stands at the foot of the page."""

    NOTHING = "nothing"
    ARTICLE = "article"
    SCORE = "score"


class LessonPage(QWidget):
    """A felt and a page.

    Signals: `resized`; by keys `help_wanted` (H), `why_wanted` (W), `rule_key_pressed` (R), `undo_wanted` (U or Ctrl+Z)
    `read_wanted` (T: the page is read aloud), `all_hands_wanted` (O, or its button: every hand is turned up) and
    `lab_wanted` (L, or the score sheet's button: the hand in the score lab).
    """

    resized = Signal()
    help_wanted = Signal()
    why_wanted = Signal()
    rule_key_pressed = Signal()
    undo_wanted = Signal()
    read_wanted = Signal()
    all_hands_wanted = Signal()
    lab_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.felt = Felt(theme)
        self.panel = LessonPanel(theme)
        self.transport = Transport(theme)
        self.auction = AuctionPanel(theme)
        self.article = ArticleTable(theme)
        self.score = ScoreSheet(theme)
        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.felt, 1)
        column.addWidget(self.transport)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(_MARGIN)
        self._row.addWidget(self._left, 1)
        self._row.addWidget(self.panel)
        self.bubble = CoachBubble(theme, self._left)
        self.panel.all_hands_requested.connect(self.all_hands_wanted)
        self.score.lab_requested.connect(self.lab_wanted)
        self._wishes: dict[int, SignalInstance] = {
            Qt.Key.Key_H: self.help_wanted,
            Qt.Key.Key_W: self.why_wanted,
            Qt.Key.Key_R: self.rule_key_pressed,
            Qt.Key.Key_U: self.undo_wanted,
            Qt.Key.Key_O: self.all_hands_wanted,
            Qt.Key.Key_L: self.lab_wanted,
            Qt.Key.Key_T: self.read_wanted,
        }
        self._lower = Lower.NOTHING
        self._with_auction = False
        self._set_widths()

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_middle(self, *, auction: bool) -> None:
        """Puts the calls between the task and the help, or takes them away."""
        if auction != self._with_auction:
            self._with_auction = auction
            self.panel.set_middle(self.auction if auction else None)

    def show_lower(self, lower: Lower) -> None:
        """Puts a panel at the foot of the page."""
        if lower is not self._lower:
            self._lower = lower
            widget = {Lower.ARTICLE: self.article, Lower.SCORE: self.score}.get(lower)
            self.panel.set_below(widget)

    def focus_now(self) -> None:
        """Give the focus to what is asked: going on, an answer, a call, or the table."""
        focused = QApplication.focusWidget()
        at_table = focused is not None and any(part.isAncestorOf(focused) for part in (self.felt, self.auction))
        if not self.panel.focus_now() and not at_table:
            self.felt.setFocus()

    def show_note(self, words: str) -> None:
        """A word to the learner that no lesson has."""
        self.panel.show_note(words)

    def show_origin(self, words: str) -> None:
        """Where the cards on the felt come from, as a tooltip and for screen readers."""
        self.felt.setAccessibleDescription(words)

    def point_bubble(self, target: QPointF) -> bool:
        """Puts the bubble beside a point of the felt; False where there is no room for it."""
        felt = self.felt
        layout = felt.layout_now
        if layout is None:
            return False
        origin = QPointF(felt.pos())
        scene = felt.scene
        taken = [rect.adjusted(-4, -4, 4, 4) for rect in layout.plates.values()]
        taken += [layout.trick[laid.seat].rect.adjusted(-10, -14, 14, 14) for laid in scene.trick]
        taken += [spot.rect.adjusted(0, -26 * layout.zoom, 0, 0) for spot in layout.hands.get(scene.bottom, ())]
        for seat, spots in layout.hands.items():
            if seat != scene.bottom and any(scene.hands.get(seat, ())):
                taken += [spot.rect for spot in spots]
        taken += [spot.rect.adjusted(-6, -6, 6, 6) for spot in (*layout.slots, *layout.kitty)]
        ledger, notes = QRectF(layout.ledger, felt.corners.ledger_size), felt.corners.notes_size
        taken.append(ledger)
        avoid = [rect.translated(origin) for rect in taken]
        corner = QRectF(layout.notes - QPointF(notes.width(), 0), notes).translated(origin)
        bounds = QRectF(layout.inside).adjusted(8, 8, -8, -8).translated(origin)
        tries = ([*avoid, corner], avoid)  # the notes are covered rather than that the page has to say it
        shown = any(self.bubble.point(target + origin, each, bounds, speed=felt.animator.speed) for each in tries)
        if shown:
            self.bubble.raise_()
        return shown

    def set_theme(self, theme: Theme) -> None:
        """Draws everything in another look."""
        self._theme = theme
        for part in (self.felt, self.panel, self.transport, self.auction, self.article, self.score, self.bubble):
            part.set_theme(theme)
        self._set_widths()
        self.update()

    def set_left_handed(self, *, left_handed: bool) -> None:
        """The page at the left, the ruler mirrored."""
        self._row.setDirection(QHBoxLayout.Direction.RightToLeft if left_handed else QHBoxLayout.Direction.LeftToRight)
        self.transport.set_mirrored(mirrored=left_handed)

    def _set_widths(self) -> None:
        """344 px of page in a small window, 408 in the usual, 448 from 1536 on; larger with larger text."""
        width = self.width() / self._theme.zoom
        least = 344 if width < _NARROW else 408 if width < _WIDE else 448
        wanted = self._theme.length(least * (1 + (self._theme.text_scale - 1) * 0.45)) + 2 * SHADOW_ROOM
        self.panel.setFixedWidth(min(wanted, max(self._theme.length(348), self.width() // 2)))
        margin = self._theme.length(_MARGIN)
        self._row.setContentsMargins(margin, 0, margin, margin)

    # --- Qt -----------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard is where it was left, not in the bar above."""
        super().showEvent(event)
        self.focus_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page keeps its measure, the felt takes the rest."""
        super().resizeEvent(event)
        self._set_widths()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The desk behind everything."""
        painter = QPainter(self)
        paint_desk(painter, QRectF(self.rect()), self._theme)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no control has taken: Enter goes on, letters ask for help, why, the rule, undo."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.panel.may_go_on and not event.isAutoRepeat():
                self.panel.went_on.emit()
            case Qt.Key.Key_Z if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.undo_wanted.emit()
            case Qt.Key.Key_A:
                self.panel.toggle_table()
            case letter if letter in self._wishes:
                self._wishes[letter].emit()
            case _:
                super().keyPressEvent(event)
