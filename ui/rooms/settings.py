"""The settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.pages.settings import SettingsPage
from ui.rooms.room import House, Place, Room
from ui.settings import Settings
from ui.theme.theme import Theme


class SettingsRoom(Room):
    """Signal besides those of a room: `changed(Settings)`."""

    changed = Signal(object)
    page: SettingsPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = SettingsPage(Settings(), Theme())
        self.page.changed.connect(self.changed)

    def place(self) -> Place:
        return Place(title=self.tr("Settings"))

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)
        self.page.show_settings(settings)
