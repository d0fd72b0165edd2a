"""Five Hundred as the house knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import ClassVar, assert_never

from tutor.games.five_hundred.bidding import judge_call
from tutor.games.five_hundred.calls import contract_of, ladder, order_under, value
from tutor.games.five_hundred.in_force import IN_FORCE, in_force
from tutor.games.five_hundred.kitty import TRICKS, judge_exchange, judge_look
from tutor.games.five_hundred.options import PRESETS, own_rules, rules_of
from tutor.games.five_hundred.phases import (
    after_call,
    after_card,
    after_exchange,
    at_auction,
    at_exchange,
    at_play,
    at_position,
    tricks_by_side,
)
from tutor.games.five_hundred.play import card_candidates, judge_card
from tutor.games.five_hundred.reasons import REASONS, KittyIsClosed
from tutor.games.five_hundred.score_reasons import SCORE_REASONS
from tutor.games.five_hundred.scoring import FiveHundredScore, next_match, score_hand
from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import PASS, Call
from tutor.kernel.cards import JOKER, STANDARD_PACK, Card, Rank, Suit
from tutor.kernel.deal import Deal, Packet, dealt
from tutor.kernel.game import Game, Illegal, Step, Verdict
from tutor.kernel.order import CardOrder, no_trump, with_bowers
from tutor.kernel.reasons import AuctionGoesOn, AuctionIsOver, ExchangeComesFirst, HandIsOver, NothingToExchange, Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import Match, Result, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Auction, Contract, Exchanging, Over, Phase, Playing

SEATS = 4
_SMALL_KITTY = 3
_OUT = frozenset({Rank.TWO, Rank.THREE})


class FiveHundred(Game):
    """The four-handed game, in the form of the rule set of each match."""

    name = "five-hundred"
    presets: ClassVar[Mapping[str, RuleSet]] = PRESETS
    reasons = (*REASONS, *IN_FORCE, *SCORE_REASONS)
    players = (SEATS,)

    def is_partnership(self, rules: RuleSet, players: int) -> bool:
        return True

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """Without 2s and 3s, with a kitty of three without black 4s too; with one joker. S2 section 1; Pagat."""
        black_fours = own_rules(rules).kitty != _SMALL_KITTY
        return (*(card for card in STANDARD_PACK if _stays(card, black_fours=black_fours)), JOKER)

    def hand_size(self, rules: RuleSet, players: int) -> int:
        return TRICKS

    def kitty_size(self, rules: RuleSet) -> int:
        return own_rules(rules).kitty

    def packets(self, rules: RuleSet) -> tuple[Packet, ...]:
        """Three, four and three to each, and one card aside after each round (S2 section 1)."""
        return Packet(3, 1), Packet(4, 1), Packet(3, own_rules(rules).kitty - 2)

    def calls(self, rules: RuleSet) -> tuple[Call, ...]:
        return ladder(own_rules(rules))

    def order(self, state: Phase) -> CardOrder:
        match state:
            case Auction():
                return order_under(None, rules_of(state.match), None)
            case Playing(play=play) | Over(played=Playing(play=play)):
                return play.order
            case Exchanging(contract=contract) | Over(contract=contract):
                return order_under(contract.call if contract else None, rules_of(state.match), None)
            case _:
                assert_never(state)

    def order_if(self, rules: RuleSet, trump: Suit | None) -> CardOrder:
        return no_trump() if trump is None else with_bowers(trump)

    def deal(self, match: Match, rng: Random) -> Auction:
        return at_auction(match, dealt(self.pack(match.rules), match.seats, TRICKS, rng))

    def start(self, match: Match, deal: Deal) -> Phase:
        return at_auction(match, deal) if deal.position is None else at_position(match, deal, deal.position)

    def skip_calls(self, state: Auction, contract: MakeCall | None, leader: Seat | None) -> Phase:
        """The exchange of a contract, whose holder leads. Without a contract there is nothing to go on to."""
        return state if contract is None else at_exchange(state, contract_of(state.match, contract))

    def skip_exchange(self, state: Phase) -> Phase:
        match state:
            case Exchanging(contract=Contract(seat=seat) as contract):
                return at_play(state, contract, state.deal.hands.get(seat, ()))
            case _:
                return state

    def judge(self, state: Phase, action: Action) -> Verdict:
        match state, action:
            case Playing(), PlayCard():
                return judge_card(state, action)
            case Auction(), MakeCall():
                return judge_call(state, action)
            case Exchanging(), Exchange():
                return judge_exchange(state, action)
            case ((Exchanging(contract=contract) | Playing(contract=contract)), LookAtKitty(seat=seat)):
                return judge_look(contract, seat)
            case _:
                return Illegal(not_now(state, action))

    def candidates(self, state: Phase) -> Iterable[Action]:
        """For an exchange, each run of neighbours among the cards as listed: something for a careless player."""
        match state:
            case Auction(to_act=seat):
                return tuple(MakeCall(seat, call) for call in self.calls(state.match.rules))
            case Exchanging(to_act=seat, cards=held):
                kitty = rules_of(state.match).kitty
                return tuple(Exchange(seat, held[at : at + kitty]) for at in range(len(held) - kitty + 1))
            case Playing():
                return tuple(card_candidates(state))
            case Over():
                return ()
            case _:
                assert_never(state)

    def advance(self, state: Phase, action: Action) -> Step:
        match state, action:
            case Playing(), PlayCard():
                return after_card(state, action)
            case Auction(), MakeCall():
                return after_call(state, action)
            case Exchanging(contract=Contract() as contract), Exchange():
                return after_exchange(state, contract, action)
            case _:  # the contractor looks at the kitty, which changes nothing
                return Step(state, ())

    def settle(self, state: Phase, result: Result) -> Over:
        match state:
            case Exchanging(contract=Contract() as contract) | Playing(contract=Contract() as contract) if isinstance(
                result, TricksTaken
            ):
                score = score_hand(state.match, contract, tricks_by_side(state.match, contract, result))
                played = state if isinstance(state, Playing) else None
                return Over(state.match, state.deal, state.calls, contract, played, score)
            case _:
                raise ValueError(result)

    def next_hand(self, match: Match, over: Over) -> Match:
        return next_match(match, over.score if isinstance(over.score, FiveHundredScore) else None)

    def call_value(self, rules: RuleSet, call: Call) -> int | None:
        return None if call == PASS else value(call, own_rules(rules))

    def in_force(self, state: Phase) -> tuple[Reason, ...]:
        match state:
            case Auction():
                return ()
            case Exchanging(contract=contract) | Playing(contract=contract) | Over(contract=contract):
                return in_force(contract, self.order(state).trump)
            case _:
                assert_never(state)

    def contracts(self, state: Phase) -> Mapping[Side, int]:
        return {}


def not_now(state: Phase, action: Action) -> Reason:
    """Why an action is of a kind that this phase does not have."""
    match action:
        case MakeCall():
            return AuctionIsOver()
        case LookAtKitty() | Exchange() if isinstance(state, Auction):
            return KittyIsClosed(None)
        case Exchange() | PassCards():
            return NothingToExchange()
        case PlayCard() | LookAtKitty():
            return no_card_now(state)
        case _:
            assert_never(action)


def no_card_now(state: Phase) -> Reason:
    """Cards are played when the calls and the exchange are over, until all ten tricks are."""
    match state:
        case Auction(to_act=seat):
            return AuctionGoesOn(seat)
        case Exchanging(to_act=seat):
            return ExchangeComesFirst(seat)
        case Playing() | Over():
            return HandIsOver()
        case _:
            assert_never(state)


def _stays(card: Card, *, black_fours: bool) -> bool:
    if card.rank is Rank.FOUR:
        return black_fours or (card.suit is not None and card.suit.is_red)
    return card.rank not in _OUT
