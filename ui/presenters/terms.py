"""Links the terms of the glossary in a text: each where it first stands."""

from __future__ import annotations

import re
from typing import Final

from tutor.text.glossary import Glossary
from tutor.text.language import Language
from ui.panels.rule import GLOSSARY

_LINK: Final = re.compile(r"\[[^\]\n]+\]\([^)\s]+\)")


def dealer_word(language: Language, game: str) -> str:
    """The glossary's word for who deals: a game may have its own, as Spades has in Simplified Chinese."""
    return Glossary.load(language).terms["dealer"].word_in(game)


def with_terms(text: str, language: Language, game: str = "", *, without: str = "") -> str:
    """The text with its terms as links to the glossary, but for the term `without`; a link that it has stays as it is.

    A term of other games is none here: the same word means nothing special.
    """
    taken = [found.span() for found in _LINK.finditer(text)]
    links = [
        link
        for link in Glossary.load(language).links(text, game)
        if link.term.id != without and all(link.end <= start or end <= link.start for start, end in taken)
    ]
    for link in reversed(links):
        text = f"{text[: link.start]}[{text[link.start : link.end]}]({GLOSSARY}/{link.term.id}){text[link.end :]}"
    return text
