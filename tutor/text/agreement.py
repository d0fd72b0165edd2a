"""What a table agrees on before the first deal, in words: a sheet to print and to sign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.kernel.rules import RuleSet, written
from tutor.text.catalogue import Texts
from tutor.text.language import Language
from tutor.text.rulebook import Point, RuleBook
from tutor.text.spacing import spaced


@dataclass(frozen=True, slots=True)
class Line:
    """A point, and what was agreed on it."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """All words of the sheet. `also` has the other options that this table does not leave at their defaults.

    `sides` are the captions over the places to sign: two where partners sit together, else one.
    """

    language: Language
    title: str
    of: str
    date: str
    lines: tuple[Line, ...]
    also_title: str
    also: tuple[Line, ...]
    sides: tuple[str, ...]
    foot: str


def rules_title(book: RuleBook, rules: RuleSet, preset: RuleSet) -> str:
    """The name of a rule set: that of its preset, and how many options are changed."""
    entry = book.presets.get(rules.preset)
    title = entry.title if entry else rules.preset
    changes = len(rules.differing(preset))
    texts = Texts.load(book.language)
    match changes:
        case 0:
            return title
        case 1:
            return texts.say("agreement.one-change", title=title)
        case _:
            return texts.say("agreement.changes", title=title, number=changes)


def agreement(book: RuleBook, rules: RuleSet, preset: RuleSet, default: RuleSet) -> Agreement:
    """The sheet of a rule set that is `preset` with some options changed; `default` is the game's first."""
    texts = Texts.load(book.language)
    asked = {point.name for point in book.points}
    together = getattr(rules, "partnership", True)
    sides = ("agreement.side-one", "agreement.side-two") if together else ("agreement.signed",)
    return Agreement(
        language=book.language,
        title=texts.say("agreement.title"),
        of=texts.say("agreement.of", named=texts.word(book.game), table=rules_title(book, rules, preset)),
        date=texts.say("agreement.date"),
        lines=tuple(_lines(book, rules)),
        also_title=texts.say("agreement.also"),
        also=tuple(_line(book, rules, name) for name in rules.differing(default) if name not in asked),
        sides=tuple(map(texts.say, sides)),
        foot=texts.say("agreement.foot"),
    )


def value_words(book: RuleBook, rules: RuleSet, option: str) -> str:
    """What a rule set has for an option, in a word or two."""
    value = written(getattr(rules, option))
    return book.options[option].named(value) if option in book.options else value


def _lines(book: RuleBook, rules: RuleSet) -> Iterator[Line]:
    for point in book.points:
        if point.text:
            yield Line(point.title, point.text)
        elif _asked(point, rules):
            yield _line(book, rules, point.name)


def _asked(point: Point, rules: RuleSet) -> bool:
    """Whether no other option leaves the question without sense."""
    return all(written(getattr(rules, other)) != value for other, value in point.without.items())


def _line(book: RuleBook, rules: RuleSet, option: str) -> Line:
    entry = book.options[option]
    sentence = entry.sentence(written(getattr(rules, option)))
    return Line(entry.title, spaced(book.language, sentence or value_words(book, rules, option)))
