"""The bar over every page: where one is, and what can be reached from everywhere."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from ui.icons import paint_logo
from ui.panels.button import Button, icon_button
from ui.panels.choices import Choice, Select
from ui.panels.worded import Worded
from ui.theme.lines import line_width, paint_line
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_WORDS_FROM: Final = 1200
_HEIGHT: Final = 52
_HOME_HEIGHT: Final = 64
_LOGO: Final = 30
_NAME: Final = "Trickwise"


class _Place(QWidget):
    """Where one is: the mark and the name at home, the course and the title elsewhere."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.course = ""
        self.title = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_place(self, course: str, title: str) -> None:
        self.course, self.title = course, title
        self.setAccessibleName(" ".join(filter(None, (course, title))) or _NAME)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.length(60), self._theme.length(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        middle = self.height() / 2
        if not self.title:
            side = theme.length(_LOGO)
            paint_logo(painter, QRectF(0, middle - side / 2, side, side), theme)
            font = theme.serif(22, bold=True)
            at = QPointF(side + theme.length(10), middle)
            paint_line(painter, at, _NAME, font, tokens.ink, theme.text_suit)
            return
        course, title = theme.sans(Step.CONTROL), theme.serif(Step.TEXT, bold=True)
        room = self.width() - line_width(self.title, title) - theme.length(12)
        x = 0.0
        if self.course and line_width(self.course, course) <= room:
            x = paint_line(painter, QPointF(0, middle), self.course, course, tokens.ink2, theme.text_suit)
            x += theme.length(12)
        paint_line(painter, QPointF(x, middle), self.title, title, tokens.ink, theme.text_suit)
        painter.end()


class _Divider(QWidget):
    """A short upright line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedWidth(17)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        high = self._theme.length(20)
        painter.fillRect(QRectF(8, (self.height() - high) / 2, 1, high), QColor(self._theme.tokens.line))
        painter.end()


class TopBar(Worded):
    """The bar.

    Signals, all wishes: `went_home`, `transcript_opened`, `rulebook_opened`, `theme_toggled`, `settings_opened`,
    `language_chosen(code)`, `learner_chosen(name)`.
    """

    went_home = Signal()
    transcript_opened = Signal()
    rulebook_opened = Signal()
    theme_toggled = Signal()
    settings_opened = Signal()
    language_chosen = Signal(str)
    learner_chosen = Signal(str)

    def __init__(self, theme: Theme, names: tuple[tuple[str, str], ...], parent: QWidget | None = None) -> None:
        """At home; `names` are the languages, code and name."""
        super().__init__(theme, parent)
        self._names = names
        self._is_home = True
        self._leads_to_lesson, self._leads_to = False, ""
        self._back = Button("", theme, kind="quiet", icon="back")
        self._first_line = _Divider(theme)
        self._place = _Place(theme)
        self._transcript = Button("", theme, kind="quiet", icon="transcript")
        self._book = Button("", theme, kind="quiet", icon="book")
        self._learner = Select((), "", "", theme)
        self._learner.set_kind("quiet")
        self._look = icon_button("", "sun" if theme.tokens.dark else "moon", theme, kind="quiet")
        self._settings = icon_button("", "gear", theme, kind="quiet")
        self._second_line = _Divider(theme)
        self._language = Button("", theme, kind="quiet", icon="globe", opens=True)
        self._menu = QMenu(self)
        self._group = QActionGroup(self)
        self._arrange()
        self._connect()
        self.show_home()
        self._renew()

    def show_home(self) -> None:
        """Stand over the home page."""
        self._leads_to_lesson, self._leads_to = False, ""
        self._show(home=True, transcript=False, book=False)
        self._place.show_place("", "")

    def show_place(
        self,
        course: str,
        title: str,
        *,
        transcript: bool = False,
        is_book: bool = False,
        in_lesson: bool = False,
        back_to: str = "",
    ) -> None:
        """Stand over another page; `transcript`: it has one; `is_book`: it is the rule book itself.

        Going back leads to a lesson (`in_lesson`), to a page of a title (`back_to`), or to the contents.
        """
        self._leads_to_lesson, self._leads_to = in_lesson, back_to
        self._show(home=False, transcript=transcript, book=not is_book)
        self._renew()
        self._place.show_place(course, title)

    def show_learners(self, learners: tuple[Choice, ...], at: str) -> None:
        """Offer who else may learn here, at home; nobody is asked where there is one learner alone."""
        self._learner.show_choices(learners, at)
        self._show_learner()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for button in self._buttons:
            button.set_theme(theme)
        for part in (self._first_line, self._second_line):
            part.set_theme(theme)
        self._place.set_theme(theme)
        self._look.set_icon("sun" if theme.tokens.dark else "moon")
        super().set_theme(theme)
        self._margins()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show icons alone where it is narrow."""
        super().resizeEvent(event)
        self._fold()

    def open_languages(self) -> None:
        """Open the menu of languages below its button."""
        corner = self._language.mapToGlobal(QPoint(0, self._language.height()))
        self._menu.popup(corner)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        learner = self._learner
        return self._back, self._transcript, self._book, learner, self._look, self._settings, self._language

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setSpacing(4)
        for part in (self._back, self._first_line):
            self._row.addWidget(part)
        self._row.addWidget(self._place, 1)
        for part in (self._transcript, self._book, self._learner, self._look, self._settings, self._second_line):
            self._row.addWidget(part)
        self._row.addWidget(self._language)
        for code, name in self._names:
            action = QAction(name, self)
            action.setCheckable(True)
            action.setData(code)
            self._group.addAction(action)
            self._menu.addAction(action)
        self._margins()

    def _margins(self) -> None:
        length, home = self._theme.length, self._is_home
        side = length(44 if home else 16)
        self._row.setContentsMargins(side, 0, side - length(8), 0)
        self.setFixedHeight(max(length(_HOME_HEIGHT if home else _HEIGHT), self._language.sizeHint().height() + 8))

    def _connect(self) -> None:
        self._back.clicked.connect(self.went_home)
        self._transcript.clicked.connect(self.transcript_opened)
        self._book.clicked.connect(self.rulebook_opened)
        self._learner.chosen.connect(self.learner_chosen)
        self._look.clicked.connect(self.theme_toggled)
        self._settings.clicked.connect(self.settings_opened)
        self._language.clicked.connect(self.open_languages)
        self._group.triggered.connect(lambda action: self.language_chosen.emit(action.data()))

    def _show(self, *, home: bool, transcript: bool, book: bool) -> None:
        self._is_home = home
        self._back.setVisible(not home)
        self._first_line.setVisible(not home)
        self._transcript.setVisible(transcript)
        self._book.setVisible(book)
        self._show_learner()
        self._margins()

    def _show_learner(self) -> None:
        self._learner.setVisible(self._is_home and len(self._learner.choices) > 1)

    def _fold(self) -> None:
        wide = self.width() >= self._theme.length(_WORDS_FROM)
        for button in (self._transcript, self._book):
            button.set_bare(bare=not wide)

    def _renew(self) -> None:
        there = self._leads_to or self.tr("Contents")
        self._back.set_words(self.tr("Back to the lesson") if self._leads_to_lesson else there)
        self._transcript.set_words(self.tr("Transcript"))
        self._book.set_words(self.tr("Rule book"))
        self._look.set_words(self.tr("Light") if self._theme.tokens.dark else self.tr("Dark"))
        self._settings.set_words(self.tr("Settings"))
        self._learner.set_spoken(self.tr("Learner"))
        name = dict(self._names).get(self._theme.language, "")
        self._language.set_words(name, spoken=self.tr("Language: {}").format(name))
        for action in self._group.actions():
            action.setChecked(action.data() == self._theme.language)
        self._fold()
