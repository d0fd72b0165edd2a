"""The line over the lesson packs on the home page, with the button that adds one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ui.asked_files import ask_to_open
from ui.panels.button import Button
from ui.panels.paper import SHADOW_ROOM, words
from ui.panels.worded import Worded
from ui.theme.prose import ProseStyle
from ui.theme.theme import Theme
from ui.theme.tokens import Step


class PacksHead(Worded):
    """Signal: `pack_chosen(path)`."""

    pack_chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        """No pack is here."""
        super().__init__(theme)
        self._suffix = ""
        self._title = words("", theme, Step.TEXT, serif=True, bold=True)
        self._note = words("", theme, Step.LABEL)
        self.add = Button("", theme, icon="plus")
        self.add.clicked.connect(self._ask)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self._title)
        told.addWidget(self._note)
        self._row = QHBoxLayout(self)
        self._row.addLayout(told, 1)
        self._row.addWidget(self.add)
        self._renew()

    def show_suffix(self, suffix: str) -> None:
        """How the names of packs end."""
        self._suffix = suffix
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for part in (self._title, self._note, self.add):
            part.set_theme(theme)
        super().set_theme(theme)

    def _renew(self) -> None:
        length = self._theme.length
        self._row.setSpacing(length(24))
        self._row.setContentsMargins(SHADOW_ROOM, length(10), SHADOW_ROOM, length(6))
        self._note.set_style(ProseStyle(Step.LABEL, colour=self._theme.tokens.ink2))
        self._title.set_markup(self.tr("Lesson packs"))
        self._note.set_markup(
            self.tr(
                "Lessons that somebody has made for you, in one file ({}). Drop it on this page, or choose it."
            ).format(self._suffix)
        )
        self.add.set_words(self.tr("Add a lesson pack…"))

    def _ask(self) -> None:
        kinds = self.tr("Lesson packs (*{})").format(self._suffix)
        path = ask_to_open(self, self.tr("Add a lesson pack"), kinds)
        if path:
            self.pack_chosen.emit(path)
