"""What is pressed stays where it is when the coach speaks; the end of a lesson says what it brought."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tutor.text.language import Language


def test_the_calls_stay_where_they_are_when_one_is_refused(window, qtbot):
    """What the coach says stands below them, in sight, and the next press hits what it was meant for."""
    window.open("five-hundred/03-auction", step="hearts-again")
    before = window.call_button("7H").mapTo(window.page, QPoint(0, 0))
    window.press(window.call_button("6S"))
    qtbot.wait(50)
    said = window.page.panel._said
    assert said.isVisible()
    assert before == window.call_button("7H").mapTo(window.page, QPoint(0, 0))
    assert window.page.rect().contains(said.mapTo(window.page, said.rect().bottomRight()))


def ended(window):
    window.open("spades/03-breaking-spades")
    window.play_through()
    return window.page.panel


def test_the_stars_of_a_lesson_are_drawn(window):
    """And said to a screen reader; the text beside them ends its sentence."""
    panel = ended(window)
    window.presenter.set_language(Language("en"), "Bids")
    assert panel._stars.isVisible()
    assert 3 == panel._stars.won
    assert panel._stars.accessibleName().startswith("3 of 3")
    assert panel._sheet.text[0].endswith("Next: “Bids”.")


def test_a_lesson_that_is_over_can_be_begun_again(window):
    """Beside the way on."""
    wished = []
    window.presenter.again_wanted.connect(lambda: wished.append(True))
    panel = ended(window)
    assert panel._again.isVisible()
    QTest.mouseClick(panel._again, Qt.MouseButton.LeftButton)
    assert [True] == wished


def test_a_refused_call_is_not_refused_twice(window):
    """The focus is still on it, and Enter, or a second press, costs no second slip: it has just been said why."""
    window.open("five-hundred/03-auction", step="hearts-again")
    call = window.call_button("6S")
    window.press(call)
    slips, said = window.presenter.run.mark.slips, window.screen.said
    QTest.keyClick(call, Qt.Key.Key_Return)
    window.press(call)
    assert (slips, said) == (window.presenter.run.mark.slips, window.screen.said)
    window.press(window.call_button("8S"))
    assert said != window.screen.said
