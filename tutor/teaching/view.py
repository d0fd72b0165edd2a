"""The screen of a run: everything that is shown, derived from how far the learner has come."""

from __future__ import annotations

from itertools import takewhile

from tutor.kernel.actions import Action, Exchange, LookAtKitty, PlayCard
from tutor.kernel.scoring import HandScore
from tutor.kernel.seats import Seat, Seats
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.records.record import Record
from tutor.teaching.asks.explore import Explore
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.asks.refuse import Refuse
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.facts import until
from tutor.teaching.film import Film, being_dealt, card_play
from tutor.teaching.free_play import awaits_player
from tutor.teaching.hints import goal, offered
from tutor.teaching.lines import Coach, Line, Prose
from tutor.teaching.moment import Moment
from tutor.teaching.naming import nameable, room
from tutor.teaching.piles import piles
from tutor.teaching.plan import Station, moment
from tutor.teaching.run import FreePlay, LessonRun, asked, place
from tutor.teaching.scenes import Scene
from tutor.teaching.screen import NOTHING, Act, ActInput, Comparison, DialInput, Go, Input, Level, Screen, Shown
from tutor.teaching.tally import ending

_BOTTOM = Seat("S")


def screen(run: LessonRun) -> Screen:
    """What a page draws."""
    station = run.station
    at = asked(run)
    film, frame, state = _table(run, at)
    seats = state.match.seats
    learner = run.free.seat if run.free else station.learner
    told = station.step.fresh.told if station.step.fresh else ()
    is_branch = run.free is not None and run.free.is_branch
    concealed = run.lesson.untold | in_question(run)
    return Screen(
        step=station.step.id,
        number=_number(run),
        count=_count(run.stations),
        aside=station.step.aside,
        level=run.level,
        title=_title_of(run, state),
        text=() if is_branch else (*_own(run, "say"), *told),
        task=_task(run, at),
        input=_input(run, at, state),
        passed=run.mark.passed,
        state=state,
        view=_view(run, station, seats),
        learner=learner,
        open_hands=_open(run, station, seats, learner),
        scene=station.scene.name,
        frame=frame,
        frames=_frames(film, frame, state),
        plays=film.plays,
        shown=_shown(run),
        said=run.said,
        help=run.mark.rungs,
        offered=offered(run),
        stars=run.stars,
        origin=station.scene.origin,
        score=_score(run, state),
        hand=_hand(run, film, frame, state),
        beside=_beside(run, station),
        invited=_invited(run, at),
        in_branch=is_branch,
        plays_out=run.free is not None and not run.free.is_branch,
        own=_is_own(run),
        awaits_player=awaits_player(run.free) if run.free else None,
        finished=run.finished,
        ending=ending(run),
        is_check=station.step.is_check,
        missed=station.step.is_check and run.mark.passed and run.mark.slips > 0,
        lies=_lies(run),
        turned=_turned(run, at),
        facts=_facts(run, at),
        concealed=concealed,
        piles={} if Fact.TAKEN in concealed else piles(film.record, state),
    )


def _table(run: LessonRun, at: Moment) -> tuple[Film, int, Phase]:
    """The film, the moment and the state that lie on the table."""
    film, frame = place(run)
    ask, packets = run.station.ask, run.station.packets
    if packets is not None and not frame and run.free is None:
        return film, frame, being_dealt(film, packets)
    if ask is None or run.free is not None:
        return film, frame, film.state(frame)
    match ask:
        case Explore():
            dialled = ask.film(at)
            return dialled, dialled.last, dialled.state(dialled.last)
        case _ if not run.mark.passed and run.table is None:
            return film, frame, ask.table(at)
        case _:
            return film, frame, film.state(frame)


def _lies(run: LessonRun) -> bool:
    """Whether the trick just completed still lies there: not where a question found the table cleared since."""
    here = run.station
    if run.level is Level.WATCH or run.free is not None or run.table is not None:
        return True
    for each in reversed(run.stations[: run.at + 1]):
        if each.scene is not here.scene or each.after != here.frame or each.frame != each.after:
            return True
        if each.ask is not None:
            asked_at = moment(run.lesson, each, each.scene.film, each.frame)
            play = card_play(each.ask.table(asked_at))
            return play is None or bool(play.table)
    return True


