"""`next`: who calls or plays next?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import PointingSeat
from tutor.teaching.because import of_turn
from tutor.teaching.concealed import Fact
from tutor.teaching.fields import Ground, Reader, seat_of
from tutor.teaching.film import card_play
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import SeatInput, Shown


@dataclass(frozen=True, slots=True)
class Next(PointingSeat):
    """Asked before the next action."""

    kind = "next"
    known = ("leader-stays", "lead-rotates", "goes-anticlockwise", "dealer-first")
    wrongs: tuple[Wrong[Seat], ...] = ()
    expects: str | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{wrong: [id | {id, when: seat}], expect: seat}`."""
        wrongs = read_wrong(fields, lambda node, notes: seat_of(node, notes, ground))
        return cls(wrongs, fields.one("expect", lambda node, notes: seat_of(node, notes, ground)))

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        return frozenset({Fact.TURN, Fact.LAST})

    def input(self, moment: Moment) -> SeatInput:
        return SeatInput(moment.seats.order)

    def truth(self, moment: Moment) -> tuple[Seat, ...]:
        seat = moment.state.to_act
        return () if seat is None else (seat,)

    def computed(self, moment: Moment) -> Mapping[str, Seat]:
        """Only where it names another seat than the one to act."""
        guesses, play = dict[str, Seat](), moment.play
        match moment.state:
            case Auction(calls=()):
                guesses["dealer-first"] = moment.state.match.dealer
            case Auction(calls=calls):
                guesses["goes-anticlockwise"] = moment.seats.before(calls[-1].seat)
            case _ if play and play.table:
                guesses["goes-anticlockwise"] = moment.seats.before(play.table[-1].seat)
            case _ if play and play.tricks:
                guesses["lead-rotates"] = moment.seats.after(play.tricks[-1].leader)
                guesses["leader-stays"] = play.tricks[-1].leader
            case _:
                guesses["dealer-first"] = moment.state.match.dealer
        return {name: seat for name, seat in guesses.items() if seat not in self.truth(moment)}

    def unlike(self, moment: Moment, value: Seat) -> tuple[tuple[Line, ...], Shown]:
        """How the turn goes: clockwise, or to whoever took the last trick."""
        play, seats = moment.play, moment.seats
        match moment.state:
            case Auction(calls=(*_, last)):
                before: Seat | None = last.seat
            case _:
                before = play.table[-1].seat if play and play.table else None
        shown = Shown(rule=f"{moment.game.name}/turn-order")
        if before is not None and self.truth(moment) == (seats.after(before),):
            return (Coach("mistake.goes-anticlockwise"),), shown
        if before is None and play and play.tricks:
            return (Coach("mistake.leader-stays"),), shown
        return (), shown

    def evidence(self, moment: Moment) -> Shown:
        play = card_play(moment.state)
        rule = f"{moment.game.name}/turn-order"
        if play and play.table:
            return Shown(seats=(play.table[-1].seat,), rule=rule)
        return Shown(tricks=(play.tricks[-1].number,) if play and play.tricks else (), rule=rule)

    def named(self, moment: Moment, value: Seat) -> Line:
        return Coach("option.seat", facts(seat=value))

    def because(self, moment: Moment) -> Line | None:
        return of_turn(moment)

    def pointed(self, moment: Moment) -> Shown:
        return Shown(seats=self.truth(moment), rule=f"{moment.game.name}/turn-order")
