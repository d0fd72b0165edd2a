"""Rule sets laid beside each other: which lines differ, also where one counts sides and the other each player."""

from dataclasses import replace

from ui.panels.lab_column import LabColumn, differ, groups_of, keys_of, sides_of, told_of
from ui.panels.score import SideSheet
from ui.panels.score_line import ScoreRow

PARTNERS = {"NS": ("N", "S"), "EW": ("E", "W")}


def column(name, lines, members=None, *, hidden=False):
    """A rule set by its sides: `NS contract -70, NS bags +1`."""
    made = LabColumn(name, name, "", hidden=hidden, members=members or {})
    sides = {}
    for line in lines.split(", "):
        side, rule, points = line.split()
        sides.setdefault(side, []).append((rule, int(points)))
    sheets = tuple(
        SideSheet(side, side, tuple(ScoreRow(rule, rule, str(n), rule=rule) for rule, n in its), "")
        for side, its in sides.items()
    )
    amounts = {(side, rule, 0): n for side, its in sides.items() for rule, n in its}
    return LabColumn(name, name, "", sheets, hidden=hidden, members=made.members, amounts=amounts)


TOGETHER = column("a", "NS contract -70, EW contract 60, EW bags 1", PARTNERS)
ALONE = column("b", "N contract 0, E contract 30, E bags 1, S contract 10, W contract 30")


def test_the_same_players_stand_together():
    """Whichever rule set comes first, the side of partners goes before its players."""
    wanted = (("NS", "N", "S"), ("EW", "E", "W"))
    assert (wanted, wanted) == (groups_of((TOGETHER, ALONE)), groups_of((ALONE, TOGETHER)))
    assert ["NS", "N", "S", "EW", "E", "W"] == list(sides_of((ALONE, TOGETHER)))
    assert (("NS",), ("EW",)) == groups_of((TOGETHER, TOGETHER))


def test_partners_are_compared_with_what_their_players_have_together():
    """−70 is not 0 and 10; 60 is 30 and 30, and the overtrick is the same."""
    both = (TOGETHER, ALONE)
    assert [True] == [differ(both, key) for key in keys_of(both, "NS")]
    assert [True, True] == [differ(both, key) for side in "NS" for key in keys_of(both, side)]
    assert [False, False] == [differ(both, key) for key in keys_of(both, "EW")]
    assert [(-70, 10), (61, 61)] == [told_of(both, group) for group in groups_of(both)]


def test_three_rule_sets_differ_where_two_of_them_do():
    """The first two agree on each line, the third is each for themselves."""
    three = (TOGETHER, TOGETHER, ALONE)
    assert differ(three, ("NS", "contract", 0))
    assert not differ(three[:2], ("NS", "contract", 0))


def test_nothing_is_marked_while_figures_are_hidden():
    """A mark would tell what is to be guessed."""
    guessed = column("c", "NS contract -60, EW contract 60, EW bags 1", PARTNERS, hidden=True)
    both = (TOGETHER, guessed)
    assert not any(differ(both, key) for key in keys_of(both, "NS"))
    assert told_of(both, ("NS",))[1] is None


def test_bags_that_run_on_are_no_difference_of_the_hand():
    """In a first hand they are its own; later the total has them."""
    more, fewer = (
        replace(TOGETHER, sides=tuple(replace(side, bags=bags) for side in TOGETHER.sides))
        for bags in ("2 bags", "1 bag")
    )
    one, other = told_of((more, fewer), ("EW",))
    assert one != other
    later = [replace(each, sides=tuple(replace(s, before="61") for s in each.sides)) for each in (more, fewer)]
    one, other = told_of(later, ("EW",))
    assert one == other
