"""Fonts by language: serif for words that are read as a book, sans for words that work.

English takes the Korean cuts of Noto CJK: the Chinese and Japanese cuts print quotes and the middle dot at full width.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal

from PySide6.QtGui import QFont, QFontDatabase

Language = Literal["en", "zh_TW", "zh_CN"]

_CUTS: Final[dict[Language, str]] = {"en": "KR", "zh_TW": "TC", "zh_CN": "SC"}
_SERIF_FALLBACKS: Final = ("Source Serif 4", "Source Han Serif", "Noto Serif", "DejaVu Serif", "serif")
_SANS_FALLBACKS: Final = ("Source Sans 3", "Source Han Sans", "Noto Sans", "DejaVu Sans", "sans-serif")


def load_bundled() -> tuple[str, ...]:
    """Registers the fonts that an installed copy carries, and returns their families; a checkout has none."""
    folder = files("resources").joinpath("fonts")
    if not folder.is_dir():
        return ()
    found = (QFontDatabase.addApplicationFont(str(file)) for file in folder.iterdir() if file.name.endswith(".otf"))
    return tuple(family for font in found for family in QFontDatabase.applicationFontFamilies(font))


def serif_families(language: Language) -> tuple[str, ...]:
    """The serif families to try for a language, best first."""
    return (f"Noto Serif CJK {_CUTS[language]}", *_SERIF_FALLBACKS)


def sans_families(language: Language) -> tuple[str, ...]:
    """The sans families to try for a language, best first."""
    return (f"Noto Sans CJK {_CUTS[language]}", *_SANS_FALLBACKS)


def serif(language: Language, px: float, *, bold: bool = False) -> QFont:
    """A serif font of `px` logical pixels (already scaled by the reader's text size)."""
    return QFont(_font(serif_families(language), round(px), bold))


def sans(language: Language, px: float, *, bold: bool = False) -> QFont:
    """A sans font of `px` logical pixels (already scaled by the reader's text size)."""
    return QFont(_font(sans_families(language), round(px), bold))


@lru_cache(maxsize=128)
def _font(families: tuple[str, ...], px: int, bold: bool) -> QFont:  # noqa: FBT001 (a cache key)
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(px)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
