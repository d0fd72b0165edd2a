"""A score sheet by itself: its figures stand below one another, and its sums are whole."""

from itertools import pairwise

from PySide6.QtCore import QPoint

from ui.panels.paper import Rule
from ui.panels.score import Ledger, ScoreSheet, SideSheet
from ui.panels.score_line import LineButton, ScoreRow, TotalRow, _sums_whole
from ui.theme.theme import Theme


def sheet(qtbot, *lines):
    made = ScoreSheet(Theme())
    qtbot.addWidget(made)
    side = SideSheet("NS", "North–South", tuple(lines), "+60", "", "", "60")
    made.resize(360, 700)
    made.show_sheets(Ledger("Yours", (side,)), Ledger("Recorded", (SideSheet("NS", "N–S", (), "0", "", "", "0"),)))
    made.show()
    qtbot.wait(10)
    return made


def rights(made, kind):
    return {each.mapTo(made, QPoint(each.width(), 0)).x() for each in made.findChildren(kind)}


def test_the_figures_of_a_sheet_stand_below_one_another(qtbot):
    """Whether a line differs from its like in the other sheet or not."""
    made = sheet(qtbot, ScoreRow("made", "Six called and made", "+60", rule=""))
    assert rights(made, LineButton) == rights(made, TotalRow)
    assert 1 == len(rights(made, TotalRow))


def test_a_side_without_lines_has_one_rule_above_its_totals(qtbot):
    """Two rules with nothing between them are one too many."""
    made = sheet(qtbot)
    tops = sorted(rule.mapTo(made, QPoint(0, 0)).y() for rule in made.findChildren(Rule))
    assert all(below - above > 8 for above, below in pairwise(tops))


def test_bags_stand_beside_what_they_are_counted_with(qtbot):
    """They run on from hand to hand, so they belong to the total; without one, the hand is all there is."""
    one = SideSheet("NS", "North–South", (), "+61", "2 bags", "61", "122")
    other = SideSheet("EW", "East–West", (), "+60", "1 bag", "", "")
    made = ScoreSheet(Theme())
    qtbot.addWidget(made)
    made.show_sheets(Ledger("", (one, other)))
    told = [row.accessibleName() for row in made.findChildren(TotalRow)]
    assert ["This hand +61", "Before 61", "Total 2 bags 122", "This hand 1 bag +60"] == [
        name for name in told if "points" not in name
    ]


def test_a_sum_is_not_broken():
    """It stays on one line, however narrow the sheet is."""
    assert "6\u00a0×\u00a010\u00a0=\u00a0+60, made" == _sums_whole("6 × 10 = +60, made")
