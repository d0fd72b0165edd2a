"""Calls, tricks, ruler, scores, transcript, rules: each shows its value and tells what is wished."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from tutor.kernel.cards import cards
from ui.panels.article import ArticleTable
from ui.panels.article_sheet import ArticlePlay, ArticleRow, ArticleSheet
from ui.panels.auction import AuctionPanel, AuctionSheet, CallButton, CallCell, CallRow, CallState
from ui.panels.calls_made import CallsMade, MadeCall
from ui.panels.contents import CoursePanel, CourseSheet
from ui.panels.lesson_row import LessonButton, LessonRow, LessonState
from ui.panels.rule import RuleCard, RuleWords, TermCard, TermWords
from ui.panels.ruler import RulerScale, Transport
from ui.panels.score import Ledger, ScoreSheet, SideSheet
from ui.panels.score_line import LineButton, ScoreRow
from ui.panels.transcript import TranscriptPanel, TranscriptWords
from ui.theme.theme import Theme

LADDER = AuctionSheet(
    title="The ladder of calls",
    note="higher beats lower",
    rows=(
        CallRow((CallCell("7S", "♠", "140", CallState.OUTBID), CallCell("7H", "♥", "200", pressable=True)), "7"),
        CallRow((CallCell("M", "Misère", "250", CallState.OUTBID),), bar=True),
        CallRow((CallCell("6S", "♠", "40", CallState.MADE, "N"), CallCell("6H", "♥", "100", CallState.NOW, "E")), "6"),
    ),
    seats=("N", "E", "S", "W"),
    calls=(MadeCall("6♠"), MadeCall("6♥", now=True)),
)
NUMBERS = AuctionSheet("Your call", "", (CallRow(tuple(CallCell(str(n), str(n), pressable=True) for n in range(14))),))
PLAYS = (ArticlePlay("N", "♥9"), ArticlePlay("E", "♥3"), ArticlePlay("S", "♥10", wins=True), ArticlePlay("W", "♥4"))
TRICKS = ArticleSheet(
    title="The article's hand",
    caption="1 of 13 tricks",
    rows=(ArticleRow(PLAYS, "S"), ArticleRow(PLAYS[:1]), *(ArticleRow(),) * 11),
    current=2,
    next_seat="E",
)
ONE = Ledger(
    "NeuralPlay Standard",
    (
        SideSheet(
            "NS",
            "North and South",
            (ScoreRow("nil", "North's nil", "−100", rule="spades/nil"), ScoreRow("contract", "Contract of 4", "−40")),
            "−140",
            "1 bag",
            "0",
            "−140",
        ),
    ),
)
OTHER = Ledger(
    "Cards4",
    (
        SideSheet(
            "NS",
            "North and South",
            (ScoreRow("nil", "North's nil", "−100", rule="spades/nil"), ScoreRow("contract", "Contract of 4", "+40")),
            "−60",
            "no bags",
            "0",
            "−60",
        ),
    ),
)


def test_a_legal_call_is_asked_for(qtbot, shown):
    """Only what may be called can be pressed."""
    panel = shown(AuctionPanel(Theme()), 340, 500)
    panel.show_sheet(LADDER)
    buttons = {button.cell.notation: button for button in panel.findChildren(CallButton)}
    assert {"7H"} == {notation for notation, button in buttons.items() if button.isEnabled()}
    with qtbot.waitSignal(panel.call_requested) as called:
        qtbot.keyClick(buttons["7H"], Qt.Key.Key_Return)
    assert called.args == ["7H"]


def test_the_calls_made_can_be_heard(shown):
    """The table of calls reads itself aloud."""
    made = shown(CallsMade(Theme()), 300, 80)
    made.show_calls(LADDER.seats, LADDER.calls)
    assert "N 6♠, E 6♥" == made.accessibleName()


@pytest.mark.parametrize("sheet", [LADDER, NUMBERS])
def test_no_call_outgrows_its_cell(shown, theme, sheet):
    """In the narrowest page, in each language and size."""
    panel = shown(AuctionPanel(theme), 290, 500)
    panel.show_sheet(sheet)
    assert panel.minimumSizeHint().width() <= 290


def test_a_press_on_a_trick_goes_there(qtbot, shown):
    """Tricks that lie ahead can't be gone to; what they hold is not told."""
    table = shown(ArticleTable(Theme()), 400, 400)
    table.show_sheet(TRICKS)
    rows = table._rows
    assert [1, 2] == [row.number for row in rows if row.isEnabled()]
    assert "Trick 3, still to come" == rows[2].text()
    with qtbot.waitSignal(table.moment_requested) as gone:
        qtbot.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    assert gone.args == [1]


