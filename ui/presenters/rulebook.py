"""Makes the chapters of the rule book: each game's rules, and the glossary with all languages side by side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tutor.games.all import GAMES
from tutor.text.glossary import Glossary
from tutor.text.language import Language, languages, style
from tutor.text.rulebook import Entry, RuleBook, Source
from tutor.text.spacing import spaced
from ui.panels.rule import GLOSSARY, Chapter, RuleWords, TermWords


class RuleBookPresenter(QObject):
    """Words the book in a language; `game_name` gives a game's title."""

    def __init__(self, game_name: Callable[[str], str], parent: QObject | None = None) -> None:
        """Nothing is read before it is asked for."""
        super().__init__(parent)
        self._game_name = game_name

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """All chapters, the glossary last."""
        games = tuple(self._chapter(game, language) for game in GAMES)
        return (*games, Chapter(GLOSSARY, self.tr("Glossary"), terms=_terms(language)))

    def _chapter(self, game: str, language: Language) -> Chapter:
        book = RuleBook.load(game, language)
        return Chapter(game, self._game_name(game), tuple(self._rule(book, entry) for entry in book.entries.values()))

    def _rule(self, book: RuleBook, entry: Entry) -> RuleWords:
        changing = [book.options[name] for name in entry.options if name in book.options]
        return RuleWords(
            id=entry.id,
            title=entry.title,
            text=_with_links(entry.text, book),
            sources=tuple(dict.fromkeys(self._source(source, book.language) for source in entry.sources)),
            options=tuple(f"**{option.title}**  {option.line}" for option in changing),
            game=self._game_name(book.game),
        )

    def _source(self, source: Source, language: Language) -> str:
        """A source in one line: the authority, the place in the article, the day of comparison."""
        parts = [source.authority]
        if source.section:
            parts.append(self.tr("article, section {}").format(source.section))
        if source.checked:
            parts.append(self.tr("compared on {}").format(source.checked))
        return spaced(language, " · ".join(filter(None, parts)))


def _with_links(text: str, book: RuleBook) -> str:
    """A rule's text, each term of the glossary linked where it first occurs."""
    glossary = Glossary.load(book.language)
    for link in reversed(glossary.links(text, book.game)):
        text = f"{text[: link.start]}[{text[link.start : link.end]}]({GLOSSARY}/{link.term.id}){text[link.end :]}"
    return text


def _terms(language: Language) -> tuple[TermWords, ...]:
    """Each term in this language first, then in the others."""
    order = (language, *(other for other in languages() if other != language))
    books = [Glossary.load(other) for other in order]
    return tuple(
        TermWords(
            name,
            tuple(
                (style(book.language).name, book.terms[name].word, book.terms[name].meaning)
                for book in books
                if name in book.terms
            ),
        )
        for name in books[0].terms
    )
