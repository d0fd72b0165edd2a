"""The ladder of help: the goal in other words, the evidence, the rule, what goes, the answer."""

from __future__ import annotations

from dataclasses import replace

from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.cards import Card
from tutor.teaching.acts import put_away
from tutor.teaching.asks.base import Ask
from tutor.teaching.film import card_play
from tutor.teaching.lines import Coach, Engine, Line, RuleText
from tutor.teaching.moment import Moment
from tutor.teaching.others import advice
from tutor.teaching.run import FreePlay, LessonRun, asked
from tutor.teaching.screen import NOTHING, Level, Rung, Shown


def offered(run: LessonRun) -> tuple[Rung, ...]:
    """The rungs that the present step has, the cheapest first."""
    ask, at = run.station.ask, asked(run)
    if run.free is not None:
        helps = _is_learners_turn(run.free) and not run.station.step.is_check
        return (Rung.ANSWER,) if helps else ()
    if ask is None or run.level is Level.WATCH or run.station.step.is_check:
        return ()
    pointing = evidence(run, ask, at)
    has = {
        Rung.GOAL: True,
        Rung.EVIDENCE: _points(pointing),
        Rung.RULE: pointing.rule is not None,
        Rung.LEGAL: ask.options(at) is not None,
        Rung.ANSWER: bool(ask.answers(at)),
    }
    return tuple(rung for rung in Rung if has[rung])


def climb(run: LessonRun) -> LessonRun:
    """The next rung, said and shown; the last one again where all have been climbed."""
    rungs = offered(run)
    if run.free is not None:
        return _advised(run, run.free) if rungs else run
    ask, at = run.station.ask, asked(run)
    if not rungs or ask is None or run.mark.passed:
        return run
    climbed = run.mark.rungs
    rung = next((each for each in rungs if each not in climbed), rungs[-1])
    lines, shown = _help(run, ask, at, rung)
    if rung not in climbed:
        run = run.marked(replace(run.mark, rungs=(*climbed, rung)))
    return run.saying(lines, shown)


def recall(run: LessonRun, rung: Rung) -> LessonRun:
    """A rung that was climbed, said and shown once more; it costs nothing."""
    ask, at = run.station.ask, asked(run)
    if rung not in run.mark.rungs or rung not in offered(run):
        return run
    if run.free is not None:
        return _advised(run, run.free)
    return run if ask is None or run.mark.passed else run.saying(*_help(run, ask, at, rung))


def _advised(run: LessonRun, free: FreePlay) -> LessonRun:
    """What a sensible player would do, and why; in a branch it is free."""
    game, state = free.film.game, free.film.state(free.film.last)
    advised = advice(game, state)
    why = ("reason", Engine(game.name, advised.why))
    match advised.action:
        case PlayCard(card=card):
            said, shown = Coach("hint.answer", (("card", card), why)), Shown(evidence=(card,))
        case MakeCall(call=call):
            said, shown = Coach("hint.answer-call", (("call", call), why)), NOTHING
        case action:
            cards = put_away(action)
            answer = Coach("option.cards", (("cards", cards),))
            said, shown = Coach("hint.answer-reason", (("answer", answer), why)), Shown(evidence=cards)
    if not free.is_branch and Rung.ANSWER not in run.mark.rungs:
        run = run.marked(replace(run.mark, rungs=(*run.mark.rungs, Rung.ANSWER)))
    return run.saying((said,), shown)


def _is_learners_turn(free: FreePlay) -> bool:
    return free.film.state(free.film.last).to_act == free.seat


def evidence(run: LessonRun, ask: Ask, at: Moment) -> Shown:
    """What the script points at, and what the engine adds."""
    own, engine = run.station.step.show, ask.evidence(at)
    if own == NOTHING:
        return engine
    return replace(own, rule=own.rule or engine.rule, void=own.void or engine.void)


def goal(ask: Ask, at: Moment) -> Line:
    """The question, in the step's words where it has some."""
    return next(iter(at.voice.own("task")), ask.task(at))


def _help(run: LessonRun, ask: Ask, at: Moment, rung: Rung) -> tuple[tuple[Line, ...], Shown]:
    pointing = evidence(run, ask, at)
    match rung:
        case Rung.GOAL:
            return (Coach(f"hint.goal.{ask.kind}"),), NOTHING
        case Rung.EVIDENCE:
            return _look(pointing, at), replace(pointing, legal=(), rule=None)
        case Rung.RULE:
            return (Coach("hint.rule", (("rule", RuleText(pointing.rule or "")),)),), Shown(rule=pointing.rule)
        case Rung.LEGAL:
            shown = ask.options(at) or NOTHING
            return _these(shown.legal), shown
        case Rung.ANSWER:
            return ask.solution(at)


def _these(cards: tuple[Card, ...]) -> tuple[Line, ...]:
    """The cards that go."""
    if len(cards) == 1:
        return (Coach("hint.this", (("card", cards[0]),)),)
    return (Coach("hint.these", (("cards", cards),)),)


def _points(shown: Shown) -> bool:
    return bool(shown.evidence or shown.seats or shown.tricks or shown.void or shown.lines)


def _look(shown: Shown, at: Moment) -> tuple[Line, ...]:
    if shown.evidence:
        return (Coach("hint.look", (("cards", shown.evidence),)),)
    if shown.seats:
        return (Coach("hint.look-seats", (("seats", shown.seats),)),)
    return _tricks(shown, at) or (Coach("hint.look-here"),)


def _tricks(shown: Shown, at: Moment) -> tuple[Line, ...]:
    """The tricks pointed at, in words: they lie turned down, and only the table may show them."""
    play = card_play(at.state)
    told = [trick for trick in play.tricks if trick.number in shown.tricks] if play else []
    return tuple(
        Coach(
            "hint.look-trick",
            (("number", trick.number), ("seat", trick.leader), ("cards", tuple(each.card for each in trick.plays))),
        )
        for trick in told
    )
