"""Reads cards, suits, seats and sides of a record, and sees to it that each card of the pack is there only once."""

from __future__ import annotations

from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat, Seats, Side
from tutor.records.faults import (
    CardTwice,
    NotInPack,
    SeatTwice,
    UnknownCard,
    UnknownSeat,
    UnknownSide,
    UnknownSuit,
    Written,
)
from tutor.records.form import Form
from tutor.records.notation import read_card, read_play, read_seat, read_side, read_suit
from tutor.records.tree import Node, joined


class CardReader:
    """A form, the pack that its cards come from, and the seats that its names stand for."""

    def __init__(self, form: Form, pack: tuple[Card, ...], seats: Seats) -> None:
        self.form, self.seats = form, seats
        self._pack = frozenset(pack)
        self._dealt: dict[Card, str] = {}
        self._paths: dict[str, str] = {}

    def card(self, node: Node, path: str) -> Card | None:
        """A card of the pack."""
        text = self.form.text(node, path)
        if text is None:
            return None
        return self._of_pack(read_card(text), text, path)

    def play(self, node: Node, path: str) -> tuple[Card, Suit | None] | None:
        """A card of the pack, and the suit that it names."""
        text = self.form.text(node, path)
        if text is None:
            return None
        played = read_play(text)
        card = self._of_pack(played[0] if played else None, text, path)
        return None if played is None or card is None else played

    def cards(self, node: Node, path: str, *, once: bool = False) -> tuple[Card, ...]:
        """The cards of a list; where `once`, each may stand in one such list of the record."""
        found: list[Card] = []
        for place, item in enumerate(self.form.items(node, path)):
            where = joined(path, str(place))
            card = self.card(item, where)
            if card is None:
                continue
            if once and card in self._dealt:
                self.form.note(where, CardTwice(card, Written(self._dealt[card])))
                continue
            if once:
                self._dealt[card] = where
            found.append(card)
        return tuple(found)

    def by_seat(self, node: Node, path: str, *, once: bool = False) -> dict[Seat, tuple[Card, ...]]:
        """Cards of each seat that is named."""
        found: dict[Seat, tuple[Card, ...]] = {}
        for name, value in self.form.fields(node, path).items():
            place = joined(path, name)
            seat = self.seat_named(name, place)
            if seat is None:
                continue
            if seat in found:
                self.form.note(place, SeatTwice(seat))
                continue
            self._paths[joined(path, seat)] = place
            found[seat] = self.cards(value, place, once=once)
        return found

    def path_of(self, path: str, seat: Seat) -> str:
        """Where a seat's cards stand: under the name that the record uses."""
        return self._paths.get(joined(path, seat), joined(path, seat))

    def suit(self, node: Node, path: str) -> Suit | None:
        text = self.form.text(node, path)
        if text is None:
            return None
        suit = read_suit(text)
        if suit is None:
            self.form.note(path, UnknownSuit(Written(text)))
        return suit

    def seat(self, node: Node, path: str) -> Seat | None:
        text = self.form.text(node, path)
        return None if text is None else self.seat_named(text, path)

    def seat_named(self, name: str, path: str) -> Seat | None:
        seat = read_seat(self.seats, name)
        if seat is None:
            self.form.note_name(path, UnknownSeat, name, self.seats)
        return seat

    def side(self, name: str, path: str) -> Side | None:
        side = read_side(self.seats, name)
        if side is None:
            self.form.note_name(path, UnknownSide, name, self.seats.sides)
        return side

    def _of_pack(self, card: Card | None, text: str, path: str) -> Card | None:
        if card is None:
            self.form.note(path, UnknownCard(Written(text)))
        elif card not in self._pack:
            self.form.note(path, NotInPack(card))
        else:
            return card
        return None
