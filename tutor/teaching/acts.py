"""What an action does: the card that it plays, the call that it makes, the cards that it lays away."""

from __future__ import annotations

from typing import assert_never

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit


def is_play(action: Action, card: Card, names: Suit | None) -> bool:
    """Whether an action plays this card; with a suit, only where it names that one."""
    match action:
        case PlayCard(card=own, names=suit):
            return own is card and (names is None or suit is names)
        case MakeCall() | Exchange() | PassCards() | LookAtKitty():
            return False
        case _:
            assert_never(action)


def played(action: Action) -> Card | None:
    """The card that an action plays."""
    match action:
        case PlayCard(card=card):
            return card
        case MakeCall() | Exchange() | PassCards() | LookAtKitty():
            return None
        case _:
            assert_never(action)


def called(action: Action) -> Call | None:
    """The call that an action makes."""
    match action:
        case MakeCall(call=call):
            return call
        case PlayCard() | Exchange() | PassCards() | LookAtKitty():
            return None
        case _:
            assert_never(action)


def put_away(action: Action) -> tuple[Card, ...]:
    """The cards that an action lays away or passes on."""
    match action:
        case Exchange(discard=cards) | PassCards(cards=cards):
            return cards
        case PlayCard() | MakeCall() | LookAtKitty():
            return ()
        case _:
            assert_never(action)
