"""A rule's entry names each option that alone changes its line: else nobody could say why two tables differ."""

from collections.abc import Iterator

import pytest

from tutor.games.all import GAMES
from tutor.kernel.rules import OptionError, RuleSet, written
from tutor.kernel.scoring import ScoreLine
from tutor.kernel.state import Over
from tutor.records.lab import Lab, sheets
from tutor.records.lab_records import examples
from tutor.text.language import ENGLISH
from tutor.text.rulebook import RuleBook

LIKE_ANOTHER = (1, 10)  # numbers are tried a little and much higher


def others(rules: RuleSet, name: str) -> Iterator[RuleSet]:
    """The rules with another value of an option, wherever that is a table."""
    value = getattr(rules, name)
    choices = rules.options()[name].choices or (
        [not value] if isinstance(value, bool) else [value + more for more in LIKE_ANOTHER if isinstance(value, int)]
    )
    for other in choices:
        try:
            changed = rules.changed({name: written(other)})
        except OptionError:
            continue
        if changed != rules:
            yield changed


def lines(lab: Lab, rules: RuleSet) -> dict[tuple[str, str], list[ScoreLine]] | None:
    """All lines of a hand by side and rule; None where a table can't score it."""
    over = sheets(lab, rules)
    if not isinstance(over, Over):
        return None
    found: dict[tuple[str, str], list[ScoreLine]] = {}
    for sheet in over.score.sheets:
        for line in sheet.lines:
            found.setdefault((sheet.side, line.reason.rule.rpartition("/")[2]), []).append(line)
    return found


def unnamed(game: str) -> Iterator[tuple[str, str]]:
    """Options and the rules whose lines they change, where no rule that differs names the option."""
    book = RuleBook.load(game, ENGLISH)
    for lab in examples(game).values():
        here = lines(lab, lab.rules)
        for name in lab.rules.options():
            for rules in others(lab.rules, name):
                there = lines(lab, rules)
                if here is None or there is None or here.keys() | there.keys() == set():
                    continue
                if {side for side, _ in here} != {side for side, _ in there}:
                    continue  # sides here, single players there
                differ = {rule for (_, rule) in (key for key in here | there if here.get(key) != there.get(key))}
                if differ and not any(name in book.entries[rule].options for rule in differ):
                    yield name, " ".join(sorted(differ))


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_changes_a_line_is_named_by_its_rule(game):
    """Tried on all worked examples of the score lab."""
    assert [] == sorted(set(unnamed(game)))
