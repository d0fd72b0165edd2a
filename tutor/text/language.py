"""The languages that texts are written in: each is a line of `resources/text/languages.yaml` and a folder beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NewType

from tutor.text.files import Branch, read

Language = NewType("Language", str)
"""A language by the name of its folder: `en`, `zh_TW`."""

ENGLISH = Language("en")
TRADITIONAL_CHINESE = Language("zh_TW")
SIMPLIFIED_CHINESE = Language("zh_CN")


@dataclass(frozen=True, slots=True)
class Style:
    """How a language is set, and what its texts do without."""

    name: str
    """What its readers call it."""
    locales: tuple[str, ...]
    """The starts of the locale names that it serves."""
    spacing: str
    """`latin`: as written; `han`: no blank beside Chinese; `han-spaced`: one where digits or letters meet it."""
    capitals: bool
    """Whether a sentence begins with a capital."""
    forbidden: tuple[str, ...]
    """Words that do not occur."""
    strangers: str
    """Signs that belong to another script of the language, or to other quotation marks."""


@lru_cache(maxsize=1)
def _styles() -> Mapping[Language, Style]:
    return {Language(code): _style(entry.branch()) for code, entry in read("text", "languages.yaml").items.items()}


def _style(entry: Branch) -> Style:
    return Style(
        name=entry.text("name"),
        locales=entry.texts("locales"),
        spacing=entry.text("spacing"),
        capitals=entry.text("capitals") == "yes",
        forbidden=entry.texts("forbidden"),
        strangers=entry.text("strangers"),
    )


def languages() -> tuple[Language, ...]:
    """All languages, the one that others fall back on first."""
    return tuple(_styles())


def style(language: Language) -> Style:
    """How a language is set."""
    return _styles()[language]


def best_language(locale_name: str) -> Language:
    """The language for a locale as systems name it: `zh_HK`, `zh-Hans-SG`, `en_GB.UTF-8`; for any other, the first."""
    locale = locale_name.replace("-", "_").casefold()
    served = [
        (len(start), language)
        for language, its in _styles().items()
        for start in its.locales
        if f"{locale}_".startswith((f"{start.casefold()}_", f"{start.casefold()}."))
    ]
    return max(served)[1] if served else languages()[0]
