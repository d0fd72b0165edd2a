"""The lesson under way, and its text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from PySide6.QtCore import QObject

from tutor.teaching.course import lesson_folder
from tutor.teaching.reader import read_lesson
from tutor.teaching.screen import Level
from tutor.teaching.script import Lesson
from tutor.text.language import Language as TextLanguage
from ui.pages.lesson import LessonPage
from ui.panels.transcript import TranscriptPanel
from ui.paper_trail import print_text, save_as
from ui.presenters.home import cloth_of
from ui.presenters.lesson import LessonPresenter
from ui.presenters.transcript import Transcripts, hand_record
from ui.progress import keep_stars, keep_step, load_progress, step_at
from ui.rooms.room import House, Place, Room
from ui.settings import Settings
from ui.theme.fonts import Language
from ui.theme.theme import Theme


class LessonRoom(Room):
    """Opens lessons, and keeps how far they have come."""

    page: LessonPage

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(house, parent)
        self.page = LessonPage(Theme())
        self.presenter = LessonPresenter(self.page, Random(), self)
        self.lesson = ""
        """The id of the lesson that is open."""
        self._language: Language = "en"
        self._theme, self._settings = Theme(), Settings()
        self._scripts: dict[str, Lesson] = {}
        presenter = self.presenter
        presenter.step_reached.connect(self._keep)
        presenter.lesson_finished.connect(lambda lesson, stars: keep_stars(house.store, lesson, stars))
        presenter.level_wanted.connect(self._change_level)
        presenter.next_wanted.connect(self._go_on)
        presenter.rule_wanted.connect(self.book_wanted)
        presenter.term_wanted.connect(self.book_wanted)

    def open(self, lesson: str) -> bool:
        """Opens a lesson where the learner stopped; False where there is none of that id that can be read."""
        script = self._script(lesson)
        if script is None:
            return False
        self.lesson = lesson
        self.dress(self._theme, self._settings)
        self._word()
        progress = load_progress(self.house.store)
        first = Level.GUIDED if Level.GUIDED in script.levels else script.levels[0]
        level = next((level for level in script.levels if level.value == progress.levels.get(lesson)), first)
        self.presenter.open(script, level, step=step_at(self.house.store, lesson, level.value))
        return True

    def _keep(self, step: str) -> None:
        if self.presenter.run is not None:
            keep_step(self.house.store, self.lesson, self.presenter.run.level.value, step)

    def _change_level(self, level: Level) -> None:
        """Another level goes on where it was left."""
        run = self.presenter.run
        if run is not None:
            self.presenter.open(run.lesson, level, step=step_at(self.house.store, self.lesson, level.value))

    def close(self) -> None:
        """No lesson is under way any more."""
        self.lesson = ""

    def place(self) -> Place:
        course, title = self.house.titles.place(self.lesson, self._language)
        return Place(course, title, transcript=True)

    def dress(self, theme: Theme, settings: Settings) -> None:
        """Each course has its own cloth."""
        self._theme, self._settings = theme, settings
        self.page.set_theme(replace(theme, cloth=cloth_of(self.lesson.partition("/")[0])))
        self.page.set_left_handed(left_handed=settings.left_handed)
        self.page.felt.animator.speed = settings.animation_speed

    def word(self, language: Language) -> None:
        self._language = language
        if self.lesson:
            self._word()

    def _word(self) -> None:
        titles = self.house.titles
        following = titles.title(titles.next_after(self.lesson), self._language)
        self.presenter.set_language(TextLanguage(self._language), following)

    def _script(self, lesson: str) -> Lesson | None:
        """A lesson, read once."""
        folder = lesson_folder(lesson)
        if lesson not in self._scripts and folder is not None:
            script = read_lesson(folder).lesson
            if script is not None:
                self._scripts[lesson] = script
        return self._scripts.get(lesson)

    def _go_on(self) -> None:
        """To the next lesson of the course, or to the contents after the last."""
        if self.open(self.house.titles.next_after(self.lesson)):
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

    def enter(self) -> None:
        """Tells the hand as far as it has come."""
        presenter = self._lessons.presenter
        if presenter.screen is not None:
            transcripts = Transcripts(presenter.view.saying, self)
            title = self._lessons.place().title
            self.page.show_words(transcripts.told(title, presenter.screen.state, presenter.heard))

    def place(self) -> Place:
        return Place(title=self.tr("Transcript"))

    def dress(self, theme: Theme, settings: Settings) -> None:
        self.page.set_theme(theme)

    def word(self, language: Language) -> None:
        self.enter()

    def _save(self, text: str) -> None:
        screen = self._lessons.presenter.screen
        if screen is not None:
            game = self._lessons.lesson.partition("/")[0]
            save_as(self.house.window, text, hand_record(game, screen.state))
