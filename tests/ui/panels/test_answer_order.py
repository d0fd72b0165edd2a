"""Things are put in order on the page by dragging, by pressing two of them, and by keys alone."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import card
from ui.panels.answer_order import AskOrder, OrderArea
from ui.panels.answer_piece import PieceWords
from ui.panels.answers import AnswerArea
from ui.theme.theme import Theme

CARDS = tuple(PieceWords(code, code, f"card {code}", card(code)) for code in ("HT", "H2", "HA", "HK"))
SLIPS = tuple(PieceWords(name, name, name) for name in ("10NT", "misère", "7♠"))
ENDS = ("highest", "lowest")


@pytest.fixture
def area(shown):
    made = AnswerArea(Theme())
    made.show_ask(AskOrder("step", CARDS, ENDS))
    return shown(made, 340, 300)


def line(hand):
    """The row as it stands."""
    return " ".join(hand.board.line)


def test_a_card_is_dragged_along_the_row(hand):
    """The others make room while it is carried, and close up where it was."""
    handle = hand.lift("HA", "HT")
    assert "HA HT H2 HK" == line(hand)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=hand.at("HA"))
    assert "HA HT H2 HK" == line(hand)
    hand.drag("HT", "HK")
    assert "HA H2 HK HT" == line(hand)
    lefts = [hand.board.pieces[name].x() for name in hand.board.line]
    assert sorted(lefts) == lefts


def test_a_card_dropped_elsewhere_goes_home(hand):
    """As if it had not been lifted; nor does Escape leave anything moved."""
    hand.drag("HA", hand.at("HT") + QPoint(0, 120))
    assert "HT H2 HA HK" == line(hand)
    goal = hand.at("HT")
    handle = hand.lift("HA", goal)
    hand.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=goal)
    assert "HT H2 HA HK" == line(hand)
    lefts = [hand.board.pieces[name].x() for name in hand.board.line]
    assert sorted(lefts) == lefts


def test_two_presses_move_a_card(hand):
    """The first holds it, the second says where it goes; the same card twice lets go."""
    hand.press("HA")
    assert hand.board.pieces["HA"].chosen
    hand.press("HA")
    assert not hand.board.pieces["HA"].chosen
    hand.press("HA")
    hand.press("HT")
    assert "HA HT H2 HK" == line(hand)
    assert hand.board.chosen is None


def test_keys_alone_put_in_order_and_hand_in(hand, area, qtbot):
    """Arrows go along the row; with Ctrl, or once taken, the card goes with them; Home and End lead to the ends."""
    assert QApplication.focusWidget() is hand.board.pieces["HT"]
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    hand.key(Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert "HT HA HK H2" == line(hand)
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Right)
    assert "HA HK HT H2" == line(hand)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Left)
    assert "HA HK HT H2" == line(hand)
    with qtbot.waitSignal(area.ordered) as ordered:
        QTest.keyClick(hand.done, Qt.Key.Key_Return)
    assert [("HA", "HK", "HT", "H2")] == ordered.args


def test_what_stood_wrong_is_marked_where_it_stands(hand, area):
    """Until it is moved; the row stays as the learner has it, also in other words."""
    hand.board.move_piece(hand.board.pieces["HA"], 0)
    area.show_ask(AskOrder("step", CARDS, ENDS, misplaced=frozenset({"HK", "HT"})))
    assert "HA HT H2 HK" == line(hand)
    assert {"HK", "HT"} == {name for name, piece in hand.board.pieces.items() if piece.marked}
    told = []
    area.rearranged.connect(lambda: told.append(line(hand)))
    hand.board.move_piece(hand.board.pieces["HK"], 1)
    assert ["HA HK HT H2"] == told
    assert not any(piece.marked for piece in hand.board.pieces.values())
    area.show_ask(AskOrder("step", CARDS, ("最大", "最小")))
    assert "HA HK HT H2" == line(hand)


def test_a_reader_is_told_the_place(hand):
    """With the end that it stands at."""
    assert "card HT, place 1 of 4, highest" == hand.board.pieces["HT"].accessibleName()
    assert "card H2, place 2 of 4" == hand.board.pieces["H2"].accessibleName()


def test_slips_stand_one_below_the_other(hand, area):
    """And are dragged up and down."""
    area.show_ask(AskOrder("calls", SLIPS, ("lowest", "highest")))
    QApplication.processEvents()
    hand.drag("7♠", "10NT")
    assert ("7♠", "10NT", "misère") == hand.board.line
    tops = [hand.board.pieces[name].y() for name in hand.board.line]
    assert sorted(tops) == tops


@pytest.mark.parametrize("count", [2, 7, 10])
def test_any_number_of_cards_has_room(shown, theme, count):
    """In as many rows as they need, none narrower than a target has to be."""
    codes = [rank + suit for rank in "SH" for suit in "AKQJT"][:count]
    asked = AskOrder("step", tuple(PieceWords(code, code, code, card(code)) for code in codes), ENDS)
    area = shown(AnswerArea(theme), 300, 400)
    area.show_ask(asked)
    QApplication.processEvents()
    board = area.findChild(OrderArea).board
    for piece in board.pieces.values():
        assert board.rect().contains(piece.geometry())
        assert piece.width() >= 24
    assert len({(piece.x(), piece.y()) for piece in board.pieces.values()}) == count
