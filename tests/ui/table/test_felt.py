"""The felt, driven by real mouse and key events: it says what is wished and moves nothing by itself."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tutor.kernel.cards import Card, card, cards
from tutor.kernel.seats import Seat
from ui.table.felt import Beat, Felt
from ui.table.scene import FeltScene, Laid, Marks, Plate, Slots, Touch
from ui.theme.theme import Theme

N, E, S, W = (Seat(name) for name in "NESW")
HAND = cards("SA SQ HQ H7 D2")


def scene(**changes):
    """East holds five cards, South has led a heart."""
    return replace(
        FeltScene(
            plates=tuple(Plate(seat, seat) for seat in (E, S, W, N)),
            hands={E: HAND, S: (None,) * 4, W: (None,) * 5, N: (None,) * 5},
            touch=Touch.PLAY,
            holder=E,
            trick=(Laid(S, card("H9")),),
            place=E,
        ),
        **changes,
    )


@pytest.fixture
def felt(qtbot):
    table = Felt(Theme())
    table.animator.speed = 0.0
    qtbot.addWidget(table)
    table.resize(824, 652)
    with qtbot.waitExposed(table):
        table.show()
    table.show_scene(scene())
    return table


def widget_of(felt, wanted: Card):
    return felt._pieces.cards[wanted]


def index_of(widget) -> QPoint:
    """Where a card's index stands: the part that the next card does not cover."""
    return widget.face.topLeft() + QPoint(12, 30)


def drag(felt, wanted: Card, to: QPointF) -> None:
    """A press, a few moves and a release as the system sends them: to the window, which finds the widget."""
    widget, window = widget_of(felt, wanted), felt.windowHandle()
    start = widget.mapToParent(index_of(widget))
    goal = (to - (widget.spot.centre - QPointF(start))).toPoint()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.5, 0.8, 1.0):
        QTest.mouseMove(window, start + (goal - start) * share)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=goal)


def middle(felt) -> QPointF:
    return felt.layout_now.middle.center()


def asked(felt) -> list[Card]:
    wishes: list[Card] = []
    felt.play_requested.connect(wishes.append)
    return wishes


def test_a_card_dragged_to_the_middle_is_wished_for_once(felt):
    """A drop on the table is a wish; the card stays in the hand until a scene says otherwise."""
    wishes = asked(felt)
    drag(felt, card("SQ"), middle(felt))
    assert wishes == [card("SQ")]
    assert card("SQ") in felt.scene.hands[E]


def test_a_card_dropped_elsewhere_goes_home(felt):
    """Only the middle of the cloth takes a card."""
    wishes = asked(felt)
    drag(felt, card("SQ"), QPointF(60, 600))
    assert wishes == []
    assert widget_of(felt, card("SQ")).isVisible()


def test_a_refused_card_lies_in_its_hand_again(felt):
    """The one who knows the rules sends it home; then it is seen where it was."""
    felt.play_requested.connect(lambda _card: felt.send_home(scene(marks=Marks(legal=frozenset(cards("HQ H7"))))))
    before = widget_of(felt, card("SQ")).spot
    drag(felt, card("SQ"), middle(felt))
    assert widget_of(felt, card("SQ")).isVisible()
    assert widget_of(felt, card("SQ")).spot == before


def test_click_and_click_is_the_same_wish(felt):
    """A click raises the card, a click on the cloth plays it."""
    wishes = asked(felt)
    widget = widget_of(felt, card("H7"))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=index_of(widget))
    assert wishes == []
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, pos=(middle(felt) + QPointF(0, 90)).toPoint())
    assert wishes == [card("H7")]


def test_a_double_click_plays_one_card(felt):
    """A fast double action is one wish, and the release behind it none."""
    wishes = asked(felt)
    widget = widget_of(felt, card("H7"))
    at = index_of(widget)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=index_of(widget))
    assert wishes == [card("H7")]


def test_keys_choose_and_play(felt):
    """Arrows move along the hand, Enter plays the card that has the focus."""
    wishes = asked(felt)
    widget_of(felt, card("SA")).setFocus()
    QTest.keyClick(widget_of(felt, card("SA")), Qt.Key.Key_Right)
    QTest.keyClick(widget_of(felt, card("SQ")), Qt.Key.Key_Return)
    assert wishes == [card("SQ")]


def test_escape_lets_go(felt):
    """Escape during a drag sends the card home, and the release that follows does nothing."""
    wishes = asked(felt)
    widget = widget_of(felt, card("SQ"))
    start = index_of(widget)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(widget, start + QPoint(60, -200))
    QTest.keyClick(felt, Qt.Key.Key_Escape)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=start + QPoint(60, -200))
    assert wishes == []
    assert widget.isVisible()


