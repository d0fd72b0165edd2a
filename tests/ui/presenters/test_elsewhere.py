"""Beside what an option decided, a lesson names its rule set and says what another has."""

import pytest

from tutor.kernel.cards import card

NOTES = {
    "en": "So it is at this table (NeuralPlay Standard). By Cards4: They count towards the side's contract.",
    "zh_TW": "這一桌（NeuralPlay Standard）是這樣；照Cards4：算進全隊的合約。",
    "zh_CN": "这一桌（NeuralPlay Standard）是这样；按 Cards4：算进全队的合约。",
}


def rows(window):
    """The lines of the first side on the sheet that is shown."""
    return window.page.score._ledger.sides[0].lines


def coach(window):
    """What the coach says, beside the card or on the page."""
    view = window.presenter.view
    bubble = view._bubble
    return view._sheets.coach(bubble.lines, bubble.shown, window.screen, good=False)


@pytest.mark.parametrize("language", list(NOTES))
def test_a_line_of_the_sheet_says_what_another_rule_set_has(window, language):
    """The tricks of a failed nil, and no other line: those are the same by every rule set for partners."""
    window.open("spades/08-which-rules", step="three-tables", language=language)
    assert {"nil-bags": NOTES[language]} == {row.code: row.detail for row in rows(window) if row.detail}


def test_where_two_sheets_stand_beside_each_other_no_line_says_it_too(window):
    """The second sheet is what another rule set has."""
    window.open("spades/06-nil", step="other-table")
    window.answer_right()
    assert "nil-helps" in {row.code for row in rows(window)}
    assert window.page.score._beside is not None
    assert not any(row.detail for row in rows(window))


def test_the_coach_says_it_below_the_rule(window):
    """A refusal that an option decided names the rule set, and another table where the card goes."""
    window.open("spades/03-breaking-spades", step="first-trick-off")
    window.drag(card("S2"))
    told = coach(window)
    assert told.rule_title
    assert told.elsewhere.startswith("So it is at this table (NeuralPlay Standard, 1 change). By NeuralPlay Standard:")


def test_what_no_option_decides_has_nothing_beside_it(window):
    """Following suit is the same everywhere."""
    window.open("spades/03-breaking-spades", step="must-follow")
    window.drag(card("HK"))
    assert coach(window).elsewhere == ""
