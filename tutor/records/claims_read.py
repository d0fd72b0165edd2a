"""Reads what a source says of its hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from tutor.kernel.actions import MakeCall
from tutor.kernel.seats import Side
from tutor.records.cards_read import CardReader
from tutor.records.form import is_null
from tutor.records.record import ClaimedMatch, ClaimedScore, ClaimedVoid, Claims
from tutor.records.result_read import read_tricks
from tutor.records.tree import Fields, Node, joined

T = TypeVar("T")
ReadContract = Callable[[Node, str], MakeCall | None]
_FIELDS = ("contract", "winners", "tricks", "card_points", "broken_at", "voids", "scores", "match")
_SCORE = ("hand", "total", "bags")


def read_claims(cards: CardReader, node: Node, contract: ReadContract) -> Claims:
    """Every part that is given."""
    form = cards.form
    given = form.fields(node, "claims", _FIELDS)
    return Claims(
        contract=contract(given["contract"], "claims/contract") if "contract" in given else None,
        winners=_row(given, "winners", cards.seat, cards),
        tricks=read_tricks(cards, given["tricks"], "claims/tricks") if "tricks" in given else {},
        card_points=_row(given, "card_points", lambda n, p: form.number(n, p, 0), cards),
        broken_at=form.number(given["broken_at"], "claims/broken_at", 1) if "broken_at" in given else None,
        voids=form.list_of(given["voids"], "claims/voids", lambda n, p: _void(cards, n, p)) if "voids" in given else (),
        scores=_scores(cards, given["scores"]) if "scores" in given else {},
        match=_match(cards, given["match"]) if "match" in given else None,
    )


def _row(
    given: Mapping[str, Node], name: str, read: Callable[[Node, str], T | None], cards: CardReader
) -> tuple[T | None, ...]:
    """One value a trick; null where the source is silent."""
    if name not in given:
        return ()
    path = joined("claims", name)
    items = enumerate(cards.form.items(given[name], path))
    return tuple(None if is_null(item) else read(item, joined(path, str(place))) for place, item in items)


def _void(cards: CardReader, node: Node, path: str) -> ClaimedVoid | None:
    """`[E, C, 4]`: a seat, the suit it is out of, the trick in which that shows."""
    three = cards.form.tuple_of(node, path, 3)
    if three is None:
        return None
    seat, suit = cards.seat(three[0], joined(path, "0")), cards.suit(three[1], joined(path, "1"))
    trick = cards.form.number(three[2], joined(path, "2"), 1)
    return None if seat is None or suit is None or trick is None else ClaimedVoid(seat, suit, trick)


def _scores(cards: CardReader, node: Node) -> dict[Side, ClaimedScore]:
    form = cards.form
    found: dict[Side, ClaimedScore] = {}
    for name, value in form.fields(node, "claims/scores").items():
        path = joined("claims/scores", name)
        side = cards.side(name, path)
        given = form.fields(value, path, _SCORE)
        numbers = {part: form.number(given[part], joined(path, part)) for part in _SCORE if part in given}
        if side is not None:
            found[side] = ClaimedScore(**numbers)
    return found


def _match(cards: CardReader, node: Node) -> ClaimedMatch | None:
    """`{winner: NS}`; null for nobody yet."""
    if not isinstance(node, Fields):
        cards.form.fields(node, "claims/match")
        return None
    cards.form.fields(node, "claims/match", ("winner",))
    winner = next((value for key, value in node.entries if key.text == "winner"), None)
    if winner is None:
        return None
    if is_null(winner):
        return ClaimedMatch(None)
    text = cards.form.text(winner, "claims/match/winner")
    side = None if text is None else cards.side(text, "claims/match/winner")
    return None if side is None else ClaimedMatch(side)
