"""What the reader has set: one frozen value, kept by QSettings, and the theme that it gives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication

from ui.theme.fonts import Language
from ui.theme.theme import Theme, tokens_for
from ui.theme.tokens import TEXT_SCALES

CARD_SCALES: Final = (0.85, 1.0, 1.15, 1.3)
SPEEDS: Final = (0.0, 0.5, 1.0, 1.5)
RESTS: Final = (0, 20, 40, 60)
N = TypeVar("N", int, float)
_LARGE_FROM: Final = ((2400, 1.6), (1800, 1.25))


class Look(Enum):
    """Light, dark, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Settings:
    """`language` is empty where the system's is meant. `animation_speed` multiplies every duration; 0 moves nothing.

    After `rest_after` minutes of lessons a word says so; 0 says nothing.
    """

    language: str = ""
    look: Look = Look.SYSTEM
    high_contrast: bool = False
    text_scale: float = 1.0
    card_scale: float = 1.0
    four_colours: bool = False
    large_index: bool = False
    animation_speed: float = 1.0
    left_handed: bool = False
    rest_after: int = 0


@dataclass(frozen=True, slots=True)
class SystemLook:
    """What the system asks for."""

    dark: bool = False
    high_contrast: bool = False


def system_look(qt: QGuiApplication) -> SystemLook:
    """What the system asks for now."""
    hints = qt.styleHints()
    contrast = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    return SystemLook(hints.colorScheme() is Qt.ColorScheme.Dark, contrast)


def load(store: QSettings) -> Settings:
    """The settings of a store; what it lacks, or what is not among the choices, is as at first."""
    first = Settings()
    return Settings(
        language=_text(store, "language"),
        look=_look(_text(store, "look")),
        high_contrast=_switch(store, "high_contrast"),
        text_scale=_choice(store, "text_scale", TEXT_SCALES, first.text_scale),
        card_scale=_choice(store, "card_scale", CARD_SCALES, first.card_scale),
        four_colours=_switch(store, "four_colours"),
        large_index=_switch(store, "large_index"),
        animation_speed=_choice(store, "animation_speed", SPEEDS, first.animation_speed),
        left_handed=_switch(store, "left_handed"),
        rest_after=_choice(store, "rest_after", RESTS, first.rest_after),
    )


def save(store: QSettings, settings: Settings) -> None:
    """Keep the settings."""
    store.setValue("language", settings.language)
    store.setValue("look", settings.look.value)
    for name in ("high_contrast", "four_colours", "large_index", "left_handed"):
        store.setValue(name, "yes" if getattr(settings, name) else "no")
    for name in ("text_scale", "card_scale", "animation_speed", "rest_after"):
        store.setValue(name, str(getattr(settings, name)))
    store.sync()


def theme_for(settings: Settings, language: Language, system: SystemLook, width: int) -> Theme:
    """The look that the settings ask for, in a window of `width` px."""
    dark = settings.look is Look.DARK or (settings.look is Look.SYSTEM and system.dark)
    return Theme(
        tokens=tokens_for(dark=dark, high_contrast=settings.high_contrast or system.high_contrast),
        language=language,
        text_scale=settings.text_scale,
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        card_scale=settings.card_scale,
        zoom=zoom_for(width),
    )


def zoom_for(width: int) -> float:
    """How much larger everything is drawn in a large window."""
    return next((zoom for least, zoom in _LARGE_FROM if width >= least), 1.0)


def toggled(settings: Settings, *, is_dark: bool) -> Settings:
    """The settings with day and lamp exchanged."""
    return replace(settings, look=Look.LIGHT if is_dark else Look.DARK)


def _text(store: QSettings, name: str) -> str:
    return str(store.value(name, ""))


def _switch(store: QSettings, name: str) -> bool:
    return _text(store, name) == "yes"


def _look(text: str) -> Look:
    return next((look for look in Look if look.value == text), Look.SYSTEM)


def _choice(store: QSettings, name: str, choices: tuple[N, ...], first: N) -> N:
    text = _text(store, name)
    return next((choice for choice in choices if str(choice) == text), first)
