"""Which cards, exchanges or calls a step means: a card, a list, or what an action does at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cardplay import CardPlay
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game, Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.kernel.trick import Play
from tutor.records.faults import Written
from tutor.records.tree import Fields, Items, Node, Text
from tutor.teaching.acts import called, is_play, played, put_away
from tutor.teaching.best import Best, best_actions, best_of
from tutor.teaching.faults import BadCondition
from tutor.teaching.fields import Ground, Notes, call_of, card_of, flag_of, play_of, suit_of
from tutor.teaching.film import card_play


@dataclass(frozen=True, slots=True)
class AnyLegal:
    """`legal`: whatever goes."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these cards, with the suit that it names, if any."""

    plays: tuple[tuple[Card, Suit | None], ...]


@dataclass(frozen=True, slots=True)
class JustThese:
    """An exchange of exactly these cards."""

    cards: frozenset[Card]


@dataclass(frozen=True, slots=True)
class OneOfCalls:
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class OfSuit:
    """A card of a suit: as printed, or, where `effective`, as it counts in this hand."""

    suit: Suit
    effective: bool


@dataclass(frozen=True, slots=True)
class IsTrump:
    trump: bool


@dataclass(frozen=True, slots=True)
class Wins:
    """A card that takes the trick as far as it has come, or does not."""

    wins: bool


@dataclass(frozen=True, slots=True)
class LowestWinning:
    """The lowest legal card that takes the trick as far as it has come."""


@dataclass(frozen=True, slots=True)
class HighestLosing:
    """The highest legal card that does not take it."""


@dataclass(frozen=True, slots=True)
class Includes:
    """An exchange that puts away all of these cards."""

    cards: frozenset[Card]


