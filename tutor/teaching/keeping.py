"""What of a lesson under way is worth keeping, and how it is taken up again. Who keeps it is not known here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.cards import Card
from tutor.kernel.game import Game, IllegalActionError
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.records.notation import read_card, read_play, read_suit, written_play
from tutor.teaching.asks.base import Ask
from tutor.teaching.asks.explore import Explore
from tutor.teaching.free_play import engine_acts
from tutor.teaching.hints import evidence
from tutor.teaching.run import LessonRun, StepMark, asked, leaving, left_at
from tutor.teaching.runner import begin, go_to
from tutor.teaching.screen import NOTHING, Level, Refused, Reply, Rung, Shown
from tutor.teaching.script import Lesson

_BLANK = StepMark()


@dataclass(frozen=True, slots=True)
class Kept:
    """A lesson under way: the step, what steps have cost, and the hand that is being played out, action by action."""

    step: str
    marks: Mapping[str, StepMark] = field(default_factory=dict)
    """By step; one that has cost nothing and is not passed is left out."""
    hand: tuple[str, ...] = ()
    seed: int = 0
    """Deals the exercises; a run does not know it, and whoever has begun the run keeps it."""
    earlier: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The hands played out in steps before, by step: kept as each was the present one."""


@dataclass(frozen=True, slots=True)
class Told:
    """What an answer says about the learner."""

    step: str
    kind: str
    """The kind of question; `hand` where a hand is played out."""
    right: bool
    mistakes: tuple[str, ...]
    rules: tuple[str, ...]
    """What the question is about, as entries of the rule book; what a mistake brings back is among them."""
    rungs: tuple[Rung, ...]
    check: str = ""
    """`entry` or `exit`, where the answer counts for the course's check."""
    item: str = ""
    """The fresh position of a check's question."""
    helped: bool = False
    """Whether it took help, or another try before it."""
    closed: bool = False
    """Whether the question is done with: after a miss only in a check, where the first answer counts."""


def kept(run: LessonRun) -> Kept:
    """What has to be kept of a run."""
    steps = (station.step.id for station in run.stations)
    marks = {step: mark for step, mark in zip(steps, run.marks, strict=True) if mark != _BLANK}
    return Kept(run.station.step.id, marks, _hand(run))


def resumed(lesson: Lesson, level: Level, before: Kept) -> LessonRun:
    """The run that was kept. What the lesson has no more is left out; a step that is gone leads to the first.

    Raises ValueError for a level without steps.
    """
    run = begin(lesson, level, seed=before.seed)
    marks = tuple(before.marks.get(station.step.id, _BLANK) for station in run.stations)
    ids = [station.step.id for station in run.stations]
    at = ids.index(before.step) if before.step in ids else 0
    if before.hand and run.stations[at].plays_out:
        marks = (*marks[:at], replace(marks[at], passed=False), *marks[at + 1 :])  # it is played to its end again
    marks = tuple(_turnable(run, place, mark) for place, mark in enumerate(marks))
    seen = max((place + 1 for place, mark in enumerate(marks) if mark.passed), default=0)
    run = replace(run, marks=marks, seen=min(seen, len(ids) - 1))
    for place in (place for place in range(at) if run.stations[place].plays_out):
        run = _played_before(run, place, before.earlier.get(ids[place], ()))
    run = _carried(go_to(run, ids[at]))
    return _played(run, before.hand) or run


def told(before: LessonRun, after: LessonRun, reply: Reply) -> Told | None:
    """What an answer says about the learner; None where it says nothing, as in a branch or while watching."""
    station, free = before.station, before.free
    if before.level is Level.WATCH or (free is not None and free.is_branch):
        return None
    if free is not None:
        return _told_of_hand(before, reply)
    mark, ask, step = after.marks[before.at], station.ask, station.step
    slipped, passed = mark.slips > before.mark.slips, mark.passed and not before.mark.passed
    if ask is None or not (slipped or passed):
        return None
    mistakes = mark.mistakes[len(before.mark.mistakes) :]
    check, item = (step.fresh.keep, step.fresh.item) if step.fresh is not None else ("", "")
    rules = _rules(before, ask, mistakes, reply.shown if slipped else NOTHING)
    return Told(
        step.id,
        ask.kind,
        not slipped,
        mistakes,
        rules,
        before.mark.rungs,
        check,
        item,
        helped=before.mark.was_helped,
        closed=mark.passed,
    )


