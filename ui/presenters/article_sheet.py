"""Makes the table of tricks of a hand: the article's, row by row, as far as it has been shown."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tutor.kernel.cardplay import CardPlay
from tutor.kernel.game import Game
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.kernel.trick import Play, Trick
from tutor.teaching.concealed import Fact
from tutor.teaching.film import card_play
from tutor.teaching.screen import Screen
from tutor.teaching.wording import Saying
from tutor.text.spacing import spaced
from ui.panels.article_sheet import ArticlePlay, ArticleRow, ArticleSheet
from ui.presenters.lesson_facts import is_free, whole_hand


class ArticleSheets(QObject):
    """Words the table of one screen."""

    def __init__(
        self, saying: Saying, game: Game, screen: Screen, record: Phase | None = None, parent: QObject | None = None
    ) -> None:
        """`record` is the end of the hand as it was recorded, where a teacher shows what lies ahead."""
        super().__init__(parent)
        self._saying, self._game, self._screen = saying, game, screen
        self._ends = card_play(record) if record is not None else None
        self._with_points = game.card_points(()) is not None and self._tells(Fact.POINTS)

    def sheet(self, looked_at: Phase) -> ArticleSheet | None:
        """The tricks so far, the one that is looked at lit; None where no more than one trick is at hand."""
        play, looked = card_play(self._screen.state), card_play(looked_at)
        if play is None or looked is None or self._plays <= len(play.active):
            return None
        rows = [self._row(trick, play) for trick in play.tricks]
        if play.table:
            rows.append(self._open_row(play))
        rows += self._ahead(len(rows))
        count = max(len(rows), self._count(play))
        rows += [ArticleRow()] * (count - len(rows))
        looks_back = len(looked.plays) < len(play.plays)
        return ArticleSheet(
            title=self._title(),
            caption=self._caption(len(play.tricks) + self._is_decided(play), count),
            rows=tuple(rows),
            seats=len(play.active),
            current=_lit(looked, count),
            next_seat="" if looks_back else self._next(play),
            with_points=self._with_points,
        )

    def _ahead(self, shown: int) -> list[ArticleRow]:
        """The tricks still to come, where they are shown: one sees how far it goes, and where."""
        return [self._row(trick, self._ends) for trick in self._ends.tricks[shown:]] if self._ends else []

    @property
    def _plays(self) -> int:
        """How many cards there are to be seen: of a hand that is played on, all, from its first card."""
        return max(self._screen.plays, whole_hand(self._screen) if is_free(self._screen) else 0)

    def _tells(self, fact: Fact) -> bool:
        return fact not in self._screen.concealed

    def _count(self, play: CardPlay) -> int:
        """How many rows the whole hand has; 0 where that is just what is asked."""
        plays = max(self._screen.plays, whole_hand(self._screen))
        return -(-plays // len(play.active)) if self._tells(Fact.LENGTH) else 0

    def _title(self) -> str:
        if self._screen.own:
            return self.tr("Your hand")
        return self.tr("The article’s hand") if self._screen.origin == "article" else self.tr("This hand")

    def _caption(self, done: int, count: int) -> str:
        if not self._tells(Fact.LENGTH):
            return ""
        caption = self.tr("%1 of %2 tricks").replace("%1", str(done)).replace("%2", str(count))
        return spaced(self._saying.language, caption)

    def _row(self, trick: Trick, play: CardPlay) -> ArticleRow:
        """A trick that is over. Who won the last one leads next: while one of the two is asked, neither is told."""
        is_last = trick is play.tricks[-1] and not play.table
        tells = self._tells(Fact.TAKERS) and (self._tells(Fact.LAST) or not is_last)
        plays = tuple(self._play(p, wins=tells and p.seat == trick.winner) for p in trick.plays)
        points = str(self._game.card_points(p.card for p in trick.plays)) if self._with_points else ""
        winner = self._short(trick.winner) if tells else ""
        return ArticleRow(
            plays, winner, points, self._spoken(trick.number, trick.plays, trick.winner if tells else None)
        )

    def _open_row(self, play: CardPlay) -> ArticleRow:
        """The trick on the table; where it is complete and nobody is asked about it, also who has won it."""
        winner = play.order.winning(play.table).seat if self._is_decided(play) else None
        plays = tuple(self._play(p, wins=p.seat == winner) for p in play.table)
        spoken = self._spoken(play.number, play.table, winner)
        return ArticleRow(plays, self._short(winner) if winner else "", spoken=spoken)

    def _is_decided(self, play: CardPlay) -> bool:
        """Whether the trick on the table is complete, and nobody is asked who has won it."""
        is_whole = len(play.table) == len(play.active)
        return is_whole and self._tells(Fact.WINNING) and self._tells(Fact.LAST)

    def _spoken(self, number: int, plays: tuple[Play, ...], winner: Seat | None = None) -> str:
        """A row as a screen reader says it."""
        texts, names = self._saying.texts, self._saying.names
        played = (f"{texts.seat(p.seat, names)} {texts.card(p.card, spoken=True)}" for p in plays)
        told = self.tr("Trick %1: %2.").replace("%1", str(number)).replace("%2", self.tr(", ").join(played))
        if winner is not None:
            told += " " + self.tr("Won by %1.").replace("%1", texts.seat(winner, names))
        return spaced(self._saying.language, told)

    def _next(self, play: CardPlay) -> str:
        """Who plays the next card to the trick that is open."""
        is_open = play.to_act and len(play.table) < len(play.active) and self._tells(Fact.TURN)
        return self._short(play.to_act) if play.to_act and is_open else ""

    def _play(self, play: Play, *, wins: bool = False) -> ArticlePlay:
        return ArticlePlay(self._short(play.seat), self._saying.texts.card(play.card), wins)

    def _short(self, seat: Seat) -> str:
        return self._saying.texts.short_seat(seat, self._saying.names)


def _lit(looked: CardPlay, count: int) -> int:
    """The row that is looked at, from 1; 0 once the hand is over."""
    if looked.table or looked.to_act:
        return min(len(looked.tricks) + 1, count) if count else 0
    return 0
