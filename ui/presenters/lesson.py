"""Joins a lesson's run with its page: wishes become answers, replies become scenes, motions and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from tutor.games.all import GAMES
from tutor.kernel.actions import Action, Exchange, MakeCall, PlayCard
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat
from tutor.kernel.state import Exchanging, Phase
from tutor.kernel.view import seen_by
from tutor.players.player import Player, RandomPlayer
from tutor.teaching import runner
from tutor.teaching.film import card_play, lying
from tutor.teaching.moment import hand
from tutor.teaching.run import LessonRun
from tutor.teaching.screen import (
    Act,
    ActInput,
    Answer,
    CardsInput,
    GiveNumber,
    Go,
    GoOn,
    Level,
    Line,
    MomentInput,
    NotThisStep,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
    Refused,
    Reply,
    Screen,
    SeatInput,
    Shown,
    Turn,
)
from tutor.teaching.script import Lesson
from tutor.teaching.wording import Saying
from tutor.text.language import Language
from ui.announce import announce
from ui.pages.lesson import LessonPage, Lower
from ui.panels.coach import CoachButton, CoachWords
from ui.presenters.auction_sheet import AuctionSheets
from ui.presenters.beats import beats
from ui.presenters.felt_scene import FeltScenes, Touching
from ui.presenters.lesson_sheets import (
    NOTHING_PENDING,
    LessonSheets,
    awaits_calls,
    cards_played,
    is_before_play,
)
from ui.table.scene import FeltScene, Marks, Touch

_PLAY_IT_OUT: Final = "play-it-out"
_TRY_IT: Final = "try-it"
_MOST_TURNS: Final = 200


class LessonPresenter(QObject):
    """A lesson under way.

    Signals: `step_reached(str)`, `lesson_finished(str, int)` with id and stars, `next_wanted` when going on leads out of the
    lesson, `rule_wanted(str)`, `term_wanted(str)`.
    """

    step_reached = Signal(str)
    lesson_finished = Signal(str, int)
    next_wanted = Signal()
    rule_wanted = Signal(str)
    term_wanted = Signal(str)

    def __init__(self, page: LessonPage, rng: Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page, self._rng = page, rng
        self._player: Player = RandomPlayer()
        self._run: LessonRun | None = None
        self._screen: Screen | None = None
        self._language = Language("en")
        self._next_title = ""
        self._pending = NOTHING_PENDING
        self._peek: int | None = None
        self._bubble: tuple[tuple[Line, ...], Shown, tuple[CoachButton, ...], Card | None] | None = None
        self._offered: Action | None = None
        self._said_in_bubble = False
        self._connect()

    def _connect(self) -> None:
        page = self.page
        page.felt.play_requested.connect(self._play)
        page.felt.card_marked.connect(self._mark)
        page.felt.laid_away.connect(self._lay_away)
        page.felt.taken_back.connect(self._take_back)
        page.felt.seat_pointed.connect(lambda seat: self._answer(PointSeat(Seat(seat))))
        page.felt.packet_opened.connect(self._look_at_trick)
        page.felt.settled.connect(self._place_bubble)
        panel = page.panel
        panel.went_on.connect(self._go_on)
        panel.level_chosen.connect(lambda level: self._restart(Level(level)))
        panel.rung_climbed.connect(self._climb)
        panel.played_on.connect(lambda: self._play_on(None))
        panel.went_back_to_lesson.connect(self._back_to_lesson)
        panel.why_requested.connect(self._why)
        panel.rule_requested.connect(self.rule_wanted)
        panel.term_requested.connect(self.term_wanted)
        panel.coach_pressed.connect(self._coach_pressed)
        panel.answers.option_picked.connect(lambda ids: self._answer(Pick(ids)))
        panel.answers.number_given.connect(lambda number: self._answer(GiveNumber(number)))
        panel.answers.suit_pointed.connect(self._point_suit)
        panel.answers.pointing_done.connect(self._pointing_done)
        panel.answers.moment_pointed.connect(lambda: self._answer(PointMoment(self._trick_shown())))
        panel.answers.dial_turned.connect(lambda value: self._answer(Turn(value)))
        page.auction.call_requested.connect(self._call)
        page.article.moment_requested.connect(self._look_at_trick)
        page.transport.moment_requested.connect(self._look_at)
        page.transport.back_requested.connect(lambda: self._look_at(self._at - 1))
        page.transport.forward_requested.connect(lambda: self._look_at(self._at + 1))
        page.transport.undo_requested.connect(self._undo)
        page.transport.redo_requested.connect(lambda: self._moved(runner.forward))
        page.transport.confirmed.connect(self._exchange)
        page.bubble.rule_requested.connect(self.rule_wanted)
        page.bubble.button_pressed.connect(self._coach_pressed)
        page.bubble.dismissed.connect(self._forget_bubble)
        page.resized.connect(self._place_bubble)
        page.help_wanted.connect(self._climb)
        page.why_wanted.connect(self._why)
        page.rule_key_pressed.connect(self._show_rule)
        page.undo_wanted.connect(self._undo)
        page.read_wanted.connect(self._read_aloud)

    # --- opening ------------------------------------------------------------------------------------------------------

    def open(
        self, lesson: Lesson, level: Level, language: Language, *, step: str | None = None, next_title: str = ""
    ) -> None:
        """Begins a lesson, at a step where one is named."""
        self._language, self._next_title = language, next_title
        self._begin(runner.begin(lesson, level, step))
        self.page.felt.setFocus()

    def set_language(self, language: Language, next_title: str = "") -> None:
        """Words everything again where it stands."""
        self._language, self._next_title = language, next_title
        if self._run is not None:
            self._show_all()
            self._show_bubble_words()

    @property
    def lesson(self) -> Lesson | None:
        return self._run.lesson if self._run else None

    @property
    def screen(self) -> Screen | None:
        """The lesson as it stands."""
        return self._screen

    def _begin(self, run: LessonRun) -> None:
        self._forget()
        self._run = self._engine_players(run)
        self._screen = _as_shown(runner.screen(self._run))
        self._show_all()
        self.step_reached.emit(self._screen.step)

    def _restart(self, level: Level) -> None:
        if self._run is not None and level is not self._run.level and level in self._run.lesson.levels:
            self._begin(runner.begin(self._run.lesson, level))
        elif self._run is not None:
            self._show_page()

    # --- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, answer: Answer) -> None:
        if self._run is None or self._screen is None:
            return
        run, reply = runner.reply(self._run, answer)
        self._became(run, reply, answer)

    def _became(self, run: LessonRun, reply: Reply, answer: Answer) -> None:
        """Takes a reply: what it says, and what happens on the table."""
        before = self._screen
        tried = answer.action if isinstance(answer, Act) else None
        self._forget()
        self._run = self._engine_players(run)
        after = self._screen = _as_shown(runner.screen(self._run))
        match reply:
            case Refused() | NotThisStep():
                self._show_sent_home(reply, tried)
            case _:
                self._show_moved(before, after)
        self._tell(after)
        if before is not None and before.step != after.step:
            self.step_reached.emit(after.step)
        if after.finished and before is not None and not before.finished:
            self.lesson_finished.emit(self._run.lesson.id, after.stars)

    def _engine_players(self, run: LessonRun) -> LessonRun:
        """Lets the engine's players act until the learner's turn."""
        for _ in range(_MOST_TURNS):
            seat = runner.screen(run).awaits_player
            if seat is None:
                break
            state = runner.screen(run).state
            game = GAMES[run.lesson.game]
            action = self._player.choose(seen_by(state, seat), game.legal(state), self._rng)
            run, _accepted = runner.engine_acts(run, action)
        return run

    def _play(self, card: Card) -> None:
        asked = self._screen.input if self._screen else None
        match asked:
            case ActInput(seat=seat, names=names) if names and card.is_joker:
                self._pending = replace(NOTHING_PENDING, joker=card)
                self.page.felt.show_scene(self._scene(seat))
                self._show_page()
            case ActInput(seat=seat):
                self._answer(Act(PlayCard(seat, card)))
            case _:
                self.page.felt.send_home(self._scene())

    def _call(self, notation: str) -> None:
        screen = self._screen
        if screen is None:
            return
        call = next((call for call in awaits_calls(screen) if call.notation == notation), None)
        match screen.input:
            case ActInput(seat=seat) if call is not None:
                self._answer(Act(MakeCall(seat, call)))
            case CardsInput() if call is not None:
                self._pending = replace(self._pending, calls=self._pending.calls ^ {call})
                self._show_all()
            case _:
                pass

    def _mark(self, card: Card) -> None:
        self._pending = replace(self._pending, cards=self._pending.cards ^ {card})
        self._show_all()

    def _pointing_done(self) -> None:
        pending = self._pending
        self._answer(PointCards(pending.cards, pending.calls))

    def _point_suit(self, suit: Suit) -> None:
        match self._screen.input if self._screen else None:
            case ActInput(seat=seat) if self._pending.joker is not None:
                self._answer(Act(PlayCard(seat, self._pending.joker, suit)))
            case _:
                self._answer(PointSuit(suit))

    def _lay_away(self, card: Card) -> None:
        match self._screen.input if self._screen else None:
            case ActInput(seat=seat, discards=room) if len(self._pending.away) >= room:
                self._answer(Act(Exchange(seat, (*self._pending.away, card))))
            case _:
                self._pending = replace(self._pending, away=(*self._pending.away, card))
                self._show_all()

    def _take_back(self, card: Card) -> None:
        self._pending = replace(self._pending, away=tuple(held for held in self._pending.away if held is not card))
        self._show_all()

    def _exchange(self) -> None:
        match self._screen.input if self._screen else None:
            case ActInput(seat=seat):
                self._answer(Act(Exchange(seat, self._pending.away)))
            case _:
                pass

    # --- the ways on --------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._screen is not None and self._screen.finished:
            self.next_wanted.emit()
        else:
            self._answer(GoOn())

    def _climb(self) -> None:
        if self._run is not None and self._screen is not None and self._screen.offered:
            self._changed(runner.climb(self._run))

    def _play_on(self, action: Action | None) -> None:
        if self._run is not None:
            before = self._screen
            self._changed(runner.play_on(self._run, Act(action) if action else None), before)

    def _back_to_lesson(self) -> None:
        if self._run is not None:
            self._changed(runner.back_to_lesson(self._run))

    def _undo(self) -> None:
        if (self._screen is not None and self._screen.in_branch) or (
            self._run is not None and self._run.free is not None
        ):
            self._moved(runner.undo)
        else:
            self._moved(runner.back)

    def _moved(self, move: Callable[[LessonRun], LessonRun]) -> None:
        if self._run is not None:
            self._changed(move(self._run))

    def _changed(self, run: LessonRun, before: Screen | None = None) -> None:
        """Shows a run that came about without an answer."""
        self._forget()
        self._run = self._engine_players(run)
        self._screen = _as_shown(runner.screen(self._run))
        if before is None:
            self._show_all()
        else:
            self._show_moved(before, self._screen)
        self._tell(self._screen)

    def _coach_pressed(self, button: str) -> None:
        if self._offered is None:
            return
        action, self._offered = self._offered, None
        if button == _PLAY_IT_OUT:
            self._play_on(action)
        elif button == _TRY_IT:
            self._answer(Act(action))

    def _why(self) -> None:
        """Why a card may or may not be played now."""
        if self._run is None or self._screen is None:
            return
        card = self.page.felt.focused_card()
        answer = runner.why(self._run, card) if card is not None else None
        if answer is None or card is None:
            self.page.show_note(self.tr("Choose a card first: click it, or go to it with the arrow keys."))
            return
        line, shown = answer
        self._say_in_bubble((line,), shown, card)
        self.page.felt.show_scene(self._scene(None, shown))

    def _show_rule(self) -> None:
        rule = self._screen.shown.rule if self._screen else None
        if rule:
            self.rule_wanted.emit(rule)

    def _read_aloud(self) -> None:
        """Says what the page says, for a screen reader."""
        if self._screen is not None:
            lines = (*self._screen.text, *((self._screen.task,) if self._screen.task else ()), *self._screen.said)
            announce(self.page, self._sheets().spoken(lines))

    # --- looking back -------------------------------------------------------------------------------------------------

    @property
    def _at(self) -> int:
        """How many cards are shown."""
        if self._peek is not None:
            return self._peek
        return cards_played(self._screen.state) if self._screen else 0

    def _look_at(self, cards: int) -> None:
        """Shows the moment after so many cards; the present one where that is all of them."""
        if self._screen is None:
            return
        shown = cards_played(self._screen.state)
        cards = max(0, min(cards, shown))
        self._peek = None if cards == shown else cards
        self._show_all()

    def _look_at_trick(self, trick: int) -> None:
        """Shows a trick as it lay when it was complete."""
        play = card_play(self._screen.state) if self._screen else None
        if play is not None:
            done = sum(len(t.plays) for t in play.tricks if t.number <= trick)
            self._look_at(done if any(t.number == trick for t in play.tricks) else len(play.plays))

    def _state(self) -> Phase | None:
        """The state that is shown: the present one, or the one looked back at."""
        if self._screen is None:
            return None
        if self._peek is None:
            return self._screen.state
        past = [state for state in self._screen.frames if cards_played(state) == self._peek]
        return lying(past[0]) if past else self._screen.state

    def _trick_shown(self) -> int:
        state = self._state()
        play = card_play(state) if state is not None else None
        if play is None:
            return 1
        return play.tricks[-1].number if play.tricks and not play.table else play.number

    # --- showing ------------------------------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._pending, self._peek, self._offered = NOTHING_PENDING, None, None
        self._forget_bubble()

    def _forget_bubble(self) -> None:
        self._bubble = None
        self.page.bubble.hide()

    def _saying(self) -> Saying:
        run, screen = self._run, self._screen
        if run is None or screen is None:
            raise LookupError
        learner = screen.learner if screen.level is not Level.WATCH else None
        return Saying(run.lesson, self._language, screen.state.match.seats, learner)

    def _sheets(self) -> LessonSheets:
        saying = self._saying()
        return LessonSheets(saying, GAMES[saying.lesson.game], self)

    def _scene(self, seat: Seat | None = None, shown: Shown | None = None) -> FeltScene:
        """The felt as it should stand now; with `seat` its joker waits for a suit."""
        saying, screen, state = self._saying(), self._screen, self._state()
        if screen is None or state is None:
            raise LookupError
        game = GAMES[saying.lesson.game]
        scenes = FeltScenes(game, saying.texts, saying.names, self)
        touching = Touching() if self._peek is not None or seat is not None else self._touching(screen)
        marks = self._marks(screen, state, shown or screen.shown) if self._peek is None else Marks()
        return scenes.scene(state, screen.view, screen.open_hands, touching, marks)

    def _touching(self, screen: Screen) -> Touching:
        state = screen.state
        match screen.input:
            case ActInput(seat=seat, discards=room) if room and isinstance(state, Exchanging):
                return Touching(Touch.LAY_AWAY, seat, None, room, self._pending.away)
            case ActInput(seat=seat, calls=()) if card_play(state) is not None:
                return Touching(Touch.PLAY, seat, state.to_act)
            case CardsInput(seat=seat, calls=()):
                return Touching(Touch.MARK, seat, state.to_act)
            case _:
                return Touching()

    def _marks(self, screen: Screen, state: Phase, shown: Shown) -> Marks:
        legal = frozenset(shown.legal)
        held = frozenset(hand(state, screen.learner)) if screen.learner else frozenset[Card]()
        void = None
        if shown.void is not None:
            seat, suit = shown.void
            void = (seat, suit, self._saying().texts.say("felt.void", suit=suit))
        return Marks(
            evidence=frozenset(shown.evidence),
            legal=legal,
            dimmed=held - legal if legal else frozenset(),
            chosen=self._pending.cards,
            seats=frozenset(shown.seats),
            void=void,
        )

    def _show_all(self) -> None:
        self._point_seats()
        self.page.felt.show_scene(self._scene())
        self._show_page()

    def _point_seats(self) -> None:
        screen = self._screen
        asked = screen.input if screen and self._peek is None else None
        self.page.felt.pointable = frozenset(asked.seats) if isinstance(asked, SeatInput) else frozenset()

    def _show_moved(self, before: Screen | None, after: Screen) -> None:
        """What happened since `before` moves over the felt, where it is the same hand; else the new scene stands at once."""
        self._point_seats()
        if before is None or not _goes_on(before, after):
            self.page.felt.show_scene(self._scene())
        else:
            self.page.felt.play(beats(before.state, _path(before, after), self._on_the_way(after), self._scene()))
        self._show_page()

    def _on_the_way(self, screen: Screen) -> Callable[[Phase], FeltScene]:
        saying = self._saying()
        scenes = FeltScenes(GAMES[saying.lesson.game], saying.texts, saying.names, self)
        return lambda state: scenes.scene(state, screen.view, screen.open_hands)

    def _show_sent_home(self, reply: Refused | NotThisStep, tried: Action | None) -> None:
        self._point_seats()
        card = tried.card if isinstance(tried, PlayCard) else None
        self.page.felt.send_home(self._scene(None, reply.shown))
        match reply:
            case Refused(reason=reason, shown=shown):
                self._say_in_bubble((reason,), shown, card)
            case NotThisStep(lines=lines, shown=shown, action=action):
                self._offered = action
                offer = (CoachButton(_PLAY_IT_OUT, self.tr("Play it out")),) if action else ()
                self._say_in_bubble(lines, shown, card, offer)
        self._show_page()

    def _say_in_bubble(
        self, lines: tuple[Line, ...], shown: Shown, card: Card | None, buttons: tuple[CoachButton, ...] = ()
    ) -> None:
        self._bubble = (lines, shown, buttons, card)
        self._show_bubble_words()
        if not self.page.felt.animator.is_busy:
            self._place_bubble()

    def _show_bubble_words(self) -> None:
        if self._bubble is not None:
            lines, shown, buttons, _card = self._bubble
            self.page.bubble.show_words(self._sheets().coach(lines, shown, good=False, buttons=buttons))

    def _place_bubble(self) -> None:
        """Puts the bubble where there is room beside the card it speaks of; without room it stands in the page."""
        if self._bubble is None or self._screen is None:
            return
        _lines, shown, _buttons, card = self._bubble
        target = self._target(card, shown)
        self._said_in_bubble = target is not None and self.page.point_bubble(target)
        self._show_page()

    def _target(self, card: Card | None, shown: Shown) -> QPointF | None:
        cards = (card, *shown.evidence) if card is not None else shown.evidence
        places = (self.page.felt.place_of(each) for each in cards)
        return next((place for place in places if place is not None), None)

    def _said(self) -> CoachWords | None:
        """What stands in the page's box: what the coach said last, unless the bubble says it."""
        screen = self._screen
        if screen is None:
            return None
        sheets = self._sheets()
        if self._bubble is not None:
            lines, shown, buttons, _card = self._bubble
            if not self._said_in_bubble or not self.page.bubble.isVisible():
                return sheets.coach(lines, shown, good=screen.passed, buttons=buttons)
            rest = tuple(line for line in screen.said if line not in lines)
            return sheets.coach(rest, Shown(), good=screen.passed) if rest else None
        return sheets.coach(screen.said, screen.shown, good=screen.passed) if screen.said else None

    def _show_page(self) -> None:
        screen, state = self._screen, self._state()
        if screen is None or state is None or self._run is None:
            return
        sheets, page = self._sheets(), self.page
        moment = self._trick_shown() if isinstance(screen.input, MomentInput) else 0
        page.panel.show_sheet(
            sheets.page(
                screen,
                self._pending,
                peeks=self._peek is not None and not moment,
                said=self._said(),
                next_title=self._next_title,
                trick=moment,
            )
        )
        confirms = screen.input.discards if isinstance(screen.input, ActInput) else 0
        if not isinstance(screen.state, Exchanging):
            confirms = 0
        scale = sheets.ruler(screen, self._at, self._pending, confirms=confirms)
        page.transport.show_scale(replace(scale, may_redo=self._run.at < self._run.seen))
        self._show_below(screen, state, sheets)
        page.show_origin(self._origin(screen))

    def _show_below(self, screen: Screen, state: Phase, sheets: LessonSheets) -> None:
        """The calls while they are made, the sheet once the hand is over, else the table of tricks."""
        page, saying = self.page, self._saying()
        calls = awaits_calls(screen)
        if calls or is_before_play(state):
            auction = AuctionSheets(GAMES[saying.lesson.game], saying.texts, saying.names, self)
            page.auction.show_sheet(auction.sheet(state, calls, self._pending.calls))
            page.show_middle(auction=True)
        else:
            page.show_middle(auction=False)
        own, beside = sheets.ledgers(screen)
        article = sheets.article(screen, state)
        if own is not None and self._peek is None:
            page.score.show_sheets(own, beside)
            page.show_lower(Lower.SCORE)
        elif article is not None:
            page.article.show_sheet(article)
            page.show_lower(Lower.ARTICLE)
        else:
            page.show_lower(Lower.NOTHING)

    def _origin(self, screen: Screen) -> str:
        if screen.in_branch:
            return self.tr("You play on: not part of the lesson")
        match screen.origin:
            case "article":
                return self.tr("The article’s cards")
            case "mixed":
                return self.tr("The article’s cards, the rest ours")
            case _:
                return self.tr("Our deal")

    def _tell(self, screen: Screen) -> None:
        """Says aloud what the coach said, or the next task."""
        lines = screen.said or ((screen.task,) if screen.task is not None else screen.text)
        if lines:
            announce(self.page, self._sheets().spoken(lines))


def _goes_on(before: Screen, after: Screen) -> bool:
    """Whether the same hand goes on from one screen to the next."""
    if before.scene != after.scene or before.view != after.view or after.frame < before.frame:
        return False
    return len(after.frames) > before.frame and cards_played(after.state) - cards_played(before.state) >= 0


def _path(before: Screen, after: Screen) -> tuple[Phase, ...]:
    """The states from one screen to the next; a trick that still lay there is taken in first."""
    first = before.frame if _lies(before.state) else before.frame + 1
    return after.frames[first:] or (after.state,)


def _lies(state: Phase) -> bool:
    """Whether a complete trick still lies on the table."""
    play = card_play(state)
    return play is not None and len(play.table) == len(play.active)


def _as_shown(screen: Screen) -> Screen:
    """While nothing is asked, the trick that was just completed lies there to be looked at."""
    play = card_play(screen.state)
    if not isinstance(screen.input, Go) or play is None or screen.state.to_act is None or not play.tricks:
        return screen
    return screen if play.table else replace(screen, state=lying(screen.state))
