"""The rule book of a game: each rule with its source, the options that change it, the rule sets by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tutor.text.files import Branch, Tree, read
from tutor.text.language import ENGLISH, Language
from tutor.text.spacing import spaced
from tutor.text.words import MINUS

_NUMBER = "n"
_NUMERALS = "一二三四五六七八九"
_HOW_TO_PLAY = "玩法"


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule stands: an article's section, the authority that it rests on, the day it was last compared."""

    article: str
    section: str
    authority: str
    checked: str

    def section_for(self, language: Language) -> str:
        """The section as the article numbers it; for readers of English its number in figures."""
        if language != ENGLISH:
            return self.section
        figures = (str(_NUMERALS.index(sign) + 1) if sign in _NUMERALS else sign for sign in self.section)
        return "".join(figures).replace(_HOW_TO_PLAY, "How to play,")


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule. `options` are those that change it."""

    id: str
    title: str
    text: str
    sources: tuple[Source, ...]
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OptionEntry:
    """An option, by its name in records.

    `values` are short names of what it may be, `agreed` what players then agree on, both by the value as records write
    it; a number that has no sentence of its own takes that of `n`.
    """

    name: str
    title: str
    line: str
    values: Mapping[str, str]
    agreed: Mapping[str, str] = field(default_factory=dict)

    def named(self, value: str) -> str:
        """A value in a word or two; a number as it stands on the sheet."""
        return self.values.get(value) or value.replace("-", MINUS)

    def sentence(self, value: str) -> str:
        """What players agree on by a value; empty where no sentence is given."""
        return self.agreed.get(value) or self.agreed.get(_NUMBER, "").format(n=value.replace("-", MINUS))


@dataclass(frozen=True, slots=True)
class PresetEntry:
    """A rule set by its name in records."""

    name: str
    title: str
    line: str


@dataclass(frozen=True, slots=True)
class Point:
    """What a table agrees on first: an option, or (with a title and a text) what no option decides.

    It is not asked where another option has a value that leaves no question: `without` has those values by name.
    """

    name: str
    without: Mapping[str, str]
    title: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A game's rules in one language."""

    game: str
    language: Language
    entries: Mapping[str, Entry]
    options: Mapping[str, OptionEntry]
    presets: Mapping[str, PresetEntry]
    points: tuple[Point, ...] = ()
    """What players agree on before the first deal, in order."""

    @staticmethod
    def load(game: str, language: Language) -> RuleBook:
        """The rule book of a game, read once; an empty one where there is none."""
        return _load(game, language)

    def changed_by(self, option: str) -> tuple[Entry, ...]:
        """The rules that an option changes."""
        return tuple(entry for entry in self.entries.values() if option in entry.options)

    def search(self, text: str) -> tuple[Entry, ...]:
        """The rules in which every word of `text` occurs, those first that have them all in their title."""
        words = text.casefold().split()
        found = [e for e in self.entries.values() if _has(f"{e.title} {e.text}", words)]
        return tuple(sorted(found, key=lambda entry: not _has(entry.title, words)))


def _has(text: str, words: list[str]) -> bool:
    plain = text.casefold()
    return all(word in plain or word in plain.replace(" ", "") for word in words)


@lru_cache(maxsize=32)
def _load(game: str, language: Language) -> RuleBook:
    facts = read("rulebook", game, "rules.yaml")
    words = read("rulebook", game, f"{language}.yaml")
    order = read("rulebook", game, "agreement.yaml")
    rules, options, presets = words.sub("rules"), words.sub("options"), words.sub("presets")
    fixed = words.sub("agreement")

    def of(entry: Branch, key: str) -> str:
        return spaced(language, entry.text(key).strip())

    def all_of(entry: Branch, key: str) -> dict[str, str]:
        return {value: spaced(language, leaf.value) for value, leaf in entry.sub(key).leaves().items()}

    def option(name: str) -> OptionEntry:
        entry = options.sub(name)
        return OptionEntry(
            name, of(entry, "title"), of(entry, "line"), all_of(entry, "values"), all_of(entry, "agreed")
        )

    def rule(name: str) -> Entry:
        entry, fact = rules.sub(name), facts.sub(name)
        sources = tuple(_source(source) for source in fact.rows("source"))
        return Entry(name, of(entry, "title"), of(entry, "text"), sources, fact.texts("options"))

    def preset(name: str) -> PresetEntry:
        entry = presets.sub(name)
        return PresetEntry(name, of(entry, "title"), of(entry, "line"))

    def point(name: str) -> Point:
        without = {other: leaf.value for other, leaf in order.sub(name).sub("without").leaves().items()}
        return Point(name, without, of(fixed.sub(name), "title"), of(fixed.sub(name), "text"))

    return RuleBook(
        game,
        language,
        entries={name: rule(name) for name in facts.items},
        options={name: option(name) for name in options.items},
        presets={name: preset(name) for name in presets.items},
        points=tuple(point(name) for name in order.items),
    )


def _source(entry: Tree) -> Source:
    source = entry.branch()
    return Source(*(source.text(key) for key in ("article", "section", "authority", "checked")))
