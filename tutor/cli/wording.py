"""Words for all that the command prints. Where a text is missing, its code stands for it: nothing is withheld."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seats
from tutor.records.faults import Fault
from tutor.records.jsonable import code_of
from tutor.text.catalogue import Texts
from tutor.text.facts import Fact
from tutor.text.language import Language, best_language, languages
from tutor.text.rulebook import RuleBook
from tutor.text.template import TextError
from tutor.text.words import UNNAMED, Names

_RECORDS = "records"
_OPTION = "--lang"
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Wording:
    """A language, and the names of the seats that are spoken of."""

    language: Language
    names: Names = UNNAMED

    def at(self, seats: Seats) -> Wording:
        """The same for another table."""
        return replace(self, names=Names(seats=seats))

    @property
    def texts(self) -> Texts:
        return Texts.load(self.language)

    def __call__(self, game: str | None, reason: Reason) -> str:
        """A reason of a game, or a fault of a record, in words."""
        try:
            return self.texts.reason(_RECORDS if isinstance(reason, Fault) else game or "", reason, self.names)
        except TextError:
            return code_of(game, reason)

    def say(self, key: str, **facts: Fact) -> str:
        """Any other text."""
        try:
            return self.texts.say(key, "", self.names, spoken=False, **facts)
        except TextError:
            return key

    def book(self, game: str) -> RuleBook:
        return RuleBook.load(game, self.language)

    def rule(self, game: str | None, reason: Reason) -> str:
        """The title of the rule that a reason rests on; empty where it rests on none."""
        entry = self.book(game).entries.get(reason.rule) if game and reason.rule else None
        return entry.title if entry else ""


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language asked for, or that of the locale; it is wanted before the arguments can be read."""
    known = {str(language): language for language in languages()}
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == _OPTION:
            asked = value or "".join(arguments[place + 1 : place + 2])
            return known.get(asked, languages()[0])
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    return best_language(locale)
