"""Spades as the kernel knows games: four bids, cards passed where a table does so, thirteen tricks, the score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import ClassVar, assert_never

from tutor.games.spades import bidding, passing, play, scoring
from tutor.games.spades.calls import calls_of, meant, read
from tutor.games.spades.in_force import in_force
from tutor.games.spades.options import PRESETS, TRICKS, SpadesRules, own_rules, pack_of, rules_of
from tutor.games.spades.reasons import REASONS, PassGoes
from tutor.kernel.actions import Action, MakeCall, PassCards, PlayCard
from tutor.kernel.auction import call_out_of_turn
from tutor.kernel.calls import Call
from tutor.kernel.cardplay import CardPlay, after, why_taken
from tutor.kernel.cards import Card, Suit
from tutor.kernel.deal import Deal, Packet, Passed, Position, after_passing, dealt
from tutor.kernel.events import (
    CallMade,
    CardPlayed,
    CardsPassed,
    Event,
    HandScored,
    PlayBegins,
    SuitBroken,
    TrickTaken,
)
from tutor.kernel.game import Game, Illegal, Legal, Step, Verdict
from tutor.kernel.order import CardOrder, spades_trump
from tutor.kernel.reasons import (
    AuctionGoesOn,
    AuctionIsOver,
    CallStands,
    ExchangeComesFirst,
    HandIsOver,
    NothingToExchange,
    Reason,
)
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Match, Result, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Auction, Exchanging, Over, Phase, Playing, State
from tutor.kernel.trick import Play


class Spades(Game):
    """The partnership game, and the one in which each plays alone."""

    name: ClassVar[str] = "spades"
    presets: ClassVar[Mapping[str, RuleSet]] = PRESETS
    reasons: ClassVar[tuple[type[Reason], ...]] = REASONS
    players: ClassVar[tuple[int, ...]] = (4,)

    def is_partnership(self, rules: RuleSet, players: int) -> bool:
        return own_rules(rules).partnership and players in self.players

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        return pack_of(own_rules(rules))

    def hand_size(self, rules: RuleSet, players: int) -> int:
        return len(self.pack(rules)) // players

    def kitty_size(self, rules: RuleSet) -> int:
        return 0

    def packets(self, rules: RuleSet) -> tuple[Packet, ...]:
        return (Packet(1),) * TRICKS

    def calls(self, rules: RuleSet) -> tuple[Call, ...]:
        return calls_of(own_rules(rules))

    def call(self, rules: RuleSet, notation: str) -> Call | None:
        """The call that a notation stands for, also one that this table refuses; None for what is no call of Spades."""
        return read(own_rules(rules), notation)

    def order(self, state: Phase) -> CardOrder:
        return _order(state)

    def order_if(self, rules: RuleSet, trump: Suit | None) -> CardOrder:
        return _order_under(own_rules(rules))

    def deal(self, match: Match, rng: Random) -> Auction:
        return _auction(match, dealt(self.pack(match.rules), match.seats, TRICKS, rng))

    def start(self, match: Match, deal: Deal) -> Phase:
        if deal.position is None:
            return _auction(match, deal)
        return _playing(State(match, deal, deal.position.bids), (), deal.position)

    def skip_calls(self, state: Auction, contract: MakeCall | None, leader: Seat | None) -> Phase:
        """The hand after bids that are not known: it is played, and can't be scored."""
        if contract is not None:
            raise ValueError("each side of Spades has a contract of its own")
        return _playing(replace(state, calls=()), (), Position(to_lead=leader))

    def skip_exchange(self, state: Phase) -> Phase:
        match state:
            case Exchanging(passed=passed):
                return _playing(state, passed)
            case _:
                return state

    def judge(self, state: Phase, action: Action) -> Verdict:
        match action:
            case PlayCard():
                return _judge_card(state, action)
            case MakeCall():
                return _judge_call(state, action)
            case PassCards():
                return _judge_pass(state, action)
            case _:
                return Illegal(NothingToExchange())

    def candidates(self, state: Phase) -> Iterable[Action]:
        match state:
            case Playing(play=CardPlay(to_act=str() as seat, hands=hands)):
                return (PlayCard(seat, card) for card in hands[seat])
            case Auction(to_act=seat):
                return (MakeCall(seat, call) for call in self.calls(state.match.rules))
            case Exchanging(to_act=seat, cards=cards):
                _, partner = passing.order_of_passing(state)[len(state.passed)]
                chosen = combinations(cards, rules_of(state.match).nil_pass)
                return (PassCards(seat, partner, given) for given in chosen)
            case _:
                return ()

    def advance(self, state: Phase, action: Action) -> Step:
        match state, action:
            case Playing(), PlayCard():
                return _after_card(state, action)
            case Auction(), MakeCall():
                return _after_call(state, action)
            case Exchanging(), PassCards():
                return _after_pass(state, action)
            case _:
                raise TypeError(action)

    def settle(self, state: Phase, result: Result) -> Over:
        """Ends a hand by the tricks of each seat, or of each side where nobody bid nil; unscored without bids."""
        if not isinstance(result, TricksTaken):
            raise ValueError("a hand of Spades is settled by its tricks")  # noqa: TRY004 - what `Game.settle` promises
        called = bidding.bids(state)
        score = scoring.score(state.match, called, result) if len(called) == len(state.match.seats) else None
        played = state if isinstance(state, Playing) else None
        return Over(state.match, state.deal, state.calls, None, played, score)

    def next_hand(self, match: Match, over: Over) -> Match:
        return scoring.after(match, over.score)

    def keeps_bags(self, rules: RuleSet) -> bool:
        return own_rules(rules).bag_every > 0

    def in_force(self, state: Phase) -> tuple[Reason, ...]:
        return in_force(state)

    def contracts(self, state: Phase) -> Mapping[Side, int]:
        return scoring.bids_by_side(state.match.seats, bidding.bids(state))


