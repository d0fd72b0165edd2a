"""Every text of a language beside the English one, for a native reader to go through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from xml.etree import ElementTree as ET

from tutor.kernel.reasons import Reason
from tutor.text.catalogue import WORDS, Texts, leaves
from tutor.text.check import variants
from tutor.text.examples import examples
from tutor.text.glossary import Glossary, Term
from tutor.text.language import ENGLISH, Language
from tutor.text.rulebook import RuleBook


@dataclass(frozen=True, slots=True)
class Pair:
    """A text twice. `place` is where it stands, `key` what it is called there; the other one is empty where missing."""

    place: str
    key: str
    english: str
    other: str


def term_pairs(language: Language) -> Iterator[Pair]:
    """The glossary: each term's words, and what it means."""
    own, other = (Glossary.load(each).terms for each in (ENGLISH, language))
    for name, term in own.items():
        same = other.get(name)
        yield Pair("glossary", name, _words(term), _words(same) if same else "")
        yield Pair("glossary", f"{name}.meaning", term.meaning, same.meaning if same else "")


def rule_pairs(game: str, language: Language) -> Iterator[Pair]:
    """The rule book of a game: rules, options with their values, rule sets, points of the agreement."""
    own, other = (dict(_book(RuleBook.load(game, each))) for each in (ENGLISH, language))
    return (Pair(f"rulebook/{game}", key, text, other.get(key, "")) for key, text in own.items() if text)


def reason_pairs(game: str, kinds: tuple[type[Reason], ...], language: Language) -> Iterator[Pair]:
    """Each reason of a game as a learner reads it, with made-up cards and numbers."""
    own, other = Texts.load(ENGLISH), Texts.load(language)
    for kind in kinds:
        for reason in examples(kind, variants(own, game, kind.code)):
            key = f"{kind.code}.{reason.variant}" if reason.variant else kind.code
            yield Pair(f"reasons/{game}", key, own.reason(game, reason), other.reason(game, reason))


def phrase_pairs(language: Language, games: tuple[str, ...]) -> Iterator[Pair]:
    """All other sentences, as they stand in their files, places for facts in braces. Those of games are reasons."""
    for name in Texts.load(ENGLISH).shared:
        if name in games or name == WORDS:
            continue
        other = leaves(language, name)
        for key, text in leaves(ENGLISH, name).items():
            yield Pair(f"text/{name}", key, text.value, other[key].value if key in other else "")


def prose_pairs(place: str, prose: Mapping[str, Mapping[str, str]], first: str, language: Language) -> Iterator[Pair]:
    """The prose of a lesson, written in `first`."""
    other = prose.get(language, {})
    return (Pair(place, key, text, other.get(key, "")) for key, text in prose[first].items())


def _words(term: Term) -> str:
    own = [f"{word} ({game})" for game, word in term.games.items()]
    return " · ".join((term.word, *own, *term.also))


def _book(book: RuleBook) -> Iterator[tuple[str, str]]:
    for rule in book.entries.values():
        yield f"{rule.id}.title", rule.title
        yield f"{rule.id}.text", rule.text
    for option in book.options.values():
        yield f"{option.name}.title", option.title
        yield f"{option.name}.line", option.line
        yield from ((f"{option.name}={value}", text) for value, text in option.values.items())
        yield from ((f"{option.name}={value}.agreed", text) for value, text in option.agreed.items())
    for preset in book.presets.values():
        yield f"{preset.name}.title", preset.title
        yield f"{preset.name}.line", preset.line
    for point in book.points:
        yield f"agreement.{point.name}.title", point.title
        yield f"agreement.{point.name}.text", point.text


def window_pairs(language: Language) -> Iterator[Pair]:
    """The window's own words, from the file that Qt Linguist works on; none where only the built one is at hand."""
    file = files("resources").joinpath("i18n", f"trickwise_{language}.ts")
    if not file.is_file():
        return
    for context in ET.fromstring(file.read_text(encoding="utf-8")).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            other = "" if translation is None else " · ".join(filter(None, map(str.strip, translation.itertext())))
            yield Pair("window", context.findtext("name", ""), message.findtext("source", ""), other)
