"""The score lab's hands as records: saved, and opened again; a hand that was played fills the lab too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from importlib.resources import files

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS, Call
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.kernel.state import Over
from tutor.records.files import read_text
from tutor.records.judge import dealer_of
from tutor.records.lab import (
    Lab,
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
from tutor.records.lab_reasons import HandNotOver
from tutor.records.matches import judge_match
from tutor.records.reader import read_record
from tutor.records.record import ClaimedMatch, ClaimedScore, Claims, Reading, Record, Standing
from tutor.records.report import Judged, Report
from tutor.records.tree import UnreadableError
from tutor.records.writer import record_json, record_yaml


def to_record(lab: Lab) -> Record:
    """The hand as a record, with what it scores as its claims."""
    seats = seats_of(lab, lab.rules)
    match = match_before(lab, lab.rules)
    own = each_has_a_call(lab)
    contract = None if own else contract_of(lab)
    over = sheets(lab, lab.rules)
    thrown_in = not own and contract is None
    return Record(
        game=lab.game,
        rules=lab.rules,
        seats=seats,
        dealer=lab.dealer,
        before={side: Standing(match.total(side), match.bag_count(side)) for side in seats.sides},
        auction=_auction(lab, seats) if own or thrown_in else None,
        contract=contract,
        result=None if thrown_in else result_of(lab, seats),
        claims=_claims(lab, over) if isinstance(over, Over) and not thrown_in else Claims(),
        own_seats=lab.seats != COMPASS,
    )


def to_yaml(lab: Lab) -> str:
    """The hand, or the hands of its match in order, as a YAML stream."""
    return "---\n".join(record_yaml(record_json(to_record(hand))) for hand in (*lab.earlier, lab))


def from_record(record: Record) -> Lab | Reason:
    """A record's hand in the lab, entered or played out; or why it has no score."""
    return _match_in_lab(judge_match((Reading(record, (), {}),)))


def from_yaml(source: str) -> Lab | Reason:
    """The last hand of a text, after the others of its match; or what is wrong with it."""
    try:
        documents = read_text(source).found
    except UnreadableError as error:
        return error.unreadable.fault
    return _match_in_lab(judge_match(read_record(document) for document in documents))


def examples(game: str) -> Mapping[str, Lab]:
    """The articles' worked hands of a game, by their records' names, in the order of the articles."""
    source = files("resources").joinpath("examples", f"{game}.yaml").read_text(encoding="utf-8")
    found: dict[str, Lab] = {}
    for document in read_text(source).found:
        reading = read_record(document)
        lab = from_record(reading.record) if reading.record else None
        if isinstance(lab, Lab) and reading.id is not None:
            found[reading.id] = lab
    return found


def _match_in_lab(reports: Iterable[Report]) -> Lab | Reason:
    hands: list[Lab] = []
    for number, report in enumerate(reports):
        hand = _hand_in_lab(report, number)
        if not isinstance(hand, Lab):
            return hand
        hands.append(hand)
    *earlier, last = hands
    return replace(last, earlier=tuple(earlier))


def _hand_in_lab(report: Report, number: int) -> Lab | Reason:
    record, judged = report.reading.record, report.judged
    if report.problems:
        return report.problems[0].reason
    if record is None or judged is None or judged.after is None:
        return HandNotOver()
    lab = Lab(record.game, record.rules, record.seats.order, dealer_of(record), _calls(record, judged))
    return replace(
        lab,
        tricks=_tricks(lab, record.seats, judged),
        points=_points(record.seats, judged) if counts_points(lab) else {},
        before={side: (record.before or {}).get(side, Standing()) for side in record.seats.sides},
        hands=number,
    )


def _calls(record: Record, judged: Judged) -> dict[Seat, Call]:
    game = GAMES[record.game]
    if PASS not in game.calls(record.rules):
        return {made.seat: made.call for made in record.auction or ()}
    contract = judged.contract
    return {seat: contract.call if contract and contract.seat == seat else PASS for seat in record.seats}


def _tricks(lab: Lab, seats: Seats, judged: Judged) -> dict[Seat, int]:
    """Each seat's tricks. Those that are known of a side alone stand with its contractor, or its first seat."""
    found = dict.fromkeys(lab.seats, 0)
    for name, count in (judged.taken or {}).items():
        members = (Seat(name),) if name in lab.seats else seats.members(Side(name))
        chief = judged.contract.seat if judged.contract and judged.contract.seat in members else members[0]
        found[chief] = count
    return found if sum(found.values()) == hand_size(lab) else {}


def _points(seats: Seats, judged: Judged) -> dict[str, Seat]:
    """A side's points stand with its first seat."""
    won = judged.score.points if judged.score else {}
    return {str(point): seats.members(side)[0] for point, side in won.items() if side is not None}


def _auction(lab: Lab, seats: Seats) -> tuple[MakeCall, ...]:
    first = seats.after(lab.dealer)
    return tuple(MakeCall(seat, lab.calls[seat]) for seat in seats.starting(first))


def _claims(lab: Lab, over: Over) -> Claims:
    after = outcome_of(lab, lab.rules)
    score = over.score
    found = {} if score is None else {s.side: ClaimedScore(s.hand, s.total, s.bags) for s in score.sheets}
    outcome = None if isinstance(after, Reason) else after.outcome
    return Claims(scores=found, match=ClaimedMatch(outcome.winner) if outcome else None)