def _is_own(run: LessonRun) -> bool:
    """Whether the learner's own cards have left the record."""
    return run.free.record is None if run.free is not None else run.table is not None


def _frames(film: Film, frame: int, state: Phase) -> tuple[Phase, ...]:
    return (*(shot.state for shot in film.frames[:frame]), state)


# --- what is asked ---------------------------------------------------------------------------------------------------


def _task(run: LessonRun, at: Moment) -> Line | None:
    ask = run.station.ask
    if run.free is not None:
        over = run.free.film.state(run.free.film.last).to_act is None
        return None if over else Coach("task.hand", (("seat", run.free.seat),))
    if ask is None or run.mark.passed or run.level is Level.WATCH:
        return None
    return goal(ask, at)


def _input(run: LessonRun, at: Moment, state: Phase) -> Input:
    ask = run.station.ask
    if run.free is not None:
        return _free_input(run.free, state)
    if ask is None or run.mark.passed or run.level is Level.WATCH:
        return Go()
    return ask.input(at)


def _turned(run: LessonRun, at: Moment) -> DialInput | None:
    """The dial that a step was passed by stays, with the value that it has come to."""
    match run.station.ask:
        case Explore() as ask if run.mark.passed and run.level is not Level.WATCH and not run.finished:
            return ask.input(at)
        case _:
            return None


def _free_input(free: FreePlay, state: Phase) -> Input:
    """The learner's turn in a hand that is played on, as the state awaits it."""
    if state.to_act != free.seat:
        return Go()
    match state:
        case Auction():
            return ActInput(free.seat, free.film.game.calls(state.match.rules))
        case Exchanging():
            game = free.film.game
            return ActInput(free.seat, discards=room(game, state), names=nameable(game, state))
        case _:
            return ActInput(free.seat)


def in_question(run: LessonRun) -> frozenset[Fact]:
    """What the open question is about, and those to come while the table so stands; whose turn it is in a deal."""
    here = run.station
    nobody = frozenset((Fact.TURN,) if here.packets is not None and run.free is None else ())
    if run.level is Level.WATCH or run.free is not None or run.finished:
        return nobody
    ahead = run.stations[run.at + run.mark.passed :]
    at = here.after if run.mark.passed else here.frame
    still = takewhile(lambda each: each is here or (each.scene is here.scene and each.frame == at), ahead)
    asks = ((each.ask, moment(run.lesson, each, each.scene.film, each.frame)) for each in still)
    open_ = NO_FACTS.union(*(ask.conceals(its) for ask, its in asks if ask is not None))
    return (open_ - _told(run, at)) | nobody


def _told(run: LessonRun, at: int) -> frozenset[Fact]:
    """What questions about this very table have brought out already."""
    scene, passed = run.station.scene, zip(run.stations[: run.at + 1], run.marks, strict=False)
    asks = (each.ask for each, mark in passed if mark.passed and each.scene is scene and each.after == at)
    return frozenset[Fact]().union(*(ask.tells() for ask in asks if ask is not None))


def _title_of(run: LessonRun, state: Phase) -> Line:
    """Where a branch has come to; else the title of the part that the step belongs to, or the lesson's."""
    if run.free is not None and run.free.is_branch:
        return _title_of_branch(state)
    key = f"part.{run.station.step.part}.title"
    return Prose(key if key in run.lesson.texts else "title")


def _title_of_branch(state: Phase) -> Line:
    match state:
        case Playing(play=play):
            return Coach("title.branch", (("number", play.number),))
        case Over():
            return Coach("title.branch-over")
        case _:
            return Coach("title.branch-calls")


def _shown(run: LessonRun) -> Shown:
    """What was last pointed at; before anything is said, what a step that asks nothing points at."""
    station = run.station
    asks = station.ask is not None and run.level is not Level.WATCH
    return station.step.show if run.shown == NOTHING and not run.said and not asks else run.shown


def _own(run: LessonRun, part: str) -> tuple[Line, ...]:
    key = f"{run.station.step.id}.{part}"
    return (Prose(key),) if key in run.lesson.texts else ()


