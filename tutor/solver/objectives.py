"""What a side plays for: each objective counts what the tricks bring, and says when nothing can change any more."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, cast

from tutor.kernel.cards import Card
from tutor.kernel.seats import Seat, Side
from tutor.solver.position import Position

Account = Hashable
"""What has been counted so far, as an objective keeps it."""


class Objective(Protocol):
    """A number that one side makes as large as it can, and everybody else as small."""

    @property
    def side(self) -> Side:
        """Who wants it large."""
        ...

    def kind(self, card: Card) -> Hashable:
        """What a card is worth in a trick, beside what it wins: neighbours of one kind are the same card."""
        ...

    def start(self, position: Position) -> Account:
        """What has been counted when the position begins."""
        ...

    def after(self, account: Account, winner: Seat, cards: tuple[Card, ...]) -> tuple[int, Account]:
        """What a trick brings at once, and what has been counted then."""
        ...

    def settled(self, account: Account, left: int) -> int | None:
        """What is still to come, where it is known with `left` tricks to be played; None where it is not."""
        ...


@dataclass(frozen=True, slots=True)
class Tricks:
    """How many of the tricks that are left a side takes."""

    side: Side
    members: tuple[Seat, ...]

    def kind(self, card: Card) -> Hashable:
        return None

    def start(self, position: Position) -> Account:
        return None

    def after(self, account: Account, winner: Seat, cards: tuple[Card, ...]) -> tuple[int, Account]:
        return int(winner in self.members), None

    def settled(self, account: Account, left: int) -> int | None:
        return None if left else 0


@dataclass(frozen=True, slots=True)
class Goal:
    """1 where a side reaches a number of tricks, those taken before included; else 0. `makes`: it is the own side's."""

    side: Side
    members: tuple[Seat, ...]
    needs: int
    makes: bool = True
    """False where `members` are the others, and the side is to keep them below the number."""

    def kind(self, card: Card) -> Hashable:
        return None

    def start(self, position: Position) -> Account:
        taken = sum(tricks for seat, tricks in zip(position.seats, position.taken, strict=True) if seat in self.members)
        return self.needs - taken

    def after(self, account: Account, winner: Seat, cards: tuple[Card, ...]) -> tuple[int, Account]:
        return 0, _number(account) - (winner in self.members)

    def settled(self, account: Account, left: int) -> int | None:
        wanting = _number(account)
        if wanting <= 0:
            return int(self.makes)
        return int(not self.makes) if wanting > left else None


@dataclass(frozen=True, slots=True)
class NoTrick:
    """1 where a seat takes no trick, else 0; or, for those who play against it, 1 where it takes one."""

    side: Side
    seat: Seat
    keeps: bool = True

    def kind(self, card: Card) -> Hashable:
        return None

    def start(self, position: Position) -> Account:
        return bool(position.taken[position.seats.index(self.seat)])

    def after(self, account: Account, winner: Seat, cards: tuple[Card, ...]) -> tuple[int, Account]:
        return 0, account or winner == self.seat

    def settled(self, account: Account, left: int) -> int | None:
        if account:
            return int(not self.keeps)
        return None if left else int(self.keeps)


Counted = tuple[int, ...]
"""The tricks of each seat."""


@dataclass(frozen=True, slots=True)
class TrickScore:
    """The score of a hand that tricks decide: a side's change less the best of the others'. The rules are asked."""

    side: Side
    seats: tuple[Seat, ...]
    scored: Callable[[Counted], int]

    def kind(self, card: Card) -> Hashable:
        return None

    def start(self, position: Position) -> Account:
        return position.taken

    def after(self, account: Account, winner: Seat, cards: tuple[Card, ...]) -> tuple[int, Account]:
        tricks, place = _counted(account), self.seats.index(winner)
        return 0, (*tricks[:place], tricks[place] + 1, *tricks[place + 1 :])

    def settled(self, account: Account, left: int) -> int | None:
        return None if left else self.scored(_counted(account))


Captured = tuple[frozenset[Card], ...]
"""The cards that each side has taken."""
Holding = tuple[int, frozenset[Card], bool]
"""What a side's cards weigh, those of them that are named, whether it has taken any."""


@dataclass(frozen=True, slots=True)
class CardScore:
    """The score of a hand that captured cards decide; of cards that matter by what they weigh, the weight counts.

    The account is what such captures have in common; `examples` has one of those for each, for the rules to score.
    """

    side: Side
    sides: Mapping[Seat, int]
    """The place of each seat's side among the captures."""
    named: frozenset[Card]
    """Cards of which it matters who has them."""
    weights: Mapping[Card, int]
    scored: Callable[[Captured], int]
    examples: dict[Account, Captured] = field(default_factory=dict)

    def kind(self, card: Card) -> Hashable:
        return card if card in self.named else self.weights[card]

    def start(self, position: Position) -> Account:
        nothing: Holding = (0, frozenset(), False)
        before = [frozenset[Card]()] * (max(self.sides.values()) + 1)
        for seat, cards in zip(position.seats, position.captured, strict=True):
            before[self.sides[seat]] |= cards
        account = tuple(self._with(nothing, tuple(own)) if own else nothing for own in before)
        self.examples[account] = tuple(before)
        return account

    def after(self, account: Account, winner: Seat, cards: tuple[Card, ...]) -> tuple[int, Account]:
        holdings, place = _holdings(account), self.sides[winner]
        after = (*holdings[:place], self._with(holdings[place], cards), *holdings[place + 1 :])
        if after not in self.examples:
            captured = self.examples[account]
            own = captured[place] | frozenset(cards)
            self.examples[after] = (*captured[:place], own, *captured[place + 1 :])
        return 0, after

    def settled(self, account: Account, left: int) -> int | None:
        return None if left else self.scored(self.examples[account])

    def _with(self, holding: Holding, cards: tuple[Card, ...]) -> Holding:
        weight, named, _ = holding
        found = self.named.intersection(cards)
        return weight + sum(self.weights[card] for card in cards), named | found if found else named, True


def _number(account: Account) -> int:
    return cast("int", account)


def _counted(account: Account) -> Counted:
    return cast("Counted", account)


def _holdings(account: Account) -> tuple[Holding, ...]:
    return cast("tuple[Holding, ...]", account)
