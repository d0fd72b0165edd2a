"""A hand that the learner plays out: what stands beside the felt, and what is there when it is looked back at."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import card
from tutor.kernel.state import Over

WHOLE = "spades/07-whole-hand"


def cards_listed(window) -> int:
    """How many cards the table of tricks lists."""
    return sum(len(row.plays) for row in window.page.article._sheet.rows)


def cards_lying(window) -> int:
    """How many cards lie on the felt or were gathered there."""
    scene = window.felt.scene
    gathered = sum(len(packet.plays) for packets in scene.packets.values() for packet in packets)
    return gathered + len(scene.trick)


def play_out(window) -> None:
    """Every card of the learner's is the last of those that go: soon another hand than the recorded one."""
    while not isinstance(window.screen.state, Over):
        legal = window.presenter.run.free.film.game.legal(window.screen.state)
        window.felt.play_requested.emit(legal[-1].card)


def test_looking_back_shows_the_hand_that_was_played(window):
    """By the arrow back: the own tricks, headed so, the two sheets, and its last card can be taken back."""
    window.open(WHOLE, "alone")
    play_out(window)
    sheets = window.page.score._ledger, window.page.score._beside
    window.go_on()
    assert 2 == window.screen.number
    QTest.mouseClick(window.page.transport._undo, Qt.MouseButton.LeftButton)
    assert (1, True) == (window.screen.number, window.screen.own)
    assert sheets == (window.page.score._ledger, window.page.score._beside)
    assert None is not sheets[1]
    assert window.page.transport._undo.isEnabled()


def test_the_table_of_tricks_is_there_from_the_first_card(window):
    """Alone too: what has been played can be read while the next card is thought about."""
    window.open(WHOLE, "alone")
    assert window.page.article.isVisible()
    assert (13, 2) == (len(window.page.article._sheet.rows), cards_listed(window))
    assert "The article’s hand" == window.page.article._sheet.title


def test_the_table_of_tricks_lists_what_has_been_laid(window):
    """And no card that is still to come: it goes with the felt, card by card."""
    window.felt.animator.speed = 1.0
    window.open(WHOLE, "alone")
    seen = []
    window.felt.cards_shown.connect(lambda _: seen.append((cards_lying(window), cards_listed(window))))
    window.felt.play_requested.emit(card("HT"))
    assert window.felt.animator.is_busy
    assert 2 == cards_listed(window)
    window.felt.animator.finish()
    assert [(3, 3), (4, 4), (4, 4)] == seen


def test_a_hand_that_has_left_the_record_is_headed_as_ones_own(window):
    """Up to then it is the article's; a card taken back, and it is again."""
    window.open(WHOLE, "alone")
    window.felt.play_requested.emit(card("HT"))
    window.felt.play_requested.emit(card("S3"))
    legal = window.presenter.run.free.film.game.legal(window.screen.state)
    window.felt.play_requested.emit(legal[-1].card)
    while window.page.article._sheet.title != "Your hand":
        legal = window.presenter.run.free.film.game.legal(window.screen.state)
        window.felt.play_requested.emit(legal[-1].card)
    window.page.undo_wanted.emit()
    assert "The article’s hand" == window.page.article._sheet.title


def test_a_fast_double_click_lays_one_card_away(window):
    """The hand closes up under the pointer; the second press is no wish for the card that lies there now."""
    window.open("five-hundred/04-kitty", step="any-three")
    QApplication.processEvents()
    handle, widget = window.page.window().windowHandle(), window.widget(card("C6"))
    at = widget.mapTo(window.page.window(), widget.face.topLeft() + QPointF(9, 20).toPoint())
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, pos=at)
    assert (card("C6"),) == window.presenter.view.pending.away


def test_why_after_a_refusal_means_the_card_that_came_home(window):
    """No card has to be chosen first; once another has been played, none is meant any more."""
    window.open(WHOLE, "alone")
    window.drag(card("SK"))
    (refused,) = window.presenter.view._bubble.lines
    window.page.bubble.dismissed.emit()
    window.page.why_wanted.emit()
    assert (refused,) == window.presenter.view._bubble.lines
    window.drag(card("HT"))
    window.page.why_wanted.emit()
    assert None is window.presenter.view._bubble


def test_the_kitty_itself_can_be_clicked(window):
    """Where just that is to be tried: it does what the button beside it does."""
    window.open("five-hundred/01-deck-and-deal")
    step = next(s.step.id for s in window.presenter.run.stations if s.step.ask and s.step.ask.kind == "refuse")
    window.open("five-hundred/01-deck-and-deal", step=step)
    QTest.mouseClick(window.felt, Qt.MouseButton.LeftButton, pos=window.felt.layout_now.kitty[1].centre.toPoint())
    assert window.screen.passed
