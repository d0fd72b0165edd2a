"""Values of JSON, and what cards, calls and reasons look like among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TypeAlias

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.records.faults import Fault

Json: TypeAlias = "str | int | float | bool | Sequence[Json] | Mapping[str, Json] | None"


def by_name(values: Iterable[tuple[str, Json]]) -> dict[str, Json]:
    """Values by the names of seats or sides, or whatever else is text."""
    return dict(values)


def code_of(game: str | None, reason: Reason) -> str:
    """A reason's full code: `spades.must-follow-suit`, `record.card-twice`."""
    return reason.code if isinstance(reason, Fault) else f"{game}.{reason.code}"


def rule_of(game: str | None, reason: Reason) -> str | None:
    """The entry of the rule book: `spades/following-suit`; None for a fault of the record."""
    return f"{game}/{reason.rule}" if reason.rule else None


def facts_of(reason: Reason, action: str | None = None) -> dict[str, Json]:
    """The fields of a reason, save the card that the action itself tells."""
    own = (action or "").partition("=")[0]
    values = {field.name: getattr(reason, field.name) for field in fields(reason)}
    return {
        name: as_json(value) for name, value in values.items() if not (isinstance(value, Card) and value.code == own)
    }


def as_json(value: object) -> Json:
    """A fact of a reason as JSON."""
    match value:
        case Card(code=code):
            return code
        case Suit(value=letter):
            return letter
        case Call(notation=notation):
            return notation
        case MakeCall(seat=seat, call=call):
            return f"{seat} {call.notation}"
        case tuple():
            return [as_json(item) for item in value]
        case Mapping():
            return {str(key): as_json(item) for key, item in value.items()}
        case str() | int() | None:
            return value
        case _:
            raise TypeError(value)