def seen(table):
    """The rows that lie in sight."""
    bar, room = table._scroll.verticalScrollBar(), table._scroll.height()
    return [
        row.number for row in table._rows if row.y() >= bar.value() and row.geometry().bottom() <= bar.value() + room
    ]


def test_a_low_table_shows_two_rows_before_the_current_one(qtbot, shown):
    """Where not all rows fit, whole rows round the current one do, and a bar says that there are more."""
    table = shown(ArticleTable(Theme()), 400, 190)
    rows = (*(ArticleRow(PLAYS, "S"),) * 7, *(ArticleRow(),) * 6)
    table.show_sheet(ArticleSheet("", "", rows, current=8))
    assert 6 == seen(table)[0]
    assert 8 in seen(table)
    qtbot.waitUntil(table._scroll.verticalScrollBar().isVisible)


def test_a_high_table_needs_no_bar(shown):
    """All rows, each high enough to be pressed."""
    table = shown(ArticleTable(Theme()), 400, 480)
    table.show_sheet(TRICKS)
    assert list(range(1, 14)) == seen(table)
    assert min(row.height() for row in table._rows) >= 24
    assert not table._scroll.verticalScrollBar().isVisible()


def test_arrows_go_from_trick_to_trick(qtbot, shown):
    """The felt goes with them; before the first and into what lies ahead they don't go."""
    table = shown(ArticleTable(Theme()), 400, 480)
    table.show_sheet(TRICKS)
    table._rows[0].setFocus()
    with qtbot.waitSignal(table.moment_requested) as gone:
        qtbot.keyClick(table._rows[0], Qt.Key.Key_Down)
    assert gone.args == [2]
    assert table._rows[1].hasFocus()
    with qtbot.assertNotEmitted(table.moment_requested):
        qtbot.keyClick(table._rows[1], Qt.Key.Key_Down)
    with qtbot.waitSignal(table.moment_requested) as gone:
        qtbot.keyClick(table._rows[1], Qt.Key.Key_Return)
    assert gone.args == [2]


def test_a_list_of_calls_has_no_frames_to_press(shown):
    """Where none is asked, the ladder takes half the height and nothing in it can be pressed."""
    asked, told = shown(AuctionPanel(Theme()), 360, 600), shown(AuctionPanel(Theme()), 360, 600)
    asked.show_sheet(LADDER)
    told.show_sheet(replace(LADDER, to_read=True))
    tall, low = (each.findChildren(CallButton)[0].sizeHint().height() for each in (asked, told))
    assert low <= 0.7 * tall


def test_the_table_fits_a_narrow_page(shown, theme):
    """With large text the cards of a trick take two lines."""
    table = shown(ArticleTable(theme), 330, 400)
    table.set_page_margins(24, 18)
    table.show_sheet(TRICKS)
    assert table.minimumSizeHint().width() <= 330


def test_the_ruler_knows_its_place():
    """After a whole trick the ruler stands at the beginning of the next; at the end, at the last."""
    tricks = (4,) * 13
    assert (1, 0) == RulerScale(tricks, 0).place
    assert (2, 0) == RulerScale(tricks, 4).place
    assert (1, 4) == RulerScale(tricks, 4, lies=True).place
    assert (1, 0) == RulerScale(tricks, 0, lies=True).place
    assert (4, 3) == RulerScale(tricks, 15).place
    assert (13, 4) == RulerScale(tricks, 52).place


def test_a_click_on_the_ruler_scrubs(qtbot, shown):
    """To the tick under the mouse, and never past what may be shown."""
    transport = shown(Transport(Theme()), 700, 70)
    transport.show_scale(RulerScale((4,) * 13, at=2, open=10))
    track = transport.track
    with qtbot.waitSignal(transport.moment_requested) as moved:
        qtbot.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(track.width() // 13 + 3, 30))
    assert moved.args == [5]
    with qtbot.waitSignal(transport.moment_requested) as moved:
        qtbot.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(track.width() - 4, 30))
    assert moved.args == [10]


