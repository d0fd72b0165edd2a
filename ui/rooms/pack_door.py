"""Where lesson packs come in: dropped or chosen on the home page, or given to the command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.language import LanguageSwitch
from ui.pages.home import HomePage
from ui.panels.asking import AskingSheet
from ui.panels.notice import NoticeStrip
from ui.rooms.room import House

if TYPE_CHECKING:  # it would bring all that checks a lesson with it, before the first window
    from ui.rooms.packs import PackDesk


class PackDoor(QObject):
    """Joins home with the desk where packs are looked at, built once one comes. Signal: `shelf_changed(name)`."""

    shelf_changed = Signal(str)

    def __init__(
        self,
        house: House,
        home: HomePage,
        sheet: Callable[[], AskingSheet],
        notice: NoticeStrip,
        switch: LanguageSwitch,
        parent: QObject,
    ) -> None:
        """Nothing comes yet; what is asked is asked on the sheet, what has happened is told by the notice."""
        super().__init__(parent)
        self._house, self._home, self._sheet, self._notice, self._switch = house, home, sheet, notice, switch
        home.packs_given.connect(self.open)
        home.pack_removal_wanted.connect(self._ask_removal)

    @cached_property
    def desk(self) -> PackDesk:
        """Where packs are looked at."""
        from ui.rooms.packs import PackDesk

        desk = PackDesk(self._house, self._sheet(), self._switch, self)
        desk.shelf_changed.connect(self._show)
        desk.noticed.connect(self._notice.show_notice)
        return desk

    def open(self, paths: Sequence[str]) -> None:
        """Look at packs, and put them on the shelf where there is nothing to mend in them."""
        self.desk.open(map(Path, paths))

    def tell_damaged(self) -> None:
        """Tell of a pack that is not whole any more."""
        if not all(course.is_whole for course in self._house.titles.shelf.courses):
            self.desk.tell_damaged()

    def let_go(self) -> None:
        """The window closes."""
        if "desk" in self.__dict__:
            self.desk.let_go()

    def _ask_removal(self, name: str) -> None:
        self.desk.ask_removal(name)

    def _show(self, name: str) -> None:
        self.shelf_changed.emit(name)
        self._home.show_pack(name)
