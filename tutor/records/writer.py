"""Writes a record: as JSON, or as YAML that a person likes to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

import yaml

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall
from tutor.kernel.cards import Card
from tutor.kernel.deal import Position
from tutor.kernel.rules import written
from tutor.kernel.scoring import CardsCaptured, PointsWon, Result, TricksTaken
from tutor.records.jsonable import Json, by_name
from tutor.records.notation import written_play
from tutor.records.record import FORMAT, ClaimedScore, Claims, Record

_NUMBERS = 10_000
"""A line that is never folded."""


def record_json(record: Record) -> dict[str, Json]:
    """A record with the fields that it has, in the order of the format."""
    about = {field.name: getattr(record.about, field.name) for field in fields(record.about)}
    rules, preset = record.rules, GAMES[record.game].presets[record.rules.preset]
    found: dict[str, Json] = {
        "format": FORMAT,
        "id": about.pop("id"),
        "game": record.game,
        "rules": rules.preset,
        "options": {name: written(getattr(rules, name)) for name in rules.differing(preset)} or None,
        **about,
        "seats": list(record.seats) if record.own_seats else None,
        "dealer": record.dealer,
        "before": _before(record),
        "hands": {seat: _codes(held) for seat, held in record.hands.items()} or None,
        "kitty": None if record.kitty is None else _codes(record.kitty),
        "auction": None if record.auction is None else [[call.seat, call.call.notation] for call in record.auction],
        "contract": _call(record.contract),
        "passes": [[giving.seat, giving.to, _codes(giving.cards)] for giving in record.passes] or None,
        "exchange": _exchange(record),
        "plays": None if record.plays is None else [[play.seat, written_play(play)] for play in record.plays],
        "state": None if record.state is None else _state(record.state),
        "result": None if record.result is None else _result(record.result),
        "claims": _claims(record.claims) or None,
    }
    return _given(**found)


def record_yaml(record: Mapping[str, Json]) -> str:
    """A record's JSON as YAML: a line a field, a seat or a trick."""
    return "".join(f"{key}:{_block(key, value, record)}\n" for key, value in record.items())


def _block(key: str, value: Json, record: Mapping[str, Json]) -> str:
    match key, value:
        case (("hands" | "claims" | "result" | "state"), Mapping()):
            return "".join(f"\n  {_flow(name)}: {_flow(each)}" for name, each in value.items())
        case "plays", [_, *_]:
            rows = list(_rows(value, _width(record)))
            return " [\n  " + ",\n  ".join(", ".join(map(_flow, row)) for row in rows) + ",\n]"
        case _:
            return f" {_flow(value)}"


def _rows(plays: Iterable[Json], width: int) -> Iterable[list[Json]]:
    """As many plays a row as there are cards in a trick."""
    row: list[Json] = []
    for play in plays:
        row.append(play)
        if len(row) == width:
            yield row
            row = []
    if row:
        yield row


def _width(record: Mapping[str, Json]) -> int:
    match record.get("seats"):
        case [*seats]:
            return len(seats)
        case _:
            return 4


def _flow(value: Json) -> str:
    """A value on one line."""
    text: str = yaml.safe_dump([value], default_flow_style=True, allow_unicode=True, width=_NUMBERS, sort_keys=False)
    return text.strip()[1:-1]


def _given(**values: Json) -> dict[str, Json]:
    return {name: value for name, value in values.items() if value is not None}


def _codes(cards: Iterable[Card]) -> list[Json]:
    return [card.code for card in cards]


def _exchange(record: Record) -> Json:
    made = record.exchange
    if made is None:
        return None
    return _given(
        discard=None if made.discard is None else _codes(made.discard),
        joker=made.joker.value if made.joker else None,
    )


def _call(call: MakeCall | None) -> Json:
    return None if call is None else {"seat": call.seat, "call": call.call.notation}


def _before(record: Record) -> Json:
    if record.before is None:
        return None
    return {
        side: {"score": standing.score, **({"bags": standing.bags} if standing.bags else {})}
        for side, standing in record.before.items()
    }


def _state(at: Position) -> Json:
    return _given(
        broken=at.broken or None,
        led=[suit.value for suit in at.led] or None,
        trump=at.trump and at.trump.value,
        to_lead=at.to_lead,
        taken=by_name(at.taken.items()) or None,
        shown=[[seat, suit.value] for seat, suit in at.shown] or None,
        bids=[[bid.seat, bid.call.notation] for bid in at.bids] or None,
    )


def _result(result: Result) -> Json:
    match result:
        case TricksTaken():
            return {"tricks": _counts(result)}
        case PointsWon(by_side=points, tricks=tricks):
            named: dict[str, Json] = {side: list(names) for side, names in points.items()}
            return _given(points=named, tricks=_counts(tricks) if tricks else None)
        case CardsCaptured(trump, captured, held):
            taken: dict[str, Json] = {seat: _codes(cards) for seat, cards in captured.items()}
            dealt: dict[str, Json] = {seat: _codes(cards) for seat, cards in held.items()}
            return _given(captured=taken, trump=trump.value, held=dealt or None)


def _counts(tricks: TricksTaken) -> dict[str, Json]:
    return by_name(tricks.by_seat.items()) or by_name(tricks.by_side.items())


def _claims(claims: Claims) -> dict[str, Json]:
    return _given(
        contract=_call(claims.contract),
        winners=list(claims.winners) or None,
        tricks=by_name(claims.tricks.items()) or None,
        card_points=list(claims.card_points) or None,
        broken_at=claims.broken_at,
        voids=[[void.seat, void.suit.value, void.trick] for void in claims.voids] or None,
        scores={side: _score(score) for side, score in claims.scores.items()} or None,
        match={"winner": claims.match.winner} if claims.match else None,
    )


def _score(score: ClaimedScore) -> Json:
    return _given(hand=score.hand, total=score.total, bags=score.bags)
