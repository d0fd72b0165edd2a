"""The score lab's hands as records: what is written of them, and what a record has no field for."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tutor.kernel.actions import MakeCall
from tutor.kernel.deal import Position
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import Result
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.kernel.state import Over
from tutor.records.files import JSON_LINES
from tutor.records.jsonable import Json
from tutor.records.lab import (
    Lab,
    asks_tricks,
    contract_of,
    counts_points,
    each_has_a_call,
    hand_size,
    match_before,
    outcome_of,
    result_of,
    seats_of,
    sheets,
)
from tutor.records.lab_reasons import NotAllKept
from tutor.records.lab_records import Opened, open_text
from tutor.records.record import ClaimedMatch, ClaimedScore, Claims, Record, Standing
from tutor.records.result_read import POINTS
from tutor.records.writer import record_json, record_yaml

_JSON = ".json"


def to_record(lab: Lab) -> Record:
    """The hand as a record, with what it scores as its claims; one that is unfinished as far as it has come."""
    seats = seats_of(lab, lab.rules)
    match = match_before(lab, lab.rules)
    own = each_has_a_call(lab)
    contract = None if own else contract_of(lab)
    over = sheets(lab, lab.rules)
    thrown_in = not own and contract is None
    auction = _auction(lab, seats) if own or thrown_in else None
    result = None if thrown_in else _result(lab, seats)
    state = _so_far(lab, auction, contract) if result is None and not thrown_in else None
    return Record(
        game=lab.game,
        rules=lab.rules,
        seats=seats,
        dealer=lab.dealer,
        before={side: Standing(match.total(side), match.bag_count(side)) for side in seats.sides},
        auction=auction if state is None else None,
        contract=contract,
        state=state,
        result=result,
        claims=_claims(lab, over) if isinstance(over, Over) and not thrown_in else Claims(),
        own_seats=lab.seats != COMPASS,
    )


def to_text(lab: Lab, kind: str = "") -> str:
    """The hand, or the hands of its match in order, as the file of a kind that `judge` reads: `.json`, `.jsonl`.

    Any other kind is a YAML stream.
    """
    records = [record_json(to_record(hand)) for hand in (*lab.earlier, lab)]
    if kind in JSON_LINES:
        return "".join(_json(record) + "\n" for record in records)
    if kind == _JSON:
        return (_json(records[0]) if len(records) == 1 else "[\n" + ",\n".join(map(_json, records)) + "\n]") + "\n"
    return "---\n".join(map(record_yaml, records))


def left_out(lab: Lab) -> Reason | None:
    """What of an unfinished hand is not in its file; None where it opens again as it is."""
    opened = open_text(to_text(lab))
    kept = opened.lab if isinstance(opened, Opened) else None
    if kept is None or _tricks(kept) != _tricks(lab):
        return NotAllKept("tricks")
    return None if _points(kept) == _points(lab) else NotAllKept("points")


def _json(record: Mapping[str, Json]) -> str:
    return json.dumps(record, ensure_ascii=False)


def _auction(lab: Lab, seats: Seats) -> tuple[MakeCall, ...]:
    first = seats.after(lab.dealer)
    return tuple(MakeCall(seat, lab.calls[seat]) for seat in seats.starting(first))


def _result(lab: Lab, seats: Seats) -> Result | None:
    """The result of a hand that has one: all tricks, and where points count, those that somebody always wins."""
    if asks_tricks(lab) and lab.all_tricks != hand_size(lab):
        return None
    if counts_points(lab) and any(point not in lab.points for point in POINTS[:2]):
        return None
    return result_of(lab, seats)


def _so_far(lab: Lab, auction: tuple[MakeCall, ...] | None, contract: MakeCall | None) -> Position | None:
    """The tricks given so far; None where there are none, or too many to be so."""
    taken = {seat: count for seat, count in lab.tricks.items() if count}
    if not taken or lab.all_tricks > hand_size(lab):
        return None
    return Position(taken=taken, bids=auction or (), contract=contract)


def _claims(lab: Lab, over: Over) -> Claims:
    after = outcome_of(lab, lab.rules)
    score = over.score
    found = {} if score is None else {s.side: ClaimedScore(s.hand, s.total, s.bags) for s in score.sheets}
    outcome = None if isinstance(after, Reason) else after.outcome
    return Claims(scores=found, match=ClaimedMatch(outcome.winner) if outcome else None)


def _tricks(lab: Lab) -> dict[Seat, int]:
    return {seat: count for seat, count in lab.tricks.items() if count}


def _points(lab: Lab) -> dict[str, Side]:
    """A record names the side that has won a point."""
    seats = seats_of(lab, lab.rules)
    return {point: seats.side(seat) for point, seat in lab.points.items()}
