"""Pitch, as the kernel knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import assert_never

from tutor.games.pitch import bidding, hand, outcome, reasons, score_reasons
from tutor.games.pitch.in_force import IN_FORCE, in_force
from tutor.games.pitch.options import HAND_SIZE, PRESETS, own_rules, rules_of
from tutor.games.pitch.points import card_points, tally_of_play
from tutor.games.pitch.scoring import PitchScore
from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import STANDARD_PACK, Card, Suit, listed
from tutor.kernel.deal import Deal, Packet, dealt
from tutor.kernel.game import Game, Illegal, IllegalActionError, Step, Verdict
from tutor.kernel.order import CardOrder, plain
from tutor.kernel.reasons import NothingToExchange, Reason
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import CardsCaptured, HandScore, Match, Outcome, PointsWon, Result, TricksTaken
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Auction, Over, Phase, Playing


class Pitch(Game):
    """Two to four players, six cards each; the pitcher's first card makes the trump."""

    name = "pitch"
    presets = PRESETS
    players = (2, 3, 4)
    reasons = (*reasons.REASONS, *IN_FORCE, *score_reasons.REASONS)

    def is_partnership(self, rules: RuleSet, players: int) -> bool:
        return own_rules(rules).partnership and players == 4  # noqa: PLR2004 - two against two

    def players_under(self, rules: RuleSet) -> tuple[int, ...]:
        return tuple(n for n in self.players if self.is_partnership(rules, n) == own_rules(rules).partnership)

    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        return STANDARD_PACK

    def hand_size(self, rules: RuleSet, players: int) -> int:
        return HAND_SIZE

    def kitty_size(self, rules: RuleSet) -> int:
        return 0

    def packets(self, rules: RuleSet) -> tuple[Packet, ...]:
        return (Packet(3), Packet(3))

    def calls(self, rules: RuleSet) -> tuple[Call, ...]:
        return bidding.calls(own_rules(rules))

    def order(self, state: Phase) -> CardOrder:
        match state:
            case Playing(play=now) | Over(played=Playing(play=now)):
                return now.order
            case _:
                return plain(None)

    def order_if(self, rules: RuleSet, trump: Suit | None) -> CardOrder:
        return plain(trump)

    def deal(self, match: Match, rng: Random) -> Auction:
        return hand.auction(match, Deal(dealt(STANDARD_PACK, match.seats, HAND_SIZE, rng).hands))

    def start(self, match: Match, deal: Deal) -> Phase:
        return hand.auction(match, deal) if deal.position is None else hand.position(match, deal, deal.position)

    def skip_calls(self, state: Auction, contract: MakeCall | None, leader: Seat | None) -> Playing:
        seats = state.match.seats
        promised = hand.promised(seats, (contract,) if contract else ())
        first = promised.seat if promised else leader or seats.after(state.match.dealer)
        return hand.playing(state, state.calls, promised, first)

    def skip_exchange(self, state: Phase) -> Phase:
        return state

    def contracts(self, state: Phase) -> Mapping[Side, int]:
        return {}

    def in_force(self, state: Phase) -> tuple[Reason, ...]:
        match state:
            case Playing(contract=contract) | Over(contract=contract):
                return in_force(contract, self.order(state).trump)
            case _:
                return ()

    def card_points(self, cards: Iterable[Card]) -> int:
        return card_points(cards)

    def counted(self, over: Over) -> HandScore | None:
        if over.score or over.played is None:
            return over.score
        tally = tally_of_play(rules_of(over.match), over.match.seats, over.played.play)
        return PitchScore((), tally=tally) if tally else None

    def judge(self, state: Phase, action: Action) -> Verdict:
        match action:
            case PlayCard():
                return hand.judge_card(state, action)
            case MakeCall():
                return hand.judge_call(state, action)
            case Exchange() | PassCards() | LookAtKitty():
                return Illegal(NothingToExchange())
            case _:
                assert_never(action)

    def candidates(self, state: Phase) -> Iterable[Action]:
        match state:
            case Auction(to_act=caller):
                return [MakeCall(caller, call) for call in self.calls(state.match.rules)]
            case Playing(to_act=seat) if seat is not None:
                return [PlayCard(seat, card) for card in listed(state.play.hands[seat])]
            case _:
                return ()

    def advance(self, state: Phase, action: Action) -> Step:
        match state, action:
            case Playing(), PlayCard():
                return hand.after_card(state, action)
            case Auction(), MakeCall():
                return hand.after_call(state, action)
            case _:
                raise IllegalActionError(NothingToExchange())

    def settle(self, state: Phase, result: Result) -> Over:
        match state, result:
            case Playing(), PointsWon():
                return hand.settled_by_points(state, result)
            case Playing(), CardsCaptured():
                return hand.settled_by_cards(state, result)
            case _, TricksTaken():
                raise ValueError("tricks alone do not say who has the four points")
            case _:
                raise ValueError("the calls are not over, or the hand is")

    def next_hand(self, match: Match, over: Over) -> Match:
        rules, hands = rules_of(match), match.hands + 1
        again = over.played is None and rules.all_pass == "redeal_same"
        dealer = match.dealer if again else match.seats.after(match.dealer)
        result: Outcome | None = None
        totals = match.totals
        match over.score:
            case PitchScore() as scored:
                totals = scored.totals
                result = outcome.after_hand(rules, scored, dealer, hands, again=again)
            case _:
                pass
        return replace(match, dealer=dealer, totals=totals, hands=hands, outcome=result)
