"""What another rule set of the game has, where that would tell a moment otherwise: a turn, a score line, the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from tutor.games.all import GAMES
from tutor.kernel.actions import Action, MakeCall
from tutor.kernel.game import Game, Verdict
from tutor.kernel.reasons import Reason
from tutor.kernel.rules import OptionError, RuleSet, Value, written
from tutor.kernel.scoring import HandScore, Outcome, ScoreLine
from tutor.kernel.seats import Seats, Side
from tutor.kernel.state import Auction, Exchanging, Phase, Playing
from tutor.records.faults import Fault
from tutor.records.judge import judge_reading
from tutor.records.record import Claims, Problem, Reading, Record
from tutor.records.report import Report

_IN_ORDER = ("auction", "contract", "passes", "exchange", "plays", "result")


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """An option that decided, and rules that have it otherwise: a preset, or (`named` false) some other table."""

    option: str
    rules: RuleSet
    named: bool = True


@dataclass(frozen=True, slots=True)
class Retold:
    """A record, judged anew under each rule set that is asked about, no more than once."""

    record: Record
    _reports: dict[RuleSet, Report] = field(default_factory=dict, compare=False)

    def line(self, side: Side, line: ScoreLine, options: Iterable[str]) -> Elsewhere | None:
        """Where a side's line, of the same points for the same reason, would not stand on its sheet."""

        def differs(rules: RuleSet) -> bool:
            score = self._score(rules)
            return score is not None and _told(line) not in map(_told, score.sheet(side).lines)

        return self._first(options, differs)

    def outcome(self, why: Reason, options: Iterable[str]) -> Elsewhere | None:
        """Where the match would stand otherwise after the hand."""

        def differs(rules: RuleSet) -> bool:
            outcome = self._outcome(rules)
            return outcome is not None and outcome.why.code != why.code

        return self._first(options, differs)

    def problem(self, problem: Problem, options: Iterable[str]) -> Elsewhere | None:
        """Where what does not go would go, or would not for another reason; else some table where it would."""

        def differs(rules: RuleSet) -> bool:
            found = next((p for p in self._judged(rules).problems if not isinstance(p.reason, Fault)), None)
            if found is None or _place(found.where) > _place(problem.where):
                return True
            return found.where == problem.where and found.reason.code != problem.reason.code

        return self._first(options, differs) or _some_table(self.record.rules, options, differs)

    def _first(self, options: Iterable[str], differs: Callable[[RuleSet], bool]) -> Elsewhere | None:
        return _first(GAMES[self.record.game], self.record.rules, self.record.seats, options, differs)

    def _judged(self, rules: RuleSet) -> Report:
        if rules not in self._reports:
            record = replace(self.record, rules=rules, claims=Claims())
            self._reports[rules] = judge_reading(Reading(record, (), {}))
        return self._reports[rules]

    def _score(self, rules: RuleSet) -> HandScore | None:
        judged = self._judged(rules).judged
        return judged.score if judged else None

    def _outcome(self, rules: RuleSet) -> Outcome | None:
        judged = self._judged(rules).judged
        return judged.after.outcome if judged and judged.after else None


def of_turn(game: Game, state: Phase, reason: Reason, options: Iterable[str]) -> Elsewhere | None:
    """Where what was refused or let pass for a reason would be judged otherwise; else some table where it would."""
    told = next((action for action in _actions(game, state) if game.judge(state, action).reason == reason), None)
    if told is None:
        return None
    here = _verdict(game.judge(state, told))

    def differs(rules: RuleSet) -> bool:
        at = replace(state, match=replace(state.match, rules=rules))
        return _verdict(game.judge(at, told)) != here

    rules = state.match.rules
    return _first(game, rules, state.match.seats, options, differs) or _some_table(rules, options, differs)


def _first(
    game: Game, rules: RuleSet, seats: Seats, options: Iterable[str], differs: Callable[[RuleSet], bool]
) -> Elsewhere | None:
    """The first rule set by name, the table's own before the others, with an option that makes the difference."""
    names = tuple(options)
    for preset in sorted(game.presets.values(), key=lambda preset: preset.preset != rules.preset):
        if len(seats) not in game.players_under(preset):
            continue
        if game.is_partnership(preset, len(seats)) != seats.partnership:
            continue
        for name in names:
            other = _with(rules, name, getattr(preset, name))
            if other is not None and differs(other):
                return Elsewhere(name, preset)
    return None


def _some_table(rules: RuleSet, options: Iterable[str], differs: Callable[[RuleSet], bool]) -> Elsewhere | None:
    """A table that has chosen another of an option's named values, where no rule set by name has."""
    for name in options:
        for value in rules.options()[name].choices:
            other = _with(rules, name, value)
            if other is not None and differs(other):
                return Elsewhere(name, other, named=False)
    return None


def _with(rules: RuleSet, name: str, value: Value) -> RuleSet | None:
    """The rules with one option changed; None where that is no change, or contradicts another option."""
    try:
        other = rules.changed({name: written(value)})
    except OptionError:
        return None
    return None if other == rules else other


def _actions(game: Game, state: Phase) -> Iterator[Action]:
    """What may be asked about: the candidates, and the calls of any table."""
    if isinstance(state, Auction):
        tables = (state.match.rules, *game.presets.values())
        calls = dict.fromkeys(call for rules in tables for call in game.calls(rules))
        yield from (MakeCall(state.to_act, call) for call in calls)
    elif isinstance(state, Exchanging | Playing):
        yield from game.candidates(state)


def _verdict(verdict: Verdict) -> tuple[type, str]:
    return type(verdict), verdict.reason.code


def _told(line: ScoreLine) -> tuple[str, int]:
    return line.reason.code, line.points


def _place(where: str) -> tuple[int, tuple[int, ...]]:
    """How far a record has come at a path of it."""
    section, *rest = where.split("/")
    at = _IN_ORDER.index(section) if section in _IN_ORDER else len(_IN_ORDER)
    return at, tuple(int(step) for step in rest if step.isdecimal())
