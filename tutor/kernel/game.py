"""What a game must answer. The kernel, records, lessons and the window know games by this alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from tutor.kernel.actions import Action, MakeCall
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.deal import Deal, Packet
from tutor.kernel.events import Event
from tutor.kernel.order import CardOrder
from tutor.kernel.reasons import Reason, TrumpIs
from tutor.kernel.rules import RuleSet
from tutor.kernel.scoring import HandScore, Match, Result
from tutor.kernel.seats import Seat, Side
from tutor.kernel.state import Auction, Over, Phase


@dataclass(frozen=True, slots=True)
class Legal:
    """The action goes, and why."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Illegal:
    """The action does not go, and why."""

    reason: Reason


Verdict = Legal | Illegal


@dataclass(frozen=True, slots=True)
class Step:
    """What an action leads to."""

    state: Phase
    events: tuple[Event, ...]


class IllegalActionError(ValueError):
    """An illegal action was applied: the caller's bug, since `judge` would have said so."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Game(ABC):
    """A trick-taking game. Its methods are pure: they return new values and change nothing."""

    name: ClassVar[str]
    """As records write it: `five-hundred`."""
    presets: ClassVar[Mapping[str, RuleSet]]
    """Its named rule sets, the default first."""
    reasons: ClassVar[tuple[type[Reason], ...]]
    """Every reason that it may give, the kernel's that it uses included."""
    players: ClassVar[tuple[int, ...]]
    """How many may play."""

    @abstractmethod
    def is_partnership(self, rules: RuleSet, players: int) -> bool:
        """Whether seats that face each other are partners."""

    def players_under(self, rules: RuleSet) -> tuple[int, ...]:
        """How many may play under a rule set: fewer than in the game at large where it asks for partners."""
        return self.players

    @abstractmethod
    def pack(self, rules: RuleSet) -> tuple[Card, ...]:
        """All cards of the pack, in the order of `listed`."""

    @abstractmethod
    def hand_size(self, rules: RuleSet, players: int) -> int:
        """How many cards are dealt to each seat, which is also the number of tricks."""

    @abstractmethod
    def kitty_size(self, rules: RuleSet) -> int:
        """How many cards are laid aside for the auction's winner."""

    @abstractmethod
    def packets(self, rules: RuleSet) -> tuple[Packet, ...]:
        """The rounds in which a hand is dealt."""

    @abstractmethod
    def calls(self, rules: RuleSet) -> tuple[Call, ...]:
        """Every call that the auction knows, in rank order, `pass` first where there is one."""

    @abstractmethod
    def order(self, state: Phase) -> CardOrder:
        """The suits and strengths in force; before a trump is known, those of the printed cards."""

    @abstractmethod
    def order_if(self, rules: RuleSet, trump: Suit | None) -> CardOrder:
        """The suits and strengths at this table if `trump` were trump; None for no trump."""

    @abstractmethod
    def deal(self, match: Match, rng: Random) -> Auction:
        """Deals a hand at random."""

    @abstractmethod
    def start(self, match: Match, deal: Deal) -> Phase:
        """A hand with the cards given, at its first call; or a position of a few cards (`deal.position`)."""

    @abstractmethod
    def skip_calls(self, state: Auction, contract: MakeCall | None, leader: Seat | None) -> Phase:
        """The hand after an auction of which no more than the contract is known, or nothing: `leader` then leads."""

    @abstractmethod
    def skip_exchange(self, state: Phase) -> Phase:
        """The hand after an exchange that is not known; any other state as it is."""

    @abstractmethod
    def judge(self, state: Phase, action: Action) -> Verdict:
        """Whether an action goes now, and why. Never raises for a bad action."""

    @abstractmethod
    def candidates(self, state: Phase) -> Iterable[Action]:
        """Calls or plays of the seat to act that are worth asking about, in the order in which they are listed."""

    @abstractmethod
    def advance(self, state: Phase, action: Action) -> Step:
        """The state after a legal action, which is not judged again."""

    @abstractmethod
    def settle(self, state: Phase, result: Result) -> Over:
        """Ends a hand, whose calls are over, with a result instead of cards.

        Raises ValueError for a kind that the game does not have.
        """

    @abstractmethod
    def next_hand(self, match: Match, over: Over) -> Match:
        """The match after a hand: totals, bags, the next dealer, and the outcome with its reason."""

    @abstractmethod
    def contracts(self, state: Phase) -> Mapping[Side, int]:
        """What each side has to win; empty where no more than one side has a contract."""

    def card_points(self, cards: Iterable[Card]) -> int | None:
        """What taken cards weigh, None in a game where they weigh nothing."""
        return None

    def keeps_bags(self, rules: RuleSet) -> bool:
        """Whether bags are counted under a rule set."""
        return False

    def in_force(self, state: Phase) -> tuple[Reason, ...]:
        """What the corner of the table says: the trump, and whatever else holds at this moment."""
        trump = self.order(state).trump
        return (TrumpIs(trump),) if trump else ()

    def counted(self, over: Over) -> HandScore | None:
        """The named points and card points of a hand, told also where it can't be scored: then without any sheet."""
        return over.score

    def call_value(self, rules: RuleSet, call: Call) -> int | None:
        """The points that a call is worth; None where calls have no value of their own."""
        return None

    def apply(self, state: Phase, action: Action) -> Step:
        """The new state and what happened. Raises IllegalActionError."""
        verdict = self.judge(state, action)
        if isinstance(verdict, Illegal):
            raise IllegalActionError(verdict.reason)
        return self.advance(state, action)

    def legal(self, state: Phase) -> tuple[Action, ...]:
        """The candidates that go."""
        return tuple(action for action in self.candidates(state) if isinstance(self.judge(state, action), Legal))

    def call(self, rules: RuleSet, notation: str) -> Call | None:
        """The call that a notation stands for at this table, or None."""
        return next((call for call in self.calls(rules) if call.notation == notation), None)
