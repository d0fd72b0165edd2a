"""What a verdict says beside a reason that an option decided: the rule set in force, and what another has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import ScoreLine
from tutor.kernel.seats import Side
from tutor.records.elsewhere import Elsewhere, Retold
from tutor.records.record import Problem, Record
from tutor.text.elsewhere import elsewhere_words


@dataclass(frozen=True, slots=True)
class Beside:
    """The words of a record's rules; each method gives a line, or none."""

    record: Record
    retold: Retold
    say: Wording

    def problem(self, problem: Problem) -> Iterator[str]:
        return self._told(self.retold.problem(problem, self._options(problem.reason)))

    def line(self, side: Side, line: ScoreLine) -> Iterator[str]:
        return self._told(self.retold.line(side, line, self._options(line.reason)))

    def outcome(self, why: Reason) -> Iterator[str]:
        return self._told(self.retold.outcome(why, self._options(why)))

    def _options(self, reason: Reason) -> tuple[str, ...]:
        """The options that change the rule on which a reason rests."""
        entry = self.say.book(self.record.game).entries.get(reason.rule)
        return entry.options if entry else ()

    def _told(self, found: Elsewhere | None) -> Iterator[str]:
        if found is not None:
            rules, book = self.record.rules, self.say.book(self.record.game)
            here = (rules, GAMES[self.record.game].presets[rules.preset])
            yield elsewhere_words(book, here, found.option, found.rules, named=found.named)
