"""Shows a lesson's screen on its page: the felt and what moves on it, the coach's bubble, the words, the ruler."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from tutor.games.all import GAMES
from tutor.kernel.cards import Card
from tutor.kernel.game import Game
from tutor.kernel.state import Exchanging, Phase
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.film import card_play, lying
from tutor.teaching.screen import ActInput, CardsInput, Level, MomentInput, Screen, SeatInput, Shown
from tutor.teaching.script import Lesson
from tutor.teaching.wording import Saying
from tutor.text.language import ENGLISH, Language
from ui.announce import announce
from ui.pages.lesson import LessonPage, Lower
from ui.panels.article_sheet import ArticleSheet
from ui.panels.coach_words import CoachWords
from ui.panels.paper import settle
from ui.presenters.article_sheet import ArticleSheets
from ui.presenters.auction_sheet import AuctionSheets
from ui.presenters.beats import as_shown, beats, goes_on, path_between
from ui.presenters.bubble import Bubble
from ui.presenters.felt_scene import FeltScenes, Touching
from ui.presenters.felt_touch import marked, touching
from ui.presenters.kept import kept
from ui.presenters.lesson_facts import awaits_calls, cards_played, is_before_play, may_open_all, open_hands
from ui.presenters.lesson_sheets import NOTHING_PENDING, LessonSheets, Pending
from ui.presenters.place_sheets import is_placing
from ui.presenters.under_way import UnderWay
from ui.table.scene import NO_MARKS, FeltScene, Touch

_TABLE_FROM: Final = 5
"""So many tricks fill a table that may take the page."""


class LessonView(QObject):
    """What of a lesson is on the page. It changes nothing in the lesson."""

    def __init__(self, page: LessonPage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.language: Language = ENGLISH
        self.next_title = ""
        self.pending: Pending = NOTHING_PENDING
        self.screen: Screen | None = None
        self._lesson: Lesson | None = None
        self._may_redo = False
        self._peek: int | None = None
        self._bubble: Bubble | None = None
        self._bubble_stands = False
        self._opens_all = False
        self._record: Phase | None = None
        self._under_way = UnderWay(page.felt, self)
        self._under_way.moved.connect(self._show_beside)
        self._under_way.arrived.connect(self._show_page)
        page.all_hands_wanted.connect(self.open_all)
        page.felt.settled.connect(self._place_bubble)
        page.resized.connect(self._place_bubble)
        page.bubble.dismissed.connect(self._bubble_closed)
        page.panel.table_taken.connect(self._show_page)

    # --- taking a screen ----------------------------------------------------------------------------------------------

    def take(self, lesson: Lesson, screen: Screen, *, may_redo: bool, record: Phase | None = None) -> Screen:
        """Another screen stands for the lesson; what was begun for another question is forgotten. Nothing is shown yet.

        `record` is how the hand ends where it goes on as it was recorded.
        """
        self._peek = self._peek if self._found_it(screen) else None
        self._under_way.stop()
        self.pending, self._bubble = kept(self.pending, self.screen, screen), None
        self.page.bubble.hide()
        self._opens_all = self._opens_all and lesson is self._lesson
        self._lesson, self._may_redo, self._record = lesson, may_redo, record
        self.screen = as_shown(screen)
        return self.screen

    def _found_it(self, screen: Screen) -> bool:
        """Whether the trick looked back at is the one that was asked for: it stays there."""
        match self.screen:
            case Screen(input=MomentInput(), step=step):
                return step == screen.step and screen.passed
            case _:
                return False

    def begin(self, pending: Pending) -> None:
        """Something was begun that is not an answer yet: cards pointed at, cards laid away."""
        self.pending = pending
        self.show()

    # --- words --------------------------------------------------------------------------------------------------------

    @property
    def saying(self) -> Saying:
        """The lesson's words. Raises LookupError before a lesson was taken."""
        if self._lesson is None or self.screen is None:
            raise LookupError
        learner = self.screen.learner if self.screen.level is not Level.WATCH else None
        return Saying(self._lesson, self.language, self.screen.state.match.seats, learner)

    @property
    def _game(self) -> Game:
        return GAMES[self.saying.lesson.game]

    @property
    def _sheets(self) -> LessonSheets:
        return LessonSheets(self.saying, self._game)

    def tell(self) -> None:
        """Says aloud what the coach said, or the next task."""
        if self.screen is not None:
            said = self.screen.said or ((self.screen.task,) if self.screen.task is not None else self.screen.text)
            announce(self.page, self._sheets.spoken(said))

    def read_aloud(self) -> None:
        """Says everything that the page says."""
        if self.screen is not None:
            task = (self.screen.task,) if self.screen.task is not None else ()
            announce(self.page, self._sheets.spoken((*self.screen.text, *task, *self.screen.said)))

    # --- showing ------------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Shows everything as it stands, at once."""
        self._point_seats()
        self.page.felt.show_scene(self._scene())
        if self._bubble is not None:
            self._word_bubble(self._bubble)
            self._place_bubble()
        self._show_page()

    def show_moved(self, before: Screen | None) -> None:
        """What has happened since `before` moves over the felt, where it is the same hand; else all stands at once."""
        after = self.screen
        if after is None:
            return
        self._point_seats()
        if before is None or not goes_on(before, after):
            self.page.felt.show_scene(self._scene())
        else:
            scenes = self._scenes()
            self._under_way.begin(before)

            def on_the_way(state: Phase) -> FeltScene:
                return scenes.scene(state, after.view, open_hands(after, turned_up=self._opens_all))

            self.page.felt.play(beats(before.state, path_between(before, after), on_the_way, self._scene()))
        self._show_page()

    def send_home(self, bubble: Bubble) -> None:
        """A card that did not go goes home; then the coach speaks, and points."""
        self._point_seats()
        self.page.felt.send_home(self._scene(bubble.shown))
        self.speak(bubble)

    def point(self, bubble: Bubble) -> None:
        """The coach speaks of a card where it lies."""
        self.page.felt.show_scene(self._scene(bubble.shown))
        self.speak(bubble)

    def speak(self, bubble: Bubble) -> None:
        """Opens the bubble as soon as nothing moves; where there is no room for it, the page says the same."""
        self._bubble, self._bubble_stands = bubble, False
        self._word_bubble(bubble)
        if not self.page.felt.animator.is_busy:
            self._place_bubble()
        self._show_page()

    def mark(self, shown: Shown | None) -> None:
        """Points at something else for a while; None: again at what was pointed at."""
        if self.screen is not None and not self.page.felt.animator.is_busy:
            self.page.felt.show_scene(self._scene(shown or (self._bubble.shown if self._bubble is not None else None)))

    def hold_joker(self, joker: Card) -> None:
        """A joker lies over the table until its suit is named on the page."""
        self.pending = replace(NOTHING_PENDING, joker=joker)
        self.page.felt.show_scene(replace(self._scene(), touch=Touch.NOTHING))
        self._show_page()

    def _show_page(self) -> None:
        """Shows everything beside the felt."""
        screen = self.screen
        if screen is None:
            return
        sheets, page = self._sheets, self.page
        moment = self.trick_shown if isinstance(screen.input, MomentInput) else 0
        peeks = self._peek is not None and not moment
        sheet = sheets.page(
            screen, self.pending, peeks=peeks, said=self._said(), next_title=self.next_title, trick=moment
        )
        article = self._article(self._under_way.screen(screen))
        has_table = article is not None and len(article.rows) >= _TABLE_FROM
        page.panel.show_sheet(replace(sheet, has_table=has_table, opens_all=self._opens_all))
        self._show_beside()
        page.show_origin(sheets.origin(screen))
        settle()

    def _article(self, screen: Screen) -> ArticleSheet | None:
        """The table of tricks, as far as the felt shows them."""
        record = self._record if self._opens_all else None
        return ArticleSheets(self.saying, self._game, screen, record).sheet(self._looked_at(screen))

    def _show_beside(self) -> None:
        """Shows the ruler, and the calls, the table or the sheet, as far as the felt has come."""
        if self.screen is None:
            return
        screen, sheets = self._under_way.screen(self.screen), self._sheets
        lays_away = isinstance(screen.input, ActInput) and isinstance(screen.state, Exchanging)
        confirms = screen.input.discards if isinstance(screen.input, ActInput) and lays_away else 0
        at = cards_played(screen.state) if self._peek is None else self._peek
        scale = sheets.ruler(screen, at, self.pending, confirms=confirms)
        self.page.transport.show_scale(replace(scale, may_redo=self._may_redo))
        self._show_below(screen, self._looked_at(screen), sheets, self._article(screen))

    def _show_below(self, screen: Screen, state: Phase, sheets: LessonSheets, article: ArticleSheet | None) -> None:
        """The calls while they are made, the sheet once the hand is over, else the table of tricks."""
        page, calls = self.page, awaits_calls(screen)
        before_play = (bool(calls) or is_before_play(state)) and not is_placing(screen)
        before_play = before_play and Fact.CALLS not in screen.concealed
        if before_play:
            auction = AuctionSheets(self._game, self.saying.texts, self.saying.names)
            tells = not isinstance(screen.input, CardsInput)
            page.auction.show_sheet(auction.sheet(state, calls, self.pending.calls, tells=tells))
        page.show_middle(auction=before_play)
        own, beside = sheets.ledgers(screen)
        if own is not None and self._peek is None and not page.panel.shows_table:
            page.score.show_sheets(own, beside)
            page.show_lower(Lower.SCORE)
        elif article is not None:
            page.article.show_sheet(article)
            page.show_lower(Lower.ARTICLE)
        else:
            page.show_lower(Lower.NOTHING)

    def _said(self) -> CoachWords | None:
        """What stands in the page's box: what the coach said last, unless the bubble says it."""
        screen, bubble = self.screen, self._bubble
        if screen is None:
            return None
        good = screen.passed and not screen.missed
        if bubble is None:
            return self._sheets.coach(screen.said, screen.shown, screen, good=good) if screen.said else None
        if not self._bubble_stands and not self.page.felt.animator.is_busy:
            return self._sheets.coach(bubble.lines, bubble.shown, screen, good=good, buttons=bubble.buttons)
        rest = tuple(line for line in screen.said if line not in bubble.lines)
        return self._sheets.coach(rest, Shown(), screen, good=good) if rest else None

    # --- the felt -----------------------------------------------------------------------------------------------------

    def _scenes(self) -> FeltScenes:
        concealed, piles = (self.screen.concealed, self.screen.piles) if self.screen else (NO_FACTS, {})
        return FeltScenes(self._game, self.saying.texts, self.saying.names, concealed=concealed, piles=piles)

    def _scene(self, shown: Shown | None = None) -> FeltScene:
        """The felt as it should stand now; `shown` is what is pointed at instead of what the screen points at."""
        screen, state = self.screen, self.state
        if screen is None or state is None:
            raise LookupError
        looks_back = self._peek is not None
        touched = Touching() if looks_back else touching(screen, self.pending)
        marks = NO_MARKS if looks_back else marked(screen, shown or screen.shown, self.pending, self.saying.texts)
        return self._scenes().scene(state, screen.view, open_hands(screen, turned_up=self._opens_all), touched, marks)

    def open_all(self) -> None:
        """Turns up every hand, as a teacher does before a class, or those again that lie face down."""
        if self.screen is not None and may_open_all(self.screen):
            self._opens_all = not self._opens_all
            self.show()
            said = self.tr("All hands lie open.") if self._opens_all else self.tr("The hands are closed again.")
            announce(self.page, said)

    def _point_seats(self) -> None:
        asked = self.screen.input if self.screen and self._peek is None else None
        self.page.felt.pointable = frozenset(asked.seats) if isinstance(asked, SeatInput) else frozenset()

    # --- the bubble ---------------------------------------------------------------------------------------------------

    def _word_bubble(self, bubble: Bubble) -> None:
        if self.screen is not None:
            words = self._sheets.coach(bubble.lines, bubble.shown, self.screen, good=False, buttons=bubble.buttons)
            self.page.bubble.show_words(words)

    def _place_bubble(self) -> None:
        """Puts the bubble where there is room beside the card it speaks of; without room it stands in the page."""
        bubble = self._bubble
        if bubble is None:
            return
        target = bubble.target(self.page.felt)
        self._bubble_stands = target is not None and self.page.point_bubble(target)
        if not self._bubble_stands:
            self.page.bubble.hide()
        self._show_page()

    def _bubble_closed(self) -> None:
        self._bubble = None
        self._show_page()

    # --- looking back -------------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """How many cards are shown."""
        if self._peek is not None:
            return self._peek
        return cards_played(self.screen.state) if self.screen else 0

    def look_at(self, cards: int) -> None:
        """Shows the moment after so many cards; the present one where that is all of them."""
        if self.screen is None:
            return
        shown = cards_played(self.screen.state)
        cards = max(0, min(cards, shown))
        self._peek = None if cards == shown else cards
        self.show()

    def look_at_trick(self, trick: int) -> None:
        """Shows a trick as it lay when it was complete, or as far as it has come."""
        play = card_play(self.screen.state) if self.screen else None
        if play is None:
            return
        done = sum(len(each.plays) for each in play.tricks if each.number <= trick)
        is_over = any(each.number == trick for each in play.tricks)
        self.look_at(done if is_over else len(play.plays))

    @property
    def trick_shown(self) -> int:
        """The number of the trick that is looked at, from 1."""
        play = card_play(self.state) if self.state is not None else None
        if play is None:
            return 1
        return play.tricks[-1].number if play.tricks and not play.table else play.number

    @property
    def state(self) -> Phase | None:
        """The state that is shown: the present one, or the one looked back at."""
        return self._looked_at(self.screen) if self.screen else None

    def _looked_at(self, screen: Screen) -> Phase:
        past = [state for state in screen.frames if cards_played(state) == self._peek] if self._peek is not None else []
        return lying(past[0]) if past else screen.state
