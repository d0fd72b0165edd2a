"""Lesson packs that are opened: looked at, asked about, put on the shelf, taken off it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tutor.progress.home import packs_home
from tutor.records.faults import Fault
from tutor.records.file_faults import CannotOpen, NoSuchFile
from tutor.records.tree import Mark, UnreadableError
from tutor.teaching.course import COURSE, lesson_folders
from tutor.teaching.pack import unpack
from tutor.teaching.packs import Pack, digest, drop, is_whole, new_place, pack_named, put, take_off
from tutor.teaching.shelf import course_in
from tutor.teaching.wording import problem_text
from tutor.text.catalogue import Texts
from tutor.text.language import Language as TextLanguage
from ui.language import LanguageSwitch
from ui.learner_file import now
from ui.panels.asking import Asking, AskingSheet, Found
from ui.panels.notice import Notice, Words
from ui.rooms.pack_check import PackCheck
from ui.rooms.room import House

_START = Mark(1, 1)


class PackDesk(QObject):
    """Where packs come in and go. A stranger's file is data, and nothing of it is used before it was looked at.

    Signals: `shelf_changed(name)` of a pack that came or went; `noticed(Notice)`.
    """

    shelf_changed = Signal(str)
    noticed = Signal(object)

    def __init__(self, house: House, sheet: AskingSheet, switch: LanguageSwitch, parent: QObject) -> None:
        """Nothing is looked at; whatever is asked is asked on `sheet`."""
        super().__init__(parent)
        self._titles, self._sheet, self._switch = house.titles, sheet, switch
        self._home = packs_home(house.keeper.folder)
        self._waiting: list[Path] = []
        self._file = ""
        self._pack: Pack | None = None  # it lies unpacked beside the shelf
        self._check = PackCheck(self)
        self._check.ended.connect(self._looked)
        self._check.came_on.connect(self._come_on)
        self._done = 0  # so many lessons of what is looked at are checked

    def open(self, files: Iterable[Path]) -> None:
        """Looks at packs, one after another."""
        self._waiting.extend(files)
        if self._sheet.asking is None:
            self._next()

    def ask_removal(self, name: str) -> None:
        """Asks whether a pack leaves the shelf."""
        there = pack_named(self._home, name)
        title = self._title_of(there) if there else lambda: name
        text = self.tr("Its lessons leave this page. What was learned in them is kept, in case the pack comes back.")
        self._sheet.ask(
            Asking(
                title=lambda: self.tr("Remove {}?").format(title()),
                text=lambda: text,
                no=lambda: self.tr("Cancel"),
                yes=lambda: self.tr("Remove"),
                act=lambda: self._remove(name, title),
                left=self._next,
            )
        )

    def tell_damaged(self) -> None:
        """Tells of a pack on the shelf that is not whole; home marks each of them."""
        damaged = (course.pack for course in self._titles.shelf.courses if course.pack and not course.is_whole)
        first = next(damaged, None)
        if first is not None:
            title = self._title_of(first)
            self._tell(lambda: self.tr("{} is damaged. Add the pack again, or remove it.").format(title()))

    def let_go(self) -> None:
        """The window closes: nothing is looked at any more."""
        self._waiting.clear()
        self._check.stop()
        self._drop()

    # --- one after another --------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Unpacks what waits first; what is on the shelf already is not looked at again."""
        self._drop()
        if not self._waiting:
            return
        file = self._waiting.pop(0)
        self._file = file.name
        try:
            place = new_place(self._home, now())
            self._pack = Pack(place / "nothing")  # so that the place is dropped, whatever comes
            self._pack = Pack(unpack(file, place))
            is_known = self._is_known(self._pack)
        except UnreadableError as error:
            self._tell_unreadable(error.unreadable.fault)
        except OSError as error:
            self._tell_no_room(error)
        else:
            self._look(self._pack, is_known=is_known)

    def _is_known(self, pack: Pack) -> bool:
        there = pack_named(self._home, pack.name)
        return there is not None and is_whole(there) and digest(there) == digest(pack)

    def _look(self, pack: Pack, *, is_known: bool) -> None:
        """Has `trickwise check` look at a pack."""
        if is_known:
            self._show(pack.name, self._title_of(pack), lambda: self.tr("{} is here already."))
        elif not (pack.folder / COURSE).is_file():
            self._refuse((self._found(f"{pack.name}/{COURSE}", _START, NoSuchFile()),))
        else:
            file, lessons = self._file, len(lesson_folders(pack.folder))
            self._done = 0
            self._check.begin(pack.folder, self._switch.language)
            self._sheet.ask(
                Asking(
                    title=lambda: self.tr("Looking at {}…").format(file),
                    text=lambda: self._under_way(lessons),
                    no=lambda: self.tr("Stop"),
                    left=self._stop,
                )
            )

    def _under_way(self, lessons: int) -> str:
        """What is being done, and how far that is."""
        told = self.tr(
            "%n lesson(s) are played through before they are added. That takes some seconds for each.", "", lessons
        )
        come = self.tr("{} of %n lesson(s)", "", lessons).format(self._done)
        return f"{told}\n**{come}**"

    def _come_on(self, done: int, _lessons: int) -> None:
        self._done = done
        self._sheet.reword()

    def _stop(self) -> None:
        self._check.stop()
        self._next()

    def _looked(self, found: tuple[Found, ...] | None) -> None:
        """What the check has found; None where it broke off."""
        self._sheet.put_away()
        pack = self._pack
        if pack is None:
            return
        there = pack_named(self._home, pack.name)
        if found or found is None or not course_in(pack).is_whole:
            self._refuse(found or ())
        elif there is not None:
            self._ask_to_replace(self._title_of(there))
        else:
            self._put()

    def _tell_unreadable(self, fault: Fault) -> None:
        """Tells why nothing was found out of a file: where it could not be opened, whoever made it can mend nothing."""
        match fault:
            case NoSuchFile() | CannotOpen():
                file, why = self._file, self._found(self._file, _START, fault).text
                self._sheet.ask(
                    Asking(
                        title=lambda: self.tr("{} can't be opened").format(file),
                        text=lambda: why,
                        no=lambda: self.tr("Close"),
                        left=self._next,
                    )
                )
            case _:
                self._refuse((self._found(self._file, _START, fault),))

    def _refuse(self, found: tuple[Found, ...]) -> None:
        """Tells what is to be mended; nothing has changed here."""
        file = self._file
        mend = self.tr(
            "%n thing(s) to mend first. Nothing was changed here. Copy this for whoever made the pack.", "", len(found)
        )
        broken = self.tr("It could not be looked at to the end, so it was not added. Nothing was changed here.")
        self._sheet.ask(
            Asking(
                title=lambda: self.tr("{} can't be added yet").format(file),
                text=lambda: mend if found else broken,
                no=lambda: self.tr("Close"),
                left=self._next,
                found=found,
            )
        )

    def _ask_to_replace(self, title: Words) -> None:
        self._sheet.ask(
            Asking(
                title=lambda: self.tr("Replace {}?").format(title()),
                text=lambda: self.tr(
                    "A pack of this name is here already, and the new one differs. What was learned in it stays."
                ),
                no=lambda: self.tr("Cancel"),
                yes=lambda: self.tr("Replace"),
                act=self._put,
                left=self._next,
            )
        )

    def _put(self) -> None:
        pack, self._pack = self._pack, None
        if pack is None:
            return
        title = self._title_of(pack)
        try:
            put(self._home, pack)
        except OSError as error:
            drop(pack.place)
            self._tell_no_room(error)
        else:
            self._show(pack.name, title, lambda: self.tr("{} was added."))

    def _remove(self, name: str, title: Words) -> None:
        try:
            take_off(self._home, name)
        except OSError as error:
            self._tell_no_room(error)
        else:
            self._show(name, title, lambda: self.tr("{} was removed."))

    def _drop(self) -> None:
        if self._pack is not None:
            drop(self._pack.place)
            self._pack = None

    # --- what is said -------------------------------------------------------------------------------------------------

    def _show(self, name: str, title: Words, words: Words) -> None:
        """The shelf is shown, with what has happened; then comes the next pack."""
        self.shelf_changed.emit(name)
        self.noticed.emit(Notice(lambda: words().format(title())))
        self._next()

    def _tell(self, words: Words) -> None:
        self.noticed.emit(Notice(words, is_trouble=True))

    def _tell_no_room(self, error: OSError) -> None:
        why = error.strerror or str(error)
        self._tell(
            lambda: self.tr("The folder {0} can't be written ({1}). Make room, or make it yours to write in.").format(
                self._home, why
            )
        )
        self._next()

    def _title_of(self, pack: Pack) -> Words:
        """What a pack is called, in the language in force; it may be gone by then."""
        course = course_in(pack)
        return lambda: self._titles.course_name(course, self._switch.language)

    def _found(self, file: str, mark: Mark, fault: Fault) -> Found:
        texts = Texts.load(TextLanguage(self._switch.language))
        text = problem_text(texts, "", fault)
        return Found(file, mark.line, mark.column, text) if fault.has_place else Found(file, 0, 0, text)
