"""Each kind of answer can be given by mouse and by keys, and is told once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tutor.kernel.cards import Suit
from ui.panels.answer_number import NumberArea
from ui.panels.answer_options import Choice, OptionButton
from ui.panels.answers import AnswerArea, AskDial, AskMoment, AskNumber, AskOptions, AskPointing, AskSuit
from ui.panels.button import Button
from ui.theme.rich import RichText
from ui.theme.theme import Theme

CHOICES = (Choice("north", "North: ♥K is the highest heart"), Choice("south", "South"), Choice("west", "West"))


@pytest.fixture
def area(shown):
    return shown(AnswerArea(Theme()), 340, 400)


def button_of(area, words):
    return next(button for button in area.findChildren(Button) if button.words == words)


def test_one_option_is_picked(qtbot, area):
    """A press answers; Enter is a press."""
    area.show_ask(AskOptions(CHOICES))
    second = area.findChildren(OptionButton)[1]
    with qtbot.waitSignal(area.option_picked) as picked:
        qtbot.keyClick(second, Qt.Key.Key_Return)
    assert picked.args == [frozenset({"south"})]


def test_several_options_are_handed_in(qtbot, area):
    """Ticks collect; nothing is answered before "done"."""
    area.show_ask(AskOptions(CHOICES, many=True))
    done = button_of(area, "Done")
    assert not done.isEnabled()
    for option in area.findChildren(OptionButton)[:2]:
        option.click()
    with qtbot.waitSignal(area.option_picked) as picked:
        done.click()
    assert picked.args == [frozenset({"north", "south"})]


def test_arrows_go_through_the_options(qtbot, area):
    """Down from the last is the first."""
    area.show_ask(AskOptions(CHOICES))
    options = area.findChildren(OptionButton)
    qtbot.waitUntil(options[2].isVisible)
    options[2].setFocus()
    qtbot.keyClick(options[2], Qt.Key.Key_Down)
    assert area.focusWidget() is options[0]


@pytest.mark.parametrize(("typed", "given"), [("7", 7), ("-60", -60), ("−60", -60), ("+61", 61)])
def test_a_number_is_typed(qtbot, area, typed, given):
    """A minus may be that of the keyboard or that of print."""
    area.show_ask(AskNumber(-300, 300))
    field = area.findChild(QLineEdit)
    field.setText(typed)
    with qtbot.waitSignal(area.number_given) as number:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert number.args == [given]


@pytest.mark.parametrize("typed", ["", "-", "14"])
def test_what_is_no_number_of_the_range_is_not_given(area, qtbot, typed):
    """Nothing happens, and the button shows that."""
    area.show_ask(AskNumber(0, 13))
    field = area.findChild(QLineEdit)
    field.setText(typed)
    with qtbot.assertNotEmitted(area.number_given):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert not button_of(area, "Answer").isEnabled()


def test_a_number_is_stepped_to(qtbot, area):
    """The first plus leads to one, or to the least there is; both stop at the ends."""
    area.show_ask(AskNumber(0, 2))
    more, field = button_of(area, "One more"), area.findChild(QLineEdit)
    more.click()
    assert "1" == field.text()
    for _ in range(5):
        more.click()
    assert "2" == field.text()
    area.show_ask(AskNumber(5, 9))
    area._area._more.click()
    assert "5" == area._area._field.text()


def test_what_is_typed_after_a_step_takes_its_place(qtbot, area):
    """After a click on plus the field has the focus, and its number is typed over; from the button by key as well."""
    area.show_ask(AskNumber(0, 50))
    more, field = button_of(area, "One more"), area.findChild(QLineEdit)
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(area.focusWidget(), "13")
    assert "13" == field.text()
    more.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClicks(more, "4")
    qtbot.keyClicks(area.focusWidget(), "2")
    assert "42" == field.text()


def test_a_suit_is_pointed_at(qtbot, area):
    """Each suit has a button with its sign and a name to be read aloud."""
    area.show_ask(AskSuit(((Suit.SPADES, "spades"), (Suit.HEARTS, "hearts"))))
    hearts = button_of(area, "♥ hearts")
    assert "hearts" == hearts.accessibleName()
    with qtbot.waitSignal(area.suit_pointed) as pointed:
        hearts.click()
    assert pointed.args == [Suit.HEARTS]


def test_pointing_keeps_its_button(qtbot, area):
    """While cards are chosen one by one the button stays, and counts."""
    area.show_ask(AskPointing(0))
    before = area.findChildren(Button)
    area.show_ask(AskPointing(2))
    assert before == area.findChildren(Button)
    with qtbot.waitSignal(area.pointing_done):
        button_of(area, "2 chosen · Done").click()


def test_a_moment_is_pointed_at(qtbot, area):
    """The button names the trick where the ruler stands."""
    area.show_ask(AskMoment(3))
    area.show_ask(AskMoment(4))
    with qtbot.waitSignal(area.moment_pointed):
        button_of(area, "This trick: 4").click()


def test_a_dial_is_turned(qtbot, area):
    """Keys and buttons turn it; showing it where it stands is no answer."""
    values = (("6", "six"), ("7", "seven"), ("8", "eight"))
    area.show_ask(AskDial(values, "6", frozenset({"7", "8"})))
    with qtbot.assertNotEmitted(area.dial_turned, wait=10):
        area.show_ask(AskDial(values, "7", frozenset({"8"}), frozenset({"7"})))
    with qtbot.waitSignal(area.dial_turned) as turned:
        button_of(area, "Turn on").click()
    assert turned.args == ["8"]


def test_a_dial_says_what_it_turns_and_what_to_watch(qtbot, shown):
    """Its values stand below their marks, each where there is room, else every second or third."""
    area = shown(AnswerArea(Theme()), 360, 200)
    values = tuple((str(value), str(value)) for value in range(11))
    area.show_ask(AskDial(values, "7", name="Tricks of N–S", figures=("N–S, this hand: +200",)))
    dial = area._area
    assert dial._track._labels_apart() == 1
    assert {"Tricks of N–S", "7", "N–S, this hand: +200"} <= {text.markup for text in dial.findChildren(RichText)}
    area.show_ask(AskDial(values, "8", name="Tricks of N–S", figures=("N–S, this hand: +200", "E–W: +20")))
    assert area._area is dial
    assert dial._told[-1] == "E–W: +20"
    long = tuple((str(value), f"a value of several words, {value}") for value in range(11))
    area.show_ask(AskDial(long, "7"))
    qtbot.waitUntil(lambda: area._area._track._labels_apart() not in range(1, 4))


def test_nothing_asked_shows_nothing(area):
    """The area goes when the felt is the answer."""
    area.show_ask(AskMoment(1))
    area.show_ask(None)
    assert not area.isVisible()


def test_no_answer_outgrows_its_place(shown, outgrown, theme):
    """In the narrowest page, in each language and size."""
    area = shown(AnswerArea(theme), 276, 600)
    for asked in (AskOptions(CHOICES, many=True), AskNumber(0, 13), AskPointing(13), AskDial((("a", "b"),), "a")):
        area.show_ask(asked)
        assert [] == outgrown(area)
        assert area.minimumSizeHint().width() <= 276


def test_a_number_out_of_bounds_is_told_the_bounds(qtbot):
    """As it is typed: the button alone would only be grey."""
    area = NumberArea(-999, 999, None, Theme())
    qtbot.addWidget(area)
    area.show()
    QTest.keyClicks(area._field, "-99999")
    assert not area._done.isEnabled()
    assert area._bounds.isVisible()
    assert "A number from −999 to 999, please." == area._bounds.markup
    area._field.clear()
    assert not area._bounds.isVisible()
