"""A verdict as a person reads it: what is wrong, the tricks as a table, the score with its sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from unicodedata import east_asian_width

from tutor.cli.beside import Beside
from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.kernel.scoring import HandScore, Sheet
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.trick import Play
from tutor.records.claim_faults import ClaimNotReached
from tutor.records.elsewhere import Retold
from tutor.records.jsonable import rule_of
from tutor.records.record import Problem, Reading, Record
from tutor.records.report import Judged, JudgedTrick, Report
from tutor.text.agreement import rules_title, value_words
from tutor.text.facts import Pair, SeatName, SideName

_INDENT = "  "
_GAP = "  "


def told(file: str, report: Report, say: Wording) -> str:
    """The whole verdict on a record, in lines."""
    return "\n".join(_lines(file, report, say))


def _lines(file: str, report: Report, say: Wording) -> Iterator[str]:
    reading, record = report.reading, report.reading.record
    beside = Beside(record, Retold(record), say) if record else None
    yield f"{'✓' if report.ok else '✗'} {heading(file, reading, say)}"
    for problem in _worth_telling(report.problems):
        yield from _problem(file, reading, problem, say)
        yield from (f"{_INDENT}{line}" for line in (beside.problem(problem) if beside else ()))
    if report.judged is None or record is None or beside is None:
        return
    for line in (*_changes(record, say), *_hand(record, report.judged, say, beside)):
        yield f"{_INDENT}{line}"
    for entry in report.trace:
        legal = say.say("cli.not-known") if entry.legal is None else " ".join(entry.legal)
        yield f"{_INDENT}{say.texts.seat(entry.seat, say.names)}: {legal}"


def _worth_telling(problems: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """Where something stops a record, a person need not hear of each claim that it did not come to."""
    told_of = tuple(problem for problem in problems if not isinstance(problem.reason, ClaimNotReached))
    return told_of or problems


def heading(file: str, reading: Reading, say: Wording) -> str:
    """The record's name, its game and its rules."""
    record = reading.record
    if record is None:
        return reading.id or f"{file}:{reading.place('').line}"
    name = record.about.id or record.about.title or f"{file}:{reading.place('').line}"
    rules = rules_title(say.book(record.game), record.rules, GAMES[record.game].presets[record.rules.preset])
    return " · ".join((name, say.say(f"word.{record.game}"), rules))


def _changes(record: Record, say: Wording) -> Iterator[str]:
    """The options that the record has otherwise than the rule set that it names."""
    book, rules = say.book(record.game), record.rules
    changed = rules.differing(GAMES[record.game].presets[rules.preset])
    if changed:
        titles = {name: book.options[name].title if name in book.options else name for name in changed}
        told = (say.say("lab.at", table=titles[name], value=value_words(book, rules, name)) for name in changed)
        yield say.say("lab.options", options=say.say("lab.parted").join(told))


def _problem(file: str, reading: Reading, problem: Problem, say: Wording) -> Iterator[str]:
    """Where, who, what; then why, and the rule that it rests on."""
    mark = reading.place(problem.where)
    who = say.texts.seat(problem.seat, say.names) if problem.seat else None
    place = (problem.where, who, problem.action)
    named = ", ".join(part for part in place if part)
    yield f"{file}:{mark.line}:{mark.column}: {named}" if named else f"{file}:{mark.line}:{mark.column}"
    game = reading.record.game if reading.record else reading.game
    rule = say.rule(game, problem.reason) or rule_of(game, problem.reason)
    yield f"{_INDENT}{say(game, problem.reason)}" + (f" [{rule}]" if rule else "")


def _hand(record: Record, judged: Judged, say: Wording, beside: Beside) -> Iterator[str]:
    if judged.contract:
        held = judged.contract
        call, seat = say.texts.call(held.call), say.texts.seat(held.seat, say.names)
        yield say.say("cli.contract", seat=seat, call=call, value=held.value)
    yield from table(_trick_cells(trick, say) for trick in judged.tricks)
    if judged.taken and (judged.tricks or judged.score):
        counts = (Pair(_named(name, record.seats), tricks) for name, tricks in judged.taken.items())
        yield say.say("cli.taken", counts=tuple(counts))
    if judged.score:
        yield from _score(record.game, judged.score, say, beside)
    outcome = judged.after.outcome if judged.after else None
    if outcome:
        yield say(record.game, outcome.why)
        yield from beside.outcome(outcome.why)
    if judged.to_act:
        yield say.say("cli.to-act", seat=say.texts.seat(judged.to_act, say.names))


def _named(name: str, seats: Seats) -> SeatName | SideName:
    return SeatName(Seat(name)) if name in seats.order else SideName(Side(name))


def _trick_cells(trick: JudgedTrick, say: Wording) -> list[str]:
    """A trick's number, its cards in the order played, its winner, its card points."""
    cells = [str(trick.number), *(_card(play, say) for play in trick.plays)]
    if trick.winner is None:
        return cells
    cells.append(f"→ {say.texts.seat(trick.winner, say.names)}")
    return cells if trick.card_points is None else [*cells, str(trick.card_points)]


def _card(play: Play, say: Wording) -> str:
    named = f"={say.texts.symbol(play.names)}" if play.names else ""
    return f"{say.texts.seat(play.seat, say.names)} {say.texts.card(play.card)}{named}"


def _score(game: str, score: HandScore, say: Wording, beside: Beside) -> Iterator[str]:
    for sheet in score.sheets:
        yield _total(sheet, say)
        for line in sheet.lines:
            yield f"{_INDENT}{say.texts.number(line.points, 'signed'):>5}{_GAP}{say(game, line.reason)}"
            yield from (f"{_INDENT}{'':>5}{_GAP}{told}" for told in beside.line(sheet.side, line))


def _total(sheet: Sheet, say: Wording) -> str:
    """`N–S: 0 + 61 = 61, 1 bag`."""
    hand = say.texts.number(sheet.hand, "signed")
    before, total = say.texts.number(sheet.before), say.texts.number(sheet.total)
    total = f"{before} {hand[0]} {hand[1:]} = {total}" if sheet.hand else total
    side = SideName(sheet.side)
    if sheet.bags is None:
        return say.say("cli.total", side=side, sum=total)
    return say.say("cli.total-and-bags", side=side, sum=total, bags=sheet.bags)


def table(rows: Iterable[list[str]]) -> Iterator[str]:
    """Rows of cells, each column as wide as its widest cell."""
    cells = list(rows)
    columns = max(map(len, cells), default=0)
    widths = [max((width(row[place]) for row in cells if place < len(row)), default=0) for place in range(columns)]
    for row in cells:
        padded = (cell + " " * (widths[place] - width(cell)) for place, cell in enumerate(row))
        yield _GAP.join(padded).rstrip()


def width(text: str) -> int:
    """How many columns of a terminal a text takes; a Han character takes two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
