"""What another rule set has, beside a line of the coach or of a sheet that an option decided."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.all import GAMES
from tutor.kernel.reasons import Reason
from tutor.kernel.scoring import ScoreLine
from tutor.kernel.seats import Side
from tutor.kernel.state import Over
from tutor.records.elsewhere import Elsewhere, Retold, of_turn
from tutor.teaching.lines import Coach, Engine, Line
from tutor.teaching.screen import Screen
from tutor.text.language import ENGLISH
from tutor.text.rulebook import RuleBook


def beside_lines(screen: Screen, lines: tuple[Line, ...]) -> Elsewhere | None:
    """Beside what the coach says: of a card or call of this moment, or of a line of its sheet."""
    found = (_beside(screen, line) for line in _reasons(lines))
    return next((each for each in found if each is not None), None)


def beside_row(game: str, hand: Retold, side: Side, line: ScoreLine) -> Elsewhere | None:
    """Beside a line of a hand's sheet."""
    return hand.line(side, line, options_of(game, line.reason))


def options_of(game: str, reason: Reason) -> tuple[str, ...]:
    """The options that change the rule on which a reason rests."""
    entry = RuleBook.load(game, ENGLISH).entries.get(reason.rule)
    return entry.options if entry else ()


def _beside(screen: Screen, line: Engine) -> Elsewhere | None:
    state, options = screen.state, options_of(line.game, line.reason)
    if not options:
        return None
    if isinstance(state, Over):
        return _on_the_sheet(screen, line) if screen.hand is not None else None
    return of_turn(GAMES[line.game], state, line.reason, options)


def _on_the_sheet(screen: Screen, line: Engine) -> Elsewhere | None:
    if screen.hand is None or screen.score is None:
        return None
    rows = ((sheet.side, row) for sheet in screen.score.sheets for row in sheet.lines if row.reason == line.reason)
    hand = Retold(screen.hand)
    return next((found for side, row in rows if (found := beside_row(line.game, hand, side, row))), None)


def _reasons(lines: tuple[Line, ...]) -> Iterator[Engine]:
    """The reasons of the engine among some lines, and within them."""
    for line in lines:
        match line:
            case Engine():
                yield line
            case Coach(facts=facts):
                yield from (fact for _, fact in facts if isinstance(fact, Engine))
            case _:
                pass
