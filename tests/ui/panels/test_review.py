"""What is due for review, and how rules stand: signs that differ in shape, with the same in words."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from ui.panels.button import Button
from ui.panels.mastery import GameMastery, MasteryStrip, RuleSign, paint_sign
from ui.panels.review import MasteryRow, ReviewPanel, ReviewSheet
from ui.panels.rule_list import CheckLine, GameRules, RuleLine, RuleRow, RulesPanel
from ui.theme.theme import Theme
from ui.theme.tokens import DARK, LIGHT

SIGNS = (RuleSign.DUE, RuleSign.GROWING, RuleSign.FIRM, RuleSign.NEW) * 6
GAMES = (
    GameMastery("spades", "Spades", SIGNS, "6 today", "6 rules today"),
    GameMastery("five-hundred", "Five Hundred", SIGNS, "6 today", "6 rules today"),
    GameMastery("pitch", "Pitch", (RuleSign.NEW,) * 22, "0 of 22 firm", "22 rules not met yet"),
)
DUE = ReviewSheet(GAMES, "12 rules today", first="spades", due=True)
NOTHING = ReviewSheet(GAMES[2:], "nothing today", text="Rules that you meet come back here.")
RULES = GameRules(
    "spades",
    "Spades",
    "1 today",
    "Review 1 rule",
    (
        RuleLine("spades/void", "Holding none of the led suit", RuleSign.DUE, "comes back today", "today"),
        RuleLine("spades/bags", "Overtricks and bags", RuleSign.FIRM, "firm", "in 12 days"),
        RuleLine("spades/nil", "Nil", RuleSign.NEW, "not met yet", ""),
    ),
    (CheckLine("spades/entry", "Entry check", "3 of 6"), CheckLine("spades/exit", "Exit check", "")),
)


def shape(sign: RuleSign, tokens) -> frozenset[tuple[int, int]]:
    """The dots that a sign covers, whatever their colours."""
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_sign(painter, QRectF(4, 4, 32, 32), sign, Theme(tokens=tokens))
    painter.end()
    return frozenset((x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha() > 128)


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_signs_differ_in_shape(qapp, tokens):
    """Nobody needs the colours."""
    shapes = [shape(sign, tokens) for sign in RuleSign]
    assert all(shapes)
    for one in shapes:
        for other in shapes:
            assert one is other or len(one ^ other) > 60


@pytest.mark.parametrize("sheet", [DUE, NOTHING])
@pytest.mark.parametrize("width", [340, 900])
def test_the_sheet_has_room_for_its_words(shown, outgrown, theme, sheet, width):
    """In each language and size, beside where one stopped and below it."""
    panel = ReviewPanel(theme)
    panel.show_review(sheet)
    shown(panel, width, 420)
    assert [] == outgrown(panel)


def test_what_is_due_is_asked(qtbot, shown):
    """Of the game that waits longest; a game's row opens its rules by name."""
    panel = shown(ReviewPanel(Theme()), 360, 380)
    panel.show_review(DUE)
    with qtbot.waitSignal(panel.review_wanted) as wanted:
        qtbot.keyClick(panel.button, Qt.Key.Key_Return)
    assert ["spades"] == wanted.args
    row = panel.findChildren(MasteryRow)[1]
    assert "Five Hundred: 6 rules today" == row.accessibleName()
    with qtbot.waitSignal(panel.rules_wanted) as opened:
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert ["five-hundred"] == opened.args


def test_while_cards_are_dealt_a_press_stops_it(qtbot, shown):
    """And says so."""
    panel = shown(ReviewPanel(Theme()), 360, 380)
    panel.show_review(DUE)
    panel.show_dealing(dealing=True)
    assert "Dealing… Stop" == panel.button.words
    with qtbot.waitSignal(panel.review_wanted) as wanted:
        qtbot.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert [""] == wanted.args
    panel.show_dealing(dealing=False)
    assert "Review now" == panel.button.words


def test_nothing_due_is_no_debt(shown):
    """Who has met no rule is told what this is; who has may practise."""
    panel = shown(ReviewPanel(Theme()), 360, 380)
    panel.show_review(NOTHING)
    assert not panel.button.isVisible()
    panel.show_review(ReviewSheet(GAMES, "nothing today", first="pitch"))
    assert ("Practise", True) == (panel.button.words, panel.button.isVisible())


def test_with_nothing_to_show_it_is_one_line(shown):
    """Rings of seventy rules that nobody has met say nothing: the sheet unfolds with the first that was met."""
    panel = shown(ReviewPanel(Theme()), 900, 300)
    panel.show_review(ReviewSheet(GAMES, "nothing today", text="Rules that you meet come back here."))
    folded = panel.sizeHint().height()
    assert [] == [row for row in panel.findChildren(MasteryRow) if row.isVisible()]
    assert ["All rules"] == [button.words for button in panel.findChildren(Button) if button.isVisible()]
    panel.show_review(DUE)
    assert len(GAMES) == len([row for row in panel.findChildren(MasteryRow) if row.isVisible()])
    assert folded < panel.sizeHint().height() / 2
    panel.show_review(NOTHING)
    assert folded == panel.sizeHint().height()


def test_games_stand_side_by_side_where_there_is_room(qtbot, shown):
    """So that the sheet stays low below where one stopped."""
    panel = shown(ReviewPanel(Theme()), 900, 300)
    panel.show_review(DUE)
    qtbot.waitUntil(lambda: 1 == len({row.y() for row in panel.findChildren(MasteryRow) if row.isVisible()}))
    panel.resize(340, 420)
    qtbot.waitUntil(lambda: 3 == len({row.y() for row in panel.findChildren(MasteryRow) if row.isVisible()}))


def test_signs_take_as_many_rows_as_they_need(qapp):
    """None is left out."""
    strip = MasteryStrip(Theme())
    strip.show_signs(SIGNS, Theme())
    assert strip.heightForWidth(60) > strip.heightForWidth(200) > strip.heightForWidth(600)


@pytest.mark.parametrize("width", [290, 460])
def test_the_rules_have_room_for_their_titles(shown, outgrown, theme, width):
    """With when they come back."""
    panel = RulesPanel(theme)
    panel.show_rules(RULES)
    shown(panel, width, 600)
    assert [] == outgrown(panel)
    assert [0, 0, 0] == [row.outgrown() for row in panel.findChildren(RuleRow)]


def test_a_rule_says_how_it_stands(qtbot, shown):
    """In words too; a press opens it in the book."""
    panel = RulesPanel(Theme())
    panel.show_rules(RULES)
    shown(panel, 360, 400)
    rows = panel.findChildren(RuleRow)
    assert "Holding none of the led suit, comes back today, today" == rows[0].text()
    assert "Nil, not met yet" == rows[2].text()
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        qtbot.keyClick(rows[1], Qt.Key.Key_Return)
    assert ["spades/bags"] == wanted.args


def test_both_checks_can_be_taken_at_any_time(qtbot, shown):
    """With what they came to the last time."""
    panel = RulesPanel(Theme())
    panel.show_rules(RULES)
    shown(panel, 420, 400)
    buttons = [button for button in panel.findChildren(Button) if button.isVisible()]
    assert ["Review 1 rule", "Entry check · 3 of 6", "Exit check"] == [button.words for button in buttons]
    for button, wanted in zip(buttons, ("spades/review", "spades/entry", "spades/exit"), strict=True):
        with qtbot.waitSignal(panel.round_wanted) as asked:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert [wanted] == asked.args