def _invited(run: LessonRun, at: Moment) -> Action | None:
    """The action that a step invites to try, where it takes cards that the seat does not hold."""
    ask = run.station.ask
    if not isinstance(ask, Refuse) or run.mark.passed or run.free is not None or run.level is Level.WATCH:
        return None
    match next(iter(ask.answers(at)), None):
        case Act(action=PlayCard(seat=seat, card=card) as action) if card not in at.hand(seat):
            return action
        case Act(action=Exchange(seat=seat, discard=away) as action) if not set(away) <= set(at.hand(seat)):
            return action
        case Act(action=LookAtKitty() as action):
            return action
        case _:
            return None


# --- who sits where --------------------------------------------------------------------------------------------------


def _view(run: LessonRun, station: Station, seats: Seats) -> Seat:
    scene = station.scene.view
    wished = station.step.view or scene or run.lesson.view or station.learner or run.lesson.seat
    if wished is not None:
        return wished
    return _BOTTOM if _BOTTOM in seats.order else seats.order[0]


def _open(run: LessonRun, station: Station, seats: Seats, learner: Seat | None) -> frozenset[Seat]:
    """The learner's hand is open, and what the step, the scene or the lesson lays open."""
    if run.free is not None and not run.free.is_branch:
        return frozenset((run.free.seat,))
    scene = station.scene.open
    wished = next((each for each in (station.step.open, scene, run.lesson.open) if each is not None), frozenset())
    own = frozenset((learner,)) if learner is not None else frozenset()
    return (wished | own) & frozenset(seats.order)


def _number(run: LessonRun) -> int:
    return _count(run.stations[: run.at + 1])


def _count(stations: tuple[Station, ...]) -> int:
    """How many steps of a lesson these are: asides are none, nor are further questions of one position."""
    return sum(not station.step.aside and not station.step.goes_on for station in stations)


# --- sheets ----------------------------------------------------------------------------------------------------------


def scored_hand(run: LessonRun) -> Record | None:
    """The hand on the table as a record; None while its sheet is not shown."""
    return _hand(run, *_table(run, asked(run)))


def _hand(run: LessonRun, film: Film, frame: int, state: Phase) -> Record | None:
    if film.record is None or _score(run, state) is None:
        return None
    return until(film.record, film, frame)


def _score(run: LessonRun, state: Phase) -> HandScore | None:
    """The sheet of a hand that is over: not while the step asks for something on it, nor once a round has ended."""
    if (run.finished and run.lesson.round) or Fact.SCORE in run.lesson.untold:
        return None
    match state:
        case Over(score=score):
            return None if _asks_for_value(run) else score
        case _:
            return None


def _asks_for_value(run: LessonRun) -> bool:
    """Whether this step, or one that is still to come, asks about this very hand."""
    if run.level is Level.WATCH or isinstance(run.station.ask, Explore):
        return False
    ahead = run.stations[run.at + run.mark.passed :]
    if run.free is not None:
        kept = takewhile(lambda each: not each.moved, ahead) if run.station.keeps_hand else ()
        return not run.free.is_branch and any(isinstance(each.ask, Pointing) for each in kept)
    return any(isinstance(each.ask, Pointing) and each.scene is run.station.scene for each in ahead)


def _beside(run: LessonRun, station: Station) -> tuple[Comparison, ...]:
    if station.plays_out and _asks_for_value(run):
        return ()
    other = run.lesson.scenes.get(station.step.beside) if station.step.beside else None
    if other is not None:
        return _compared(_title(run, other), other.film)
    if station.plays_out and run.free and run.free.film.state(run.free.film.last).to_act is None:
        return _compared(Coach("beside.record"), station.scene.film)
    return ()


def _title(run: LessonRun, scene: Scene) -> Line:
    key = f"scene.{scene.name}.title"
    return Prose(key) if key in run.lesson.texts else Coach("beside.other")


def _compared(title: Line, film: Film) -> tuple[Comparison, ...]:
    match film.state(film.last):
        case Over(score=HandScore() as score):
            return (Comparison(title, score),)
        case _:
            return ()


def _facts(run: LessonRun, at: Moment) -> tuple[tuple[str, str], ...]:
    match run.station.ask:
        case Explore() as ask:
            return ask.facts(at)
        case _:
            return ()
