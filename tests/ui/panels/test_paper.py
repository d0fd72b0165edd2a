"""Layouts that are emptied and filled again: what lies in them is as high as its words ask."""

from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget

from ui.pages.review import ReviewPage, RulesSheet
from ui.panels.auction import AuctionPanel, AuctionSheet, CallButton, CallCell, CallRow
from ui.panels.button import Button
from ui.panels.lesson import LessonPanel
from ui.panels.lesson_sheet import LessonSheet
from ui.panels.mastery import RuleSign
from ui.panels.paper import empty, words
from ui.panels.rule_list import CheckLine, GameRules, RuleLine, RuleRow
from ui.theme.theme import Theme


def _settle(page):
    """Lets it lay itself out."""
    for _ in range(5):
        QApplication.processEvents()
    page.grab()


LONG = "North leads a heart, and whoever holds one must play it before anything else is thought of. " * 3


def test_a_widget_put_back_is_as_high_as_its_words(qtbot, shown):
    """It was taken out of its layout and put into it again; then its words changed."""
    page = QWidget()
    column = QVBoxLayout(page)
    text = words("North leads.", Theme())
    for _ in range(2):
        empty(column)
        column.addWidget(text)
        column.addStretch(1)
    shown(page, 240, 400)
    text.set_markup(LONG)
    qtbot.waitUntil(lambda: text.height() >= text.heightForWidth(text.width()))
    assert column.count() == 2


def test_what_is_taken_out_lives_on(shown):
    """Widgets of inner layouts too."""
    page = shown(QWidget(), 240, 400)
    grid, inner = QGridLayout(page), QVBoxLayout()
    text = words("North leads.", Theme())
    inner.addWidget(text)
    grid.addLayout(inner, 0, 0)
    empty(grid)
    assert grid.count() == 0
    assert text.parentWidget() is page


def _calls(*rows):
    cells = tuple(CallCell(f"{n}", f"{n}", "100") for n in range(5))
    return AuctionSheet("The calls", "", tuple(CallRow(cells, name) for name in rows), to_read=True)


def test_calls_that_come_back_are_not_squeezed(qtbot, shown):
    """The ladder of another step has more rows than the one that was there before."""
    panel, auction = shown(LessonPanel(Theme()), 420, 740), AuctionPanel(Theme())
    panel.show_sheet(LessonSheet(number=1, count=2, level="guided", title="The ladder of calls"))
    for sheet in (_calls("6"), None, _calls("6"), _calls("10", "9", "8", "7", "6")):
        panel.set_middle(auction if sheet else None)
        if sheet:
            auction.show_sheet(sheet)
        _settle(panel)
    buttons = [button for button in auction.findChildren(CallButton) if button.isVisible()]
    assert len(buttons) == 25
    qtbot.waitUntil(lambda: all(button.height() >= button.sizeHint().height() for button in buttons))


def test_calls_without_a_name_stand_in_even_rows(qtbot, shown):
    """Fifteen calls are three rows of five, and not two full ones with a call alone below."""
    panel = shown(AuctionPanel(Theme()), 340, 500)
    cells = tuple(CallCell(f"{n}", f"{n}", pressable=True) for n in range(15))
    panel.show_sheet(AuctionSheet("Your call", "", (CallRow(cells),)))

    def rows():
        tops = [button.y() for button in panel.findChildren(CallButton)]
        return [tops.count(top) for top in sorted(set(tops))]

    qtbot.waitUntil(lambda: rows() == [5, 5, 5])


def _rules(game, note):
    lines = (RuleLine(f"{game}/void", "Holding none of the led suit", RuleSign.NEW, "not met yet", ""),)
    checks = (CheckLine("entry", "Entry check", note), CheckLine("exit", "Exit check", note))
    return GameRules(game, game, "0 of 20 firm", "Practise", lines, checks)


def test_checks_in_two_rows_keep_clear_of_the_rules(qtbot, shown):
    """What they say how they went makes their row break; sheets were moved about before that."""
    page = shown(ReviewPage(Theme()), 1280, 700)
    for width, note in ((1000, ""), (1280, ""), (1280, "12 of 12")):
        page.resize(width, 700)
        page.show_rules(RulesSheet((), "Each rule comes back.", tuple(map(_rules, ("a", "b", "c"), (note,) * 3))))
        _settle(page)
    buttons = [button for button in page.findChildren(Button) if button.isVisible() and "Exit" in button.words]
    rows = [row for row in page.findChildren(RuleRow) if row.isVisible()]
    assert len(buttons) == len(rows) == 3
    qtbot.waitUntil(
        lambda: all(button.geometry().bottom() < row.y() for button, row in zip(buttons, rows, strict=True))
    )