def _told_of_hand(run: LessonRun, reply: Reply) -> Told | None:
    """In a hand only what is refused says something: any card that goes is as good as another."""
    if not isinstance(reply, Refused):
        return None
    rules = (reply.shown.rule,) if reply.shown.rule else ()
    return Told(run.station.step.id, "hand", right=False, mistakes=(), rules=rules, rungs=run.mark.rungs)


def _rules(run: LessonRun, ask: Ask, mistakes: Sequence[str], shown: Shown) -> tuple[str, ...]:
    """The rules of a question: those of a fresh position, else what the script or the engine points at."""
    fresh = run.station.step.fresh
    about = fresh.rules if fresh is not None else (evidence(run, ask, asked(run)).rule,)
    back = (run.lesson.returns.get(mistake) for mistake in mistakes)
    return tuple(dict.fromkeys(rule for rule in (*about, *back, shown.rule) if rule))


def _turnable(run: LessonRun, place: int, mark: StepMark) -> StepMark:
    """A mark without the values that the step's dial has no more."""
    ask = run.stations[place].ask
    values = ask.values if isinstance(ask, Explore) else ()
    return replace(mark, visited=tuple(value for value in mark.visited if value in values))


# --- a hand, action by action -----------------------------------------------------------------------------------------


def _hand(run: LessonRun) -> tuple[str, ...]:
    free = run.free
    if free is None or free.is_branch:
        return ()
    actions = (frame.action for frame in free.film.frames[free.base + 1 :])
    return tuple(written(action) for action in actions if action is not None)


def _played_before(run: LessonRun, place: int, actions: Sequence[str]) -> LessonRun:
    """The run with the hand that was played to its end in a step before; without it where there is none."""
    mark, step = run.marks[place], run.stations[place].step.id
    if not actions or not mark.passed:
        return run
    open_ = (*run.marks[:place], replace(mark, passed=False), *run.marks[place + 1 :])
    played = _played(go_to(replace(run, marks=open_), step), actions)
    if played is None or played.free is None or not played.free.is_over:
        return run
    return leaving(replace(played, seen=run.seen))


def _carried(run: LessonRun) -> LessonRun:
    """The run with the hand of a step before, where it stands for the scene in the steps after it."""
    place = next((at for at in range(run.at - 1, -1, -1) if run.stations[at].keeps_hand), None)
    if place is None or any(station.moved for station in run.stations[place + 1 : run.at + 1]):
        return run
    left = left_at(run, place)
    return replace(run, table=left.free.film, keeps=True) if left is not None and left.free is not None else run


def _played(run: LessonRun, actions: Sequence[str]) -> LessonRun | None:
    """The hand as far as it was played; None where the lesson's hand is another by now."""
    start = run.free
    if start is None or start.is_branch:
        return None
    for place, text in enumerate(actions, start.base + 1):
        free = run.free or start
        if place <= free.film.last:  # the record has done it already
            done = free.film.frames[place].action
            if done is None or written(done) != text:
                return None
            continue
        action = read_action(free.film.game, free.film.state(free.film.last), text)
        if action is None:
            return None
        try:
            run, _ = engine_acts(run, action)
        except IllegalActionError:
            return None
    return run


def written(action: Action) -> str:
    """An action as it is kept; the seat is the one to act."""
    match action:
        case MakeCall(call=call):
            return f"call {call.notation}"
        case PlayCard():
            return f"play {written_play(action)}"
        case Exchange(discard=cards, joker=suit):
            named = f" ={suit.value}" if suit else ""
            return f"lay {' '.join(card.code for card in cards)}{named}"
        case PassCards(to=to, cards=cards):
            return f"pass {' '.join(card.code for card in cards)} >{to}"
        case LookAtKitty():
            return "look"
        case _:
            assert_never(action)


def read_action(game: Game, state: Phase, text: str) -> Action | None:
    """The action that was kept, for the seat to act; None where it is none here."""
    seat, (kind, _, rest) = state.to_act, text.partition(" ")
    if seat is None:
        return None
    match kind:
        case "call":
            call = game.call(state.match.rules, rest)
            return MakeCall(seat, call) if call else None
        case "play":
            play = read_play(rest)
            return PlayCard(seat, *play) if play else None
        case "lay":
            codes, _, suit = rest.partition("=")
            return Exchange(seat, _cards(codes), read_suit(suit) if suit else None)
        case "pass":
            codes, _, to = rest.partition(">")
            return PassCards(seat, Seat(to), _cards(codes))
        case "look":
            return LookAtKitty(seat)
        case _:
            return None


def _cards(codes: str) -> tuple[Card, ...]:
    read = (read_card(code) for code in codes.split())
    return tuple(card for card in read if card is not None)
