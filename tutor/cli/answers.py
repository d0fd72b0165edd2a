"""Answers as they are typed and printed."""

from __future__ import annotations

from typing import assert_never

from tutor.cli.answer_places import example, read_places, read_row, written_places, written_row
from tutor.cli.told import Walk
from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import listed
from tutor.records.notation import read_call, read_card, read_number, read_play, read_seat, read_suit
from tutor.teaching.naming import laid_away
from tutor.teaching.placing import OrderInput, PutInBins, PutInOrder, SortInput
from tutor.teaching.screen import (
    Act,
    ActInput,
    Answer,
    CardsInput,
    DialInput,
    GiveNumber,
    Go,
    GoOn,
    MomentInput,
    NumberInput,
    OptionInput,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
    Screen,
    SeatInput,
    SuitInput,
    Turn,
)


def read_answer(walk: Walk, seen: Screen, text: str) -> Answer | None:  # noqa: C901 - a case each
    """The answer that a text gives to what is asked; None where it gives none."""
    words = text.replace(",", " ").replace("、", " ").split()
    asks = seen.input
    match asks:
        case Go():
            return GoOn()
        case SeatInput():
            seat = read_seat(seen.state.match.seats, text)
            return PointSeat(seat) if seat is not None else None
        case SuitInput():
            suit = read_suit(text)
            return PointSuit(suit) if suit else None
        case NumberInput():
            number = read_number(text)
            return None if number is None else GiveNumber(number)
        case MomentInput():
            number = read_number(text)
            return None if number is None else PointMoment(number)
        case OptionInput(options=options):
            ids = frozenset(words)
            return Pick(ids) if ids and ids <= {option.id for option in options} else None
        case DialInput(values=values):
            return Turn(text) if text in values else None
        case CardsInput(calls=calls):
            return _marked(walk, seen, words, calls)
        case ActInput():
            return _act(walk, seen, asks, words)
        case SortInput():
            return read_places(asks, text)
        case OrderInput():
            return read_row(asks, text)
        case _:
            assert_never(asks)


def _marked(walk: Walk, seen: Screen, words: list[str], offered: tuple[Call, ...]) -> Answer | None:
    if offered:
        calls = frozenset(_call(walk, seen, word) for word in words)
        return PointCards(calls=calls) if calls else None
    cards = [read_card(word) for word in words]
    known = frozenset(card for card in cards if card is not None)
    return PointCards(known) if known and None not in cards else None


def _act(walk: Walk, seen: Screen, asks: ActInput, words: list[str]) -> Answer | None:
    plays = [play for word in words if (play := read_play(word))]
    if asks.calls and words:
        return Act(MakeCall(asks.seat, _call(walk, seen, words[0])))
    if asks.discards and plays:
        cards = tuple(card for card, _ in plays)
        named = next((read_suit(word) for word in words if read_card(word) is None), None)
        return Act(laid_away(seen.state, asks.seat, cards, named))
    return Act(PlayCard(asks.seat, plays[0][0], plays[0][1])) if len(plays) == 1 else None


def _call(walk: Walk, seen: Screen, text: str) -> Call:
    return read_call(walk.game, seen.state.match.rules, text)


def examples(seen: Screen) -> str:
    """How an answer to what is asked may be typed: everything that can be chosen, or one made up; never a hint."""
    match seen.input:
        case SeatInput(seats=seats):
            return ", ".join(seats)
        case SuitInput(suits=suits):
            return ", ".join(suit.value for suit in suits)
        case NumberInput():
            return "12, -7"
        case MomentInput():
            return "1"
        case OptionInput(options=options):
            return ", ".join(option.id for option in options)
        case DialInput(values=values):
            return ", ".join(values)
        case ActInput(calls=calls) if calls:
            return ", ".join(call.notation for call in calls[:3])
        case CardsInput() | ActInput():
            return "HA, S10" if _takes_one(seen.input) else "HA S10"
        case SortInput() | OrderInput():
            return example(seen.input)
        case _:
            return "⏎"


def _takes_one(asks: CardsInput | ActInput) -> bool:
    return isinstance(asks, ActInput) and not asks.discards


def written_answer(walk: Walk, seen: Screen, answer: Answer, *, plain: bool = False) -> str:  # noqa: C901, PLR0912 - a case each
    """An answer in words; `plain` as it can be typed."""
    texts, names = walk.wording.texts, walk.saying(seen).names
    match answer:
        case GoOn():
            return "⏎"
        case Act(action):
            return _typed_action(action) if plain else _written_action(walk, action)
        case PointSeat(seat):
            return seat if plain else texts.seat(seat, names)
        case PointSuit(suit):
            return suit.value if plain else f"{texts.symbol(suit)} {texts.suit(suit)}"
        case PointCards(cards, calls):
            named = [card.code if plain else texts.card(card) for card in listed(cards)]
            order = seen.input.calls if isinstance(seen.input, CardsInput) else ()
            said = [call.notation if plain else texts.call(call) for call in order if call in calls]
            return " ".join((*named, *said)) if plain else texts.row((*named, *said))
        case GiveNumber(number):
            return texts.number(number)
        case Pick(ids):
            return " ".join(sorted(ids)) if plain else _picked(walk, seen, ids)
        case PointMoment(trick):
            return str(trick) if plain else walk.wording.say("cli.walk.trick", number=trick)
        case Turn(value):
            return value if plain else walk.saying(seen).dialled(value)
        case PutInBins(places) if isinstance(seen.input, SortInput):
            return written_places(seen.input, places, None if plain else lambda line: walk.line(line, seen))
        case PutInOrder(row) if isinstance(seen.input, OrderInput):
            return written_row(seen.input, row, None if plain else lambda line: walk.line(line, seen))
        case PutInBins() | PutInOrder():
            return ""
        case _:
            assert_never(answer)


def _picked(walk: Walk, seen: Screen, ids: frozenset[str]) -> str:
    match seen.input:
        case OptionInput(options=options):
            return " · ".join(walk.line(option.line, seen) for option in options if option.id in ids)
        case _:
            return " ".join(sorted(ids))


def _written_action(walk: Walk, action: Action) -> str:
    texts = walk.wording.texts
    match action:
        case PlayCard(card=card, names=suit):
            return f"{texts.card(card)}={texts.symbol(suit)}" if suit else texts.card(card)
        case MakeCall(call=call):
            return texts.call(call)
        case Exchange(discard=cards, joker=suit):
            return texts.row((*map(texts.card, cards), *((texts.symbol(suit),) if suit else ())))
        case PassCards(cards=cards):
            return texts.row(map(texts.card, cards))
        case LookAtKitty():
            return walk.wording.say("cli.walk.kitty")
        case _:
            assert_never(action)


def _typed_action(action: Action) -> str:
    match action:
        case PlayCard(card=card, names=suit):
            return f"{card.code}={suit.value}" if suit else card.code
        case MakeCall(call=call):
            return call.notation
        case Exchange(discard=cards, joker=suit):
            return " ".join((*(card.code for card in cards), *((suit.value,) if suit else ())))
        case PassCards(cards=cards):
            return " ".join(card.code for card in cards)
        case LookAtKitty():
            return "kitty"
        case _:
            assert_never(action)