def test_nothing_is_wished_where_nothing_is_asked(felt):
    """While no card is awaited the hand lies still."""
    felt.show_scene(scene(touch=Touch.NOTHING))
    wishes = asked(felt)
    drag(felt, card("SQ"), middle(felt))
    assert wishes == []


def test_cards_are_pointed_at(felt):
    """While cards are pointed at, a click marks and a drag does not begin."""
    felt.show_scene(scene(touch=Touch.MARK))
    marked: list[Card] = []
    felt.card_marked.connect(marked.append)
    widget = widget_of(felt, card("HQ"))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=index_of(widget))
    assert marked == [card("HQ")]


def test_cards_are_laid_away_and_taken_back(felt):
    """Dragging to the places lays away, dragging from there takes back."""
    slots = Slots("Lay three away", 3, ())
    felt.show_scene(scene(touch=Touch.LAY_AWAY, trick=(), place=None, slots=slots))
    away: list[Card] = []
    back: list[Card] = []
    felt.laid_away.connect(away.append)
    felt.taken_back.connect(back.append)
    drag(felt, card("D2"), middle(felt))
    rest = tuple(held for held in HAND if held is not card("D2"))
    felt.show_scene(
        scene(
            touch=Touch.LAY_AWAY,
            trick=(),
            place=None,
            hands={E: rest, S: (), W: (), N: ()},
            slots=Slots("Lay three away", 3, cards("D2")),
        )
    )
    drag(felt, card("D2"), QPointF(400, 560))
    assert (away, back) == ([card("D2")], [card("D2")])


def test_with_animations_the_end_is_the_same(felt, qtbot):
    """Motion only shows the way: the last scene stands, and any press ends it at once."""
    felt.animator.speed = 1.0
    after = scene(
        hands={E: cards("SA HQ H7 D2"), S: (), W: (), N: ()}, trick=(Laid(S, card("H9")), Laid(E, card("SQ")))
    )
    gathered = scene(hands=after.hands, trick=())
    felt.play([Beat(after, lays=card("SQ")), Beat(gathered, gathers=E)])
    assert felt.animator.is_busy
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, pos=QPoint(60, 600))
    assert not felt.animator.is_busy
    assert felt.scene == gathered


def test_names_are_told_to_screen_readers(felt):
    """Each card carries the name that its scene gives it."""
    felt.show_scene(scene(names={card("HQ"): "queen of hearts"}))
    assert widget_of(felt, card("HQ")).accessibleName() == "queen of hearts"


def plate_of(felt, seat: Seat):
    return felt._pieces._plates[seat]


def test_a_seat_is_pointed_at_by_its_name(felt, qtbot):
    """Where seats are asked for, arrows go to their names and Enter points; the mouse presses them."""
    felt.pointable = frozenset({W, N})
    felt.show_scene(scene(touch=Touch.NOTHING, holder=None, place=None))
    felt.setFocus()
    QTest.keyClick(felt, Qt.Key.Key_Up)
    assert plate_of(felt, W).hasFocus()
    QTest.keyClick(plate_of(felt, W), Qt.Key.Key_Left)
    assert plate_of(felt, W).hasFocus(), "South, at the left, cannot be meant"
    QTest.keyClick(plate_of(felt, W), Qt.Key.Key_Right)
    with qtbot.waitSignal(felt.seat_pointed) as pointed:
        QTest.keyClick(plate_of(felt, N), Qt.Key.Key_Return)
    assert pointed.args == [N]
    with qtbot.waitSignal(felt.seat_pointed) as pointed:
        QTest.mouseClick(plate_of(felt, W), Qt.MouseButton.LeftButton)
    assert pointed.args == [W]


def test_a_name_that_can_be_pointed_at_looks_like_a_choice(felt):
    """It has the ring of a choice, filled only while it is pressed, and the pointing hand over it."""
    plain = plate_of(felt, W).grab().toImage()
    felt.pointable = frozenset({W})
    felt.show_scene(scene(touch=Touch.NOTHING, holder=None, place=None))
    asked_for = plate_of(felt, W).grab().toImage()
    assert plain != asked_for
    assert plate_of(felt, W).cursor().shape() is Qt.CursorShape.PointingHandCursor
    middle = plate_of(felt, W)._choice.center().toPoint()
    assert asked_for.pixelColor(middle) != felt.theme.tokens.accent
    plate_of(felt, W).setFocus(Qt.FocusReason.TabFocusReason)
    focused = plate_of(felt, W).grab().toImage()
    assert focused != asked_for
    assert focused.pixelColor(middle) != felt.theme.tokens.accent
    QTest.mousePress(plate_of(felt, W), Qt.MouseButton.LeftButton)
    assert plate_of(felt, W).grab().toImage().pixelColor(middle) == felt.theme.tokens.accent
    QTest.mouseRelease(plate_of(felt, W), Qt.MouseButton.LeftButton)
    assert plate_of(felt, W).grab().toImage().pixelColor(middle) != felt.theme.tokens.accent