@dataclass(frozen=True, slots=True)
class Joker:
    """An exchange, or the lead of a joker, that names this suit for it; None for one that names none."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class AnyOf:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    condition: Condition


Condition: TypeAlias = (
    AnyLegal
    | OneOf
    | JustThese
    | OneOfCalls
    | OfSuit
    | IsTrump
    | Wins
    | LowestWinning
    | HighestLosing
    | Best
    | Includes
    | Joker
    | AnyOf
    | AllOf
    | Not
)
Listed: TypeAlias = Callable[[tuple[Node, ...], Notes], Condition | None]
"""Reads what a plain list means: cards to choose from, cards to put away, calls."""


WORDS = ("suit", "effective-suit", "trump", "wins", "loses", "lowest-winning", "highest-losing", "best", "includes",
         "joker", "any-of", "all-of", "not")  # fmt: skip
"""The conditions that have a name."""


def one_of_cards(nodes: tuple[Node, ...], notes: Notes) -> Condition | None:
    """Cards to choose from."""
    plays = [play for node in nodes if (play := play_of(node, notes))]
    return OneOf(tuple(plays)) if plays else None


def just_these(nodes: tuple[Node, ...], notes: Notes) -> Condition | None:
    """Cards that go together."""
    cards = [card for node in nodes if (card := card_of(node, notes))]
    return JustThese(frozenset(cards)) if cards else None


def one_of_calls(ground: Ground) -> Listed:
    """Calls of a table to choose from."""

    def read(nodes: tuple[Node, ...], notes: Notes) -> Condition | None:
        calls = [call for node in nodes if (call := call_of(node, notes, ground))]
        return OneOfCalls(tuple(calls)) if calls else None

    return read


def one_of_suits(nodes: tuple[Node, ...], notes: Notes) -> Condition | None:
    """Suits for the joker to choose from, `none` among them."""
    suits = tuple(joker for node in nodes if (joker := _joker(node, notes)))
    return AnyOf(suits) if suits else None


def _joker(node: Node, notes: Notes) -> Joker | None:
    if isinstance(node, Text) and node.text in ("none", "null", ""):
        return Joker(None)
    suit = suit_of(node, notes)
    return Joker(suit) if suit else None


def condition_of(node: Node, notes: Notes, listed: Listed) -> Condition | None:
    """The condition that stands here; what cannot be read is noted."""
    match node:
        case Text(text="legal"):
            return AnyLegal()
        case Text(text="lowest-winning"):
            return LowestWinning()
        case Text(text="highest-losing"):
            return HighestLosing()
        case Text():
            return listed((node,), notes)
        case Items(nodes=nodes):
            return listed(nodes, notes)
        case Fields(entries=entries):
            found = [c for key, value in entries if (c := _named(key, value, notes, listed))]
            return found[0] if len(found) == 1 else AllOf(tuple(found))
        case _:
            assert_never(node)


def _named(key: Text, value: Node, notes: Notes, listed: Listed) -> Condition | None:
    match key.text:
        case "suit" | "effective-suit":
            suit = suit_of(value, notes)
            return OfSuit(suit, effective=key.text == "effective-suit") if suit else None
        case "trump" | "wins" | "loses":
            return _switch(key.text, flag=flag_of(value, notes) is not False)
        case "lowest-winning":
            return LowestWinning()
        case "highest-losing":
            return HighestLosing()
        case "best":
            return best_of(value, notes)
        case "includes":
            put_away = just_these(value.nodes if isinstance(value, Items) else (value,), notes)
            return Includes(put_away.cards) if isinstance(put_away, JustThese) else None
        case "joker":
            return _joker(value, notes)
        case "any-of" | "all-of":
            nodes = value.nodes if isinstance(value, Items) else (value,)
            inner = tuple(c for node in nodes if (c := condition_of(node, notes, listed)))
            return AnyOf(inner) if key.text == "any-of" else AllOf(inner)
        case "not":
            other = condition_of(value, notes, listed)
            return Not(other) if other else None
        case _:
            notes.add(key.mark, BadCondition(Written(key.text), tuple(map(Written, WORDS))))
            return None


def _switch(name: str, *, flag: bool) -> Condition:
    if name == "trump":
        return IsTrump(flag)
    return Wins(flag if name == "wins" else not flag)


# --- asking ----------------------------------------------------------------------------------------------------------


def meets(condition: Condition, game: Game, state: Phase, action: Action) -> bool:  # noqa: C901, PLR0912 - a case each
    """Whether an action, tried in a state, is what the condition means."""
    match condition:
        case AnyLegal():
            return isinstance(game.judge(state, action), Legal)
        case OneOf(plays):
            return any(is_play(action, card, names) for card, names in plays)
        case JustThese(cards):
            return frozenset(put_away(action)) == cards
        case OneOfCalls(calls):
            return called(action) in calls
        case OfSuit(suit, effective):
            card = played(action)
            return card is not None and (game.order(state).suit_of(card) if effective else card.suit) is suit
        case IsTrump(trump):
            card = played(action)
            return card is not None and game.order(state).is_trump(card) == trump
        case Wins(wins):
            return takes(state, action) is wins
        case LowestWinning():
            return _edge(game, state, action, wins=True)
        case HighestLosing():
            return _edge(game, state, action, wins=False)
        case Best():
            return action in (best_actions(condition, game, state) or ())
        case Includes(cards):
            return cards <= frozenset(put_away(action))
        case Joker(suit):
            return _names_for_joker(action, suit)
        case AnyOf(conditions):
            return any(meets(each, game, state, action) for each in conditions)
        case AllOf(conditions):
            return all(meets(each, game, state, action) for each in conditions)
        case Not(other):
            return not meets(other, game, state, action)
        case _:
            assert_never(condition)


def bests_in(condition: Condition) -> tuple[Best, ...]:
    """What of a condition the solver has to say."""
    match condition:
        case Best():
            return (condition,)
        case Not(other):
            return bests_in(other)
        case AnyOf(conditions) | AllOf(conditions):
            return tuple(best for each in conditions for best in bests_in(each))
        case _:
            return ()


def takes(state: Phase, action: Action) -> bool | None:
    """Whether a card takes the trick as far as it has come; None for what is no card."""
    play = card_play(state)
    if not isinstance(action, PlayCard) or play is None:
        return None
    table = (*play.table, Play(action.seat, action.card, action.names))
    return play.order.winning(table).card is action.card


def _edge(game: Game, state: Phase, action: Action, *, wins: bool) -> bool:
    """Whether a card is the lowest that takes the trick, or the highest that does not."""
    play, own = card_play(state), played(action)
    if play is None or own is None:
        return False
    fitting = [a for a in game.legal(state) if takes(state, a) is wins]
    cards = [card for a in fitting if (card := played(a))]
    if own not in cards:
        return False
    powers = {card: _standing(play, action.seat, card) for card in cards}
    edge = min(powers.values()) if wins else max(powers.values())
    return powers[own] == edge


def _standing(play: CardPlay, seat: Seat, card: Card) -> tuple[int, int]:
    """How a card stands in the trick, and within its suit where it takes no part."""
    led = play.led
    return play.order.power(Play(seat, card), led), play.order.strength(card)


def _names_for_joker(action: Action, suit: Suit | None) -> bool:
    match action:
        case Exchange(joker=named):
            return named is suit
        case PlayCard(card=card, names=named):
            return card.is_joker and named is suit
        case MakeCall() | PassCards() | LookAtKitty():
            return False
        case _:
            assert_never(action)
