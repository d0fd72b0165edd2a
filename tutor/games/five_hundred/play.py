"""The cards: following suit among bowers, and when a joker without a suit may be played or led. S2 section 3; Pagat."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.five_hundred.calls import is_misere
from tutor.games.five_hundred.card_reasons import (
    JokerAllSuitsLed,
    JokerAsks,
    JokerComesOut,
    JokerLeadsLast,
    JokerMayWait,
    JokerNamesNothing,
    JokerNamesUnledSuit,
    JokerWins,
    LeftBowerHasLeft,
    LeftBowerMustFollow,
    LowJokerAlone,
    MustFollowSuit,
    MustPlayJoker,
    NoSuitAsked,
    VoidButLeftBower,
)
from tutor.games.five_hundred.options import rules_of
from tutor.kernel.actions import PlayCard
from tutor.kernel.cardplay import not_held, out_of_turn, why_taken
from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.game import Illegal, Legal, Verdict
from tutor.kernel.order import CardOrder
from tutor.kernel.reasons import FollowsSuit, MayLeadAnything, Reason, VoidAnyCard
from tutor.kernel.state import Playing
from tutor.kernel.trick import Play


def judge_card(state: Playing, action: PlayCard) -> Verdict:
    """Whether a card goes now, and why."""
    reason = out_of_turn(state.play, action.seat) or not_held(state.play, action.seat, action.card)
    reason = reason or names_for_nothing(state, action)
    if reason is not None:
        return Illegal(reason)
    if state.play.table:
        return _judge_following(state, action)
    if state.play.order.suit_of(action.card) is None:
        return judge_joker_lead(state, action)
    return Legal(MayLeadAnything(action.card))


def names_for_nothing(state: Playing, action: PlayCard) -> Reason | None:
    """A suit is named only for a joker that is led and has none."""
    if action.names is None:
        return None
    suit, order = state.play.order.suit_of(action.card), state.play.order
    if action.card is not JOKER:
        return JokerNamesNothing(action.card, None, "other-card")
    if suit is not None:
        return JokerNamesNothing(action.card, suit, "named" if order.trump is None else "trump")
    return JokerNamesNothing(action.card, None, "following") if state.play.table else None


def judge_joker_lead(state: Playing, action: PlayCard) -> Verdict:
    """A joker without a suit is led with one not led yet; after all four, only to the last trick, and plain."""
    free = free_suits(state)
    if not free:
        last = state.play.number == state.play.size
        return Legal(JokerLeadsLast()) if last and action.names is None else Illegal(JokerAllSuitsLed(last))
    if action.names in free:
        return Legal(JokerAsks(action.names))
    return Illegal(JokerNamesUnledSuit(tuple(suit for suit in Suit if suit not in free), free, action.names))


def free_suits(state: Playing) -> tuple[Suit, ...]:
    """The suits that a joker without one may name when it is led."""
    if state.play.order.joker_is_low or rules_of(state.match).joker_no_trump == "free_lead":
        return tuple(Suit)
    led = led_suits(state)
    return tuple(suit for suit in Suit if suit not in led)


def led_suits(state: Playing) -> frozenset[Suit | None]:
    """The suits that have been led in this hand, those before a position included."""
    earlier = state.deal.position.led if state.deal.position else ()
    return frozenset((*earlier, *(state.play.order.led(trick.plays) for trick in state.play.tricks)))


def _judge_following(state: Playing, action: PlayCard) -> Verdict:
    play, card = state.play, action.card
    led = play.led
    if led is None:
        return Legal(NoSuitAsked())
    if play.order.suit_of(card) is led:
        return Legal(FollowsSuit(card, led))
    could_play = play.can_follow(action.seat)
    if could_play:
        return Illegal(why_not_follows(play.order, card, led, could_play))
    return judge_void(state, action, led)


def why_not_follows(order: CardOrder, card: Card, led: Suit, could_play: tuple[Card, ...]) -> Reason:
    """A player who holds a card of the led suit must play one, and the left bower counts as a trump."""
    trump = order.trump
    if trump is not None and card.suit is led:  # printed with the led suit and yet not of it
        return LeftBowerHasLeft(card, led, trump, could_play)
    only = could_play[0] if len(could_play) == 1 else JOKER
    if trump is not None and not only.is_joker and only.suit is not led:
        return LeftBowerMustFollow(only, trump, card)
    return MustFollowSuit(led, card, could_play)


def judge_void(state: Playing, action: PlayCard, led: Suit) -> Verdict:
    """A void player may play any card, save that in a misère a joker without a suit must come out."""
    order, held = state.play.order, state.play.hands[action.seat]
    if order.trump is not None:
        return Legal(_why_void(led, order.trump, held))
    if JOKER not in held or order.suit_of(JOKER) is not None:
        return Legal(VoidAnyCard(led, None))
    if order.joker_is_low or not is_misere(state.contract):
        return Legal(JokerMayWait(led, order.joker_is_low))
    return Legal(JokerComesOut(led)) if action.card is JOKER else Illegal(MustPlayJoker(led, action.card, (JOKER,)))


def _why_void(led: Suit, trump: Suit, held: tuple[Card, ...]) -> Reason:
    bower = next((card for card in held if card.suit is led), None)
    return VoidAnyCard(led, trump) if bower is None else VoidButLeftBower(bower, led, trump)


def card_candidates(state: Playing) -> Iterator[PlayCard]:
    """Each card of the seat to act; a joker that is led without a suit once for each suit still free."""
    seat = state.to_act
    if seat is None:
        return
    leads, order = not state.play.table, state.play.order
    for card in state.play.hands[seat]:
        free = free_suits(state) if leads and order.suit_of(card) is None else ()
        yield from (PlayCard(seat, card, suit) for suit in free)
        if not free:
            yield PlayCard(seat, card)


def why_won(order: CardOrder, table: tuple[Play, ...]) -> Reason:
    """Nothing beats a joker, unless it was named another suit or is the lowest card; else the kernel's reasons hold."""
    best = order.winning(table)
    if best.card is not JOKER or (order.trump is None and order.suit_of(JOKER) is not None):
        return why_taken(order, table)
    if order.joker_is_low and best.names is not None:
        return LowJokerAlone(best.seat, best.names)
    return JokerWins(best.seat, order.trump)
