"""Things are sorted on the page by dragging, by pressing one after the other, and by keys alone."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import card
from ui.panels.answer_options import Choice
from ui.panels.answer_piece import PieceWords
from ui.panels.answer_sort import SortArea
from ui.panels.answer_sort_board import AskSort
from ui.panels.answers import AnswerArea
from ui.theme.theme import Theme

CARDS = tuple(PieceWords(code, code, f"card {code}", card(code)) for code in ("HJ", "DJ", "SA"))
BINS = (Choice("trump", "Trumps"), Choice("other", "Not trumps"))
ASKED = AskSort("step", CARDS, BINS)


@pytest.fixture
def area(shown):
    made = AnswerArea(Theme())
    made.show_ask(ASKED)
    return shown(made, 340, 420)


def test_a_card_is_dragged_into_a_bin(hand, qtbot):
    """It lies there, and may be dragged on and back again."""
    piece, bins = hand.board.pieces["DJ"], hand.board.bins
    hand.drag(piece, bins["other"])
    assert {"DJ": "other"} == hand.board.places
    assert bins["other"].geometry().contains(piece.geometry())
    hand.drag(piece, bins["trump"])
    assert {"DJ": "trump"} == hand.board.places
    hand.drag(piece, hand.board.pieces["SA"])
    assert {} == hand.board.places


def test_a_card_dropped_elsewhere_goes_home(hand):
    """Nothing has changed, and it lies where it lay."""
    piece = hand.board.pieces["DJ"]
    home = piece.geometry()
    hand.drag(piece, hand.at(hand.done) + QPoint(120, 0))
    assert ({}, home) == (hand.board.places, piece.geometry())


def test_escape_takes_a_carried_card_home(hand):
    """The release that follows puts nothing anywhere."""
    piece, there = hand.board.pieces["DJ"], hand.board.bins["other"]
    home, goal = piece.geometry(), hand.at(there)
    handle = hand.lift(piece, goal)
    assert there.hot
    hand.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=goal)
    assert ({}, home, False) == (hand.board.places, piece.geometry(), there.hot)


def test_a_card_and_then_a_bin_are_pressed(hand):
    """Pressed again, or with Escape, a card is let go."""
    piece = hand.board.pieces["HJ"]
    hand.press(piece)
    assert piece.chosen
    assert all(each.waits for each in hand.board.bins.values())
    hand.press(piece)
    assert not piece.chosen
    hand.press(hand.board.bins["trump"])
    assert {} == hand.board.places
    hand.press(piece)
    hand.press(hand.board.bins["trump"])
    assert ({"HJ": "trump"}, False) == (hand.board.places, piece.chosen)


def test_keys_alone_sort_and_hand_in(hand, area, qtbot):
    """Numbers put into bins, the focus goes on to the next card, and from the last to "done"."""
    assert QApplication.focusWidget() is hand.board.pieces["HJ"]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_2, Qt.Key.Key_2, Qt.Key.Key_1):
        hand.key(key)
    assert {"DJ": "other", "SA": "other", "HJ": "trump"} == hand.board.places
    assert QApplication.focusWidget() is hand.done
    with qtbot.waitSignal(area.placed) as placed:
        hand.key(Qt.Key.Key_Return)
    assert [frozenset(hand.board.places.items())] == placed.args


def test_enter_takes_a_card_to_the_bins(hand):
    """Arrows go from bin to bin, Enter puts it there; 0 takes back, Escape lets go."""
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is hand.board.bins["other"]
    hand.key(Qt.Key.Key_Return)
    assert {"HJ": "other"} == hand.board.places
    assert QApplication.focusWidget() is hand.board.pieces["DJ"]
    hand.key(Qt.Key.Key_Left)
    hand.board.focus("HJ")
    hand.key(Qt.Key.Key_0)
    assert {} == hand.board.places
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Escape)
    assert hand.board.chosen is None
    assert QApplication.focusWidget() is hand.board.pieces["HJ"]


def test_what_lay_wrong_goes_home_marked_and_the_rest_stays(hand, area):
    """Told once more where it is handed in wrong once more; moved, it is marked no longer."""
    for name, home in (("HJ", "trump"), ("DJ", "other"), ("SA", "other")):
        hand.board.put(hand.board.pieces[name], home)
    for _ in range(2):
        hand.done.click()
        area.show_ask(AskSort("step", CARDS, BINS, misplaced=frozenset({"DJ"})))
        assert {"HJ": "trump", "SA": "other"} == hand.board.places
        assert ["DJ"] == [name for name, piece in hand.board.pieces.items() if piece.marked]
        hand.board.put(hand.board.pieces["DJ"], "other")
        assert not hand.board.pieces["DJ"].marked


def test_another_language_leaves_everything_where_it_lies(hand, area):
    """And another question begins anew, though its things are the same."""
    hand.board.put(hand.board.pieces["HJ"], "trump")
    area.show_ask(AskSort("step", CARDS, (Choice("trump", "王牌"), Choice("other", "不是王牌"))))
    assert ({"HJ": "trump"}, "王牌") == (hand.board.places, hand.board.bins["trump"].words)
    area.show_ask(AskSort("next", CARDS, BINS))
    assert {} == area.findChildren(SortArea)[-1].board.places


def test_a_reader_is_told_where_each_thing_is(hand):
    """Cards by their spoken names; bins by name, number and how much lies in them."""
    hand.board.put(hand.board.pieces["HJ"], "trump")
    assert "card HJ, in Trumps" == hand.board.pieces["HJ"].accessibleName()
    assert "card DJ, without a place" == hand.board.pieces["DJ"].accessibleName()
    assert "Trumps, key 1, 1 in it" == hand.board.bins["trump"].accessibleName()
    assert "2 left · Done" == hand.done.words


def test_done_waits_for_the_first(hand):
    """What is only partly sorted may be handed in."""
    assert not hand.done.isEnabled()
    hand.board.put(hand.board.pieces["HJ"], "trump")
    assert hand.done.isEnabled()


def test_words_fit(shown, theme):
    """In every language and size long words break inside their slips, and nothing lies outside the board."""
    slips = tuple(
        PieceWords(str(n), words, words) for n, words in enumerate(("A kitty of three cards or of five " * 3, "短"))
    )
    area = shown(AnswerArea(theme), 340, 500)
    area.show_ask(AskSort("step", slips, BINS))
    QApplication.processEvents()
    board = area.findChild(SortArea).board
    board.put(board.pieces["0"], "other")
    QApplication.processEvents()
    for piece in board.pieces.values():
        assert 0 == piece.outgrown()
        assert board.rect().contains(piece.geometry())
        assert piece.height() >= 24
