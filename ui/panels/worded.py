"""What says the same again when look or language change."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.theme.theme import Theme


class Worded(QWidget):
    """A widget of a look and a language. A subclass overrides `_renew`; one with parts hands them the look first."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Take a look."""
        super().__init__(parent)
        self._theme = theme

    @property
    def theme(self) -> Theme:
        """The look in force."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._theme = theme
        self._renew()
        self.update()

    def _renew(self) -> None:
        """Show the same in the look and the language in force."""
