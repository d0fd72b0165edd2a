"""What a line of a score comes from, in each game's own hands."""

import pytest

from tutor.kernel.seats import Side
from tutor.kernel.state import Over
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.line_evidence import comes_from
from tutor.teaching.reader import read_lesson

LINES = [
    (f"{lesson.id}:{name}", film.state(film.last), sheet.side, line.reason)
    for folder in lesson_folders(bundled())
    if (lesson := read_lesson(folder).lesson) is not None
    for name, film in ((name, scene.film) for name, scene in lesson.scenes.items())
    if isinstance(over := film.state(film.last), Over) and over.score is not None and over.played is not None
    for sheet in over.score.sheets
    for line in sheet.lines
]


def of(code):
    found = [(state, side, reason) for _, state, side, reason in LINES if reason.code == code]
    assert found, code
    return found


def tricks_of(state, *seats):
    return tuple(trick.number for trick in state.played.play.tricks if trick.winner in seats)


@pytest.mark.parametrize("code", ["contract-made", "contract-missed", "overtricks", "defenders-tricks"])
def test_a_contract_comes_from_the_tricks_of_its_side(code):
    """All of them, and the calls of both partners."""
    for state, side, reason in of(code):
        members = state.match.seats.members(side)
        shown = comes_from(state, side, reason)
        assert (tricks_of(state, *members), members) == (shown.tricks, shown.seats)


@pytest.mark.parametrize("code", ["nil-made", "nil-failed"])
def test_a_nil_comes_from_the_tricks_of_its_seat(code):
    """Its partner's do not count."""
    for state, side, reason in of(code):
        shown = comes_from(state, side, reason)
        assert (tricks_of(state, reason.seat), (reason.seat,)) == (shown.tricks, shown.seats)


@pytest.mark.parametrize("code", ["high", "low", "jack"])
def test_a_named_card_comes_from_the_trick_that_holds_it(code):
    """One trick, and the seats that held or took it."""
    for state, side, reason in of(code):
        shown = comes_from(state, side, reason)
        if reason.card is None or not state.played.play.tricks:
            continue
        assert (reason.card,) == shown.evidence
        assert [n for n in shown.tricks if state.played.play.tricks[n - 1].holds(reason.card)] == list(shown.tricks)
        assert shown.seats


def test_whoever_sits_there_is_named():
    """No line points at a seat or a trick that the hand does not have."""
    for name, state, side, reason in LINES:
        shown = comes_from(state, Side(side), reason)
        assert set(shown.seats) <= set(state.match.seats.order), name
        assert set(shown.tricks) <= {trick.number for trick in state.played.play.tricks}, name