def test_a_name_that_was_clicked_has_no_ring_of_the_keyboard(felt):
    """The mouse brings the focus, and nothing is framed for it: that would look like the answer."""
    felt.pointable = frozenset({W, N})
    felt.show_scene(scene(touch=Touch.NOTHING, holder=None, place=None))
    before = plate_of(felt, W).grab().toImage()
    QTest.mouseClick(plate_of(felt, W), Qt.MouseButton.LeftButton)
    assert plate_of(felt, W).hasFocus()
    assert before == plate_of(felt, W).grab().toImage()


def lays(felt) -> None:
    """South's card is on its way to the table; once it lies there East may point at cards."""
    felt.animator.speed = 1.0
    on_the_way = scene(touch=Touch.NOTHING, trick=())
    felt.show_scene(on_the_way)
    beats = (Beat(scene(touch=Touch.NOTHING), lays=card("H9")), Beat(scene(touch=Touch.MARK)))
    felt.play(beats)
    assert felt.animator.is_busy


def test_a_tap_during_a_motion_ends_it_and_counts(felt):
    """What moves is at its end as soon as a card is touched, and the card is marked."""
    marked: list[Card] = []
    felt.card_marked.connect(marked.append)
    lays(felt)
    widget = widget_of(felt, card("H7"))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=index_of(widget))
    assert not felt.animator.is_busy
    assert [card("H7")] == marked


def test_a_key_during_a_motion_ends_it_and_counts(felt):
    """As the mouse does."""
    marked: list[Card] = []
    felt.card_marked.connect(marked.append)
    lays(felt)
    widget_of(felt, card("H7")).setFocus()
    QTest.keyClick(widget_of(felt, card("H7")), Qt.Key.Key_Return)
    assert [card("H7")] == marked


def test_two_quick_taps_are_two(felt):
    """Where cards are pointed at, the second takes back the first, however fast it comes."""
    felt.show_scene(scene(touch=Touch.MARK))
    marked: list[Card] = []
    felt.card_marked.connect(marked.append)
    widget = widget_of(felt, card("H7"))
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=index_of(widget))
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=index_of(widget))
    assert 2 <= len(marked)


@pytest.mark.parametrize("touch", [Touch.PLAY, Touch.MARK])
def test_a_card_let_go_where_nothing_takes_it_is_told(felt, touch):
    """Beside the middle, or anywhere where cards are only pointed at; put back into its place it is no news."""
    felt.show_scene(scene(touch=touch))
    told: list[Card] = []
    felt.dropped_beside.connect(told.append)
    drag(felt, card("SQ"), QPointF(60, 300))
    assert [card("SQ")] == told
    if touch is Touch.PLAY:
        drag(felt, card("SQ"), widget_of(felt, card("SQ")).spot.centre + QPointF(8, -12))
        assert [card("SQ")] == told


def test_a_name_alone_takes_one_line(felt):
    """A name card is as high as what it says; the cards beside it stay where they are."""
    before = felt.layout_now
    plates = tuple(replace(plate, caption="won 0" if plate.seat == W else "") for plate in felt.scene.plates)
    felt.show_scene(scene(plates=plates))
    after = felt.layout_now
    assert after.plates[W].height() > after.plates[N].height() == before.plates[W].height()
    assert after.plates[W].top() == before.plates[W].top()
    assert (after.hands, after.trick, after.packets) == (before.hands, before.trick, before.packets)


def test_a_trick_that_rests_is_taken_in_by_a_press_on_the_cloth(felt):
    """What follows it still moves: the next cards can be seen to fall."""
    felt.animator.speed = 1.0
    whole = scene(hands={E: cards("HQ H7 D2"), S: (), W: (), N: ()}, trick=(Laid(S, card("H9")), Laid(E, card("SQ"))))
    felt.play([Beat(whole, lays=card("SQ"), played=2), Beat(scene(trick=()), gathers=E, played=2)])
    felt.animator._running.land()  # the card lies there, and the trick rests
    assert whole == felt.scene
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, pos=QPoint(60, 600))
    assert felt.animator.is_busy
    felt.animator._running.land()
    assert not felt.animator.is_busy


def test_a_trick_that_lay_there_before_does_not_rest_again(felt):
    """It has been looked at: going on takes it in at once."""
    felt.animator.speed = 1.0
    felt.play([Beat(scene(trick=()), gathers=E)])
    felt.animator._running.land()
    assert not felt.animator.is_busy
