"""Plays a record through the engine, from its first call to its last card, until it ends or something is wrong."""

from __future__ import annotations

from dataclasses import fields
from itertools import takewhile

from tutor.kernel.actions import Action, Exchange, MakeCall, PlayCard
from tutor.kernel.calls import PASS
from tutor.kernel.cards import Card, Suit
from tutor.kernel.events import Event, SuitBroken
from tutor.kernel.game import Game, Illegal, Legal
from tutor.kernel.reasons import AuctionGoesOn, CallNotAllowed, CardNotHeld, Reason, SitsOut
from tutor.kernel.scoring import CardsCaptured, Match, PointsWon, Result, TricksTaken
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing
from tutor.records.faults import (
    CardTwice,
    ContractNeeded,
    Fault,
    FieldMissing,
    HolderMissing,
    NotOfGame,
    NoTrumpCaptured,
    ResultNotOfGame,
    Written,
)
from tutor.records.known import Known, known_cards
from tutor.records.notation import written_action
from tutor.records.record import ExchangeMade, Problem, Record
from tutor.records.report import TraceEntry


class Run:
    """The walk through one record: the state that it has come to, and what was noted on the way."""

    def __init__(self, game: Game, record: Record, match: Match, *, traced: bool) -> None:
        self._game, self._record, self._traced = game, record, traced
        self.known: Known = known_cards(game, record, _contractor(game, record, match))
        self.problem: Problem | None = None
        self.trace: list[TraceEntry] = []
        self.voids: dict[tuple[Seat, Suit], int] = {}
        """The trick in which each seat first shows out of a suit."""
        self.broken_at: int | None = None
        self.state: Phase = game.start(match, self.known.deal)
        for step in (self._calls, self._passes, self._exchange, self._plays, self._result):
            if self.problem is None:
                step()
        self._last_entry()

    def _calls(self) -> None:
        """The auction, or the contract that stands for it, or nothing where neither is given."""
        record, state = self._record, self.state
        if not isinstance(state, Auction):
            return
        if record.auction is not None:
            self._auction(record.auction)
        elif record.contract is not None:
            self._contract(state, record.contract)
        elif record.plays or record.result:
            leader = record.plays[0].seat if record.plays else None
            self.state = self._game.skip_calls(state, None, leader)
            if isinstance(self.state, Auction):
                self._stop("plays" if record.plays else "result", ContractNeeded())

    def _auction(self, calls: tuple[MakeCall, ...]) -> None:
        for place, call in enumerate(calls):
            if isinstance(self.state, Auction):
                self._entry()
                if not self._do(f"auction/{place}", call):
                    return
            elif self._is_trailing_pass(calls, place):
                self._note(call.seat, (PASS.notation,))
            elif not self._do(f"auction/{place}", call):
                return

    def _is_trailing_pass(self, calls: tuple[MakeCall, ...], place: int) -> bool:
        """A pass in turn of a seat that had not called yet when the auction ended: it changes nothing."""
        made, before = calls[place], calls[:place]
        if made.call != PASS or isinstance(self.state, Over) or not before:
            return False
        silent = made.seat not in {call.seat for call in before}
        return silent and made.seat == self._record.seats.after(before[-1].seat)

    def _contract(self, state: Auction, contract: MakeCall) -> None:
        if contract.call == PASS or contract.call not in self._game.calls(self._record.rules):
            self._stop("contract/call", self._no_contract(state, contract), contract)
            return
        try:
            self.state = self._game.skip_calls(state, contract, None)
        except ValueError:
            self._stop("contract", NotOfGame(Written("contract")))

    def _no_contract(self, state: Auction, contract: MakeCall) -> Reason:
        """Why a call is none of this table's: what the game would say to the first who makes it."""
        verdict = self._game.judge(state, MakeCall(state.to_act, contract.call))
        return verdict.reason if isinstance(verdict, Illegal) else CallNotAllowed(contract.call)

    def _passes(self) -> None:
        for place, giving in enumerate(self._record.passes):
            if isinstance(self.state, Exchanging):
                self._entry()
            if not self._do(f"passes/{place}", giving):
                return

    def _exchange(self) -> None:
        record, state = self._record, self.state
        given = record.exchange
        if given is not None and given.discard is not None and record.state is None:
            self._exchange_given(given, given.discard)
        elif isinstance(state, Exchanging) and record.plays and (state.contract is not None or not record.hands):
            self.state = self._game.skip_exchange(state)

    def _exchange_given(self, given: ExchangeMade, discard: tuple[Card, ...]) -> None:
        seat = self.state.to_act or self._record.seats.order[0]
        action = Exchange(seat, discard, given.joker)
        if not isinstance(self.state, Exchanging):
            self._do("exchange", action)
            return
        self._entry()
        verdict = self._game.judge(self.state, action)
        match verdict:
            case Legal():
                self._advance(action)
            case Illegal(reason):
                place, what = self._exchange_place(action, reason)
                self.problem = Problem(place, reason, seat, what)

    def _exchange_place(self, action: Exchange, reason: Reason) -> tuple[str, str]:
        """Where in the exchange a reason points, and at what: the joker's suit, a card, or the discard as a whole."""
        unnamed = self._game.judge(self.state, Exchange(action.seat, action.discard))
        if action.joker is not None and unnamed != Illegal(reason):
            return "exchange/joker", action.joker.value
        named = [getattr(reason, field.name) for field in fields(reason)]
        for place in reversed(range(len(action.discard))):
            if action.discard[place] in named:
                return f"exchange/discard/{place}", action.discard[place].code
        return "exchange/discard", written_action(action)

    def _plays(self) -> None:
        for place, play in enumerate(self._record.plays or ()):
            self._entry()
            before = self.state
            if not self._do(f"plays/{place}", play):
                return
            if isinstance(before, Playing):
                self._note_void(before, play)

    def _note_void(self, before: Playing, play: PlayCard) -> None:
        """A seat shows out of the led suit when it plays another, and has none of it."""
        led = before.play.led
        if led is None or before.play.order.suit_of(play.card) is led or before.play.can_follow(play.seat):
            return
        self.voids.setdefault((play.seat, led), before.play.number)

    def _result(self) -> None:
        result, state = self._record.result, self.state
        if result is None:
            return
        if isinstance(state, Auction):
            self._stop("result", AuctionGoesOn(state.to_act))
            return
        if isinstance(state, Over):
            self._stop("result", ResultNotOfGame())
            return
        idle = self._idle_with_tricks(result)
        if idle is not None:
            self._stop(f"result/tricks/{idle}", SitsOut(idle))
            return
        try:
            over = self._game.settle(state, result)
        except ValueError:
            self._stop("result", ResultNotOfGame())
            return
        missing = _missing(result) if over.score is None and over.contract else None
        if missing is not None:
            self._stop(*missing)
            return
        self.state = over

    def _idle_with_tricks(self, result: Result) -> Seat | None:
        """A seat that sits the hand out, and is given tricks all the same."""
        if not isinstance(result, TricksTaken):
            return None
        match self._game.skip_exchange(self.state):
            case Playing(play=play):
                idle = (seat for seat in self._record.seats if seat not in play.active)
                return next((seat for seat in idle if result.by_seat.get(seat)), None)
            case _:
                return None

    def _do(self, where: str, action: Action) -> bool:
        """Acts if that goes, else notes the problem."""
        match self._game.judge(self.state, action):
            case Legal():
                self._advance(action)
                return True
            case Illegal(reason):
                self._stop(where, self._told(action, reason), action)
                return False

    def _advance(self, action: Action) -> None:
        number = self.state.play.number if isinstance(self.state, Playing) else 0
        step = self._game.advance(self.state, action)
        self.state = step.state
        if self.broken_at is None and _breaks(step.events):
            self.broken_at = number

    def _told(self, action: Action, reason: Reason) -> Reason:
        """A card that is not held since another seat, whose hand is as little known, has played it, is there twice."""
        if not isinstance(reason, CardNotHeld) or reason.trick is not None or action.seat in self._record.hands:
            return reason
        before = list(takewhile(lambda play: play is not action, self._record.plays or ()))
        first = next((place for place, play in enumerate(before) if play.card is reason.card), None)
        return reason if first is None else CardTwice(reason.card, Written(f"plays/{first}"))

    def _stop(self, where: str, reason: Reason, action: Action | None = None) -> None:
        seat = action.seat if action else None
        self.problem = Problem(where, reason, seat, written_action(action) if action else None)

    def _last_entry(self) -> None:
        """One entry more for who is to act where a record stops early."""
        if self.problem is None and self._record.result is None:
            self._entry()

    def _entry(self) -> None:
        """Notes who is to act, and what could be done."""
        seat = self.state.to_act
        if self._traced and seat is not None:
            self._note(seat, self._legal(seat))

    def _note(self, seat: Seat, legal: tuple[str, ...] | None) -> None:
        if self._traced:
            self.trace.append(TraceEntry(seat, legal))

    def _legal(self, seat: Seat) -> tuple[str, ...] | None:
        match self.state:
            case Auction():
                return tuple(written_action(action) for action in self._game.legal(self.state))
            case _ if seat not in self.known.complete:
                return None
            case Exchanging(cards=cards):
                return tuple(card.code for card in cards)
            case _:
                return tuple(written_action(action) for action in self._game.legal(self.state))


def _breaks(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, SuitBroken) for event in events)


def _missing(result: Result) -> tuple[str, Fault] | None:
    """What a result that brings no score leaves open, and where in the record it belongs."""
    match result:
        case PointsWon(tricks=None):
            return "result", FieldMissing(Written("tricks"))
        case CardsCaptured(trump=trump, by_seat=by_seat):
            trumps = [card for own in by_seat.values() for card in own if card.suit is trump]
            if not trumps:
                return "result/trump", NoTrumpCaptured(trump)
            return "result/held", HolderMissing(min(trumps, key=lambda card: card.rank or 0))
        case _:
            return None


def _contractor(game: Game, record: Record, match: Match) -> Seat | None:
    """Who takes the kitty, found by making the calls alone."""
    if not game.kitty_size(record.rules) or record.state is not None:
        return None
    if record.auction is None:
        return record.contract.seat if record.contract else None
    state = game.start(match, known_cards(game, record, None).deal)
    for call in record.auction:
        if not isinstance(state, Auction) or isinstance(game.judge(state, call), Illegal):
            break
        state = game.advance(state, call).state
    return state.contract.seat if isinstance(state, Exchanging) and state.contract else None
