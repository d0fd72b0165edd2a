"""Home: where one stopped, the courses as pages of contents, and a shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from ui.panels.contents import FEW, CoursePanel, HomeSheet
from ui.panels.packs_head import PacksHead
from ui.panels.paper import SHADOW_ROOM, Scroll, empty, settle
from ui.panels.resume import ResumePanel
from ui.panels.review import ReviewPanel
from ui.panels.shelf import ShelfButton
from ui.panels.worded import Worded
from ui.theme.theme import Theme

_WIDEST: Final = 1440
_MARGIN: Final = 44
_GAP: Final = 28
_COLUMN: Final = 270
_RESUME_MOST: Final = 320
_FIVE_ROWS: Final = 704
"""As high is the page with five rows of each course, down to the shelf."""
_ROW: Final = 34
_BESIDE: Final = 1100
_MOST_ACROSS: Final = 3
_NO_MOST: Final = 16777215  # Qt's own for no maximum


class HomePage(Worded):
    """Signals, all wishes.

    `lesson_opened(id)`, of a lesson or a round; `rules_opened(game)`, the rules that come back; `dealing_stopped`;
    `lab_opened`, `rulebook_opened`, `glossary_opened`, `keys_opened`; `packs_given(paths)`, chosen or dropped here;
    `pack_removal_wanted(name)`.
    """

    lesson_opened = Signal(str)
    rules_opened = Signal(str)
    dealing_stopped = Signal()
    lab_opened = Signal()
    rulebook_opened = Signal()
    glossary_opened = Signal()
    keys_opened = Signal()
    packs_given = Signal(tuple)
    pack_removal_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(theme, parent)
        self._sheet = HomeSheet(None, ())
        self._resume = ResumePanel(theme)
        self._resume.lesson_opened.connect(self.lesson_opened)
        self._review = ReviewPanel(theme)
        self._review.review_wanted.connect(self._ask_for_round)
        self._review.rules_wanted.connect(self.rules_opened)
        self._courses: list[CoursePanel] = []
        self._packs: dict[str, CoursePanel] = {}  # by the names of the packs
        self.packs_head = PacksHead(theme)
        """Where packs are added."""
        self.packs_head.pack_chosen.connect(lambda path: self.packs_given.emit((path,)))
        self._is_dragged_over = False
        self.setAcceptDrops(True)
        self._shelf = tuple(ShelfButton(icon, theme) for icon in ("scales", "book", "globe", "question"))
        for button, wish in zip(
            self._shelf,
            (self.lab_opened, self.rulebook_opened, self.glossary_opened, self.keys_opened),
            strict=True,
        ):
            button.clicked.connect(wish)
        self._across = (0, False)
        self._content = _Content()
        self._column = QVBoxLayout(self._content)
        self._column.setSpacing(0)
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        self._packs_grid = QGridLayout()
        self._packs_grid.setVerticalSpacing(0)
        self._shelf_grid = QGridLayout()
        self._shelf_grid.setVerticalSpacing(0)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self._resume, 2)
        self._top.addWidget(self._review, 1)
        self._column.addLayout(self._top, 2)
        self._column.addLayout(self._grid, 3)
        self._column.addLayout(self._shelf_grid)
        self._column.addWidget(self.packs_head)
        self._column.addLayout(self._packs_grid)
        self._column.addStretch(1)
        self._scroll = Scroll(self._content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._renew()

    def show_home(self, sheet: HomeSheet) -> None:
        """Show the courses and where one stopped."""
        self._sheet = sheet
        self._resume.setVisible(sheet.resume is not None)
        if sheet.resume is not None:
            self._resume.show_resume(sheet.resume)
        self._review.setVisible(sheet.review is not None)
        if sheet.review is not None:
            self._review.show_review(sheet.review)
        for panel in self._panels:
            panel.hide()
            panel.deleteLater()
        self._courses, self._packs = [], {}
        for course in sheet.courses:
            panel = CoursePanel(self._theme)
            panel.lesson_opened.connect(self.lesson_opened)
            panel.removal_wanted.connect(self.pack_removal_wanted)
            panel.show_course(course)
            if course.pack:
                self._packs[course.pack] = panel
            else:
                self._courses.append(panel)
        self.packs_head.show_suffix(sheet.pack_suffix)
        self._across = (0, False)
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._resume.set_theme(theme)
        self._review.set_theme(theme)
        self.packs_head.set_theme(theme)
        for panel in self._panels:
            panel.set_theme(theme)
        for button in self._shelf:
            button.set_theme(theme)
        super().set_theme(theme)
        self._across = (0, False)
        self._arrange()

    def focus_first(self) -> None:
        """Give the focus to the button that goes on."""
        self._resume.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_pack(self, name: str) -> None:
        """Scroll to a pack, or to where it was, once all is laid out; the focus goes to the button that adds one."""
        self.packs_head.add.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, lambda: self._scroll.reveal(self._packs.get(name, self.packs_head)))

    @property
    def _panels(self) -> tuple[CoursePanel, ...]:
        return (*self._courses, *self._packs.values())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file with a pack may be dropped anywhere here, and the page says so."""
        if self._packs_in(event):
            event.acceptProposedAction()
            self._show_dragged(over=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It went elsewhere."""
        self._show_dragged(over=False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Add what was dropped."""
        self._show_dragged(over=False)
        event.acceptProposedAction()
        self.packs_given.emit(self._packs_in(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A frame shows where a pack may be dropped."""
        if self._is_dragged_over:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(QColor(self._theme.tokens.accent), 3, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(8, 8, -8, -8), 10, 10)
            painter.end()

    def _show_dragged(self, *, over: bool) -> None:
        self._is_dragged_over = over
        self.update()

    def _packs_in(self, event: QDropEvent) -> tuple[str, ...]:
        """The files with packs that are dragged."""
        paths = (url.toLocalFile() for url in event.mimeData().urls())
        suffix = self._sheet.pack_suffix
        return tuple(path for path in paths if suffix and path.lower().endswith(suffix))

    def showEvent(self, event: QShowEvent) -> None:
        """Everything has its place before it is seen: what is found of it first changes the heights of the rest."""
        super().showEvent(event)
        settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One, two or three columns, never wider than a book."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        length = self._theme.length
        side = max(length(_MARGIN), (self.width() - length(_WIDEST)) // 2) if self.width() > 0 else length(_MARGIN)
        self._column.setContentsMargins(side - SHADOW_ROOM, 2, side - SHADOW_ROOM, 12)
        self._top.setSpacing(0)
        for grid in (self._grid, self._packs_grid, self._shelf_grid):
            grid.setHorizontalSpacing(max(0, length(_GAP) - 2 * SHADOW_ROOM))
        inside = self.width() - 2 * side
        across = max(1, min(_MOST_ACROSS, (inside + length(_GAP)) // (self._theme.px(_COLUMN) + length(_GAP))))
        beside = across == _MOST_ACROSS and self.width() >= self._theme.px(_BESIDE)
        alone = length(_RESUME_MOST + 240 * (self._theme.text_scale - 1))
        self._resume.setMaximumHeight(_NO_MOST if beside else alone)  # beside review it is as high
        spare = (self.height() - length(_FIVE_ROWS)) // length(_ROW)
        for panel in self._courses:
            panel.show_most(FEW + max(0, spare) if across == _MOST_ACROSS else FEW)
        if (across, beside) == self._across:
            return
        self._across = across, beside
        self._arrange_top(beside=beside)
        on_shelf = len(self._shelf) if across == _MOST_ACROSS else across  # the shelf is one row where it can be
        rows: tuple[tuple[QGridLayout, Sequence[QWidget], int], ...] = (
            (self._grid, self._courses, across),
            (self._packs_grid, tuple(self._packs.values()), across),
            (self._shelf_grid, self._shelf, on_shelf),
        )
        for grid, parts, columns in rows:
            empty(grid)
            for column in range(len(self._shelf)):
                grid.setColumnStretch(column, 1 if column < columns else 0)
            for place, part in enumerate(parts):
                grid.addWidget(part, place // columns, place % columns)
                part.show()  # now, so that the page is measured with it

    def _arrange_top(self, *, beside: bool) -> None:
        """Review stands beside where one stopped, as wide as a course, or below."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._top.setDirection(across if beside else down)
        self._top.setStretchFactor(self._review, 1 if beside else 0)  # below it is as high as what it says

    def show_dealing(self, lesson: str) -> None:
        """Say that a round is being dealt, by its id; empty for none."""
        self._review.show_dealing(dealing=bool(lesson))

    def _ask_for_round(self, game: str) -> None:
        if game:
            self.lesson_opened.emit(f"{game}/review")
        else:
            self.dealing_stopped.emit()

    def _renew(self) -> None:
        lab, book, glossary, keys = self._shelf
        lab.set_words(self.tr("Score lab"), self.tr("One hand under every rule set"))
        book.set_words(self.tr("Rule book"), self.tr("Every rule with its source"))
        glossary.set_words(self.tr("Glossary"), self.tr("Every term in three languages"))
        keys.set_words(self.tr("Keys"), self.tr("Everything without a mouse · F1"))


class _Content(QWidget):
    """What is scrolled: as high as its width makes it, and not as it would be if it were narrow."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)
