"""The settings, and who learns here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.pages.settings import SettingsPage
from ui.rooms.learners import Learning
from ui.rooms.room import House, Place, Room
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme


class SettingsRoom(Room):
    """Signal besides those of a room: `changed(Settings)`."""

    changed = Signal(object)
    page: SettingsPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = SettingsPage(Settings(), Theme())
        self.page.changed.connect(self.changed)
        self.learning = Learning(self.page.learners, house, self)
        self.learning.noticed.connect(self.notice_wanted)

    def enter(self) -> None:
        self.learning.show()

    def place(self) -> Place:
        return Place(title=self.tr("Settings"))

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)
        self.page.show_settings(settings)

    def word(self, language: Language) -> None:
        self.learning.set_language(language)
