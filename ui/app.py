"""The one place that builds the window and joins its parts."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from tutor.progress.home import packs_home
from ui.asked_files import keep_folder, restore_folder
from ui.furniture import Furniture
from ui.language import LanguageSwitch, language_names, window_language
from ui.main_window import MainWindow
from ui.pages.home import HomePage
from ui.panels.paper import settle
from ui.presenters.home import HomePresenter
from ui.progress import Keeper
from ui.rooms.pack_door import PackDoor
from ui.rooms.room import House, Room
from ui.rooms.trail import Trail
from ui.rooms.trouble import told_if_it_fails
from ui.rooms.who_learns import WhoLearns
from ui.settings import Settings, load, save, system_look, theme_for, toggled, zoom_for
from ui.standing import load_geometry, save_geometry, save_palette
from ui.theme.fonts import load_bundled
from ui.theme.stylesheet import apply_theme
from ui.theme.theme import Theme
from ui.theme.tokens import TEXT_SCALES

if TYPE_CHECKING:  # rooms are imported when they are first entered
    from tutor.records.lab import Lab
    from ui.rooms.book import BookRoom
    from ui.rooms.lab import LabRoom
    from ui.rooms.lesson import LessonRoom, TranscriptRoom
    from ui.rooms.review import ReviewRoom
    from ui.rooms.settings import SettingsRoom

_IDLE: Final = 400
"""How many ms after the first window the lesson's room is made ready."""

R = TypeVar("R", bound=Room)


