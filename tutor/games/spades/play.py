"""Which cards may be played in Spades, and why. Each rule is one function; broken spades are read off the tricks."""

from __future__ import annotations

from tutor.games.spades.card_reasons import (
    NoSuitToName,
    NotBroken,
    OnlySpades,
    SpadeOnFirstTrick,
    SpadesAnyTime,
    SpadesAreBroken,
    SpadesLast,
    TwoOfClubsLeads,
    VoidOnFirstTrick,
)
from tutor.games.spades.options import TRICKS, SpadesRules, rules_of
from tutor.kernel.actions import PlayCard
from tutor.kernel.cardplay import CardPlay, follows_or_void, not_following, not_held, out_of_turn
from tutor.kernel.cards import Card, Suit, card
from tutor.kernel.order import CardOrder
from tutor.kernel.reasons import HighestTrump, MayLeadAnything, Reason
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.kernel.trick import Trick

TWO_OF_CLUBS = card("C2")


def refusal(state: Playing, action: PlayCard) -> Reason | None:
    """The first rule that a card breaks."""
    play, seat, played = state.play, action.seat, action.card
    refused = out_of_turn(play, seat) or not_held(play, seat, played) or names_a_suit(action)
    if refused is not None:
        return refused
    rules = rules_of(state.match)
    if play.table:
        return not_following(play, seat, played) or spade_on_first_trick(play, rules, seat, played)
    return (
        two_of_clubs_waits(play, rules, seat, played)
        or spade_on_first_trick(play, rules, seat, played)
        or spades_not_led(state, rules, seat, played)
    )


def grounds(state: Playing, action: PlayCard) -> Reason:
    """Why a card that goes may go."""
    play, played = state.play, action.card
    rules = rules_of(state.match)
    led = play.led
    if led is None:
        return _may_lead(state, rules, played)
    if is_closed_to_spades(play, rules) and play.order.suit_of(played) is not led:
        return VoidOnFirstTrick(led, play.order.is_trump(played))
    return follows_or_void(play, played, led)


def names_a_suit(action: PlayCard) -> Reason | None:
    """A joker is a spade, so it names no suit."""
    return None if action.names is None else NoSuitToName(action.card)


def two_of_clubs_waits(play: CardPlay, rules: SpadesRules, seat: Seat, played: Card) -> Reason | None:
    """Where the table has it so, the two of clubs is the first card led."""
    if rules.first_lead != "two_of_clubs" or played is TWO_OF_CLUBS or not is_first_trick(play):
        return None
    return TwoOfClubsLeads(TWO_OF_CLUBS, played) if TWO_OF_CLUBS in play.hands[seat] else None


def spade_on_first_trick(play: CardPlay, rules: SpadesRules, seat: Seat, played: Card) -> Reason | None:
    """Where the table has it so, no spade goes on the first trick unless nothing else is held (S0 section 2)."""
    if not (is_closed_to_spades(play, rules) and play.order.is_trump(played)):
        return None
    others = not_spades(play.order, play.hands[seat])
    return SpadeOnFirstTrick(played, others) if others else None


def spades_not_led(state: Playing, rules: SpadesRules, seat: Seat, played: Card) -> Reason | None:
    """A spade may not be led before spades are broken, unless nothing else is held (S0 section 2; S1, play 6)."""
    play = state.play
    if not play.order.is_trump(played) or rules.lead_spades == "anytime":
        return None
    last = rules.lead_spades == "only_if_nothing_else"
    if not last and are_broken(state):
        return None
    others = not_spades(play.order, play.hands[seat])
    if not others:
        return None
    return SpadesLast(played, others) if last else NotBroken(played, others)


def are_broken(state: Playing) -> bool:
    """Whether a spade has been played: to another suit, or led from a hand of nothing else (S0 section 2; Pagat)."""
    if broken_before(state):
        return True
    play = state.play
    return any(map(_has_spade, play.tricks)) or any(play.order.is_trump(laid.card) for laid in play.table)


def broken_before(state: Playing) -> bool:
    """Whether the hand is a position in which spades were broken before it began."""
    position = state.deal.position
    return position is not None and position.broken


def broken_in(state: Playing) -> int | None:
    """The number of the trick that broke spades; None where they are not broken, or were before the position."""
    if broken_before(state):
        return None
    return next((trick.number for trick in state.play.tricks if _has_spade(trick)), None)


def is_first_trick(play: CardPlay) -> bool:
    """Whether the first trick of a whole hand is in progress; a position of a few cards begins later."""
    return play.size == TRICKS and play.done == 0


def is_closed_to_spades(play: CardPlay, rules: SpadesRules) -> bool:
    """Whether the trick in progress takes no spade, as some tables have it for the first, unless one was led to it."""
    return not rules.first_trick_trump and is_first_trick(play) and play.led is not Suit.SPADES


def not_spades(order: CardOrder, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that do not count as spades, in the order given."""
    suits = order.suits
    return tuple(card for card in held if suits[card] is not Suit.SPADES)


def _has_spade(trick: Trick) -> bool:
    # A trick with a spade in it is won by a spade.
    return isinstance(trick.why, HighestTrump)


def _may_lead(state: Playing, rules: SpadesRules, played: Card) -> Reason:
    play = state.play
    if rules.first_lead == "two_of_clubs" and played is TWO_OF_CLUBS and is_first_trick(play):
        return TwoOfClubsLeads(TWO_OF_CLUBS, played)
    if not play.order.is_trump(played):
        return MayLeadAnything(played)
    match rules.lead_spades:
        case "anytime":
            return SpadesAnyTime(played)
        case "broken" if are_broken(state):
            return SpadesAreBroken(played, broken_in(state))
        case _:
            return OnlySpades(played)
