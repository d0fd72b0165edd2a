"""Tricks of Five Hundred: following among bowers, who takes a trick, and when the joker may be played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from tutor.games.five_hundred.calls import BIDS, MISERE, bid, is_misere
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import PASS, Call
from tutor.kernel.cards import JOKER, Card, Suit
from tutor.kernel.seats import Seat
from tutor.kernel.state import Contract, Exchanging, Playing
from tutor.kernel.trick import Play, Trick
from tutor.teaching.asks.base import facts
from tutor.teaching.asks.winner import Winner
from tutor.teaching.conditions import takes
from tutor.teaching.exercises.asks import marks
from tutor.teaching.exercises.draw import chance, pick, shuffled
from tutor.teaching.exercises.five_hundred.calls import GAME, RULES
from tutor.teaching.exercises.hands import Hand, begun, called, exchanged, seats_for, table, turns, with_deal
from tutor.teaching.exercises.item import Item, Question, differing, moment_of, stage, wrongs
from tutor.teaching.film import AfterPlays, AfterTrick
from tutor.teaching.lines import Coach, Line

_SUITS = tuple(call for call in BIDS if call.trump and call.level <= 8)  # noqa: PLR2004 - calls as they are made
_NO_TRUMPS = tuple(call for call in BIDS if call.trump is None and call.level <= 8)  # noqa: PLR2004 - as above
_HIDDEN = 0.5
_TELLING = 2


def following_suit(rng: Random, shape: str) -> Item | None:
    """A seat follows, and what may go is not what the printed suits say."""
    odd = [hand for hand in turns(_contracted(rng, pick(rng, _SUITS)), rng) if _misprints(hand)]
    if not odd:
        return None
    hand = pick(rng, odd)
    if not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    seat, play = hand.state.to_act, hand.state.play
    held, follow = play.hands[seat], play.can_follow(seat)
    guesses: Mapping[str, Iterable[Card]] = {
        "printed-suit": _by_print(hand.state, seat),
        "anything-goes": held,
        "must-trump": () if follow else play.order.of_suit(play.order.trump, held),
        "must-beat": (card for card in follow if takes(hand.state, PlayCard(seat, card))),
    }
    return _marked(hand, seat, guesses, "following-suit" if follow else "void", "left-bower")


def trick_winner(rng: Random, shape: str) -> Item | None:
    """A trick with a ruff, a bower or the joker in it; in half of them the last card is hidden."""
    done = [hand for hand in turns(_contracted(rng, pick(rng, _SUITS)), rng) if _shows(_last(hand), hand, shape)]
    if not done:
        return None
    hand = pick(rng, done)
    film, trick = stage(hand.record), _last(hand)
    if film is None or trick is None:
        return None
    order = GAME.order(hand.state)
    shown = len(trick.plays) - 1 if chance(rng, _HIDDEN) else None
    at = AfterTrick(trick.number)
    ask = Winner(shown, wrongs((trick.winner,), _misread(trick.plays[:shown], trick, order.trump)))
    moment = moment_of(film, at)
    telling = differing(moment, ask)
    rules = {"bower": ("trick-winner", "left-bower"), "joker": ("trick-winner", "joker-is-trump")}
    own = rules.get(shape, ("trick-winner",))
    return (
        Item(film, (Question(ask, at),), told=_plays(hand), about=str(shown), rules=own)
        if telling >= _TELLING
        else None
    )


def joker_when_void(rng: Random, shape: str) -> Item | None:
    """Without trumps: the joker's holder leads, is void in the led suit, or holds it."""
    call: Call = MISERE if chance(rng, 0.4) else pick(rng, _NO_TRUMPS)
    named = pick(rng, (None, None, *Suit))
    begin = _contracted(rng, call, named)
    fitting = [hand for hand in turns(begin, rng) if _at_joker(hand, shape)]
    if not fitting:
        return None
    hand = pick(rng, fitting)
    if not isinstance(hand.state, Playing) or hand.state.to_act is None:
        return None
    seat, play = hand.state.to_act, hand.state.play
    held, order = play.hands[seat], play.order
    others = tuple(card for card in held if card is not JOKER)
    goes = frozenset(action.card for action in GAME.legal(hand.state) if isinstance(action, PlayCard))
    guesses: dict[str, Iterable[Card]] = {
        "joker-any-time": {*goes, JOKER},
        "joker-never": goes - {JOKER} if others else (),
        "joker-must-come": (JOKER,),
        "anything-goes": held,
    }
    rules = {
        "leads": "joker-lead" if order.suit_of(JOKER) is None else "joker-named",
        "void": "misere-joker" if is_misere(hand.state.contract) else "joker-when-void",
        "follows": "joker-unnamed" if order.suit_of(JOKER) is None else "joker-named",
    }
    item = _marked(hand, seat, guesses)
    return None if item is None else _with_rule(item, rules[shape], named if hand.state.joker else None)


