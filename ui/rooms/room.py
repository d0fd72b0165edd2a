"""What a room is to the window: a page that can be dressed and worded, and what it asks of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QWidget

from ui.presenters.home import HomePresenter
from ui.progress import Keeper
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class House:
    """What every room may use: the window, the store of settings, the titles of games and lessons, the learner."""

    window: QWidget
    store: QSettings
    titles: HomePresenter
    keeper: Keeper


@dataclass(frozen=True, slots=True)
class Place:
    """What the bar says while the room is open."""

    course: str = ""
    title: str = ""
    transcript: bool = False
    """Whether the bar offers the text of the hand."""
    is_book: bool = False
    """Whether this is the rule book, which the bar offers everywhere else."""


class Room(QObject):
    """A page and what stands behind it.

    Signals, all wishes: `book_wanted(str)` at an entry, `lab_wanted(Lab)` with a hand, `home_wanted`, `back_wanted`,
    `place_changed` where the bar has to say something else, `notice_wanted(Notice)`.
    """

    book_wanted = Signal(str)
    lab_wanted = Signal(object)
    home_wanted = Signal()
    back_wanted = Signal()
    place_changed = Signal()
    notice_wanted = Signal(object)
    page: QWidget

    def __init__(self, house: House, parent: QObject) -> None:
        """A room builds its page from `house` alone; it is dressed and worded right after."""
        super().__init__(parent)
        self.house = house

    def place(self) -> Place:
        """What the bar says."""
        raise NotImplementedError

    def enter(self) -> None:
        """It has just been turned to."""

    def dress(self, theme: Theme, settings: Settings) -> None:
        """Takes another look."""
        raise NotImplementedError

    def word(self, language: Language) -> None:
        """Speaks another language; the window's own words are told by Qt."""
