"""Makes the chapters of the rule book: each game's rules at its table, and the glossary in all languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from tutor.games.all import GAMES
from tutor.kernel.rules import OptionError, RuleSet, written
from tutor.text.agreement import Agreement, agreement
from tutor.text.glossary import Glossary
from tutor.text.language import ENGLISH, Language, languages, style
from tutor.text.rulebook import Entry, RuleBook, Source
from tutor.text.spacing import spaced
from ui.agreement import print_pages, save_pdf
from ui.pages.rulebook import OPTIONS, RuleBookPage
from ui.panels.rule import GLOSSARY, Chapter, RuleWords, TermWords
from ui.presenters.agreed_rules import rules_as_kept
from ui.presenters.table_sheets import Refused, TableSheets
from ui.presenters.terms import with_terms


class RuleBookPresenter(QObject):
    """Holds each game's rule set in force, and words the book; `game_name` gives a game's title.

    Signals: `table_agreed(game, preset, changes)`, when another rule set or option is chosen; changes by their texts;
    `saved(path)` of an agreement, and `unsaved(path)` where nothing could be written there.
    """

    table_agreed = Signal(str, str, dict)
    saved = Signal(str)
    unsaved = Signal(str)

    def __init__(self, page: RuleBookPage, game_name: Callable[[str], str], parent: QObject | None = None) -> None:
        """Every game at its default rule set; nothing is read before it is asked for."""
        super().__init__(parent)
        self._page = page
        self._game_name = game_name
        self._language = ENGLISH
        self.tables: dict[str, RuleSet] = {name: next(iter(game.presets.values())) for name, game in GAMES.items()}
        self._compared: dict[str, tuple[str, str]] = {}
        page.table_chosen.connect(self.choose_table)
        page.option_chosen.connect(self.choose_option)
        page.reset_wanted.connect(lambda game: self.choose_table(game, self.tables[game].preset))
        page.compared.connect(self.compare)
        page.agreement_wanted.connect(self.save_agreement)
        page.print_wanted.connect(self.print_agreement)

    def show(self, language: Language) -> None:
        """Show the whole book in a language."""
        self._language = language
        games = tuple(self._chapter(game) for game in GAMES)
        self._page.show_book((*games, Chapter(GLOSSARY, self.tr("Glossary"), terms=_terms(language))))

    def restore(self, kept: Mapping[str, tuple[str, Mapping[str, str]]]) -> None:
        """Take the rule sets that were kept, preset and changes by game; what a game has no longer is left out."""
        self.tables.update(rules_as_kept(kept))

    def choose_table(self, game: str, preset: str) -> None:
        """Put a rule set by name in force."""
        self._agree(game, GAMES[game].presets[preset])

    def choose_option(self, game: str, option: str, text: str) -> None:
        """Change an option, or say why it can't be so beside the others."""
        try:
            changed = self.tables[game].changed({option: text})
        except OptionError as error:
            self._page.show_chapter(self._chapter(game, Refused(option, error.reason)))
            return
        if changed != self.tables[game]:
            self._agree(game, changed)

    def compare(self, game: str, place: int, table: str) -> None:
        """Lay another rule set beside one; where they would be the same, they change places."""
        pair = list(self._sheets(game).pair(self._compared.get(game)))
        if pair[1 - place] == table:
            pair[1 - place] = pair[place]
        pair[place] = table
        self._compared[game] = (pair[0], pair[1])
        self._page.show_chapter(self._chapter(game))

    def pages(self, game: str, *, all_languages: bool = False) -> tuple[Agreement, ...]:
        """The table agreement of a game, a page for each language."""
        chosen = languages() if all_languages else (self._language,)
        rules, presets = self.tables[game], GAMES[game].presets
        default = next(iter(presets.values()))
        return tuple(agreement(RuleBook.load(game, one), rules, presets[rules.preset], default) for one in chosen)

    def save_agreement(self, game: str, path: str, all_languages: bool) -> None:  # noqa: FBT001 - as the signal has it
        """Write the agreement as a PDF file."""
        is_written = save_pdf(Path(path), self.pages(game, all_languages=all_languages))
        (self.saved if is_written else self.unsaved).emit(path)

    def print_agreement(self, game: str) -> None:
        """Ask for a printer, then print the agreement."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self._page).exec():
            print_pages(printer, self.pages(game))

    def _agree(self, game: str, rules: RuleSet) -> None:
        self.tables[game] = rules
        changed = rules.differing(GAMES[game].presets[rules.preset])
        self._page.show_chapter(self._chapter(game))
        self.table_agreed.emit(game, rules.preset, {name: written(getattr(rules, name)) for name in changed})

    def _sheets(self, game: str) -> TableSheets:
        return TableSheets(GAMES[game], self.tables[game], self._language)

    def _chapter(self, game: str, refused: Refused | None = None) -> Chapter:
        sheets = self._sheets(game)
        return Chapter(
            id=game,
            name=self._game_name(game),
            rules=tuple(self._rule(sheets, entry) for entry in sheets.book.entries.values()),
            table=sheets.table_id,
            tables=sheets.choices(),
            options=sheets.options(refused),
            differences=sheets.differences(self._compared.get(game)),
        )

    def _rule(self, sheets: TableSheets, entry: Entry) -> RuleWords:
        book = sheets.book
        return RuleWords(
            id=entry.id,
            title=entry.title,
            text=with_terms(entry.text, book.language, book.game),
            sources=tuple(dict.fromkeys(self._source(source, book.language) for source in entry.sources)),
            options=tuple(
                sheets.in_force(option, f"{book.game}/{OPTIONS}") for option in entry.options if option in book.options
            ),
            game=self._game_name(book.game),
            table=sheets.title,
        )

    def _source(self, source: Source, language: Language) -> str:
        """A source in one line: the authority, the place in the article, the day of comparison."""
        parts = [source.authority]
        if source.section:
            parts.append(self.tr("article, section {}").format(source.section_for(language)))
        if source.checked:
            parts.append(self.tr("compared on {}").format(source.checked))
        return spaced(language, " · ".join(filter(None, parts)))


def _terms(language: Language) -> tuple[TermWords, ...]:
    """Each term in this language first, then in the others."""
    order = (language, *(other for other in languages() if other != language))
    books = [Glossary.load(other) for other in order]
    return tuple(
        TermWords(
            name,
            tuple(
                (
                    style(book.language).name,
                    book.terms[name].word,
                    with_terms(book.terms[name].meaning, book.language, without=name),
                )
                for book in books
                if name in book.terms
            ),
        )
        for name in books[0].terms
    )
