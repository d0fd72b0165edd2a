"""Blanks in Chinese: templates and lessons carry none round their placeholders, each language sets its own."""

from __future__ import annotations

import re

from tutor.text.language import Language, style

_HAN = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_FULL = "，。：；？！（）、「」『』“”‘’…《》"
_SUITS = "♠♥♦♣"
_WORD = "0-9A-Za-z\u00c0-\u024f"

_BLANK = re.compile(f"(?<=[{_HAN}{_FULL}]) +(?=[{_HAN}{_FULL}{_SUITS}{_WORD}+−])|(?<=[{_WORD}%]) +(?=[{_HAN}{_FULL}])")
_BEFORE_WORD = re.compile(f"(?<=[{_HAN}])(?=[{_WORD}]|[+−][0-9])")
_AFTER_WORD = re.compile(f"(?<=[{_WORD}])(?=[{_HAN}])")


def spaced(language: Language, text: str) -> str:
    """A text with the blanks of its language; one that has them already stays as it is."""
    match style(language).spacing:
        case "latin":
            return text
        case "han":
            return _BLANK.sub("", text)
        case "han-spaced":
            return _AFTER_WORD.sub(" ", _BEFORE_WORD.sub(" ", _BLANK.sub("", text)))
        case other:
            raise ValueError(other)