# --- hands -----------------------------------------------------------------------------------------------------------


def _contracted(rng: Random, call: Call, joker: Suit | None = None) -> Hand:
    """A whole deal at its first lead: one seat has the contract, and has laid any three cards away.

    `joker` is the suit named for it, where the contractor keeps it.
    """
    order = shuffled(rng, seats_for(GAME, RULES).order)[:1]
    seats, seat = seats_for(GAME, RULES), order[0]
    first = seats.before(seat)
    record = with_deal(table(GAME, RULES, rng, dealer=seats.before(first)), rng)
    opens = MakeCall(first, bid("7S") if call == MISERE else PASS)
    rest = [MakeCall(other, PASS) for other in seats.starting(seats.after(seat)) if other not in (seat, first)]
    closes = [MakeCall(first, PASS)] if call == MISERE else []
    hand = called(begun(record), opens, MakeCall(seat, call), *rest, *closes)
    if not isinstance(hand.state, Exchanging):
        raise TypeError(hand.state)
    away = shuffled(rng, (card for card in hand.state.cards if card is not JOKER))[: GAME.kitty_size(RULES)]
    keeps = JOKER in hand.state.cards
    return exchanged(hand, away, joker if keeps and GAME.order(hand.state).trump is None else None)


def _last(hand: Hand) -> Trick | None:
    """The trick that was just completed."""
    match hand.state:
        case Playing(play=play) if play.tricks and not play.table:
            return play.tricks[-1]
        case _:
            return None


def _marked(hand: Hand, seat: Seat, guesses: Mapping[str, Iterable[Card]], *rules: str) -> Item | None:
    film, at = stage(hand.record), AfterPlays(len(hand.record.plays or ()))
    if film is None:
        return None
    ask = marks(moment_of(film, at), seat, guesses)
    return Item(film, (Question(ask, at),), _plays(hand), view=seat, rules=rules) if ask.wrongs else None


def _plays(hand: Hand) -> tuple[Line, ...]:
    """Whose contract it is."""
    match hand.state:
        case Playing(contract=Contract(seat=seat, call=call)):
            return (Coach("exercise.plays", facts(seat=seat, call=call)),)
        case _:
            return ()


def _with_rule(item: Item, rule: str, named: Suit | None) -> Item:
    joker = () if named is None else (Coach("exercise.joker-named", facts(suit=named)),)
    told = (*item.told, *joker)
    return Item(item.film, item.questions, told, view=item.view, rules=(rule,))


# --- what misleads ---------------------------------------------------------------------------------------------------


def _by_print(state: Playing, seat: Seat) -> tuple[Card, ...]:
    """What would go if each card were of the suit that is printed on it."""
    led, held = state.play.table[0].card.suit, state.play.hands[seat]
    return tuple(card for card in held if card.suit is led and led is not None) or held


def _misprints(hand: Hand) -> bool:
    """Whether a seat follows, and print would mark other cards than those that go."""
    match hand.state:
        case Playing(play=play, to_act=str(seat)) if play.table:
            follow = play.can_follow(Seat(seat)) or play.hands[Seat(seat)]
            return frozenset(follow) != frozenset(_by_print(hand.state, Seat(seat)))
        case _:
            return False


def _shows(trick: Trick | None, hand: Hand, shape: str) -> bool:
    """Whether a complete trick has what a shape asks for."""
    if trick is None:
        return False
    order = GAME.order(hand.state)
    cards = [play.card for play in trick.plays]
    bowers = [card for card in cards if order.is_trump(card) and card.suit is not order.trump and card is not JOKER]
    match shape:
        case "joker":
            return JOKER in cards
        case "bower":
            return bool(bowers) and JOKER not in cards
        case _:
            ruffed = order.led(trick.plays) is not order.trump and any(map(order.is_trump, cards))
            return ruffed and not bowers and JOKER not in cards


def _misread(seen: tuple[Play, ...], trick: Trick, trump: Suit | None) -> Mapping[str, Seat | None]:
    """Whom those name who read the cards by print, or who think little of the joker."""
    ranked = [play for play in seen if play.card.rank is not None]
    printed = [play for play in ranked if play.card.suit is trump]
    led = [play for play in ranked if play.card.suit is trick.plays[0].card.suit]
    best = max(printed or led or ranked, key=lambda play: play.card.rank or 0, default=None)
    joker = JOKER in (play.card for play in trick.plays)
    return {"joker-loses" if joker else "printed-rank": best.seat if best else None}


def _at_joker(hand: Hand, shape: str) -> bool:
    """Whether the seat to act holds the joker, and stands as the shape says."""
    match hand.state:
        case Playing(play=play, to_act=str(seat)) if (
            JOKER in play.hands[Seat(seat)] and len(play.hands[Seat(seat)]) > 1
        ):
            if not play.table:
                return shape == "leads"
            return (shape == "follows") is bool(play.can_follow(Seat(seat))) and shape != "leads"
        case _:
            return False
