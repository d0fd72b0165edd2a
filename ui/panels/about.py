"""Which Trickwise this is, and under which licences it and all that it carries stand."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from tutor.text.build import notices, this_build
from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.paper import Rule, renew, words
from ui.panels.worded import Worded
from ui.theme.theme import Theme
from ui.theme.tokens import Step


class AboutPanel(Worded):
    """The last row of the settings. Licences can be read in an installed copy: a checkout carries nothing."""

    def __init__(self, theme: Theme) -> None:
        """Tell it."""
        super().__init__(theme)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._renew()

    def show_licences(self) -> QDialog:
        """Open the licences beside the window; the reader closes them."""
        shown = QDialog(self.window())
        shown.setWindowTitle(self.tr("Licences"))
        text = QPlainTextEdit(notices())
        text.setReadOnly(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(shown.close)
        column = QVBoxLayout(shown)
        column.addWidget(text)
        column.addWidget(buttons)
        shown.resize(self._theme.length(900), self._theme.length(560))
        shown.open()
        return shown

    def _renew(self) -> None:
        theme, build = self._theme, this_build()
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(theme.length(9))
        rows.addWidget(Rule(theme))
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        made = " · ".join(filter(None, (build.version, build.date, build.revision)))
        column.addWidget(words(self.tr("About Trickwise"), theme, Step.CONTROL, bold=True))
        column.addWidget(words(self.tr("Version {}").format(made), theme, Step.LABEL, colour=theme.tokens.ink2))
        licence = self.tr("Free software under the MIT licence.")
        column.addWidget(words(licence, theme, Step.LABEL, colour=theme.tokens.ink2))
        self.licences = Button(self.tr("Licences"), theme)
        self.licences.set_words(self.tr("Licences"))
        self.licences.clicked.connect(self.show_licences)
        self.licences.setVisible(bool(notices()))
        rows.addLayout(flow_of(told, self.licences, fill="apart", gap=theme.length(6)))
        renew(self._outer, body)