class App(QObject):
    """The window and what stands behind it. `start` opens it."""

    def __init__(
        self, qt: QApplication, store: QSettings, window: MainWindow | None = None, home: Path | None = None
    ) -> None:
        """Build home, and nothing else; nothing is shown yet, unless `window` is open already.

        `home` has the learners' files; without it they are beside the settings.
        """
        super().__init__()
        load_bundled()
        self._qt = qt
        self._store = store
        self.settings = load(store)
        self.switch = LanguageSwitch(self)
        self.switch.choose(window_language(self.settings.language))
        self.theme = theme_for(self.settings, self.switch.language, system_look(qt), 0)
        apply_theme(qt, self.theme)
        learners = home or Path(store.fileName()).parent / "learners"
        self._titles = HomePresenter(self, packs_home(learners))
        self.keeper = Keeper(store, learners, self)
        self.window = window or MainWindow()
        restore_folder(self.window, store)
        self.furniture = Furniture(self.window, self.theme, language_names())
        self._learning = WhoLearns(self.keeper, self.furniture.bar, self.furniture.notice, self.switch)
        self.home = HomePage(self.theme)
        self.furniture.add_page(self.home)
        self._house = House(self.window, store, self._titles, self.keeper)
        self.packs = PackDoor(
            self._house, self.home, lambda: self.furniture.asking, self.furniture.notice, self.switch, self
        )
        self._worn: dict[Room, tuple[Theme, Settings]] = {}  # by the rooms that were entered
        self._lesson: LessonRoom | None = None  # None as long as no lesson was opened
        self._trail = Trail()
        self._idle = QTimer(self.window)  # it ends with the window
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._make_ready)
        self._connect()

    def start(self) -> None:
        """Open the window where it stood, at home."""
        if not self.window.isVisible():
            self.window.stand(load_geometry(self._store))
        self.go_home()
        self.window.furnish(self.furniture)
        self.window.show()
        self._dress()
        self._idle.start(_IDLE)

    def _make_ready(self) -> None:
        """What will be wanted next is built while nothing else is to be done."""
        self.keeper.make_ready()
        self._learning.show()
        self.lessons  # noqa: B018 - it is built by being asked for
        self.packs.tell_damaged()

    def _change_learner(self) -> None:
        """Another learner has another home, and no lesson under way."""
        if self._lesson is not None:
            self._lesson.close()
            self._trail.leave(self._lesson)
        self._learning.show()
        self._show_home()
        for room in self._worn:
            if self.furniture.stack.currentWidget() is room.page:
                self._show_place(room)

    def end(self) -> None:
        """Let go of the window before Qt goes: widgets that outlive their application crash."""
        self._idle.stop()
        self.packs.let_go()
        self.keeper.let_go()
        self.window.hide()
        delete(self.window)

    # --- rooms --------------------------------------------------------------------------------------------------------

    @cached_property
    def lessons(self) -> LessonRoom:
        """Where lessons are taken."""
        from ui.rooms.lesson import LessonRoom

        self._lesson = room = self._furnished(LessonRoom(self._house, self))
        room.dealing.connect(self.home.show_dealing)
        return room

    @cached_property
    def transcripts(self) -> TranscriptRoom:
        """The text of the hand under way."""
        from ui.rooms.lesson import TranscriptRoom

        return self._furnished(TranscriptRoom(self._house, self, self.lessons))

    @cached_property
    def books(self) -> BookRoom:
        """Rule book and glossary."""
        from ui.rooms.book import BookRoom

        return self._furnished(BookRoom(self._house, self))

    @cached_property
    def labs(self) -> LabRoom:
        """The score lab."""
        from ui.rooms.lab import LabRoom

        return self._furnished(LabRoom(self._house, self))

    @cached_property
    def reviews(self) -> ReviewRoom:
        """The rules that come back."""
        from ui.rooms.review import ReviewRoom

        room = self._furnished(ReviewRoom(self._house, self))
        room.round_wanted.connect(self.open_lesson)
        self.lessons.dealing.connect(room.show_dealing)
        return room

    @cached_property
    def settings_room(self) -> SettingsRoom:
        """The settings."""
        from ui.rooms.settings import SettingsRoom

        room = self._furnished(SettingsRoom(self._house, self))
        room.changed.connect(self.change)
        return room

    def _furnished(self, room: R) -> R:
        """A room that is entered for the first time, with everything that it asks of the window."""
        self._suit(room)
        self.furniture.add_page(room.page)
        room.book_wanted.connect(self.open_book)
        room.lab_wanted.connect(self.open_lab)
        room.home_wanted.connect(self.go_home)
        room.back_wanted.connect(self.go_back)
        room.place_changed.connect(lambda: self._turn_to(room))
        room.notice_wanted.connect(self.furniture.notice.show_notice)
        return room

    # --- where to go --------------------------------------------------------------------------------------------------

    @property
    def _has_lesson(self) -> bool:
        return self._lesson is not None and bool(self._lesson.lesson)

    def go_home(self) -> None:
        """Turn to the contents."""
        if self._lesson is not None:
            self._lesson.close()
        self._trail.go_home()
        self._suit_home()
        self._show_home()
        self.furniture.show_page(self.home)
        self.home.focus_first()

    @told_if_it_fails
    def open_lesson(self, lesson: str) -> None:
        """Turn to a lesson, by its id, where the learner stopped; a round is dealt first."""
        if self.lessons.open(lesson):
            self._turn_to(self.lessons)

    def go_back(self) -> None:
        """To the page that one came from; from a lesson to the contents."""
        before = self._trail.before
        if before is None:
            self.go_home()
        else:
            self._turn_to(before)

    def close_top(self) -> None:
        """Leave what was opened over a lesson or a hand: book, text, settings. A lesson is not left by it."""
        here = self.furniture.stack.currentWidget()
        if here is not self.home and not (self._has_lesson and here is self.lessons.page):
            self.go_back()

    @told_if_it_fails
    def open_book(self, entry: str = "") -> None:
        """Turn to the rule book, at an entry; with none, to the game of the lesson under way."""
        self._turn_to(self.books)
        if entry or self._has_lesson:
            self.books.open(entry or f"{self.lessons.game}/")

    @told_if_it_fails
    def open_lab(self, hand: Lab | None = None) -> None:
        """Turn to the score lab, where its hand was left, or with another hand."""
        self.labs.take(hand)
        self._turn_to(self.labs)

    @told_if_it_fails
    def open_rules(self, game: str = "") -> None:
        """Turn to the rules that come back, at a game."""
        self._turn_to(self.reviews)
        self.reviews.open(game)

    @told_if_it_fails
    def open_transcript(self) -> None:
        """Turn to the text of the hand under way."""
        self._turn_to(self.transcripts)

    @told_if_it_fails
    def open_settings(self) -> None:
        """Turn to the settings."""
        self._turn_to(self.settings_room)

    def _turn_to(self, room: Room) -> None:
        self._suit(room)
        room.enter()
        self._trail.turn_to(room, from_home=room is self._lesson)
        self._show_place(room)

    def _show_place(self, room: Room) -> None:
        place = room.place()
        before = self._trail.before
        if before is not None:
            self._suit(before)
        self.furniture.show_page(
            room.page,
            place.course,
            place.title,
            transcript=place.transcript,
            is_book=place.is_book,
            in_lesson=before is not None and before is self._lesson,
            back_to=before.place().title if before is not None else "",
        )

    def _show_home(self) -> None:
        self._titles.look_again()
        now = datetime.now().astimezone()
        self.home.show_home(self._titles.sheet(self.switch.language, self.keeper.progress(), now))

    # --- changes ------------------------------------------------------------------------------------------------------

    def change(self, settings: Settings) -> None:
        """Take and keep other settings."""
        language = window_language(settings.language)
        self.settings = settings
        save(self._store, settings)
        if language != self.switch.language:
            self.switch.choose(language)
        self._dress()

    def _dress(self) -> None:
        """Give every part that is seen the look, language and sizes in force."""
        theme = theme_for(self.settings, self.switch.language, system_look(self._qt), self.window.width())
        before, self.theme = self.theme, theme
        if theme != before:
            apply_theme(self._qt, theme)
            self.furniture.set_theme(theme)
        here = self.furniture.stack.currentWidget()
        if here is self.home:
            self._suit_home()
        for room in self._worn:
            if room.page is here:
                self._suit(room)
                self._show_place(room)
        if theme.language != before.language:
            self._learning.reword()
        settle()

    def _suit(self, room: Room) -> None:
        """Give a room the look, language and sizes in force. Rooms that nobody sees wait until they are turned to."""
        worn, wanted = self._worn.get(room), (self.theme, self.settings)
        if worn != wanted:
            self._worn[room] = wanted
            room.dress(*wanted)
            if worn is None or worn[0].language != self.theme.language:
                room.word(self.switch.language)

    def _suit_home(self) -> None:
        if self.home.theme != self.theme:
            self.home.set_theme(self.theme)
            self._show_home()

    # --- joining ------------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        window, furniture, home = self.window, self.furniture, self.home
        bar = furniture.bar
        bar.went_home.connect(self.go_back)
        bar.rulebook_opened.connect(self.open_book)
        bar.transcript_opened.connect(self.open_transcript)
        bar.settings_opened.connect(self.open_settings)
        bar.theme_toggled.connect(lambda: self.change(toggled(self.settings, is_dark=self.theme.tokens.dark)))
        bar.language_chosen.connect(lambda code: self.change(replace(self.settings, language=code)))
        furniture.text_size_stepped.connect(self._step_text)
        furniture.book_searched.connect(self.open_book)
        furniture.escaped.connect(self.close_top)
        window.resized.connect(self._resized)
        window.closing.connect(self._keep_standing)
        home.lesson_opened.connect(self.open_lesson)
        home.rules_opened.connect(self.open_rules)
        home.dealing_stopped.connect(lambda: self.lessons.stop_dealing())  # noqa: PLW0108 - the room is built by its name
        home.rulebook_opened.connect(self.open_book)
        home.lab_opened.connect(self.open_lab)
        home.glossary_opened.connect(lambda: self.open_book("glossary/trick"))
        home.keys_opened.connect(furniture.open_keys)
        self.packs.shelf_changed.connect(lambda _name: self.go_home())
        window.closing.connect(self.packs.let_go)
        self.keeper.learner_changed.connect(self._change_learner)
        self.keeper.renewed.connect(self._show_home)
        hints = self._qt.styleHints()
        hints.colorSchemeChanged.connect(lambda _scheme: self._dress())
        hints.accessibility().contrastPreferenceChanged.connect(lambda _wish: self._dress())

    def _keep_standing(self) -> None:
        keep_folder(self.window, self._store)
        save_geometry(self._store, self.window.saveGeometry())
        save_palette(self._store, self._qt.palette())

    def _resized(self, width: int) -> None:
        if zoom_for(width) != self.theme.zoom:
            QTimer.singleShot(0, self, self._dress)

    def _step_text(self, step: int) -> None:
        place = TEXT_SCALES.index(self.settings.text_scale) + step
        if 0 <= place < len(TEXT_SCALES):
            self.change(replace(self.settings, text_scale=TEXT_SCALES[place]))
