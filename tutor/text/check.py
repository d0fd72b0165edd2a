"""What is missing, spare or ill-formed in the texts of any language; `trickwise check` and the tests show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game
from tutor.kernel.reasons import Reason
from tutor.text.catalogue import KERNEL, WORDS, Texts, leaves
from tutor.text.check_books import glossary_problems, rulebook_problems
from tutor.text.check_window import window_problems
from tutor.text.examples import examples
from tutor.text.facts import hints
from tutor.text.files import Leaf, listed, read
from tutor.text.language import Language, languages
from tutor.text.problems import Problem, problem
from tutor.text.prose import prose_problems
from tutor.text.template import Template, TextError, template

_FORMS_WITHOUT_UNIT = frozenset({"", "signed", "abs", "sign", "or"})
_OWN_WORDS = ("word.", "unit.", "call.", "task.", "mistake.")

Lines = Mapping[str, Leaf]


def problems(games: Iterable[Game] = ()) -> tuple[Problem, ...]:
    """All problems of all files of texts, rule books and glossaries; what is said of `games` needs them given."""
    known = tuple(games)
    return tuple(
        chain(
            shared_problems(),
            chain.from_iterable(reason_problems(game.name, game.reasons) for game in known),
            chain.from_iterable(rulebook_problems(game) for game in known),
            glossary_problems(),
            window_problems(),
        )
    )


def shared_problems() -> Iterator[Problem]:
    """Problems of the files of texts, each language beside the first."""
    first, *others = languages()
    for name in sorted({name for language in languages() for name in listed("text", language)}):
        model = leaves(first, name)
        for language in languages():
            yield from _file_problems(language, name)
        for language in others:
            own = leaves(language, name)
            words = frozenset() if name == WORDS else _of_the_game(own, leaves(language, WORDS)) - model.keys()
            yield from beside(model, {key: own[key] for key in own if key not in words}, _file(language, name))


def _of_the_game(own: Lines, words: Lines) -> frozenset[str]:
    """A game's own words for what all games share (庄家 for 发牌者); another language may do without."""
    return frozenset(own) & frozenset(words)


def beside(model: Lines, own: Lines, file: str) -> Iterator[Problem]:
    """Where a file of one language and the same file of the first language do not agree."""
    for key in model.keys() - own.keys():
        if not _is_plural(key):
            yield problem(file, 1, "text.missing", key=key)
    for key in own.keys() - model.keys():
        if not _is_plural(key):
            yield problem(file, own[key].line, "text.spare", key=key)
    for key in model.keys() & own.keys():
        wanted, found = _placeholders(model[key]), _placeholders(own[key])
        if wanted != found:
            yield problem(file, own[key].line, "text.placeholders", key=key, wanted=_names(wanted), found=_names(found))


def reason_problems(game: str, reasons: Iterable[type[Reason]]) -> Iterator[Problem]:
    """Reasons of a game that have no text, and texts that ask for what their reason does not know."""
    kinds = {kind.code: kind for kind in reasons}
    for language in languages():
        texts = Texts.load(language)
        for kind in kinds.values():
            yield from _unworded(texts, game, kind)
        for name in (game, KERNEL):
            for key, text in leaves(language, name).items():
                told = _kind(kinds, key)
                if told:
                    yield from _unknown_facts(_file(language, name), key, text, told)
                elif name == game and not _is_own_word(texts, key):
                    yield problem(_file(language, name), text.line, "text.no-reason", key=key)


def _kind(kinds: Mapping[str, type[Reason]], key: str) -> type[Reason] | None:
    """The reason whose text a key is: its code, or its code and a variant."""
    while key and key not in kinds:
        key = key.rpartition(".")[0]
    return kinds.get(key)


def _is_own_word(texts: Texts, key: str) -> bool:
    """Whether a game's key words something that the shared texts have too, or is a word of its own."""
    return texts.has(key) or key.startswith(_OWN_WORDS)


def _unworded(texts: Texts, game: str, kind: type[Reason]) -> Iterator[Problem]:
    for reason in examples(kind, variants(texts, game, kind.code)):
        try:
            texts.reason(game, reason)
        except TextError:
            key = f"{kind.code}.{reason.variant}" if reason.variant else kind.code
            yield problem(_file(texts.language, game), 1, "text.missing", key=key)


def variants(texts: Texts, game: str, code: str) -> tuple[str, ...]:
    """The variants of a code that have texts."""
    keys = (*texts.files.get(game, ()), *texts.files[KERNEL])
    return tuple(dict.fromkeys(key.partition(".")[2] for key in keys if key.startswith(f"{code}.")))


def _unknown_facts(file: str, key: str, text: Leaf, kind: type[Reason]) -> Iterator[Problem]:
    types, words = hints(kind), _template(text)
    for part in words.parts if words else ():
        if part.name is None:
            continue
        if part.name not in types:
            yield problem(file, text.line, "text.unknown-placeholder", key=key, name=part.name, allowed=tuple(types))
        elif part.form and types[part.name] in (Card, Suit) and (types[part.name], part.form) != (Suit, "sign"):
            yield problem(file, text.line, "text.unknown-form", key=key, form=part.form)


def _file_problems(language: Language, name: str) -> Iterator[Problem]:
    file, tree = _file(language, name), read("text", language, f"{name}.yaml")
    for again in tree.twice:
        yield problem(file, again.line, "text.twice", key=again.value)
    for key, text in tree.leaves().items():
        words = _template(text)
        if words is None:
            yield problem(file, text.line, "text.braces", key=key)
            continue
        for form in _forms(words):
            if f"unit.{form}.other" not in Texts.load(language).files["words"]:
                yield problem(file, text.line, "text.unknown-form", key=key, form=form)
        yield from prose_problems(language, file, text)


def _forms(words: Template) -> set[str]:
    return {part.form for part in words.parts} - _FORMS_WITHOUT_UNIT


def _template(text: Leaf) -> Template | None:
    try:
        return template(text.value)
    except ValueError:
        return None


def _placeholders(text: Leaf) -> frozenset[str]:
    words = _template(text)
    return words.placeholders if words else frozenset()


def _names(names: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(names))


def _is_plural(key: str) -> bool:
    """Whether a key is one of the forms of a unit or of a word's reading, which not every language has."""
    return key.startswith(("unit.", "rank."))


def _file(language: Language, name: str) -> str:
    return f"text/{language}/{name}.yaml"
