"""The cards of Five Hundred: which are in the pack, to which suit each belongs, how trumps rank, the kitty."""

from __future__ import annotations

from random import Random

from tutor.games.five_hundred.calls import BIDS
from tutor.games.five_hundred.options import PRESETS
from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import PASS
from tutor.kernel.cards import JOKER, STANDARD_PACK, Card, Rank, Suit, suited
from tutor.kernel.order import with_bowers
from tutor.kernel.state import Exchanging
from tutor.teaching.asks.base import facts
from tutor.teaching.asks.order import Order
from tutor.teaching.asks.ranking import By as RankBy
from tutor.teaching.asks.sort import Sort
from tutor.teaching.asks.sort_homes import By, bins_of
from tutor.teaching.asks.things import Assumed
from tutor.teaching.exercises.acts import lays_away
from tutor.teaching.exercises.asks import counted
from tutor.teaching.exercises.draw import between, chance, pick, shuffled
from tutor.teaching.exercises.five_hundred.calls import GAME, RULES
from tutor.teaching.exercises.hands import begun, called, seats_for, some, table, with_deal
from tutor.teaching.exercises.item import Item, Question, stage, wrongs
from tutor.teaching.fields import Ground
from tutor.teaching.film import AtExchange, Start
from tutor.teaching.lines import Coach
from tutor.teaching.screen import Shown

_GROUND = Ground(GAME, RULES, seats_for(GAME, RULES))
_SORTED = 10
_JACKS_AND = 8
_TRUMPS = 6


def deck(rng: Random, shape: str) -> Item | None:
    """Ten cards, some of which this game's pack leaves out; at times the pack of 45."""
    rules = PRESETS["american"] if chance(rng, 0.25) else RULES
    film = stage(table(GAME, rules, rng))
    low = [card for card in STANDARD_PACK if card.rank in (Rank.TWO, Rank.THREE)]
    fours = [card for card in STANDARD_PACK if card.rank is Rank.FOUR]
    red, black = ([four for four in fours if four.suit and four.suit.is_red is is_red] for is_red in (True, False))
    chosen = [pick(rng, low), pick(rng, red), pick(rng, black), *((JOKER,) if chance(rng, 0.5) else ())]
    rest = shuffled(rng, (card for card in (*STANDARD_PACK, JOKER) if card not in chosen and not card.is_joker))
    cards = shuffled(rng, (*chosen, *rest[: _SORTED - len(chosen)]))
    key = "exercise.deck" if rules is RULES else "exercise.deck.five"
    told = Coach(key, facts(cards=len(GAME.pack(rules))))
    return (
        None
        if film is None
        else Item(film, (_sorted(By.REMOVED, cards, None),), (told,), about=_named(cards, rules.preset))
    )


def left_bower(rng: Random, shape: str) -> Item | None:
    """Eight cards with both jacks of a colour, a third jack and the joker: to which suit does each belong?"""
    film, suit = stage(table(GAME, RULES, rng)), pick(rng, tuple(Suit))
    other = pick(rng, [each for each in Suit if each.is_red is not suit.is_red])
    jacks = [suited(each, Rank.JACK) for each in (suit, suit.same_colour, other)]
    rest = tuple(card for card in GAME.pack(RULES) if card not in jacks and card is not JOKER)
    cards = shuffled(rng, (*jacks, JOKER, *some(rest, _JACKS_AND - len(jacks) - 1, rng)))
    trump = suit if shape == "trump" else None
    told = Coach("exercise.trump-is", facts(suit=suit)) if trump else Coach("exercise.no-trump")
    about = _named(cards, trump.value if trump else "none")
    rules = ("left-bower", "joker-is-trump") if trump else ("plain-order",)
    return (
        None
        if film is None
        else Item(film, (_sorted(By.SUIT, cards, Assumed(trump)),), (told,), about=about, rules=rules)
    )


def trump_order(rng: Random, shape: str) -> Item | None:
    """Six trumps with the joker and both bowers."""
    film, suit = stage(table(GAME, RULES, rng)), pick(rng, tuple(Suit))
    order = with_bowers(suit)
    top = (JOKER, suited(suit, Rank.JACK), suited(suit.same_colour, Rank.JACK))
    rest = tuple(card for card in order.of_suit(suit, GAME.pack(RULES)) if card not in top)
    cards = shuffled(rng, (*top, *some(rest, _TRUMPS - len(top), rng)))
    ask = Order(RankBy.TRUMP_RANK, cards, assumed=Assumed(suit))
    told = Coach("exercise.trump-is", facts(suit=suit))
    return None if film is None else Item(film, (Question(ask, Start()),), (told,), about=_named(cards, suit.value))


def kitty(rng: Random, shape: str) -> Item | None:
    """Thirteen cards in a suit contract: how many of them are trumps, and any three away."""
    record = with_deal(table(GAME, RULES, rng), rng)
    hand = begun(record)
    call = pick(rng, [bid for bid in BIDS if bid.trump and bid.level < 9])  # noqa: PLR2004 - calls as they are made
    first = record.seats.after(record.dealer or record.seats.order[-1])
    skipped = between(rng, 0, 3)
    order = record.seats.starting(first)
    seat = order[skipped]
    passes = [other for other in (*order[:skipped], *order[skipped:]) if other != seat]
    hand = called(hand, *(MakeCall(other, PASS) for other in passes[:skipped]), MakeCall(seat, call))
    hand = called(hand, *(MakeCall(other, PASS) for other in passes[skipped:]))
    film = stage(hand.record)
    if film is None or not isinstance(hand.state, Exchanging) or call.trump is None:
        return None
    held, suits = hand.state.cards, GAME.order(hand.state)
    trumps = suits.of_suit(call.trump, held)
    printed = sum(card.suit is call.trump for card in held)
    guests = [card for card in trumps if card.suit is not call.trump]
    if not guests:
        return None
    guesses = {
        "printed-suit": printed,
        "left-bower-left-out": len(trumps) - 1 if any(not card.is_joker for card in guests) else None,
        "joker-left-out": len(trumps) - 1 if JOKER in guests else None,
        "all-of-them": len(held),
    }
    because = Coach("exercise.trumps-held.because", facts(cards=trumps))
    shown = Shown(evidence=trumps, rule="five-hundred/left-bower")
    how_many = counted(
        len(trumps),
        Coach("exercise.trumps-held", facts(seat=seat)),
        wrongs((len(trumps),), guesses),
        because,
        shown,
    )
    named = ("joker-is-trump",) if JOKER in guests else ()
    rules = (*(("left-bower",) if len(guests) > len(named) else ()), *named)
    questions = (
        Question(how_many, AtExchange(), rules),
        Question(lays_away(seat), AtExchange(), ("discard-three", "kitty")),
    )
    told = Coach("exercise.contract-is", facts(seat=seat, call=call))
    return Item(film, questions, (told,), open=frozenset((seat,)), view=seat, about=seat)


def _sorted(by: By, cards: tuple[Card, ...], trump: Assumed | None) -> Question:
    return Question(Sort(by, cards, bins=bins_of(by, _GROUND), assumed=trump), Start())


def _named(cards: tuple[Card, ...], beside: str) -> str:
    return " ".join((beside, *sorted(card.code for card in cards)))