def _order(state: State) -> CardOrder:
    return _order_under(rules_of(state.match))


def _order_under(rules: SpadesRules) -> CardOrder:
    return spades_trump(rules.jokers, deuces_high=rules.deuces_high)


def _auction(match: Match, deal: Deal) -> Auction:
    return Auction(match, deal, (), match.seats.after(match.dealer))


def _judge_card(state: Phase, action: PlayCard) -> Verdict:
    match state:
        case Playing():
            refused = play.refusal(state, action)
            return Legal(play.grounds(state, action)) if refused is None else Illegal(refused)
        case Auction(to_act=seat):
            return Illegal(AuctionGoesOn(seat))
        case Exchanging(to_act=seat):
            return Illegal(ExchangeComesFirst(seat))
        case Over():
            return Illegal(HandIsOver())
        case _:
            assert_never(state)


def _judge_call(state: Phase, action: MakeCall) -> Verdict:
    match state:
        case Auction():
            call = meant(rules_of(state.match), action.call)
            refused = call_out_of_turn(state, action) or bidding.refusal(state, call)
            return Legal(CallStands(call)) if refused is None else Illegal(refused)
        case _:
            return Illegal(AuctionIsOver())


def _judge_pass(state: Phase, action: PassCards) -> Verdict:
    match state:
        case Exchanging():
            refused = passing.refusal(state, action)
            return Legal(PassGoes(action.to, action.cards)) if refused is None else Illegal(refused)
        case Auction(to_act=seat):
            return Illegal(AuctionGoesOn(seat))
        case _:
            return Illegal(NothingToExchange())


def _after_call(state: Auction, action: MakeCall) -> Step:
    call = meant(rules_of(state.match), action.call)
    calls = (*state.calls, MakeCall(action.seat, call))
    made = CallMade(action.seat, call)
    called = replace(state, calls=calls, to_act=state.match.seats.after(state.to_act))
    if len(calls) < len(state.match.seats):
        return Step(called, (made,))
    return _pass_or_play(called, (), (made,))


def _after_pass(state: Exchanging, action: PassCards) -> Step:
    passed = (*state.passed, (action.seat, action.to, action.cards))
    return _pass_or_play(state, passed, (CardsPassed(action.seat, action.to, action.cards),))


def _pass_or_play(state: State, passed: Passed, events: tuple[Event, ...]) -> Step:
    """Whoever has still to pass passes; then play begins."""
    passes = passing.order_of_passing(state)
    if len(passed) < len(passes):
        seat, _ = passes[len(passed)]
        cards = after_passing(state.deal, passed).get(seat, ())
        return Step(Exchanging(state.match, state.deal, state.calls, seat, None, cards, passed), events)
    playing = _playing(state, passed)
    return Step(playing, (*events, PlayBegins(playing.play.leader)))


def _playing(state: State, passed: Passed, begin: Position | None = None) -> Playing:
    """The first moment of play; `begin` says what happened before it, and who leads where that is known."""
    match, begin = state.match, begin or Position()
    known = after_passing(state.deal, passed)
    hands = {seat: known.get(seat, ()) for seat in match.seats}
    leader = begin.to_lead or _first_leader(state, hands)
    size = TRICKS
    if state.deal.position is not None:
        size = max(map(len, hands.values())) + sum(begin.taken.values())
    cards = CardPlay(_order(state), match.seats.order, hands, size, leader, earlier=begin.taken or None)
    return Playing(match, state.deal, state.calls, None, cards, passed=passed)


def _first_leader(state: State, hands: Mapping[Seat, tuple[Card, ...]]) -> Seat:
    holder = next((seat for seat, held in hands.items() if play.TWO_OF_CLUBS in held), None)
    return bidding.first_leader(state.match, bidding.bids(state), holder, rules_of(state.match))


def _after_card(state: Playing, action: PlayCard) -> Step:
    laid = Play(action.seat, action.card)
    events: tuple[Event, ...] = (CardPlayed(action.seat, action.card),)
    if _breaks_spades(state, laid):
        events += (SuitBroken(Suit.SPADES, action.seat),)
    now = _with(state, after(state.play, laid, why_taken))
    if len(now.play.tricks) > len(state.play.tricks):
        events += (TrickTaken(now.play.tricks[-1]),)
    if not now.play.is_over:
        return Step(now, events)
    score = scoring.score_play(now.match, bidding.bids(now), now.play)
    if score is not None:
        events += (HandScored(score),)
    return Step(Over(now.match, now.deal, now.calls, None, now, score), events)


def _with(state: Playing, cards: CardPlay) -> Playing:
    # written out, since dataclasses.replace takes three times as long and every card played comes here
    return Playing(state.match, state.deal, state.calls, state.contract, cards, passed=state.passed)


def _breaks_spades(state: Playing, laid: Play) -> bool:
    """The first spade played opens the suit, where it was closed until then."""
    if rules_of(state.match).lead_spades != "broken" or not state.play.order.is_trump(laid.card):
        return False
    return not play.are_broken(state)
