"""Checks the window's own words, in the files that Qt Linguist works on, as all other texts are checked."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

from tutor.text.files import Leaf
from tutor.text.language import Language, languages
from tutor.text.problems import Problem
from tutor.text.prose import prose_problems

_BLANK = "text.blank"
"""Qt puts no blanks beside its placeholders, so they stand in the words themselves."""


def window_problems() -> Iterator[Problem]:
    """Words that do not occur, and signs of another script, among the window's words of every language."""
    for language in languages():
        file = files("resources").joinpath("i18n", f"trickwise_{language}.ts")
        if file.is_file():  # a wheel has them built
            yield from problems_of(language, f"i18n/{file.name}", file.read_text(encoding="utf-8"))


def problems_of(language: Language, file: str, content: str) -> Iterator[Problem]:
    """What is wrong with the words of one such file: with those of its language, and the English that stands beside."""
    for message in ET.fromstring(content).iter("message"):  # noqa: S314 - our own file
        for said, its in (("source", languages()[0]), ("translation", language)):
            words = message.find(said)
            for text in filter(None, map(str.strip, words.itertext() if words is not None else ())):
                line = 1 + content.count("\n", 0, max(0, content.find(escape(text))))
                found = prose_problems(its, file, Leaf(text, line))
                yield from (each for each in found if each.code != _BLANK)
