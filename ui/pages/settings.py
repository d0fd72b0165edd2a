"""The settings, each of them at work as soon as it is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.language import language_names
from ui.panels.about import AboutPanel
from ui.panels.button import Button
from ui.panels.flow import flow_of
from ui.panels.learners import LearnersPanel
from ui.panels.paper import Paper, Rule, Scroll, renew, words
from ui.panels.worded import Worded
from ui.settings import CARD_SCALES, RESTS, SPEEDS, Look, Settings
from ui.theme.theme import Theme
from ui.theme.tokens import TEXT_SCALES, Step

_WIDEST: Final = 860

Change = Callable[[int], Settings]
"""The settings with the choice of this place made."""


class Choices(QFrame):
    """A few choices side by side. Signal: `chosen(index)`."""

    chosen = Signal(int)

    def __init__(self, names: tuple[str, ...], at: int, spoken: str, theme: Theme) -> None:
        """Offer choices, one of them made."""
        super().__init__()
        self.setProperty("kind", "segmented")
        self.setAccessibleName(spoken)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        group = QButtonGroup(self)
        for place, name in enumerate(names):
            button = Button(name, theme, kind="segment")
            button.set_words(name, spoken=f"{spoken}: {name}")
            button.setCheckable(True)
            button.setChecked(place == at)
            button.clicked.connect(lambda _=False, its=place: self.chosen.emit(its))
            group.addButton(button)
            row.addWidget(button)


class SettingsPage(Worded):
    """Signal: `changed(Settings)`."""

    changed = Signal(object)

    def __init__(self, settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        """Show settings."""
        super().__init__(theme, parent)
        self._settings = settings
        self._paper = Paper(theme)
        self._sheet = QVBoxLayout(self._paper)
        self._outer = QVBoxLayout()
        self._sheet.addLayout(self._outer)
        self.learners = LearnersPanel(theme)
        """Who learns here."""
        self._sheet.addWidget(self.learners)
        self._about = AboutPanel(theme)
        self._sheet.addWidget(self._about)
        content = QWidget()
        across = QHBoxLayout(content)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(self._paper, 30)
        across.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Scroll(content))
        self._renew()

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere."""
        if settings != self._settings:
            self._settings = settings
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        self._paper.set_theme(theme)
        self.learners.set_theme(theme)
        self._about.set_theme(theme)
        super().set_theme(theme)

    def _renew(self) -> None:
        body = QWidget()
        self._rows = QVBoxLayout(body)
        self._paper.setMaximumWidth(self._theme.length(_WIDEST))
        self._sheet.setContentsMargins(self._paper.margins_inside(34, 24, 34, 28))
        self._sheet.setSpacing(self._theme.length(9))
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(self._theme.length(9))
        self._rows.addWidget(words(self.tr("Settings"), self._theme, Step.TITLE, serif=True, bold=True))
        self._add_language()
        self._add_look()
        self._add_cards()
        self._add_motion()
        self._add_rest()
        renew(self._outer, body)

    def _add_language(self) -> None:
        names = language_names()
        codes = ("", *(code for code, _ in names))
        shown = (self.tr("As the system"), *(name for _, name in names))
        at = codes.index(self._settings.language) if self._settings.language in codes else 0
        self._add(self.tr("Language"), "", shown, at, lambda place: replace(self._settings, language=codes[place]))

    def _add_look(self) -> None:
        looks = (Look.SYSTEM, Look.LIGHT, Look.DARK)
        names = (self.tr("As the system"), self.tr("Light"), self.tr("Dark"))
        at = looks.index(self._settings.look)
        self._add(self.tr("Look"), "", names, at, lambda place: replace(self._settings, look=looks[place]))
        self._add_switch(
            self.tr("High contrast"),
            self.tr("Black on white, strong edges, no shadows."),
            on=self._settings.high_contrast,
            change=lambda on: replace(self._settings, high_contrast=on),
        )
        scales = tuple(f"{round(scale * 100)} %" for scale in TEXT_SCALES)
        at = TEXT_SCALES.index(self._settings.text_scale)
        self._add(
            self.tr("Text size"), "", scales, at, lambda place: replace(self._settings, text_scale=TEXT_SCALES[place])
        )

    def _add_cards(self) -> None:
        sizes = tuple(f"{round(scale * 100)} %" for scale in CARD_SCALES)
        at = CARD_SCALES.index(self._settings.card_scale)
        self._add(
            self.tr("Card size"), "", sizes, at, lambda place: replace(self._settings, card_scale=CARD_SCALES[place])
        )
        self._add_switch(
            self.tr("Four colours"),
            self.tr("Clubs green, diamonds blue."),
            on=self._settings.four_colours,
            change=lambda on: replace(self._settings, four_colours=on),
        )
        self._add_switch(
            self.tr("Large index"),
            self.tr("Rank and suit large in one corner."),
            on=self._settings.large_index,
            change=lambda on: replace(self._settings, large_index=on),
        )

    def _add_motion(self) -> None:
        names = (self.tr("None"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        at = SPEEDS.index(self._settings.animation_speed)
        self._add(
            self.tr("Movement"),
            self.tr("With none, cards are where they go at once."),
            names,
            at,
            lambda place: replace(self._settings, animation_speed=SPEEDS[place]),
        )
        self._add_switch(
            self.tr("Left-handed"),
            self.tr("The page at the left, the buttons mirrored."),
            on=self._settings.left_handed,
            change=lambda on: replace(self._settings, left_handed=on),
        )

    def _add_rest(self) -> None:
        names = (self.tr("Never"), *(self.tr("%n min", "", minutes) for minutes in RESTS[1:]))
        self._add(
            self.tr("Remind me to rest"),
            self.tr("After so long, between two steps of a lesson."),
            names,
            RESTS.index(self._settings.rest_after),
            lambda place: replace(self._settings, rest_after=RESTS[place]),
        )

    def _add_switch(self, title: str, note: str, *, on: bool, change: Callable[[bool], Settings]) -> None:
        names = (self.tr("Off"), self.tr("On"))
        self._add(title, note, names, int(on), lambda place: change(bool(place)))

    def _add(self, title: str, note: str, names: tuple[str, ...], at: int, change: Change) -> None:
        """A row: its name and note at the left, the choices at the right or, where there is no room, below."""
        theme = self._theme
        self._rows.addWidget(Rule(theme))
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(words(title, theme, Step.CONTROL, bold=True))
        if note:
            column.addWidget(words(note, theme, Step.LABEL, colour=theme.tokens.ink2))
        choices = Choices(names, at, title, theme)
        choices.chosen.connect(lambda place: self._change(change(place)))
        self._rows.addLayout(flow_of(told, choices, fill="apart", gap=theme.length(6)))

    def _change(self, settings: Settings) -> None:
        self._settings = settings
        self.changed.emit(settings)
