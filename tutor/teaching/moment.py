"""Where a question is asked: the film of the scene, the moment in it, and the words that the step has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card
from tutor.kernel.game import Game
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import HandScore
from tutor.kernel.seats import Seat, Seats
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.records.tree import Fields
from tutor.teaching.facts import Known, Missing, known_at, look_up
from tutor.teaching.film import Film, card_play
from tutor.teaching.lines import Coach, Engine, Line, Prose


@dataclass(frozen=True, slots=True)
class Voice:
    """The words that a step may use. `texts` are the keys of the lesson's prose."""

    step: str
    texts: frozenset[str]

    def own(self, part: str) -> tuple[Line, ...]:
        """A text of the step itself, where it has it: `right`, `wrong.thrown`."""
        key = f"{self.step}.{part}"
        return (Prose(key),) if key in self.texts else ()

    def answer_to(self, mistake: str, *facts: tuple[str, object]) -> tuple[Line, ...]:
        """What is said to a foreseen answer: by the step, else by the course, else by the coach."""
        if f"{self.step}.wrong.{mistake}" in self.texts:
            return self.own(f"wrong.{mistake}")
        if f"mistake.{mistake}" in self.texts:
            return (Prose(f"mistake.{mistake}"),)
        return (Coach(f"mistake.{mistake}", facts),)


@dataclass(frozen=True, slots=True)
class Moment:
    """A question's place."""

    film: Film
    frame: int
    voice: Voice
    scenes: Mapping[str, Film]
    """The films of the lesson; a path may begin with the name of one."""
    node: Fields | None = None
    """The record of the scene as it is written, for a dial to turn one of its values."""
    visited: tuple[str, ...] = ()
    """The values that the dial of this step has shown, the present one last."""

    @property
    def game(self) -> Game:
        return self.film.game

    @property
    def state(self) -> Phase:
        return self.film.state(self.frame)

    @property
    def play(self) -> CardPlay | None:
        return card_play(self.state)

    @property
    def seats(self) -> Seats:
        return self.state.match.seats

    @property
    def score(self) -> HandScore | None:
        """The score, where the hand is over."""
        match self.state:
            case Over(score=score):
                return score
            case _:
                return None

    def look_up(self, path: str) -> Known | Missing:
        """What a path leads to at this moment, or at the end of the scene that it names first."""
        name, _, rest = path.partition(".")
        if name in self.scenes and rest:
            film = self.scenes[name]
            return look_up(known_at(film, film.last), rest)
        return look_up(known_at(self.film, self.frame), path)

    def says(self, reason: Reason) -> Engine:
        """A reason in the words of this game."""
        return Engine(self.game.name, reason)

    def rule(self, reason: Reason) -> str:
        """The rule book's entry of a reason: `spades/following-suit`."""
        return f"{self.game.name}/{reason.rule}"

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds now."""
        return hand(self.state, seat)


def hand(state: Phase, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat holds in a state."""
    match state:
        case Playing(play=play):
            return play.hands.get(seat, ())
        case Exchanging(to_act=chooser, cards=cards) if chooser == seat:
            return cards
        case Auction(deal=deal) | Exchanging(deal=deal):
            return deal.hands.get(seat, ())
        case Over(played=Playing(play=play)):
            return play.hands.get(seat, ())
        case Over():
            return ()
        case _:
            raise AssertionError(state)


def hands_known(state: Phase) -> bool:
    """Whether the cards of every seat are known, so that the hand can be played on."""
    match state:
        case Playing(play=play):
            out = [each.seat for each in play.table]
            sizes = {len(play.hands.get(seat, ())) + out.count(seat) for seat in play.active}
            return len(sizes) == 1 and 0 not in sizes
        case Auction() | Exchanging():
            return all(hand(state, seat) for seat in state.match.seats.order)
        case _:
            return False


def plays_on(state: Phase, learner: Seat | None) -> Seat | None:
    """The seat that can play a hand on: the learner's, or the one to act; None where it has nothing left to do."""
    seat = learner or state.to_act
    if seat is None or not hands_known(state):
        return None
    sits_out = isinstance(state, Playing) and seat not in state.play.active
    return seat if hand(state, seat) and not sits_out else None
