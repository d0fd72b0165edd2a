"""Checks the rule books and the glossaries: every language has every entry, and every reason's rule is there."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.kernel.game import Game
from tutor.text.files import Branch, read
from tutor.text.language import languages
from tutor.text.problems import Problem, problem
from tutor.text.prose import all_leaves, prose_problems

_GLOSSARY_PARTS = ("term", "meaning")
_NOT_OURS = frozenset({"also", "unlike"})
_SHARED_OPTIONS = frozenset({"deal_cap"})


def rulebook_problems(game: Game) -> Iterator[Problem]:
    """Rules that reasons rest on and that are not there; entries, options and presets that a language lacks."""
    facts_file = f"rulebook/{game.name}/rules.yaml"
    facts = read("rulebook", game.name, "rules.yaml")
    options = {name for rules in game.presets.values() for name in rules.options()}
    for kind in game.reasons:
        if kind.rule not in facts.items:
            yield problem(facts_file, 1, "rulebook.missing-rule", rule=kind.rule, key=kind.code)
    for rule in facts.items:
        for option in set(facts.sub(rule).texts("options")) - options:
            yield problem(facts_file, facts.lines[rule], "rulebook.unknown-option", name=option)
    for language in languages():
        file = f"rulebook/{game.name}/{language}.yaml"
        book = read("rulebook", game.name, f"{language}.yaml")
        yield from _agree(book.sub("rules"), set(facts.items), file)
        yield from _agree(book.sub("options"), options, file)
        yield from _agree(book.sub("presets"), set(game.presets), file)
        for text in all_leaves(book):
            yield from prose_problems(language, file, text)


def _agree(entries: Branch, wanted: set[str], file: str) -> Iterator[Problem]:
    """The entries of a part of a rule book are those that are wanted."""
    for name in sorted(wanted - entries.items.keys() - _SHARED_OPTIONS):
        yield problem(file, entries.line, "text.missing", key=name)
    for name in sorted(entries.items.keys() - wanted):
        yield problem(file, entries.lines[name], "text.spare", key=name)


def glossary_problems() -> Iterator[Problem]:
    """Terms that a language lacks, or has without a word or an explanation."""
    first = read("glossary", f"{languages()[0]}.yaml")
    for language in languages():
        file, terms = f"glossary/{language}.yaml", read("glossary", f"{language}.yaml")
        yield from _agree(terms, set(first.items), file)
        for key in terms.twice:
            yield problem(file, key.line, "text.twice", key=key.value)
        for name in terms.items:
            entry = terms.sub(name)
            for part in _GLOSSARY_PARTS:
                if not entry.text(part):
                    yield problem(file, entry.line, "text.missing", key=f"{name}.{part}")
            for text in all_leaves(entry, _NOT_OURS):
                yield from prose_problems(language, file, text)
