"""Runs a lesson: pure functions from a run and an answer to the next run and what came back; `__all__` lists them."""

from __future__ import annotations

from dataclasses import replace

from tutor.kernel.actions import Action
from tutor.kernel.cards import Card
from tutor.kernel.events import Event, HandScored, TrickTaken
from tutor.kernel.state import Phase
from tutor.teaching.asks.base import Ask, Judged
from tutor.teaching.asks.explore import Explore
from tutor.teaching.card_why import why_card
from tutor.teaching.film import Film
from tutor.teaching.free_play import act, alone, branch, engine_acts, engine_turn, retake, undo
from tutor.teaching.hints import climb, goal, recall
from tutor.teaching.lines import Coach, Line
from tutor.teaching.missed import is_miss, missed_for_good, mistakes_in, told_by
from tutor.teaching.moment import Moment
from tutor.teaching.practice import dealt
from tutor.teaching.run import FreePlay, LessonRun, StepMark, asked, leaving, left_at, place, recorded
from tutor.teaching.screen import (
    NOTHING,
    Accepted,
    Act,
    Answer,
    Answered,
    GoOn,
    Level,
    NotThisStep,
    Refused,
    Reply,
    Screen,
    Shown,
)
from tutor.teaching.script import Lesson
from tutor.teaching.view import in_question, screen

__all__ = [
    "LessonRun",
    "Screen",
    "back",
    "back_to_lesson",
    "begin",
    "climb",
    "engine_acts",
    "engine_turn",
    "forward",
    "go_to",
    "may_redo",
    "play_on",
    "recall",
    "recorded",
    "redo",
    "reply",
    "screen",
    "undo",
    "why",
    "with_players",
]

_NOTHING_HAPPENS = Answered(right=False, lines=(), shown=NOTHING)
"""To an answer that is not asked for here."""


def begin(lesson: Lesson, level: Level, step: str | None = None, seed: int = 0) -> LessonRun:
    """The run of a lesson at a level, at its first step or another; its exercises are dealt by `seed`.

    Raises ValueError for a level without steps.
    """
    empty = LessonRun(dealt(lesson, seed), level, ())
    if not empty.stations:
        raise ValueError(level)
    run = replace(empty, marks=(StepMark(),) * len(empty.stations))
    return go_to(run, step) if step is not None else _entered(run)[0]


def reply(run: LessonRun, answer: Answer) -> tuple[LessonRun, Reply]:
    """The run after an answer, and what is said to it. An answer that is not asked for changes nothing."""
    if run.free is not None and not run.free.is_over:
        return _free_reply(run, run.free, answer)
    match answer:
        case GoOn():
            return _go_on(run)
        case Act() if run.free is not None:
            return run, _NOTHING_HAPPENS
        case _:
            return _answered(run, answer)


def back(run: LessonRun) -> LessonRun:
    """The step before."""
    return _moved(run, max(0, run.at - 1))


def forward(run: LessonRun) -> LessonRun:
    """The next of the steps that have been seen."""
    return _moved(run, min(run.seen, run.at + 1))


def may_redo(run: LessonRun) -> bool:
    """Whether a card of a hand played on was taken back; outside a branch, whether a step seen lies ahead."""
    if run.free is not None and (run.free.is_branch or run.free.ahead is not None):
        return run.free.ahead is not None
    return run.at < run.seen


def redo(run: LessonRun) -> LessonRun:
    """The card that was taken back in a hand played on; where there is none, the next of the steps seen."""
    if not may_redo(run):
        return run
    return retake(run) if run.free is not None and run.free.ahead is not None else forward(run)


def go_to(run: LessonRun, step: str) -> LessonRun:
    """A step by its id, seen or not. Raises KeyError for a step that this level does not have."""
    ids = [station.step.id for station in run.stations]
    if step not in ids:
        raise KeyError(step)
    return _moved(run, ids.index(step))


def play_on(run: LessonRun, action: Action | None = None) -> LessonRun:
    """A branch: the learner plays on from this very state, the engine's players hold the other seats."""
    return branch(run, action)


def back_to_lesson(run: LessonRun) -> LessonRun:
    """Leaves a branch; the lesson stands where it was left."""
    if run.free is None or not run.free.is_branch:
        return run
    return replace(run, free=None).saying((Coach("back"),))


