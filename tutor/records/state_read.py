"""Reads a position of a few cards: what has happened before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.kernel.actions import MakeCall
from tutor.kernel.cards import Suit
from tutor.kernel.deal import Position
from tutor.kernel.seats import Seat
from tutor.records.cards_read import CardReader
from tutor.records.tree import Fields, Items, Node, Text, joined

ReadCall = Callable[[Node, str], MakeCall | None]
_FIELDS = ("broken", "led", "trump", "to_lead", "taken", "shown", "bids")


def read_state(cards: CardReader, node: Node, call: ReadCall) -> Position:
    """The facts of a position; its contract and joker stand elsewhere in the record."""
    form = cards.form
    given = form.fields(node, "state", _FIELDS)
    return Position(
        to_lead=cards.seat(given["to_lead"], "state/to_lead") if "to_lead" in given else None,
        broken=form.yes(given["broken"], "state/broken") if "broken" in given else False,
        led=form.list_of(given["led"], "state/led", cards.suit) if "led" in given else (),
        trump=cards.suit(given["trump"], "state/trump") if "trump" in given else None,
        taken=read_counts(cards, given["taken"], "state/taken") if "taken" in given else {},
        shown=form.list_of(given["shown"], "state/shown", lambda n, p: _shown(cards, n, p)) if "shown" in given else (),
        bids=_bids(cards, given, call),
    )


def read_counts(cards: CardReader, node: Node, path: str) -> dict[Seat, int]:
    """A number of tricks for each seat that is named."""
    found: dict[Seat, int] = {}
    for name, value in cards.form.fields(node, path).items():
        seat = cards.seat_named(name, joined(path, name))
        number = cards.form.number(value, joined(path, name), 0)
        if seat is not None and number is not None:
            found[seat] = number
    return found


def _shown(cards: CardReader, node: Node, path: str) -> tuple[Seat, Suit] | None:
    pair = cards.form.tuple_of(node, path, 2)
    if pair is None:
        return None
    seat, suit = cards.seat(pair[0], joined(path, "0")), cards.suit(pair[1], joined(path, "1"))
    return None if seat is None or suit is None else (seat, suit)


def _bids(cards: CardReader, given: Mapping[str, Node], call: ReadCall) -> tuple[MakeCall, ...]:
    """`[[N, "3"], …]` as in an auction, or `{N: "3", …}`."""
    if "bids" not in given:
        return ()
    node = given["bids"]
    match node:
        case Fields(entries=entries):
            pairs = [Items(key.mark, (key, value)) for key, value in entries]
            made = [call(pair, joined("state/bids", key.text)) for pair, (key, _) in zip(pairs, entries, strict=True)]
            return tuple(each for each in made if each is not None)
        case Items() | Text():
            return cards.form.list_of(node, "state/bids", call)
