"""`winner`: who takes the trick?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from tutor.kernel.cards import Rank
from tutor.kernel.order import CardOrder
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.kernel.trick import Play, Trick
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import PointingSeat
from tutor.teaching.concealed import Fact
from tutor.teaching.fields import Ground, Reader, seat_of
from tutor.teaching.film import Film, card_play, last_trick, lying
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, SeatInput, Shown


@dataclass(frozen=True, slots=True)
class Winner(PointingSeat):
    """Asked when the trick is complete, or, with `shown: n`, while only n of its cards are seen."""

    kind = "winner"
    of_trick = True
    known = (
        "leader-wins",
        "last-card-wins",
        "first-trump-wins",
        "led-suit-only",
        "ace-always-wins",
        "highest-rank",
        "best-so-far",
    )
    shown: int | None = None
    wrongs: tuple[Wrong[Seat], ...] = ()
    expects: str | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{shown, wrong: [id | {id, when: seat}], expect: seat}`."""
        shown = fields.number("shown")
        wrongs = read_wrong(fields, lambda node, notes: seat_of(node, notes, ground))
        return cls(shown, wrongs, fields.one("expect", lambda node, notes: seat_of(node, notes, ground)))

    def arrive(self, film: Film, frame: int) -> int:
        return self.place(film, film.trick_end(frame))

    def place(self, film: Film, frame: int) -> int:
        end = film.trick_end(frame)
        return frame if self.shown is None else min(self._begin(film, end) + self.shown, film.last)

    def after(self, film: Film, frame: int) -> int:
        return film.trick_end(frame)

    def table(self, moment: Moment) -> Phase:
        return moment.state if self.shown is not None else lying(moment.state)

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return frozenset({Fact.WINNING, Fact.LAST, Fact.TURN})

    def tells(self) -> frozenset[Fact]:
        return frozenset({Fact.WINNING, Fact.LAST})

    def task(self, moment: Moment) -> Line:
        return Coach("task.winner" if self.shown is None else "task.winner.shown")

    def input(self, moment: Moment) -> SeatInput:
        trick = self._trick(moment)
        return SeatInput(tuple(play.seat for play in trick.plays) if trick else ())

    def truth(self, moment: Moment) -> tuple[Seat, ...]:
        trick = self._trick(moment)
        return (trick.winner,) if trick else ()

    def computed(self, moment: Moment) -> Mapping[str, Seat]:
        """Only where it names another seat than the winner."""
        trick, play = self._trick(moment), card_play(moment.film.state(self.after(moment.film, moment.frame)))
        if trick is None or play is None:
            return {}
        seen = trick.plays[: self.shown] if self.shown else trick.plays
        return {name: seat for name, seat in _guesses(trick, seen, play.order).items() if seat != trick.winner}

    def because(self, moment: Moment) -> Line | None:
        trick = self._trick(moment)
        return moment.says(trick.why) if trick else None

    def unlike(self, moment: Moment, value: Seat) -> tuple[tuple[Line, ...], Shown]:
        trick = self._trick(moment)
        if trick is None:
            return (), NOTHING
        cards = {play.seat: play.card for play in trick.plays}
        other = cards.get(value, trick.plays[0].card)
        lines = (Coach("prediction-missed", facts(card=cards[trick.winner], other=other)),)
        return lines, Shown(evidence=(other, cards[trick.winner]), rule=moment.rule(trick.why))

    def shows(self, moment: Moment, value: Seat, shown: Shown) -> Shown:
        """The card of the seat pointed at; all trumps, where one of several was taken for the highest."""
        trick, play = self._trick(moment), card_play(moment.film.state(self.after(moment.film, moment.frame)))
        if trick is None or play is None:
            return shown
        plays = trick.plays[: self.shown] if self.shown else trick.plays
        trumps = tuple(each.card for each in plays if play.order.is_trump(each.card))
        own = tuple(each.card for each in plays if each.seat == value)
        return replace(shown, evidence=trumps if set(own) <= set(trumps) and own else own)

    def evidence(self, moment: Moment) -> Shown:
        trick = self._trick(moment)
        if trick is None:
            return NOTHING
        cards = tuple(play.card for play in trick.plays[: self.shown])
        return Shown(evidence=cards, rule=moment.rule(trick.why))

    def named(self, moment: Moment, value: Seat) -> Line:
        return Coach("option.seat", facts(seat=value))

    def pointed(self, moment: Moment) -> Shown:
        trick = self._trick(moment)
        if trick is None:
            return NOTHING
        best = next(play.card for play in trick.plays if play.seat == trick.winner)
        return Shown(evidence=(best,), seats=(trick.winner,), rule=moment.rule(trick.why))

    def _trick(self, moment: Moment) -> Trick | None:
        return last_trick(moment.film.state(self.after(moment.film, moment.frame)))

    def _begin(self, film: Film, end: int) -> int:
        trick = last_trick(film.state(end))
        return end - len(trick.plays) if trick else end


def _guesses(trick: Trick, seen: tuple[Play, ...], order: CardOrder) -> dict[str, Seat]:
    """Whom each known misunderstanding names; the last of those that name the same seat is the closest."""
    led = order.led(trick.plays)
    guesses = {"leader-wins": trick.plays[0].seat, "last-card-wins": trick.plays[-1].seat}
    if len(seen) < len(trick.plays):
        guesses["best-so-far"] = order.winning(seen).seat
    trumps = [play.seat for play in trick.plays if order.is_trump(play.card)]
    if len(trumps) > 1:
        guesses["first-trump-wins"] = trumps[0]
    followed = [play for play in trick.plays if order.suit_of(play.card) is led]
    if followed:
        guesses["led-suit-only"] = max(followed, key=lambda play: order.strength(play.card)).seat
    ranked = [play for play in trick.plays if play.card.rank is not None]
    aces = [play.seat for play in ranked if play.card.rank is Rank.ACE]
    if aces:
        guesses["ace-always-wins"] = aces[0]
    if ranked:
        guesses["highest-rank"] = max(ranked, key=lambda play: play.card.rank or 0).seat
    return guesses
