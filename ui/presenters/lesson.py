"""Joins a lesson's run with its page: what the learner wishes becomes an answer, and what comes back is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from tutor.kernel.actions import Action, LookAtKitty, MakeCall, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.seats import Seat
from tutor.records.notation import read_suit
from tutor.teaching import runner
from tutor.teaching.keeping import told
from tutor.teaching.lines import Line
from tutor.teaching.moment import hands_known
from tutor.teaching.naming import laid_away
from tutor.teaching.placing import PutInBins, PutInOrder
from tutor.teaching.run import LessonRun
from tutor.teaching.screen import (
    Act,
    ActInput,
    Answer,
    CardsInput,
    GiveNumber,
    GoOn,
    Level,
    NotThisStep,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
    Refused,
    Reply,
    Rung,
    Screen,
    Turn,
)
from tutor.teaching.script import Lesson
from tutor.text.language import Language
from ui.pages.lesson import LessonPage
from ui.panels.coach_words import CoachButton
from ui.presenters.ask_why import ask_why
from ui.presenters.bubble import Bubble
from ui.presenters.laying_away import LayingAway
from ui.presenters.lesson_facts import awaits_calls
from ui.presenters.lesson_sheets import TRY_IT
from ui.presenters.lesson_view import LessonView
from ui.presenters.line_light import LineLight
from ui.presenters.notes import Notes

_PLAY_IT_OUT: Final = "play-it-out"
Move = Callable[[LessonRun], LessonRun]


class LessonPresenter(QObject):
    """A lesson under way.

    Signals: `run_changed(Told | None)`, after each gesture, with what an answer says about the learner;
    `level_wanted(Level)`; `next_wanted`, where going on leads out
    of the lesson; `again_wanted`, from its first step on; `rule_wanted(str)`; `term_wanted(str)`.
    """

    run_changed = Signal(object)
    level_wanted = Signal(object)
    next_wanted = Signal()
    again_wanted = Signal()
    rule_wanted = Signal(str)
    term_wanted = Signal(str)

    def __init__(self, page: LessonPage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.view = LessonView(page, self)
        LineLight(self.view)
        LayingAway(self.view).laid.connect(lambda action: self._answer(Act(action)))
        self._notes = Notes(self)
        self._run: LessonRun | None = None
        self._offered: Action | None = None
        self._sent_home: Card | None = None
        self._refused_call: Call | None = None
        self._heard: tuple[Line, ...] = ()
        self._listen_to_felt()
        self._listen_to_panels()

    def _listen_to_felt(self) -> None:
        felt, bubble = self.page.felt, self.page.bubble
        felt.play_requested.connect(self._play)
        felt.card_marked.connect(self._mark)
        felt.seat_pointed.connect(lambda seat: self._answer(PointSeat(Seat(seat))))
        felt.packet_opened.connect(self.view.look_at_trick)
        felt.dropped_beside.connect(self._tell_where)
        felt.kitty_pressed.connect(self._look_at_kitty)
        bubble.rule_requested.connect(self.rule_wanted)
        bubble.button_pressed.connect(self._take_offer)

    def _listen_to_panels(self) -> None:
        page, panel, answers = self.page, self.page.panel, self.page.panel.answers
        panel.went_on.connect(self._go_on)
        panel.level_chosen.connect(lambda level: self._choose_level(Level(level)))
        panel.rung_climbed.connect(self._climb)
        panel.rung_recalled.connect(lambda rung: self._move(lambda run: runner.recall(run, Rung(rung))))
        panel.played_on.connect(lambda: self._play_on(None))
        panel.went_back_to_lesson.connect(lambda: self._move(runner.back_to_lesson))
        panel.why_requested.connect(self._why)
        panel.rule_requested.connect(self.rule_wanted)
        panel.term_requested.connect(self.term_wanted)
        panel.coach_pressed.connect(self._take_offer)
        panel.began_again.connect(self.again_wanted)
        answers.option_picked.connect(self._pick)
        answers.number_given.connect(lambda number: self._answer(GiveNumber(number)))
        answers.suit_pointed.connect(self._point_suit)
        answers.pointing_done.connect(self._point_cards)
        answers.moment_pointed.connect(lambda: self._answer(PointMoment(self.view.trick_shown)))
        answers.dial_turned.connect(lambda value: self._answer(Turn(value)))
        answers.placed.connect(lambda places: self._answer(PutInBins(places)))
        answers.ordered.connect(lambda row: self._answer(PutInOrder(row)))
        page.auction.call_requested.connect(self._call)
        page.article.moment_requested.connect(self.view.look_at_trick)
        page.transport.moment_requested.connect(self.view.look_at)
        page.transport.back_requested.connect(lambda: self.view.look_at(self.view.at - 1))
        page.transport.forward_requested.connect(lambda: self.view.look_at(self.view.at + 1))
        page.transport.undo_requested.connect(self._undo)
        page.transport.redo_requested.connect(lambda: self._move(runner.redo))
        page.help_wanted.connect(self._climb)
        page.why_wanted.connect(self._why)
        page.rule_key_pressed.connect(self._show_rule)
        page.undo_wanted.connect(self._undo)
        page.read_wanted.connect(self.view.read_aloud)

    # --- opening ------------------------------------------------------------------------------------------------------

    def open(self, lesson: Lesson, level: Level, *, step: str | None = None) -> None:
        """Begins a lesson, at a step where one is named that this level has."""
        run = runner.begin(lesson, level)
        if step in {station.step.id for station in run.stations}:
            run = runner.begin(lesson, level, step)
        self.take_up(run)

    def set_language(self, language: Language, next_title: str) -> None:
        """Words everything again where it stands; `next_title` is the lesson to go on with, in that language."""
        self.view.language, self.view.next_title = language, next_title
        if self._run is not None:
            self.view.show()

    @property
    def run(self) -> LessonRun | None:
        """The lesson as far as it has come."""
        return self._run

    @property
    def screen(self) -> Screen | None:
        """What of it is shown."""
        return self.view.screen

    @property
    def heard(self) -> tuple[Line, ...]:
        """What the coach has said since the lesson was opened."""
        return self._heard

    def take_up(self, run: LessonRun) -> None:
        """Goes on with a lesson that was left, or has just been begun."""
        self._heard = ()
        self._take(run)
        self.view.show()
        self._tell()
        self.run_changed.emit(None)

    def _tell(self) -> None:
        """Says what there is to say; the keyboard goes where the next answer is given."""
        self.view.tell()
        self.page.focus_now()

    def _choose_level(self, level: Level) -> None:
        run = self._run
        if run is not None and level is not run.level and level in run.lesson.levels:
            self.level_wanted.emit(level)
        else:
            self.view.show()

    # --- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, answer: Answer) -> None:
        if self._run is None:
            return
        before = self.view.screen
        run, reply = runner.reply(self._run, answer)
        about = told(self._run, run, reply)
        after = self._take(run)
        self._heard += after.said
        self._show_reply(reply, answer, before)
        self._tell()
        self.run_changed.emit(about)

    def _show_reply(self, reply: Reply, answer: Answer, before: Screen | None) -> None:
        tried = answer.action if isinstance(answer, Act) else None
        card = tried.card if isinstance(tried, PlayCard) else None
        if isinstance(reply, Refused | NotThisStep):
            self._sent_home, self._refused_call = card, tried.call if isinstance(tried, MakeCall) else None
        match reply:
            case Refused(reason=reason, shown=shown):
                self.view.send_home(Bubble((reason,), shown, card))
            case NotThisStep(lines=lines, shown=shown, action=action):
                self._offered = action
                goes_on = action and before and hands_known(before.state)
                offer = (CoachButton(_PLAY_IT_OUT, self.tr("Play it out")),) if goes_on else ()
                self.view.send_home(Bubble(lines, shown, card, offer))
            case _:
                self.view.show_moved(before)

    def _take(self, run: LessonRun) -> Screen:
        """Another run stands for the lesson, once the engine's players have acted."""
        self._offered = self._sent_home = self._refused_call = None
        self._run = run = runner.with_players(run)
        may_redo, record = runner.may_redo(run), runner.recorded(run)
        return self.view.take(run.lesson, runner.screen(run), may_redo=may_redo, record=record)

    def _play(self, card: Card) -> None:
        match self.view.screen.input if self.view.screen else None:
            case ActInput(names=names) if names and card.is_joker:
                self.view.hold_joker(card)
            case ActInput(seat=seat):
                self._answer(Act(PlayCard(seat, card)))
            case _:
                self.view.show()

    def _call(self, notation: str) -> None:
        screen = self.view.screen
        call = next((call for call in awaits_calls(screen) if call.notation == notation), None) if screen else None
        match screen.input if screen else None:
            case ActInput(seat=seat) if call is not None and call != self._refused_call:  # else it has just been said
                self._answer(Act(MakeCall(seat, call)))
            case CardsInput() if call is not None:
                pending = self.view.pending
                self.view.begin(replace(pending, calls=pending.calls ^ {call}))
            case _:
                pass

    def _mark(self, card: Card) -> None:
        pending = self.view.pending
        self.view.begin(replace(pending, cards=pending.cards ^ {card}))

    def _look_at_kitty(self) -> None:
        """A press on the kitty does what the button beside it does, where just that is to be tried."""
        if self.view.screen is not None and isinstance(self.view.screen.invited, LookAtKitty):
            self._answer(Act(self.view.screen.invited))

    def _tell_where(self, _card: Card) -> None:
        """A card was let go where nothing takes it."""
        if self.view.screen is not None:
            self.page.show_note(self._notes.dropped_beside(self.view.screen))

    def _pick(self, ids: frozenset[str]) -> None:
        screen, pending = self.view.screen, self.view.pending
        match screen.input if screen is not None else None:
            case ActInput() if screen is not None and ids == {TRY_IT} and screen.invited is not None:
                self._answer(Act(screen.invited))
            case ActInput(seat=seat) if screen is not None and pending.naming:
                self._answer(Act(laid_away(screen.state, seat, pending.away, read_suit(next(iter(ids))))))
            case _:
                self._answer(Pick(ids))

    def _point_cards(self) -> None:
        self._answer(PointCards(self.view.pending.cards, self.view.pending.calls))

    def _point_suit(self, suit: Suit) -> None:
        joker = self.view.pending.joker
        match self.view.screen.input if self.view.screen else None:
            case ActInput(seat=seat) if joker is not None:
                self._answer(Act(PlayCard(seat, joker, suit)))
            case _:
                self._answer(PointSuit(suit))

    # --- the ways on --------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.view.screen is not None and self.view.screen.finished:
            self.next_wanted.emit()
        else:
            self._answer(GoOn())

    def _climb(self) -> None:
        if self.view.screen is not None and self.view.screen.offered:
            self._move(runner.climb)

    def _undo(self) -> None:
        """Back by one of the learner's cards in a hand played on, else by a step."""
        self._move(runner.undo if self._run is not None and self._run.free is not None else runner.back)

    def _move(self, move: Move) -> None:
        if self._run is not None:
            self._take(move(self._run))
            self.view.show()
            self._tell()
            self.run_changed.emit(None)

    def _play_on(self, action: Action | None) -> None:
        """Leaves the lesson's path from here, with the card that the step did not take where there is one."""
        if self._run is not None:
            before = self.view.screen
            self._take(runner.play_on(self._run, action))
            self.view.show_moved(before)
            self._tell()

    def _take_offer(self, button: str) -> None:
        action = self._offered
        if action is None:
            return
        if button == _PLAY_IT_OUT:
            self._play_on(action)

    def _why(self) -> None:
        """Why a card may or may not be played now: the chosen one, or the one that has just come home."""
        if self._run is not None:
            ask_why(self._run, self.view, self.page.felt.focused_card() or self._sent_home, self._notes)

    def _show_rule(self) -> None:
        rule = self.view.screen.shown.rule if self.view.screen else None
        if rule:
            self.rule_wanted.emit(rule)