def test_arrows_scrub(qtbot, shown):
    """One card a press."""
    transport = shown(Transport(Theme()), 700, 70)
    transport.show_scale(RulerScale((4,) * 13, at=2, open=10))
    with qtbot.waitSignal(transport.moment_requested) as moved:
        qtbot.keyClick(transport.track, Qt.Key.Key_Left)
    assert moved.args == [1]


def test_an_exchange_is_confirmed(qtbot, shown, theme):
    """Caption and button stand in the ruler's place, and fit there."""
    transport = shown(Transport(theme), 620, 90)
    transport.show_scale(RulerScale(caption="1 laid away, 2 to go.", confirm="Lay away", may_confirm=True))
    assert "secondary" == transport._confirm.property("kind")
    assert not transport.track.isVisible()
    assert transport.minimumSizeHint().width() <= 620
    with qtbot.waitSignal(transport.confirmed):
        transport._confirm.click()


@pytest.mark.parametrize("width", [340, 900])
def test_lines_that_differ_are_marked(qtbot, shown, width):
    """Beside each other or below each other, the same lines differ."""
    sheet = shown(ScoreSheet(Theme()), width, 700)
    sheet.show_sheets(ONE, OTHER)
    differing = {line.text() for line in sheet.findChildren(LineButton) if line._differs}
    assert {"Contract of 4 −40", "Contract of 4 +40"} == differing


def test_a_line_is_pointed_at(qtbot, shown):
    """The focus is as good as the mouse, and a press asks for the rule."""
    sheet = shown(ScoreSheet(Theme()), 340, 400)
    sheet.show_sheets(ONE)
    line = sheet.findChildren(LineButton)[0]
    with qtbot.waitSignal(sheet.line_pointed) as pointed:
        line.setFocus()
    assert pointed.args == ["NS", 0]
    with qtbot.waitSignal(sheet.rule_requested) as asked:
        line.click()
    assert asked.args == ["spades/nil"]


def test_two_lines_of_one_reason_are_two_lines(shown):
    """Two nils of one side do not stand for each other."""
    twice = (ScoreRow("nil", "North", "+100"), ScoreRow("nil", "South", "−100"))
    ledger = Ledger("", (SideSheet("NS", "N–S", twice, "0"),))
    sheet = shown(ScoreSheet(Theme()), 900, 500)
    sheet.show_sheets(ledger, ledger)
    assert {"North +100", "South −100"} == {line.text() for line in sheet.findChildren(LineButton)}


def test_the_transcript_is_copied_as_plain_text(shown):
    """Without markup, signs as signs."""
    panel = shown(TranscriptPanel(Theme()), 500, 400)
    panel.show_words(TranscriptWords("The whole hand", ("**Trick 1**", "North leads ♥9.")))
    panel.copy()
    assert "The whole hand\n\nTrick 1\nNorth leads ♥9.\n" == QGuiApplication.clipboard().text()


def test_a_rule_links_its_terms(qtbot, shown, outgrown, theme):
    """A rule is set with its options and sources, and fits."""
    card = shown(RuleCard(theme), 420, 400)
    card.show_rule(RuleWords("void", "Void", "Throw any card.", ("Cards4",), ("**First trick** may",), "Spades"))
    assert [] == outgrown(card)


def test_a_term_stands_in_three_languages(shown, outgrown, theme):
    """Side by side, a row each."""
    card = shown(TermCard(theme), 420, 400)
    card.show_term(TermWords("trick", (("English", "trick", "Four cards."), ("繁體中文", "墩", "四張牌。"))))
    assert [] == outgrown(card)
    assert "trick" == card.accessibleName()


def test_a_lesson_is_opened(qtbot, shown):
    """A row tells its lesson's id, by Enter too."""
    panel = shown(CoursePanel(Theme()), 400, 360)
    rows = (
        LessonRow("spades/02", 2, "Follow suit", 7, LessonState.DONE, 3),
        LessonRow("spades/07", 7, "All of it", 15),
    )
    first, second = cards("SK SA")
    panel.show_course(CourseSheet("Spades", "The first trick", (first, second), rows))
    with qtbot.waitSignal(panel.lesson_opened) as opened:
        qtbot.keyClick(panel.findChildren(LessonButton)[1], Qt.Key.Key_Return)
    assert opened.args == ["spades/07"]
