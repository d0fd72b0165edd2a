"""A wrong answer always leaves words, and what is marked with them is what they speak of."""

import os
from collections.abc import Iterator

import pytest

from tutor.kernel.cards import cards
from tutor.kernel.seats import Seat
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.course import bundled, lesson_folder, lesson_folders
from tutor.teaching.lines import Coach
from tutor.teaching.moment import Moment
from tutor.teaching.placing import OrderInput, SortInput
from tutor.teaching.reader import read_lesson
from tutor.teaching.run import asked
from tutor.teaching.runner import begin, reply, screen
from tutor.teaching.screen import (
    Answer,
    CardsInput,
    GiveNumber,
    Level,
    MomentInput,
    NumberInput,
    OptionInput,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
    SeatInput,
    SuitInput,
)
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH

FOLDERS = lesson_folders(bundled())
N, E, S, W = (Seat(name) for name in "NESW")


def wrong_answers(ask: Pointing, at: Moment) -> Iterator[Answer]:  # noqa: C901 - a case each
    """Whatever may be pointed at, picked or typed, and is not right; of large ranges some."""
    match ask.input(at):
        case SeatInput(seats):
            given = [PointSeat(seat) for seat in seats]
        case SuitInput(suits):
            given = [PointSuit(suit) for suit in suits]
        case OptionInput(options):
            given = [Pick(frozenset({option.id})) for option in options]
        case MomentInput(tricks):
            given = [PointMoment(trick) for trick in range(1, tricks + 1)]
        case NumberInput(low, high):
            given = [GiveNumber(number) for number in {low, high, max(low, 0), max(low, 1)} if number <= high]
        case CardsInput(cards=held, calls=calls) if held or calls:
            given = [PointCards(frozenset(held[:1]), frozenset(calls[:1])), PointCards(frozenset(held), frozenset())]
        case CardsInput():
            given = [PointCards(frozenset({each})) for each in at.hand(at.seats.order[0])]
        case SortInput() | OrderInput():
            given = []  # they are told what is out of place
    for answer in given:
        value = ask.given(at, answer)
        if value is not None and not ask.fits(at, value):
            yield answer


@pytest.mark.parametrize(
    "folder", FOLDERS if os.environ.get("TRICKWISE_LONG") else FOLDERS[::6], ids=lambda folder: folder.name
)
def test_every_wrong_answer_leaves_words(folder):
    """Foreseen or not, at every question whose answer is pointed at, picked or typed."""
    lesson = read_lesson(folder).lesson
    for level in lesson.levels:
        for station in begin(lesson, level).stations:
            run = begin(lesson, level, station.step.id)
            if not isinstance(station.ask, Pointing) or level is Level.WATCH:
                continue
            for answer in wrong_answers(station.ask, asked(run)):
                after, said = reply(run, answer)
                assert said.lines, (station.step.id, answer)
                assert screen(after).said == said.lines
                assert all(Saying(lesson, ENGLISH, asked(run).seats).line(line) for line in said.lines)


def pointed(name: str, step: str, seat: Seat):
    """What comes back when a seat is pointed at."""
    return reply(begin(read_lesson(lesson_folder(name)).lesson, Level.GUIDED, step), PointSeat(seat))[1]


def test_a_seat_that_nobody_foresaw_is_told_how_the_turn_goes():
    """The one who played last plays no second card; nothing is marked, for nothing is spoken of."""
    said = pointed("spades/01-one-trick", "clockwise", S)
    assert (Coach("mistake.goes-anticlockwise"),) == said.lines
    assert ((), ()) == (said.shown.evidence, said.shown.seats)


@pytest.mark.parametrize(
    ("step", "seat", "marked"),
    [
        ("who-5", W, "S5 S9"),  # "More than one spade lies here."
        ("who-1", W, "HA"),  # "An ace is the highest of its suit, and any spade still beats it."
        ("who-2", N, "S2"),  # "{card:S2} stayed in the hand."
        ("who-3", N, "DA"),  # "{card:DA} is neither a spade nor of the led suit."
    ],
)
def test_what_is_marked_is_what_the_words_speak_of(step, seat, marked):
    """The card that was taken for the best, several trumps where there are several, else the cards that are named."""
    assert set(cards(marked)) == set(pointed("spades/02-follow-suit", step, seat).shown.evidence)
