"""The rule book of a game: each rule with its source, the options that change it, the rule sets by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor.text.files import Branch, Tree, read
from tutor.text.language import Language
from tutor.text.spacing import spaced


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule stands: an article's section, the authority that it rests on, the day it was last compared."""

    article: str
    section: str
    authority: str
    checked: str


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
    """An option; `values` are short names of what it may be, by the value as records write it."""

    name: str
    title: str
    line: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class PresetEntry:
    """A rule set by its name in records."""

    name: str
    title: str
    line: str


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A game's rules in one language."""

    game: str
    language: Language
    entries: Mapping[str, Entry]
    options: Mapping[str, OptionEntry]
    presets: Mapping[str, PresetEntry]

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
    rules, options, presets = words.sub("rules"), words.sub("options"), words.sub("presets")

    def of(entry: Branch, key: str) -> str:
        return spaced(language, entry.text(key).strip())

    def option(name: str) -> OptionEntry:
        entry = options.sub(name)
        values = {value: spaced(language, leaf.value) for value, leaf in entry.sub("values").leaves().items()}
        return OptionEntry(name, of(entry, "title"), of(entry, "line"), values)

    def rule(name: str) -> Entry:
        entry, fact = rules.sub(name), facts.sub(name)
        sources = tuple(_source(source) for source in fact.rows("source"))
        return Entry(name, of(entry, "title"), of(entry, "text"), sources, fact.texts("options"))

    def preset(name: str) -> PresetEntry:
        entry = presets.sub(name)
        return PresetEntry(name, of(entry, "title"), of(entry, "line"))

    return RuleBook(
        game,
        language,
        entries={name: rule(name) for name in facts.items},
        options={name: option(name) for name in options.items},
        presets={name: preset(name) for name in presets.items},
    )


def _source(entry: Tree) -> Source:
    source = entry.branch()
    return Source(*(source.text(key) for key in ("article", "section", "authority", "checked")))
