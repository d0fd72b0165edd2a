"""Records in the score lab: hands that were entered or played, one or a match of them, opened from a text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files

from tutor.games.all import GAMES
from tutor.kernel.calls import PASS, Call
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import PointsWon, TricksTaken
from tutor.kernel.seats import Seat, Seats, Side
from tutor.records.files import read_text
from tutor.records.judge import dealer_of
from tutor.records.lab import Lab, counts_points, hand_size
from tutor.records.lab_reasons import HandNotOver
from tutor.records.matches import judge_match
from tutor.records.reader import read_record
from tutor.records.record import Problem, Reading, Record, Standing
from tutor.records.report import Judged, Report
from tutor.records.tree import Mark, UnreadableError

_CLAIMS = "claims"
_CALLS = ("auction", "contract")
_ENTERED = (*_CALLS, "result")


@dataclass(frozen=True, slots=True)
class Remark:
    """What is amiss with a text, and where in it; `game` is that of the record, empty where none was read."""

    mark: Mark
    reason: Reason
    game: str = ""
    seats: Seats | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """The last hand of a text, after the others of its match; and the claims in it that do not hold."""

    lab: Lab
    remarks: tuple[Remark, ...] = ()


def from_record(record: Record) -> Lab | Reason:
    """A record's hand in the lab, entered or played out; or why it has no score."""
    opened = _opened(judge_match((Reading(record, (), {}),)))
    return opened.lab if isinstance(opened, Opened) else opened.reason


def open_text(source: str, kind: str = "") -> Opened | Remark:
    """What a text holds, or what is wrong with it; `kind` is a file's ending."""
    try:
        documents = read_text(source, kind).found
    except UnreadableError as error:
        return Remark(error.unreadable.mark, error.unreadable.fault)
    return _opened(judge_match(read_record(document) for document in documents))


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


def _opened(judged: Iterable[Report]) -> Opened | Remark:
    reports = tuple(judged)
    hands: list[Lab] = []
    remarks: list[Remark] = []
    for number, report in enumerate(reports):
        hand = _hand_in_lab(report, number, is_last=number == len(reports) - 1)
        if not isinstance(hand, Lab):
            return hand
        hands.append(hand)
        remarks.extend(_remark(report, problem) for problem in report.problems if _is_of(problem, (_CLAIMS,)))
    *earlier, last = hands
    return Opened(replace(last, earlier=tuple(earlier)), tuple(remarks))


def _hand_in_lab(report: Report, number: int, *, is_last: bool) -> Lab | Remark:
    """A hand that is over; the last may be unfinished, its calls and tricks being entered."""
    record, judged = report.reading.record, report.judged
    entered = record is not None and is_last and not record.plays and not record.hands
    borne = (_CLAIMS, *_ENTERED) if entered else (_CLAIMS,)
    amiss = next((problem for problem in report.problems if not _is_of(problem, borne)), None)
    if amiss is not None:
        return _remark(report, amiss)
    if record is None or judged is None or (judged.after is None and not entered):
        return Remark(report.reading.place(""), HandNotOver())
    lab = Lab(record.game, record.rules, record.seats.order, dealer_of(record), _calls(record, judged))
    if len(lab.calls) < len(lab.seats):
        wrong = next((problem for problem in report.problems if _is_of(problem, _CALLS)), None)
        return _remark(report, wrong or Problem("", HandNotOver()))
    return replace(
        lab,
        tricks=_tricks(lab, record, judged),
        points=_points(record, judged) if counts_points(lab) else {},
        before={side: (record.before or {}).get(side, Standing()) for side in record.seats.sides},
        hands=number,
    )


def _is_of(problem: Problem, fields: tuple[str, ...]) -> bool:
    return problem.where.partition("/")[0] in fields


def _remark(report: Report, problem: Problem) -> Remark:
    reading = report.reading
    seats = reading.record.seats if reading.record else None
    return Remark(reading.place(problem.where), problem.reason, reading.game or "", seats)


def _calls(record: Record, judged: Judged) -> dict[Seat, Call]:
    if PASS not in GAMES[record.game].calls(record.rules):
        bids = record.auction or (record.state.bids if record.state else ())
        return {made.seat: made.call for made in bids}
    contract = judged.contract or record.contract
    if contract is None and judged.after is None:
        return {}
    return {seat: contract.call if contract and contract.seat == seat else PASS for seat in record.seats}


def _tricks(lab: Lab, record: Record, judged: Judged) -> dict[Seat, int]:
    """Each seat's tricks. Those that are known of a side alone stand with its contractor, or its first seat."""
    if record.state is not None and judged.after is None:
        return dict(record.state.taken)
    found = dict.fromkeys(lab.seats, 0)
    for name, count in _taken(record, judged).items():
        members = (Seat(name),) if name in lab.seats else record.seats.members(Side(name))
        chief = judged.contract.seat if judged.contract and judged.contract.seat in members else members[0]
        found[chief] = count
    return found if sum(found.values()) == hand_size(lab) else {}


def _taken(record: Record, judged: Judged) -> Mapping[str, int]:
    """As the hand was judged; where it could not be, as its result has it."""
    match record.result:
        case TricksTaken(by_seat, by_side) | PointsWon(tricks=TricksTaken(by_seat, by_side)):
            return {str(name): count for name, count in (by_seat or by_side).items()}
        case _:
            return judged.taken or {}


def _points(record: Record, judged: Judged) -> dict[str, Seat]:
    """A side's points stand with its first seat."""
    if judged.score is None and isinstance(record.result, PointsWon):
        won: Iterable[tuple[str, Side | None]] = (
            (point, side) for side, points in record.result.by_side.items() for point in points
        )
    else:
        won = ((str(point), side) for point, side in judged.score.points.items()) if judged.score else ()
    return {point: record.seats.members(side)[0] for point, side in won if side is not None}
