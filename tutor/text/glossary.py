"""The glossary: one term for each idea, in all languages side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor.text.files import Branch, read
from tutor.text.language import Language
from tutor.text.spacing import spaced


@dataclass(frozen=True, slots=True)
class Term:
    """An idea and its word. `games` are the words of games that have their own, `also` what else people say.

    `of` are the games to which it belongs, where not to all: elsewhere the same word means nothing special.
    `unlike` are phrases in which the word means something else: `may match`.
    """

    id: str
    word: str
    meaning: str
    also: tuple[str, ...]
    games: Mapping[str, str]
    of: tuple[str, ...] = ()
    unlike: tuple[str, ...] = ()

    def word_in(self, game: str) -> str:
        return self.games.get(game, self.word)


@dataclass(frozen=True, slots=True)
class Link:
    """A term found in a text, from `start` up to `end`."""

    start: int
    end: int
    term: Term


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms of a language, in the order in which a newcomer meets them."""

    language: Language
    terms: Mapping[str, Term]

    @staticmethod
    def load(language: Language) -> Glossary:
        """The glossary of a language, read once."""
        return _load(language)

    def search(self, text: str) -> tuple[Term, ...]:
        """The terms whose words, or explanation, hold a text; those whose words do, first."""
        wanted = text.casefold()
        found = [t for t in self.terms.values() if any(wanted in name for name in (*_names(t), t.meaning.casefold()))]
        return tuple(sorted(found, key=lambda term: not any(wanted in name for name in _names(term))))

    def links(self, text: str, game: str = "") -> tuple[Link, ...]:
        """The first place of each term in a text, none within another; the longer word goes before the shorter."""
        taken: list[Link] = []
        known = (term for term in self.terms.values() if not (game and term.of) or game in term.of)
        for term in sorted(known, key=lambda term: -len(term.word_in(game))):
            start = _first(text, term.word_in(game), taken, _spans(text, term.unlike))
            if start is not None:
                taken.append(Link(start, start + len(term.word_in(game)), term))
        return tuple(sorted(taken, key=lambda link: link.start))


def _names(term: Term) -> tuple[str, ...]:
    return tuple(name.casefold() for name in (term.word, *term.also, *term.games.values()))


def _spans(text: str, phrases: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Where phrases stand in a text, whatever letters they begin with."""
    folded = text.lower()
    found = (place.span() for phrase in phrases for place in re.finditer(re.escape(phrase.lower()), folded))
    return tuple(found)


def _first(text: str, word: str, taken: list[Link], unlike: tuple[tuple[int, int], ...]) -> int | None:
    """Where a word first stands free. A term in small letters may begin a sentence; `High` is not `high`."""
    if word == word.lower():
        text = text.lower()
    start = text.find(word)
    while start >= 0:
        end = start + len(word)
        spans = (*((link.start, link.end) for link in taken), *unlike)
        if _stands_alone(text, start, end) and all(end <= first or last <= start for first, last in spans):
            return start
        start = text.find(word, start + 1)
    return None


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Whether no Latin letter of the text goes on where the word begins or ends, a plural's s apart.

    A hyphen goes on too: the hand of `left-hand` holds no cards.
    """
    before, rest = text[start - 1 : start], text[end:].removeprefix("s")[:1]
    return not (_is_latin(text[start]) and _goes_on(before)) and not (_is_latin(text[end - 1]) and _goes_on(rest))


def _goes_on(sign: str) -> bool:
    return sign == "-" or _is_latin(sign)


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and sign < "\u0250"


@lru_cache(maxsize=8)
def _load(language: Language) -> Glossary:
    terms = read("glossary", f"{language}.yaml").items
    return Glossary(language, {name: _term(language, name, entry.branch()) for name, entry in terms.items()})


def _term(language: Language, name: str, entry: Branch) -> Term:
    games = {game: leaf.value for game, leaf in entry.sub("games").leaves().items()}
    return Term(
        name,
        spaced(language, entry.text("term")),
        spaced(language, entry.text("meaning")),
        entry.texts("also"),
        games,
        entry.texts("of"),
        entry.texts("unlike"),
    )