def why(run: LessonRun, card: Card, looked_at: Phase | None = None) -> tuple[Line, Shown] | None:
    """Why a card may or may not be played, or went and wins or loses; None where it lies in no hand and no trick.

    It is told of the table that is shown, or of an earlier one that is looked at.
    """
    film, frame = place(run)
    state = looked_at or screen(run).state
    seats = (run.station.learner, state.to_act, *state.match.seats.order)
    holders = tuple(seat for seat in seats if seat is not None)
    return why_card(film.until(frame), state, card, holders, in_question(run))


def with_players(run: LessonRun) -> LessonRun:
    """The run once the engine's players have acted, until it is the learner's turn."""
    while screen(run).awaits_player is not None:
        run, _ = engine_turn(run)
    return run


# --- going on --------------------------------------------------------------------------------------------------------


def _go_on(run: LessonRun) -> tuple[LessonRun, Reply]:
    ask, at = run.station.ask, asked(run)
    if ask is None or run.mark.passed:
        return _next(run)
    if run.level is Level.WATCH:
        return _revealed(run, ask, at)
    return run, Answered(right=False, lines=(goal(ask, at),), shown=NOTHING)


def _revealed(run: LessonRun, ask: Ask, at: Moment) -> tuple[LessonRun, Reply]:
    """While watching, the answer is given, and the record's card played."""
    lines, shown = ask.solution(at)
    events = _after_events(run, at.film)
    run = run.marked(replace(run.mark, passed=True)).saying(lines, shown)
    return run, Accepted(events, lines, shown)


def _next(run: LessonRun, before: tuple[Event, ...] = ()) -> tuple[LessonRun, Accepted]:
    """The next step, with everything that happens on the table until it asks."""
    run = _keeping(leaving(run.marked(replace(run.mark, passed=True))))
    if run.at + 1 >= len(run.stations):
        return replace(run, finished=True), Accepted(before)
    here, film = run.station, run.table
    at = run.at + 1
    run = replace(run, at=at, seen=max(run.seen, at), free=None).saying(())
    there = run.station
    if there.moved or not run.keeps or there.scene is not here.scene:
        run = replace(run, table=None, keeps=False)
    run = _as_left(run).saying(())
    run, opening = _entered(run)
    if opening:
        return run, Accepted((*before, *opening))
    if run.table is not None:
        return run, Accepted(before)
    goes_on = there.scene is here.scene and film is None and here.after <= there.frame and there.start >= here.after
    begin_at = here.after if goes_on else there.start
    return run, Accepted((*before, *_unhidden(run, there.scene.film.events(begin_at, there.frame))))


def _keeping(run: LessonRun) -> LessonRun:
    """A hand that was played out may stand for the scene in what follows."""
    if run.free is None or not run.station.keeps_hand:
        return run
    return replace(run, table=run.free.film, keeps=True)


def _entered(run: LessonRun) -> tuple[LessonRun, tuple[Event, ...]]:
    """A step as it is come to: where the hand is played out, it begins; whoever watches sees the record's."""
    begins = run.station.plays_out and not run.mark.passed and run.level is not Level.WATCH and run.free is None
    return alone(run) if begins else (run, ())


def _as_left(run: LessonRun) -> LessonRun:
    """A step that is come to again, with the learner's own cards where they lay when it was left."""
    left = left_at(run, run.at)
    if left is None:
        return run
    return replace(run, table=left.table, keeps=left.keeps, free=left.free, said=left.said, shown=left.shown)


def _moved(run: LessonRun, at: int) -> LessonRun:
    """The run at another step; what a step has been passed with is said again."""
    run = leaving(run)
    moved = replace(run, at=at, seen=max(run.seen, at), free=None, table=None, keeps=False, finished=False)
    if left_at(moved, at) is not None:
        return _as_left(moved)
    ask = moved.station.ask
    if ask is None or not moved.mark.passed or moved.station.plays_out:
        return _entered(moved.saying(()))[0]
    return moved.saying(*ask.solution(asked(moved)))


# --- answers ---------------------------------------------------------------------------------------------------------


