"""A lesson, and the words in which the terminal tells it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.cli.wording import Wording
from tutor.games.all import GAMES
from tutor.kernel.game import Game
from tutor.teaching.lines import Line
from tutor.teaching.screen import Screen
from tutor.teaching.script import Lesson
from tutor.teaching.wording import Saying
from tutor.text.template import TextError


@dataclass(frozen=True, slots=True)
class Walk:
    """A lesson and the words in which it is told."""

    lesson: Lesson
    wording: Wording

    @property
    def game(self) -> Game:
        return GAMES[self.lesson.game]

    def saying(self, seen: Screen) -> Saying:
        """The lesson's words at a screen, whose learner is called you."""
        return Saying(self.lesson, self.wording.language, seen.state.match.seats, seen.learner)

    def line(self, line: Line, seen: Screen) -> str:
        """A line in words; where one is missing, what it is."""
        try:
            return self.saying(seen).line(line)
        except TextError as error:
            return f"[{error}]"
