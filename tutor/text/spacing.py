"""Blanks in Chinese: templates and lessons carry none round their placeholders, each language sets its own."""

from __future__ import annotations

import re
from functools import cache

from tutor.text.language import Language, style

_HAN = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_FULL = "，。：；？！（）、「」『』“”‘’…《》"
_SUITS = "♠♥♦♣"
_WORD = "0-9A-Za-z\u00c0-\u024f"

_BLANK = f"(?<=[{_HAN}{_FULL}]) +(?=[{_HAN}{_FULL}{_SUITS}{_WORD}+−])|(?<=[{_WORD}%]) +(?=[{_HAN}{_FULL}])"
_BEFORE_WORD = f"(?<=[{_HAN}])(?=[{_WORD}]|[+−][0-9])"
_AFTER_WORD = f"(?<=[{_WORD}])(?=[{_HAN}])"


@cache
def _pattern(source: str) -> re.Pattern[str]:
    """A pattern, compiled when Chinese is first set: the ranges of Han take their time."""
    return re.compile(source)


def spaced(language: Language, text: str) -> str:
    """A text with the blanks of its language; one that has them already stays as it is."""
    match style(language).spacing:
        case "latin":
            return text
        case "han":
            return _pattern(_BLANK).sub("", text)
        case "han-spaced":
            text = _pattern(_BLANK).sub("", text)
            return _pattern(_AFTER_WORD).sub(" ", _pattern(_BEFORE_WORD).sub(" ", text))
        case other:
            raise ValueError(other)
