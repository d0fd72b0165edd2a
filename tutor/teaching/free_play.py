"""A hand that the learner plays on: in a branch from any moment, or as a lesson's third level."""

from __future__ import annotations

from dataclasses import replace

from tutor.kernel.actions import Action
from tutor.kernel.events import Event
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.teaching.asks.hand import HandAsk
from tutor.teaching.evidence import refusal, shows
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Engine
from tutor.teaching.moment import hands_known, plays_on
from tutor.teaching.others import turn
from tutor.teaching.plan import moment
from tutor.teaching.run import FreePlay, LessonRun, place
from tutor.teaching.screen import Accepted, Refused, Reply


def branch(run: LessonRun, action: Action | None) -> LessonRun:
    """The learner plays on from here, with the action that the step did not take where there is one."""
    if run.free is not None:
        return run
    film, frame = place(run)
    film = film.until(frame)
    state = film.state(film.last)
    seat = action.seat if action and hands_known(state) else plays_on(state, run.station.learner)
    if seat is None:
        return run
    base = film.last
    if action is not None:
        film = film.with_action(action)
    free = FreePlay(film, base, seat, None, is_branch=True, seed=run.lesson.seed)
    return replace(run, free=free).saying((Coach("branch"),))


def alone(run: LessonRun) -> tuple[LessonRun, tuple[Event, ...]]:
    """The learner begins to play a hand out; the record's cards before the first turn are played at once."""
    station = run.station
    if station.learner is None:
        return run, ()
    film = station.scene.film.until(station.frame)
    free = FreePlay(film, station.frame, station.learner, _followed(run), is_branch=False, seed=_seed(run))
    free, events = _following(free)
    return replace(run, free=free), events


def act(run: LessonRun, free: FreePlay, action: Action) -> tuple[LessonRun, Reply]:
    """The learner's own action in a hand that is played on: everything that goes is done."""
    film = free.film
    state = film.state(film.last)
    reason = refusal(film.game, state, action)
    if reason is not None:
        reply = Refused(Engine(film.game.name, reason), shows(film.game, state, action, reason))
        return run.saying((reply.reason,), reply.shown), reply
    free, events = _done(free, action)
    free, more = _following(free)
    return ended(replace(run, free=free).saying(())), Accepted((*events, *more))


def engine_turn(run: LessonRun) -> tuple[LessonRun, Accepted]:
    """The engine's player of the seat to act does what it thinks best: the same for the same seed and cards."""
    if run.free is None:
        raise ValueError(run.station.step.id)
    return engine_acts(run, next_action(run.free))


def next_action(free: FreePlay) -> Action:
    """The record's next action while it is followed; else what an engine's player does."""
    film, record = free.film, free.record
    recorded = record.frames[film.last + 1].action if record and film.last < record.last else None
    return recorded or turn(film.game, _state(free), free.seed, film.last)


def played_out(film: Film, seed: int) -> Film:
    """The hand as the engine's players, holding every seat, play it to its end."""
    while film.state(film.last).to_act is not None:
        film = film.with_action(turn(film.game, film.state(film.last), seed, film.last))
    return film


def engine_acts(run: LessonRun, action: Action) -> tuple[LessonRun, Accepted]:
    """An engine's player acts. Raises IllegalActionError for what does not go, ValueError outside a hand played on."""
    if run.free is None:
        raise ValueError(run.station.step.id)
    free, events = _done(run.free, action)
    free, more = _following(free)
    return ended(replace(run, free=free)), Accepted((*events, *more))


def ended(run: LessonRun) -> LessonRun:
    """Where the hand that a step asks for is over, the step is passed, and has its word."""
    ask, free = run.station.ask, run.free
    if ask is None or free is None or not ask.plays_out or not free.is_over:
        return run
    voice = moment(run.lesson, run.station, free.film, free.film.last).voice
    return run.marked(replace(run.mark, passed=True)).saying(voice.own("right"))


def undo(run: LessonRun) -> LessonRun:
    """Back to before the learner's last action in a hand that is played on; the same run where there was none."""
    free = run.free
    if free is None:
        return run
    acted = range(free.base + 1, free.film.last + 1)
    last = next((at for at in reversed(acted) if _is_of(free.film, at, free.seat)), None)
    if last is None:
        return run
    film = free.film.until(last - 1)
    record = None if free.is_branch else _followed(run)
    record = record if record and _agrees(film, record) else None
    back = replace(free, film=film, record=record, ahead=free.ahead or free.film)
    return replace(run, free=back).saying(())


def retake(run: LessonRun) -> LessonRun:
    """The action that was taken back last, and what followed it; the same run where there is none."""
    free = run.free
    if free is None or free.ahead is None:
        return run
    ahead = free.ahead
    again = ahead.next_turn(free.seat, free.film.last + 1)
    last = again if ahead.state(again).to_act == free.seat else ahead.last
    film = ahead.until(last)
    record = None if free.is_branch else _followed(run)
    record = record if record and _agrees(film, record) else None
    forth = replace(free, film=film, record=record, ahead=ahead if last < ahead.last else None)
    return ended(replace(run, free=forth).saying(()))


def awaits_player(free: FreePlay) -> Seat | None:
    """The seat whose engine's player is to act."""
    seat = _state(free).to_act
    return None if seat == free.seat else seat


def _followed(run: LessonRun) -> Film | None:
    """The record whose cards the others play, until the learner leaves them."""
    match run.station.ask:
        case HandAsk(follows=False):
            return None
        case _:
            return run.station.scene.film


def _seed(run: LessonRun) -> int:
    match run.station.ask:
        case HandAsk(seed=int() as seed):
            return seed
        case _:
            return run.lesson.seed


def _state(free: FreePlay) -> Phase:
    return free.film.state(free.film.last)


def _done(free: FreePlay, action: Action) -> tuple[FreePlay, tuple[Event, ...]]:
    film = free.film.with_action(action)
    record = free.record
    if record is not None and (film.last > record.last or record.frames[film.last].action != action):
        record = None
    return replace(free, film=film, record=record, ahead=None), film.frames[-1].events


def _following(free: FreePlay) -> tuple[FreePlay, tuple[Event, ...]]:
    """The record's cards of the other seats, up to the learner's next turn."""
    events: list[Event] = []
    while free.record is not None and free.film.last < free.record.last and _state(free).to_act != free.seat:
        action = free.record.frames[free.film.last + 1].action
        if action is None:
            break
        free, happened = _done(free, action)
        events.extend(happened)
    return free, tuple(events)


def _is_of(film: Film, at: int, seat: Seat) -> bool:
    action = film.frames[at].action
    return action is not None and action.seat == seat


def _agrees(film: Film, record: Film) -> bool:
    """Whether everything done so far is as recorded."""
    if film.last > record.last:
        return False
    return all(own.action == its.action for own, its in zip(film.frames, record.frames, strict=False))
