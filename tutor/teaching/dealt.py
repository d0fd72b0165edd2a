"""Scenes that are a fresh deal: `deal: {where, cards, seed, from}`, made into the fields of a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from tutor.games.all import GAMES
from tutor.kernel.actions import Action, Exchange, MakeCall, PassCards
from tutor.kernel.game import Game
from tutor.kernel.state import Auction, Exchanging, Over, Phase
from tutor.records.conditions import DealError
from tutor.records.deal_faults import NoSuchDeal
from tutor.records.dealing import TRIES, Wish, deals
from tutor.records.faults import EitherOr, Written
from tutor.records.jsonable import Json
from tutor.records.judge import match_of
from tutor.records.known import known_cards
from tutor.records.reader import read_record
from tutor.records.record import ExchangeMade, Record
from tutor.records.tree import Fields, Items, Mark, Node, Text
from tutor.records.writer import record_json
from tutor.teaching.fields import Reader
from tutor.teaching.others import USUAL_SEED, turn

DEALT = ("hands", "kitty", "auction", "contract", "passes", "exchange", "plays", "state", "result", "claims")
"""The fields of a record that a deal makes, or that come after it."""
_BEGINS = ("auction", "exchange", "plays")
_DEALS = 200
"""How many deals may be passed out before one is played."""


def with_deal(record: Fields, asked: Reader, game: str, rules: str | None) -> Fields:
    """The record with hands, and calls where play has come so far, of a fresh deal; what is wrong is noted."""
    kept = Fields(record.mark, tuple(entry for entry in record.entries if entry[0].text not in DEALT))
    frame = _framed(kept, asked.mark, game, rules)
    wishes, cards = asked.texts("where"), asked.texts("cards")
    seed, begins = asked.number("seed"), asked.word("from", _BEGINS, _BEGINS[0])
    asked.done()
    if frame is None:  # what is wrong with it is told when it is judged
        return kept
    wish = Wish(GAMES[frame.game], frame.rules, len(frame.seats), " ".join(cards) or None, wishes, frame.seats)
    try:
        dealt = _begun(wish, frame, USUAL_SEED if seed is None else seed, begins)
    except DealError as error:
        asked.notes.add(asked.mark_of("where"), error.fault)
        return kept
    made = tuple((Text(asked.mark, name), noded(value, asked.mark)) for name, value in record_json(dealt).items())
    return Fields(kept.mark, (*kept.entries, *(entry for entry in made if entry[0].text in DEALT)))


def overruled(fields: Reader) -> None:
    """Notes what stands beside a deal and is made by it."""
    for name in fields.names():
        if name in DEALT:
            fields.notes.add(fields.mark_of(name), EitherOr(Written("deal"), Written(name)))


def _framed(record: Fields, mark: Mark, game: str, rules: str | None) -> Record | None:
    """The table at which the deal is made."""
    given = {key.text for key, _ in record.entries}
    named = (("game", game), ("rules", rules))
    added = tuple((Text(mark, name), Text(mark, text)) for name, text in named if text and name not in given)
    return read_record(Fields(record.mark, (*record.entries, *added))).record


def _begun(wish: Wish, frame: Record, seed: int, begins: str) -> Record:
    """The first deal that comes to where the scene begins. Raises DealError."""
    for deal in islice(deals(wish, seed, TRIES), _DEALS):
        record = replace(frame, hands=deal.hands, kitty=deal.kitty, auction=())
        found = record if begins == "auction" else _called(wish.game, record, seed, begins)
        if found is not None:
            return found
    raise DealError(NoSuchDeal(_DEALS))


def _called(game: Game, record: Record, seed: int, begins: str) -> Record | None:
    """The record with the calls, and any exchange, of the engine's players; None where all have passed."""
    state: Phase = game.start(match_of(record), known_cards(game, record, None).deal)
    done: list[Action] = []
    while isinstance(state, Auction) or (begins == "plays" and isinstance(state, Exchanging)):
        action = turn(game, state, seed, len(done))
        done.append(action)
        state = game.apply(state, action).state
    if isinstance(state, Over):
        return None
    return replace(
        record,
        auction=tuple(action for action in done if isinstance(action, MakeCall)),
        passes=tuple(action for action in done if isinstance(action, PassCards)),
        exchange=next((ExchangeMade(a.discard, a.joker) for a in done if isinstance(a, Exchange)), None),
    )


def noded(value: Json, mark: Mark) -> Node:
    """A value as it would stand at a place in a file."""
    match value:
        case Mapping():
            return Fields(mark, tuple((Text(mark, name), noded(each, mark)) for name, each in value.items()))
        case str():
            return Text(mark, value)
        case None:
            return Text(mark, "", is_null=True)
        case bool() | int() | float():
            return Text(mark, str(value).lower())
        case _:
            return Items(mark, tuple(noded(each, mark) for each in value))
