"""The lesson's page: where one stands, the words, the task, what the coach said, the answer, help and the ways on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.panels.answers import AnswerArea
from ui.panels.article import ArticleTable
from ui.panels.button import Button
from ui.panels.coach_box import CoachBox
from ui.panels.coach_words import CoachWords
from ui.panels.flow import flow_of
from ui.panels.help import HelpLadder
from ui.panels.lesson_sheet import LEVELS, LessonSheet
from ui.panels.paper import Paper, Scroll, empty, words
from ui.panels.stars import Stars
from ui.panels.task_line import TaskLine
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_NARROW: Final = 380
_MOST_PINNED: Final = 0.6
_ALL: Final = 1000  # a stretch beside which others do not count


class LessonPanel(Paper):
    """The page of words.

    Signals, all wishes: `went_on`, `level_chosen(str)`, `rung_climbed`, `rung_recalled(int)`, `played_on`,
    `went_back_to_lesson`, `why_requested`, `all_hands_requested`, `rule_requested(id)`, `term_requested(target)`,
    `coach_pressed(id)`, `began_again`, and those of `answers`; and a fact, `table_taken(bool)`: the table of tricks
    has the page to itself, or has given it back.
    """

    went_on = Signal()
    level_chosen = Signal(str)
    rung_climbed = Signal()
    rung_recalled = Signal(int)
    played_on = Signal()
    went_back_to_lesson = Signal()
    why_requested = Signal()
    all_hands_requested = Signal()
    rule_requested = Signal(str)
    term_requested = Signal(str)
    coach_pressed = Signal(str)
    began_again = Signal()
    table_taken = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(theme, spine=True, parent=parent)
        self.answers = AnswerArea(theme)
        """The answer area; connect to its signals."""
        self._sheet: LessonSheet | None = None
        self._wants_table = False
        self._step = QLabel()
        self._step.setProperty("role", "note")
        self._levels = QFrame()
        self._levels.setProperty("kind", "segmented")
        self._level_group = QButtonGroup(self)
        self._level_buttons = {level: self._level_button(level) for level in LEVELS}
        self._title = words("", theme, Step.TITLE, serif=True, bold=True)
        self._stars = Stars(theme)
        self._text = words("", theme, Step.TEXT)
        self._task = TaskLine(theme)
        self._said = CoachBox(theme)
        self._help = HelpLadder(theme)
        self._play_on = Button("", theme, icon="branch")
        self._why = Button("", theme, icon="question", key="W")
        self._why.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the card that is asked about
        self._all_hands = Button("", theme, icon="eye", key="O")
        self._again = Button("", theme, icon="undo")
        self._continue = Button("", theme, kind="primary", key="Enter")
        self._table_button = Button("", theme, icon="grid", key="A")
        self._table_button.setCheckable(True)
        self._middle = QVBoxLayout()
        self._below = QVBoxLayout()
        self._article = QVBoxLayout()
        self._table: ArticleTable | None = None
        self._arrange()
        self._connect()
        self._renew()

    # --- showing --------------------------------------------------------------------------------------------------

    def show_sheet(self, sheet: LessonSheet) -> None:
        """Show a step as it stands; a new step begins at the top."""
        before, self._sheet = self._sheet, sheet
        alone = self.shows_table
        self._title.set_markup(sheet.title)
        self._title.setVisible(not alone)
        self._text.set_markup("\n".join(sheet.text))
        self._text.setVisible(bool(sheet.text))
        self._stars.show_stars(sheet.stars)
        self._stars.setVisible(bool(sheet.stars))
        self._again.setVisible(sheet.may_begin_again)
        self._task.show_task(sheet.task, sheet.way)
        self._say(sheet.said)
        self.answers.show_ask(sheet.ask)
        self._help.setVisible(not alone and sheet.ladder is not None and bool(sheet.ladder.offered))
        if before is None or (before.number, before.title) != (sheet.number, sheet.title):
            self._help.begin_step()
        if sheet.ladder is not None:
            self._help.show_ladder(sheet.ladder)
        self._play_on.setVisible(sheet.in_branch or (sheet.may_play_on and not alone))
        self._why.setVisible(sheet.may_ask_why and not alone)
        self._all_hands.setVisible(sheet.may_open_all and not alone)
        self._table_button.setVisible(sheet.has_table and (alone or not sheet.goes_on_to))  # beside a title is no room
        self._table_button.setChecked(alone)
        self._continue.setVisible(sheet.goes_on)
        self._levels.setVisible(len(sheet.levels) > 1)
        for level, button in self._level_buttons.items():
            button.setVisible(level in sheet.levels)
            button.setChecked(level == sheet.level)
            button.update()
        self._renew()
        if before is None or (before.number, before.title) != (sheet.number, sheet.title):
            self._scroll.show_top()

    @property
    def shows_table(self) -> bool:
        """Whether the table of tricks has the page: only what is asked, and what is said to it, stands above it."""
        return self._wants_table and self._sheet is not None and self._sheet.has_table

    def toggle_table(self) -> None:
        """Give the page to the table of tricks, or take it back; nothing where there is no table."""
        if self._sheet is not None and self._sheet.has_table:
            self._wants_table = not self._wants_table
            self.show_sheet(self._sheet)
            self.table_taken.emit(self._wants_table)

    @property
    def may_go_on(self) -> bool:
        """Whether going on is what is asked."""
        return self._sheet is not None and self._sheet.goes_on

    def focus_now(self) -> bool:
        """Give the focus to going on or to the answer; False where neither is asked here."""
        if self.may_go_on:
            self._continue.setFocus()
            return True
        return self.answers.focus_first()

    def show_note(self, note: str) -> None:
        """Say a word that belongs to no step, until the next one is shown."""
        self._say(CoachWords((note,)))

    def _say(self, said: CoachWords | None) -> None:
        """Say something below what is pressed; once it has its place it is seen to that it can be read."""
        if said == self._said.said:
            return
        self._said.show_words(said)
        self._column.addWidget(self._said)
        if said is not None:
            QTimer.singleShot(0, self, self._reveal_said)

    def set_middle(self, widget: QWidget | None) -> None:
        """Stand a panel (the ladder of calls) between the task and the help; None: nothing."""
        _only(self._middle, widget)

    def set_below(self, widget: QWidget | None) -> None:
        """Stand a panel at the foot, in the room that is left; the article's table begins at the page's edge."""
        table = widget if isinstance(widget, ArticleTable) else None
        self._table = table
        _only(self._article, table, stretch=1)
        _only(self._below, None if table is not None else widget, stretch=1)
        self._set_margins()

    def set_theme(self, theme: Theme) -> None:
        """Take another look, language or text size."""
        for part in (self._title, self._stars, self._text, self._task, self._said, self.answers, self._help):
            part.set_theme(theme)
        ways = self._play_on, self._why, self._all_hands, self._continue, self._table_button, self._again
        for button in (*ways, *self._level_buttons.values()):
            button.set_theme(theme)
        super().set_theme(theme)
        self._set_margins()

    def _reveal_said(self) -> None:
        """Stand what the coach said at the foot, where it lies below the page: what is pressed stays where it is."""
        if not self._said.isVisibleTo(self) or self._scroll.shows(self._said):
            return
        if self._said.sizeHint().height() < self._scroll.height() * _MOST_PINNED:
            self._pinned.addWidget(self._said)
        else:
            self._scroll.reveal(self._said)

    def minimumSizeHint(self) -> QSize:
        """The narrowest page."""
        return QSize(self.theme.length(320), self.theme.length(300))

    # --- building -------------------------------------------------------------------------------------------------

    def _level_button(self, level: str) -> Button:
        button = Button("", self.theme, kind="segment")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.level_chosen.emit(level))
        self._level_group.addButton(button)
        return button

    def _arrange(self) -> None:
        segments = QHBoxLayout(self._levels)
        segments.setContentsMargins(0, 0, 0, 0)
        segments.setSpacing(0)
        for button in self._level_buttons.values():
            segments.addWidget(button)
        self._head = QHBoxLayout()
        self._head.addLayout(flow_of(self._step, self._levels, fill="apart"))
        ways = flow_of(self._play_on, self._why, self._all_hands, self._again, gap=6)
        content = QWidget()
        page = QVBoxLayout(content)
        page.setContentsMargins(0, 0, 0, 4)
        page.setSpacing(self.theme.length(12))
        self._column = QVBoxLayout()
        page.addLayout(self._column)
        page.addLayout(self._below, _ALL)
        page.addLayout(self._article, _ALL)
        page.addStretch(1)
        self._column.setSpacing(self.theme.length(12))
        for part in (self._title, self._stars, self._text, self._task, self.answers):
            self._column.addWidget(part)
        self._column.addLayout(self._middle)
        self._column.addWidget(self._help)
        self._column.addLayout(ways)
        self._column.addWidget(self._said)  # below what is pressed, which stays where it is when the coach speaks
        self._scroll = Scroll(content)
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(8)
        self._outer.addLayout(self._head)
        self._outer.addWidget(self._scroll, 1)
        self._pinned = QVBoxLayout()
        self._outer.addLayout(self._pinned)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(self.theme.length(10))
        self._foot.addWidget(self._table_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self._continue, _ALL)
        self._outer.addLayout(self._foot)
        self._set_margins()

    def _set_margins(self) -> None:
        narrow = self.width() < self.theme.length(_NARROW)
        left, right = map(self.theme.length, (24, 20) if narrow else (34, 28))
        self._outer.setContentsMargins(self.margins_inside(0, 18, 2, 18))
        self._column.setContentsMargins(left, 2, right - 2, 0)
        self._below.setContentsMargins(left, 0, right - 2, 0)
        self._head.setContentsMargins(left, 0, right - 2, 0)
        self._foot.setContentsMargins(left, 0, right - 2, 0)
        self._pinned.setContentsMargins(left, 0, right - 2, 0)
        if self._table is not None:
            self._table.set_page_margins(left, right - 2)

    def _connect(self) -> None:
        self._again.clicked.connect(self.began_again)
        self.answers.rearranged.connect(lambda: self._say(None))  # it was said of another row
        self._text.link_activated.connect(self.term_requested)
        self._task.link_activated.connect(self.term_requested)
        self._said.rule_requested.connect(self.rule_requested)
        self._said.button_pressed.connect(self.coach_pressed)
        self._help.rung_climbed.connect(self.rung_climbed)
        self._help.rung_recalled.connect(self.rung_recalled)
        self._why.clicked.connect(self.why_requested)
        self._all_hands.clicked.connect(self.all_hands_requested)
        self._continue.clicked.connect(self.went_on)
        self._table_button.clicked.connect(self.toggle_table)
        self._play_on.clicked.connect(self._branch_pressed)

    def _branch_pressed(self) -> None:
        if self._sheet is not None and self._sheet.in_branch:
            self.went_back_to_lesson.emit()
        else:
            self.played_on.emit()

    def _renew(self) -> None:
        sheet = self._sheet
        for level, name in zip(LEVELS, (self.tr("Watch"), self.tr("Guided"), self.tr("Alone")), strict=True):
            self._level_buttons[level].set_words(name)
        self._levels.setAccessibleName(self.tr("How much you do"))
        branch = sheet is not None and sheet.in_branch
        self._play_on.set_icon("back" if branch else "branch")
        self._play_on.set_words(self.tr("Back to the lesson") if branch else self.tr("Play on from here"))
        self._why.set_words(self.tr("Why?"))
        self._again.set_words(self.tr("Try again"))
        turned_up = sheet is not None and sheet.opens_all
        self._all_hands.set_words(self.tr("Close hands") if turned_up else self.tr("All hands"))
        self._table_button.set_words(self.tr("Table"), spoken=self.tr("The table of tricks has the page"))
        self._continue.set_words((sheet.goes_on_to if sheet else "") or self.tr("Continue"))
        self._step.setText(self._counted(sheet) if sheet else "")

    def _counted(self, sheet: LessonSheet) -> str:
        """Where one stands; an aside stands behind a step that counts."""
        if not sheet.aside:
            counted = self.tr("Step {0} of {1}")
        else:
            counted = self.tr("Aside, after step {0} of {1}") if sheet.number else self.tr("Aside")
        return counted.format(sheet.number, sheet.count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand closer to the edges of a narrow page."""
        super().resizeEvent(event)
        self._set_margins()


def _only(layout: QVBoxLayout, widget: QWidget | None, stretch: int = 0) -> None:
    """Put one widget, or none, into a layout; what was there is kept by its owner, hidden."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        old = item.widget() if item is not None else None
        if old is not None and old is not widget:
            old.hide()
    empty(layout)
    if widget is not None:
        layout.addWidget(widget, stretch)
        widget.show()
