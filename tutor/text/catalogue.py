"""The texts of a language, found by code or key, and rendered with the facts that they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.reasons import Reason
from tutor.kernel.seats import Seat, Side
from tutor.text.facts import Fact, Pair, SeatName, SideName, facts_of, named_fact
from tutor.text.files import Leaf, folders, listed, read
from tutor.text.language import Language, style
from tutor.text.spacing import spaced
from tutor.text.template import Template, TextError, template
from tutor.text.words import SYMBOLS, UNNAMED, Names, Wording

KERNEL = "kernel"
WORDS = "words"


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts of a language. It knows a game by its name alone, which is that of its file."""

    language: Language
    files: Mapping[str, Mapping[str, str]]
    """Each file's templates by their keys."""
    shared: tuple[str, ...]
    """The files that belong to no game."""

    @staticmethod
    def load(language: Language) -> Texts:
        """The texts of a language, read once."""
        return load(language)

    def reason(self, game: str, reason: Reason, names: Names = UNNAMED, *, spoken: bool = False) -> str:
        """A reason in words. Raises TextError where its text, or a fact that the text asks for, is missing."""
        code = f"{reason.code}.{reason.variant}" if reason.variant else reason.code
        return self._render(
            self._template(code, (game, KERNEL, *self.shared)),
            facts_of(reason),
            self._wording(names, game, spoken=spoken),
        )

    def say(
        self, key: str, /, game: str = "", names: Names = UNNAMED, *, spoken: bool = False, **facts: Fact | None
    ) -> str:
        """Any other text: `task.play`. A game's own file goes before the shared ones.

        Facts called `seat`, `seats`, `side` are names of those, `what` is a word's key; the others go by their types.
        """
        told = {name: fact for name, value in facts.items() if (fact := named_fact(name, value)) is not None}
        return self._render(self._template(key, (game, *self.shared)), told, self._wording(names, game, spoken=spoken))

    def has(self, key: str, game: str = "") -> bool:
        """Whether there is a text of this key, among the shared ones or a game's."""
        return any(key in self.files.get(name, {}) for name in (game, *self.shared))

    def card(self, card: Card, *, spoken: bool = False) -> str:
        """A card by itself: `♥10`, `Joker`; aloud `ten of hearts`."""
        name = f"card.{card.code}.alone"
        return self.files[WORDS].get(name) or self._wording(spoken=spoken).card(card)

    def cards(self, cards: Iterable[Card], *, spoken: bool = False) -> str:
        """A list of cards, as a sentence has it."""
        return self._set(self._wording(spoken=spoken).list(tuple(cards)), spoken=spoken)

    def suit(self, suit: Suit) -> str:
        return self._wording().fact(suit)

    def symbol(self, suit: Suit) -> str:
        return SYMBOLS[suit]

    def seat(self, seat: Seat, names: Names = UNNAMED) -> str:
        return self._set(self._wording(names).seat(seat))

    def side(self, side: Side, names: Names = UNNAMED, *, spoken: bool = False) -> str:
        return self._set(self._wording(names, spoken=spoken).side(side), spoken=spoken)

    def short_seat(self, seat: Seat, names: Names = UNNAMED) -> str:
        """A seat at the head of a narrow column: `N`."""
        return names.shown.get(seat) or self.files[WORDS].get(f"seat.short.{seat}", seat)

    def short_side(self, side: Side, names: Names = UNNAMED) -> str:
        """A side at the head of a narrow row: `N–S`."""
        return self.files[WORDS].get(f"side.short.{side}") or self.side(side, names)

    def call(self, call: Call, *, spoken: bool = False) -> str:
        """A call by itself: `Pass`, `7♥`."""
        return self._set(self._sentence(self._wording(spoken=spoken).call(call)), spoken=spoken)

    def fact(self, fact: Fact, names: Names = UNNAMED, *, spoken: bool = False) -> str:
        """A fact as it stands in the middle of a sentence."""
        return self._set(self._wording(names, spoken=spoken).fact(fact), spoken=spoken)

    def sentence(self, text: str) -> str:
        """A text as a sentence begins."""
        return self._sentence(text)

    def number(self, number: int, form: str = "") -> str:
        """A number as a sheet shows it (`−60`), `signed`, `abs`, or with a unit (`3 tricks`)."""
        return self._set(self._wording().number(number, form))

    def row(self, words: Iterable[str]) -> str:
        """Words one after another, parted as in a list: `Pass, 2, 3`."""
        return self._set(self._wording().word("list.comma").join(words))

    def word(self, key: str) -> str:
        """A word by its key, without `word.`."""
        return self._wording().word(f"word.{key}")

    def _template(self, key: str, places: Iterable[str]) -> Template:
        for name in places:
            source = self.files.get(name, {}).get(key)
            if source is not None:
                return template(source)
        raise TextError(f"{self.language}: no text for {key}")

    def _render(self, text: Template, facts: Mapping[str, Fact], wording: Wording) -> str:
        pieces: list[str] = []
        for part in text.parts:
            pieces.append(part.words)
            if part.name is None:
                continue
            if facts.get(part.name) is None:
                raise TextError(f"{self.language}: a text asks for {part.name}, which is not among {sorted(facts)}")
            pieces.append(wording.fact(facts[part.name], part.form))
        sentence = "".join(pieces)
        return self._set(
            self._sentence(sentence) if _begins_in_our_words(text, facts) else sentence, spoken=wording.spoken
        )

    def _wording(self, names: Names = UNNAMED, game: str = "", *, spoken: bool = False) -> Wording:
        """The words in force: a game's file may have its own."""
        own = self.files.get(game, {})
        return Wording({**self.files[WORDS], **own} if own else self.files[WORDS], names, spoken)

    def _sentence(self, text: str) -> str:
        return text[:1].upper() + text[1:] if style(self.language).capitals else text

    def _set(self, text: str, *, spoken: bool = False) -> str:
        return text if spoken else spaced(self.language, text)


def _begins_in_our_words(text: Template, facts: Mapping[str, Fact]) -> bool:
    """Whether a text begins with a fact that is not a name, nor what somebody wrote: those stay as they are."""
    first = text.parts[0].name if text.begins_with_a_fact else None
    return first is not None and not _is_given(facts[first])


def _is_given(fact: Fact) -> bool:
    match fact:
        case str() | SeatName() | SideName():
            return True
        case Pair(first=first) | (first, *_):
            return _is_given(first)
        case _:
            return False


@lru_cache(maxsize=8)
def load(language: Language) -> Texts:
    """The texts of a language, read once."""
    names = listed("text", language)
    games = folders("rulebook")
    return Texts(
        language,
        files={name: _values(leaves(language, name)) for name in names},
        shared=tuple(name for name in names if name not in games),
    )


def leaves(language: Language, name: str) -> Mapping[str, Leaf]:
    """The texts of a file of a language, each with its line."""
    return read("text", language, f"{name}.yaml").leaves()


def _values(texts: Mapping[str, Leaf]) -> dict[str, str]:
    return {key: text.value for key, text in texts.items()}
