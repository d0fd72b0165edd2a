"""In the window: a joker is given its suit, and a hand is played out, scored as it falls."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tutor.kernel.cards import JOKER, Suit, card
from tutor.kernel.seats import Seat
from tutor.kernel.state import Over, Playing
from tutor.teaching.checker import check_lesson
from tutor.teaching.others import advice
from tutor.teaching.screen import ActInput, Level
from tutor.text.language import Language
from ui.panels.answers import AskOptions, AskSuit

S = Seat("S")
LESSON = """format: trickwise-lesson/1
id: five-hundred/t
game: five-hundred
title: "A test"
open: all
scenes:
  nt: {record: records/7nt.yaml}
  fresh: {deal: {where: S.joker, seed: 3}}
steps:
  - {id: lead, scene: nt, at: plays/4, ask: name-joker, seat: S, right: "x"}
  - {id: away, scene: nt, at: exchange, ask: name-joker, seat: S, right: "x"}
  - {id: lay, scene: nt, at: exchange, ask: exchange, seat: S, right: "x"}
  - {id: refused, scene: nt, at: plays/4, ask: refuse, seat: S, joker: D, because: joker-names-unled-suit}
  - {id: out, scene: nt, at: plays/0, ask: hand, seat: S, right: "x"}
  - {id: yours, scene: fresh, ask: hand, seat: S}
"""


class Hand:
    """What a step asks is answered on a lesson's page."""

    def __init__(self, window, folder: Path):
        self.page, self.presenter = window.page, window.presenter
        self.presenter.set_language(Language("en"), "")
        (folder / "lesson.yaml").write_text(LESSON, encoding="utf-8")
        self.lesson, problems = check_lesson(folder)
        assert () == problems

    def at(self, step: str):
        self.presenter.open(self.lesson, Level.GUIDED, step=step)
        QApplication.processEvents()
        return self

    @property
    def screen(self):
        return self.presenter.screen

    @property
    def asked(self):
        return self.page.panel.answers._asked

    def press_suit(self, suit: Suit) -> None:
        """The button of a suit on the page."""
        buttons = {its: b for (its, _), b in zip(self.asked.suits, self.page.panel.answers._area._buttons, strict=True)}
        QTest.mouseClick(buttons[suit], Qt.MouseButton.LeftButton)

    def press_option(self, name: str) -> None:
        button = next(b for b in self.page.panel.answers._area._buttons if b.choice.id == name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def lay_away(self, *codes: str) -> None:
        for code in codes:
            self.page.felt.laid_away.emit(card(code))
        QTest.mouseClick(self.page.transport._confirm, Qt.MouseButton.LeftButton)

    def act(self, action) -> None:
        """What the seat to act does, as its place on the page takes it."""
        match self.screen.state:
            case Playing():
                self.page.felt.play_requested.emit(action.card)
            case _ if self.screen.input.discards:
                self.lay_away(*(each.code for each in action.discard))
            case _:
                self.page.auction.call_requested.emit(action.call.notation)
        if isinstance(self.asked, AskSuit):
            self.press_suit(action.names or self.asked.suits[0][0])
        elif isinstance(self.asked, AskOptions) and self.presenter.view.pending.naming:
            self.press_option("none")


@pytest.fixture
def hand(window, five_hundred):
    return Hand(window, five_hundred)


def test_a_suit_is_named_as_the_joker_is_led(hand):
    """By a button for each suit; a suit that has been led is refused, another leads the joker."""
    hand.at("lead")
    assert isinstance(hand.asked, AskSuit)
    hand.press_suit(Suit.DIAMONDS)
    assert "joker-names-unled-suit" == hand.screen.said[0].reason.code
    hand.press_suit(Suit.SPADES)
    assert hand.screen.passed
    assert (JOKER, Suit.SPADES) == next((p.card, p.names) for p in hand.screen.state.play.table)


@pytest.mark.parametrize(("name", "suit"), [("H", Suit.HEARTS), ("none", None)])
def test_a_suit_is_named_as_cards_are_laid_away(hand, name, suit):
    """Or none: it is one of the answers."""
    hand.at("away")
    hand.press_option(name)
    assert hand.screen.passed
    assert suit is hand.screen.state.joker


def test_whoever_keeps_the_joker_is_asked_for_its_suit(hand):
    """Once the cards are chosen; another card on the pile, and the question is withdrawn."""
    hand.at("lay").lay_away("H5", "H8", "S6")
    assert isinstance(hand.asked, AskOptions)
    assert hand.page.panel._sheet.task.startswith("Name a suit")
    hand.page.felt.taken_back.emit(card("S6"))
    assert None is hand.asked
    hand.lay_away("S6")
    hand.press_option("C")
    assert (True, Suit.CLUBS) == (hand.screen.passed, hand.screen.state.joker)
    hand.at("lay").lay_away("H5", "H8", "JO")
    assert (True, None) == (hand.screen.passed, hand.screen.state.joker)


def test_a_suit_may_be_tried_that_is_refused(hand):
    """The step is passed by the refusal."""
    hand.at("refused").press_suit(Suit.DIAMONDS)
    assert hand.screen.passed


@pytest.mark.parametrize("step", ["out", "yours"])
def test_a_hand_is_played_out(hand, step):
    """The others answer, every card that goes is taken, and it is scored as it falls."""
    hand.at(step)
    for _ in range(60):
        if isinstance(hand.screen.state, Over):
            break
        assert S == hand.screen.state.to_act
        assert isinstance(hand.screen.input, ActInput)
        hand.act(advice(hand.presenter.run.free.film.game, hand.screen.state).action)
    assert hand.screen.passed
    assert None is not hand.screen.score
    assert hand.page.score.isVisible()


def test_a_card_can_be_asked_for_and_the_play_taken_back(hand):
    """Help names a card with its reason; undo goes before the learner's last card."""
    hand.at("out")
    hand.page.help_wanted.emit()
    assert "hint.answer" == hand.screen.said[0].key
    held = hand.screen.state.play.hands[S]
    hand.act(advice(hand.presenter.run.free.film.game, hand.screen.state).action)
    assert held != hand.screen.state.play.hands[S]
    hand.page.undo_wanted.emit()
    assert held == hand.screen.state.play.hands[S]
