"""The coach: sentence, evidence, legal cards, rule; as a bubble and as a box."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from ui.panels.button import Button
from ui.panels.coach_box import CoachBox
from ui.panels.coach_bubble import CoachBubble
from ui.panels.coach_words import CoachButton, CoachWords
from ui.theme.rich import RichText
from ui.theme.theme import Theme
from ui.theme.tokens import DARK

WORDS = CoachWords(
    lines=("Hearts were led, and you still hold hearts.",),
    evidence=("You hold ♥Q ♥J ♥8 ♥7 ♥6 ♥3",),
    legal=("Any of the six may be played",),
    rule_title="Following suit",
    rule_id="spades/following-suit",
    source="Article, section 2",
    buttons=(CoachButton("out", "Play it out"),),
)


@pytest.fixture
def bubble(qtbot, shown):
    felt = shown(QWidget(), 900, 700)
    made = CoachBubble(Theme(), felt)
    made.show_words(WORDS)
    yield made
    felt.hide()


def test_a_bubble_opens_where_there_is_room(bubble):
    """It says whether it could stand on the felt."""
    assert bubble.point(QPointF(450, 500), [], QRectF(0, 0, 900, 700), speed=0)
    assert bubble.isVisible()
    assert not bubble.point(QPointF(450, 500), [QRectF(0, 0, 900, 700)], QRectF(0, 0, 900, 700), speed=0)
    assert not bubble.isVisible()


def test_a_bubble_opens_in_time_too(qtbot, bubble):
    """With animations on it ends as it stands without."""
    bubble.point(QPointF(450, 500), [], QRectF(0, 0, 900, 700), speed=0.5)
    qtbot.waitUntil(bubble._content.isVisible)


def test_a_press_beside_what_is_drawn_meets_what_lies_there(bubble):
    """The room for the shadow takes no press; paper, tail and portrait do, and no shadow stays when they go."""
    felt = bubble.parentWidget()
    assert bubble.point(QPointF(450, 500), [], QRectF(0, 0, 900, 700), speed=0)
    paper, tip = bubble._place.rect, bubble._place.tip
    inside = (paper.center(), paper.topLeft(), tip + (paper.center() - tip) * 0.05)
    for point in inside:
        assert felt.childAt(point.toPoint()) not in (None, bubble._shade)
    for dx, dy in ((-9, 90), (9, 90)):
        edge = paper.topLeft() if dx < 0 else paper.topRight()
        beside = (edge + QPointF(dx, dy)).toPoint()
        assert bubble.geometry().contains(beside)
        assert felt.childAt(beside) is None
    assert bubble._shade.isVisible()
    bubble.dismiss()
    assert not bubble._shade.isVisible()


def test_the_rule_is_asked_for(qtbot, bubble):
    """The link tells the rule's id, by keyboard as well."""
    bubble.point(QPointF(450, 500), [], QRectF(0, 0, 900, 700), speed=0)
    link = next(text for text in bubble.findChildren(RichText) if text.markup.startswith("["))
    link.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(bubble.rule_requested) as asked:
        qtbot.keyClick(link, Qt.Key.Key_Return)
    assert asked.args == ["spades/following-suit"]


def test_an_offer_is_taken(qtbot, bubble):
    """A button tells its id."""
    bubble.point(QPointF(450, 500), [], QRectF(0, 0, 900, 700), speed=0)
    offer = next(button for button in bubble.findChildren(Button) if button.words == "Play it out")
    with qtbot.waitSignal(bubble.button_pressed) as pressed:
        offer.click()
    assert pressed.args == ["out"]


def test_escape_dismisses(qtbot, bubble):
    """It goes, and says so."""
    bubble.point(QPointF(450, 500), [], QRectF(0, 0, 900, 700), speed=0)
    with qtbot.waitSignal(bubble.dismissed):
        qtbot.keyClick(bubble, Qt.Key.Key_Escape)
    assert not bubble.isVisible()


def test_all_that_is_said_can_be_heard(bubble):
    """A screen reader gets sentence, evidence and legal cards."""
    assert bubble.accessibleDescription() == WORDS.spoken


def test_the_box_says_the_same(shown, outgrown, theme):
    """Where no bubble fits, the page says all of it, in each language and size."""
    box = CoachBox(theme)
    box.show_words(WORDS)
    shown(box, 340, 400)
    assert [] == outgrown(box)
    box.show_words(None)
    assert not box.isVisible()


def test_a_right_answer_is_on_green(shown):
    """The tone is told by sign and ground, and survives a change of look."""
    box = CoachBox(Theme())
    box.show_words(CoachWords(("Yes: nobody trumped.",), tone="good"))
    shown(box, 340, 80)
    before = box.grab().toImage().pixelColor(4, 40).name()
    box.set_theme(Theme(tokens=DARK))
    assert DARK.good_soft.lower() == box.grab().toImage().pixelColor(4, 40).name() != before
