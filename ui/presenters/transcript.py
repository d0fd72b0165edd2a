"""Tells a hand as text: the calls, each trick and why it was won, the score, and what the coach has said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from tutor.games.all import GAMES
from tutor.kernel.seats import Seat
from tutor.kernel.state import Over, Phase
from tutor.kernel.trick import Play
from tutor.records.saved import record_of
from tutor.records.writer import record_json, record_yaml
from tutor.teaching.film import card_play
from tutor.teaching.lines import Line
from tutor.teaching.wording import Saying
from tutor.text.words import Names
from ui.panels.transcript import TranscriptWords


class Transcripts(QObject):
    """Words a hand of a lesson in one language."""

    def __init__(self, saying: Saying, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saying, self.texts = saying, saying.texts

    def told(self, title: str, state: Phase, heard: Sequence[Line]) -> TranscriptWords:
        """Everything that has happened so far, in order."""
        paragraphs = (*self._calls(state), *self._tricks(state), *self._score(state), *self._heard(heard))
        return TranscriptWords(title, paragraphs)

    def _calls(self, state: Phase) -> Iterable[str]:
        if not state.calls:
            return ()
        made = (f"{self._seat(call.seat)} {self.texts.call(call.call)}" for call in state.calls)
        return (_head(self.tr("The calls")), " · ".join(made))

    def _tricks(self, state: Phase) -> Iterable[str]:
        play = card_play(state)
        if play is None:
            return
        for trick in play.tricks:
            yield _head(self.tr("Trick %1").replace("%1", str(trick.number)))
            yield self._cards(trick.plays)
            yield self.texts.reason(self.saying.lesson.game, trick.why, self.saying.names)
        if play.table:
            yield _head(self.tr("Trick %1").replace("%1", str(play.number)))
            yield self._cards(play.table)

    def _cards(self, plays: Iterable[Play]) -> str:
        return " · ".join(f"{self._seat(play.seat)} {self.texts.card(play.card)}" for play in plays)

    def _score(self, state: Phase) -> Iterable[str]:
        if not isinstance(state, Over) or state.score is None:
            return
        yield _head(self.tr("The score"))
        for sheet in state.score.sheets:
            side = self.texts.side(sheet.side, self.saying.names)
            for line in sheet.lines:
                reason = self.texts.reason(self.saying.lesson.game, line.reason, self.saying.names)
                yield f"{self.texts.number(line.points, 'signed')}  {reason}"
            bags = "" if sheet.bags is None else f" · {self.texts.number(sheet.bags, 'bags')}"
            yield f"{side}: {self.texts.number(sheet.hand, 'signed')} → {self.texts.number(sheet.total)}{bags}"

    def _heard(self, heard: Sequence[Line]) -> Iterable[str]:
        if not heard:
            return ()
        return (_head(self.tr("The coach")), *(self.saying.line(line) for line in heard))

    def _seat(self, seat: Seat) -> str:
        return self.texts.seat(seat, Names(self.saying.names.shown, None, self.saying.seats))


def hand_record(game: str, state: Phase) -> str:
    """The hand as a record that other tools read."""
    return record_yaml(record_json(record_of(GAMES[game], state)))


def _head(words: str) -> str:
    return f"**{words}**"
