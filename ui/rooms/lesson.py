"""The lesson under way, and its text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, Signal

from tutor.records.lab import Lab
from tutor.records.lab_reasons import HandNotOver
from tutor.records.lab_records import from_record
from tutor.teaching.keeping import Told, resumed
from tutor.teaching.packs import is_whole, noted
from tutor.teaching.reader import read_lesson
from tutor.teaching.runner import begin
from tutor.teaching.screen import Level
from tutor.teaching.script import Lesson
from tutor.teaching.view import scored_hand
from tutor.text.catalogue import Texts
from tutor.text.language import Language as TextLanguage
from ui.learner_file import now
from ui.pages.lesson import LessonPage
from ui.panels.notice import Notice
from ui.panels.transcript import TranscriptPanel
from ui.presenters.home import cloth_of
from ui.presenters.lesson import LessonPresenter
from ui.presenters.transcript import Transcripts, hand_record
from ui.rooms.dealing import Dealer
from ui.rooms.lesson_keeping import Gesture, level_of, taken_up
from ui.rooms.paper_trail import print_text, save_as
from ui.rooms.rest import Rest
from ui.rooms.room import House, Place, Room
from ui.rooms.rounds import following, is_round, making
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme

_SEEDS = 2**31


class LessonRoom(Room):
    """Opens lessons and rounds of fresh positions, and keeps how far they have come.

    Signal besides those of a room: `dealing(str)`, the id of the round that is being dealt, empty once it lies there.
    """

    dealing = Signal(str)

    page: LessonPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = LessonPage(Theme())
        self._rng = Random()
        self._rest = Rest()
        self._step = ""
        self._seed = 0
        self._is_over = False
        self.presenter = LessonPresenter(self.page, self)
        self.lesson = ""
        """The id of the lesson that is open."""
        self._next = ""  # the one to which it leads
        self._wanted = ""  # the round that is being dealt
        self._language: Language = "en"
        self._theme, self._settings = Theme(), Settings()
        self._game = ""
        self._scripts: dict[tuple[Path, str], Lesson] = {}
        self._dealer = Dealer(self)
        self._dealer.dealt.connect(self._take_round)
        self._dealer.busy_changed.connect(lambda busy: self.dealing.emit(self._wanted if busy else ""))
        presenter = self.presenter
        presenter.run_changed.connect(self._keep)
        presenter.level_wanted.connect(self._change_level)
        presenter.next_wanted.connect(self._go_on)
        presenter.again_wanted.connect(self._begin_again)
        presenter.rule_wanted.connect(self.book_wanted)
        presenter.term_wanted.connect(self.book_wanted)
        self.page.lab_wanted.connect(self.compare)

    def open(self, lesson: str) -> bool:
        """Opens a lesson where the learner stopped; False where there is none of that id that can be read."""
        self._dealer.stop()
        if is_round(self.house.titles.shelf, lesson):
            self._deal(lesson)
            return False
        script = self._script(lesson)
        if script is None:
            self._tell_lost()
            return False
        self.lesson, self._next, self._game = lesson, self.house.titles.next_after(lesson), script.game
        self.dress(self._theme, self._settings)
        self._word()
        first = self.house.keeper.ask(lambda store: level_of(store, script), script.levels[0])
        self._take_up(script, first)
        self.house.keeper.progress()  # so that home knows of it, should this window be killed
        return True

    def _take_up(self, script: Lesson, level: Level) -> None:
        """Goes on where the learner stopped at that level; else begins, with exercises that nobody has seen."""
        before = self.house.keeper.ask(lambda store: taken_up(store, script.id, level), None)
        self._seed = before.seed if before else self._rng.randrange(_SEEDS)
        self._is_over = False
        self.presenter.take_up(resumed(script, level, before) if before else begin(script, level, seed=self._seed))

    def _deal(self, lesson: str) -> None:
        """Has a round dealt; it is turned to as soon as it lies there."""
        self._seed = self._rng.randrange(_SEEDS)
        make = making(self.house, lesson, self._seed)
        if make is None:
            self._tell_lost()
            return
        self._wanted = lesson
        self._dealer.deal(make)

    def stop_dealing(self) -> None:
        """The round that is being dealt is not wanted any more."""
        self._dealer.stop()

    def _take_round(self, script: Lesson) -> None:
        self.lesson, self._next, self._game = script.id, "", script.game
        self._is_over = False
        self.dress(self._theme, self._settings)
        self._word()
        self.presenter.take_up(begin(script, Level.GUIDED))
        self.place_changed.emit()

    def _keep(self, told: Told | None) -> None:
        """Writes what a gesture has led to; a lesson that is over is not begun again by looking back."""
        run = self.presenter.run
        if run is not None and self.lesson and not self._is_over:
            self._is_over = run.finished
            self.house.keeper.keep(Gesture(run, told, self._seed, now()).write)
            if run.finished and run.lesson.round:
                self._next = following(self.house, run)
                self._word()
        self._tell_rest()

    def _tell_rest(self) -> None:
        """After so long as the learner wished, between two steps, a word that the lesson can wait."""
        screen, wished = self.presenter.screen, self._settings.rest_after
        step, before = (screen.step if screen else ""), self._step
        self._step = step
        if self._rest.minutes() >= wished > 0 and step != before:
            self._rest.begin()
            self.notice_wanted.emit(Notice(lambda: self._rest_words(wished)))

    def _rest_words(self, minutes: int) -> str:
        return Texts.load(TextLanguage(self._language)).say("rest", minutes=minutes)

    def _change_level(self, level: Level) -> None:
        """Another level goes on where it was left."""
        script = self._script(self.lesson)
        if script is not None:
            self._take_up(script, level)

    def _begin_again(self) -> None:
        """The lesson that is over, at the same level; its exercises are others."""
        script, run = self._script(self.lesson), self.presenter.run
        if script is not None and run is not None:
            self._seed, self._is_over = self._rng.randrange(_SEEDS), False
            self.presenter.take_up(begin(script, run.level, seed=self._seed))

    def _tell_lost(self) -> None:
        """A pack was taken off by another window, or is not what it was when it was checked."""
        self.home_wanted.emit()
        self.notice_wanted.emit(Notice(self._lost_words, is_trouble=True))

    def _lost_words(self) -> str:
        return self.tr("This lesson can't be opened: it is gone, or was changed. If it came in a pack, add that again.")

    def compare(self) -> None:
        """Opens the score lab with the hand that is over; or says that none is."""
        run = self.presenter.run
        record = scored_hand(run) if run is not None else None
        hand = from_record(record) if record is not None else HandNotOver()
        if isinstance(hand, Lab):
            self.lab_wanted.emit(hand)
        else:
            self.page.show_note(self.tr("The score lab takes a hand once its score is shown."))

    @property
    def game(self) -> str:
        """The game of the lesson that is open."""
        return self._game

    def close(self) -> None:
        """No lesson is under way any more."""
        self._dealer.stop()
        self.lesson = ""

    def place(self) -> Place:
        course, title = self.house.titles.place(self.lesson, self._language)
        return Place(course, title, transcript=True)

    def dress(self, theme: Theme, settings: Settings) -> None:
        """Each course has its own cloth."""
        self._theme, self._settings = theme, settings
        self.page.set_theme(replace(theme, cloth=cloth_of(self.game)))
        self.page.set_left_handed(left_handed=settings.left_handed)
        self.page.felt.animator.speed = settings.animation_speed

    def word(self, language: Language) -> None:
        self._language = language
        if self.lesson:
            self._word()

    def _word(self) -> None:
        titles = self.house.titles
        self.presenter.set_language(TextLanguage(self._language), titles.title(self._next, self._language))

    def _script(self, lesson: str) -> Lesson | None:
        """A lesson, read once, and called as on the shelf. Of a pack it is read as it was checked, or not at all."""
        shelf = self.house.titles.shelf
        spine, course = shelf.spine(lesson), shelf.course_of(lesson)
        if spine is None or course is None:
            return None
        version = spine.folder, noted(course.pack) if course.pack else ""  # another may lie in the same place later
        if version not in self._scripts:
            script = read_lesson(spine.folder).lesson if course.pack is None or is_whole(course.pack) else None
            if script is None:
                return None
            self._scripts[version] = replace(script, id=lesson)
        return self._scripts[version]

    def _go_on(self) -> None:
        """To the next lesson of the course, or to the contents after the last."""
        if self._next and self.open(self._next):
            self.place_changed.emit()
        else:
            self.home_wanted.emit()


class TranscriptRoom(Room):
    """The text of the hand of the lesson that is open."""

    page: TranscriptPanel

    def __init__(self, house: House, parent: QObject, lessons: LessonRoom) -> None:
        super().__init__(house, parent)
        self.page = TranscriptPanel(Theme())
        self._lessons = lessons
        self.page.closed.connect(self.back_wanted)
        self.page.save_requested.connect(self._save)
        self.page.print_requested.connect(lambda: print_text(house.window, self.page.shown.text))
        self.page.lab_requested.connect(lessons.compare)

    def enter(self) -> None:
        """Tells the hand as far as it has come."""
        presenter = self._lessons.presenter
        if presenter.screen is not None:
            transcripts = Transcripts(presenter.view.saying, self)
            title = self._lessons.place().title
            told = transcripts.told(title, presenter.screen.state, presenter.heard)
            self.page.show_words(told, has_score=presenter.screen.score is not None)

    def place(self) -> Place:
        return Place(title=self.tr("Transcript"))

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)

    def word(self, language: Language) -> None:
        self.enter()

    def _save(self, text: str) -> None:
        screen = self._lessons.presenter.screen
        if screen is not None:
            notice = save_as(self.house.window, text, hand_record(self._lessons.game, screen.state))
            if notice is not None:
                self.notice_wanted.emit(notice)
