"""Words what a lesson says. The lines stay what they are, and are worded again in another language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import category

from tutor.games.all import GAMES
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Seats, Side
from tutor.records.notation import read_call, read_card, read_number, read_seat, read_side, read_suit
from tutor.teaching.lines import Coach, Engine, Line, Prose, RuleText
from tutor.teaching.prose import PLACEHOLDER
from tutor.teaching.script import Lesson
from tutor.text.catalogue import Texts
from tutor.text.facts import Fact, SeatName, SideName, named_fact
from tutor.text.language import Language
from tutor.text.rulebook import RuleBook
from tutor.text.spacing import spaced
from tutor.text.template import TextError
from tutor.text.words import Names

_CHECK = "check"
_RECORDS = "records"


@dataclass(frozen=True, slots=True)
class Saying:
    """A lesson's words in a language. `learner` is the seat that is called you."""

    lesson: Lesson
    language: Language
    seats: Seats | None = None
    learner: Seat | None = None

    @property
    def texts(self) -> Texts:
        return Texts.load(self.language)

    @property
    def names(self) -> Names:
        return Names(self.lesson.names.get(self.lesson.told_in(self.language), {}), self.learner, self.seats)

    def line(self, line: Line, *, spoken: bool = False) -> str:
        """A line in words. Raises TextError for one that has none."""
        match line:
            case Prose(key):
                return self._prose(key, spoken=spoken)
            case Engine(game, reason):
                return self.texts.reason(game, reason, self.names, spoken=spoken)
            case RuleText(rule):
                return self.rule(rule)[1]
            case Coach(key, facts):
                worded = {name: self._fact(name, value, spoken=spoken) for name, value in facts}
                return self.texts.say(key, self.lesson.game, self.names, spoken=spoken, **worded)

    def dialled(self, value: str) -> str:
        """A value of a dial: a scene's title, a number, a call, or as it is written."""
        key = f"scene.{value}.title"
        if key in self.lesson.prose[self.lesson.told_in(self.language)]:
            return self.line(Prose(key))
        if read_number(value) is not None:
            return self.texts.number(read_number(value) or 0)
        game = GAMES[self.lesson.game]
        call = game.call(next(iter(game.presets.values())), value)
        return value if call is None else self.texts.call(call)

    def rule(self, rule: str) -> tuple[str, str]:
        """The title and the text of a rule book's entry."""
        game, _, name = rule.partition("/")
        entry = RuleBook.load(game, self.language).entries.get(name)
        return (entry.title, entry.text) if entry else (rule, rule)

    def _prose(self, key: str, *, spoken: bool) -> str:
        texts = self.lesson.prose[self.lesson.told_in(self.language)]
        text = texts.get(key) or self.lesson.prose[self.lesson.language].get(key, key)
        worded = PLACEHOLDER.sub(lambda found: self._placed(found, spoken=spoken), text)
        return worded if spoken else spaced(self.language, worded.strip())

    def _placed(self, found: re.Match[str], *, spoken: bool) -> str:
        """A placeholder of the lesson's prose; what names nothing stands as it is written."""
        kind, value = found.groups()
        fact = self._named(kind, value)
        if fact is None:
            return found.group()
        words = self.texts.fact(fact, self.names, spoken=spoken)
        return self.texts.sentence(words) if found.start() == 0 else words

    def _named(self, kind: str, value: str) -> Fact | None:
        seats = self.seats
        match kind:
            case "card":
                return read_card(value)
            case "suit":
                return read_suit(value)
            case "seat":
                seat = read_seat(seats, value) if seats else Seat(value)
                return None if seat is None else SeatName(seat)
            case "side":
                side = read_side(seats, value) if seats else Side(value)
                return None if side is None else SideName(side)
            case "call":
                game = GAMES[self.lesson.game]
                return read_call(game, next(iter(game.presets.values())), value)
            case _:
                return None

    def _fact(self, name: str, value: object, *, spoken: bool) -> Fact:
        """A fact of the coach's: what it is, its type says, or its name where the type is a plain text."""
        match value:
            case Prose() | Engine() | Coach() | RuleText():
                return self.line(value, spoken=spoken)
            case Card() | Suit() | Call() | int():
                return value
            case tuple():
                return tuple(self._fact(name.removesuffix("s"), each, spoken=spoken) for each in value)
            case str():
                return named_fact(name, value) or value
            case _:
                raise TypeError(name)


def problem_text(texts: Texts, game: str, reason: Reason) -> str:
    """What is wrong with a lesson or a record, in words; a rule's own reason too."""
    for place in (_CHECK, _RECORDS, game):
        try:
            return _tame(texts.reason(place, reason))
        except TextError:
            continue
    return reason.code


def _tame(text: str) -> str:
    """A text that may quote a stranger's file: what would command a terminal is told by its number."""
    return "".join(sign.encode("unicode_escape").decode() if category(sign) == "Cc" else sign for sign in text)
