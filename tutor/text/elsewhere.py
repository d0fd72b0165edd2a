"""Words what holds at this table, and what holds at another."""

from __future__ import annotations

from tutor.kernel.rules import RuleSet, written
from tutor.text.agreement import rules_title, value_words
from tutor.text.catalogue import Texts
from tutor.text.rulebook import RuleBook
from tutor.text.spacing import spaced


def elsewhere_words(book: RuleBook, here: tuple[RuleSet, RuleSet], option: str, there: RuleSet, *, named: bool) -> str:
    """One sentence: the rule set in force with its preset (`here`) by name, and what `there` has for an option.

    `there` is a rule set by name, or (`named` false) just some table.
    """
    texts = Texts.load(book.language)
    title, says = rules_title(book, *here), _says(book, texts, option, there)
    if not named:
        return texts.say("elsewhere.some", here=title, says=says)
    return texts.say("elsewhere.named", here=title, there=rules_title(book, there, there), says=says)


def _says(book: RuleBook, texts: Texts, option: str, rules: RuleSet) -> str:
    """What a rule set has for an option, as players agree on it."""
    entry = book.options.get(option)
    sentence = entry.sentence(written(getattr(rules, option))) if entry else ""
    if sentence:
        return spaced(book.language, sentence)
    title = entry.title if entry else option
    return texts.say("elsewhere.value", title=title, value=value_words(book, rules, option))