def _answered(run: LessonRun, answer: Answer) -> tuple[LessonRun, Reply]:
    ask, at = run.station.ask, asked(run)
    if ask is None or run.mark.passed or run.level is Level.WATCH:
        return _turned_on(run, ask, at, answer)
    judged = ask.judge(at, answer)
    if run.station.step.is_check and is_miss(judged):
        judged = missed_for_good(ask, at, judged)
    elif judged.slip:
        judged = told_by(judged, run.lesson.prose[run.lesson.language])
    mark = run.mark
    if judged.slip:
        mark = replace(mark, slips=mark.slips + 1, mistakes=(*mark.mistakes, *mistakes_in(judged)))
    if judged.turned is not None:
        mark = replace(mark, visited=(*(v for v in mark.visited if v != judged.turned), judged.turned))
    run = run.marked(replace(mark, passed=judged.passes))
    run = run.saying(*_words(judged.reply))
    return _acted(run, at, judged) if judged.action is not None else _told(run, at, judged)


def _turned_on(run: LessonRun, ask: Ask | None, at: Moment, answer: Answer) -> tuple[LessonRun, Reply]:
    """A dial that has passed its step may be turned further; no other answer is asked for here."""
    turned = ask.judge(at, answer).turned if isinstance(ask, Explore) and run.mark.passed else None
    if turned is None:
        return run, _NOTHING_HAPPENS
    visited = (*(value for value in run.mark.visited if value != turned), turned)
    return run.marked(replace(run.mark, visited=visited)), _NOTHING_HAPPENS


def _acted(run: LessonRun, at: Moment, judged: Judged) -> tuple[LessonRun, Reply]:
    """An accepted action is done; where nothing is left to say, the lesson goes straight on."""
    if judged.action is None:
        return run, judged.reply
    film = at.film.until(at.frame).with_action(judged.action)
    events = film.frames[-1].events
    lines, shown = _words(judged.reply)
    recorded = at.frame < at.film.last and at.film.frames[at.frame + 1].action == judged.action
    keeps = run.station.ask is not None and run.station.ask.goes_on
    if not recorded or keeps:
        run = replace(run, table=film, keeps=keeps)
    if lines or not recorded:
        return run, Accepted(events, lines, shown)
    return _next(run, events)


def _told(run: LessonRun, at: Moment, judged: Judged) -> tuple[LessonRun, Reply]:
    """An answer that moves no card; a trick that was asked about is then taken in."""
    match judged.reply:
        case Answered() as answered if judged.passes:
            return run, replace(answered, events=_after_events(run, at.film))
        case _:
            return run, judged.reply


def _words(said: Reply) -> tuple[tuple[Line, ...], Shown]:
    match said:
        case Refused(reason=reason, lines=lines, shown=shown):
            return (reason, *lines), shown
        case NotThisStep(lines=lines, shown=shown) | Answered(lines=lines, shown=shown):
            return lines, shown
        case Accepted(lines=lines, shown=shown):
            return lines, shown


def _free_reply(run: LessonRun, free: FreePlay, answer: Answer) -> tuple[LessonRun, Reply]:
    match answer:
        case Act(action):
            return act(run, free, action)
        case _:
            return run, _NOTHING_HAPPENS


# --- a trick that is asked about lies on the table -------------------------------------------------------------------


def _hides(run: LessonRun) -> bool:
    """Whether the step asks about a trick that is complete and still lies there."""
    ask, at = run.station.ask, asked(run)
    return ask is not None and not run.mark.passed and ask.table(at) is not at.state


def _unhidden(run: LessonRun, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events without what would give the answer away: that the last trick is taken in, and the score."""
    if not _hides(run):
        return events
    taken = [place for place, event in enumerate(events) if isinstance(event, TrickTaken)]
    return events[: taken[-1]] if taken else events


def _after_events(run: LessonRun, film: Film) -> tuple[Event, ...]:
    """What follows on the table once the step is answered."""
    station = run.station
    events = film.events(station.frame, station.after)
    ask, at = station.ask, asked(replace(run, table=None))
    if ask is None or ask.table(at) is at.state:
        return events
    held = [event for event in film.frames[station.frame].events if isinstance(event, TrickTaken | HandScored)]
    return (*held, *events)
