"""The notation of records: cards, suits, seats, sides and calls, read from many spellings and written in one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from tutor.kernel.actions import Action, Exchange, LookAtKitty, MakeCall, PassCards, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import HIGH_JOKER, JOKER, LOW_JOKER, Card, Rank, Suit, suited
from tutor.kernel.game import Game
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import Seat, Seats, Side
from tutor.kernel.trick import Play

SUIT_NAMES: dict[str, Suit] = {
    name: suit
    for suit, names in (
        (Suit.SPADES, "S ♠ ♤ 黑桃 spades spade"),
        (Suit.HEARTS, "H ♥ ♡ 紅心 红心 紅桃 红桃 hearts heart"),
        (Suit.DIAMONDS, "D ♦ ♢ 方塊 方块 方片 diamonds diamond"),
        (Suit.CLUBS, "C ♣ ♧ 梅花 草花 clubs club"),
    )
    for name in names.split()
}
RANK_NAMES: dict[str, Rank] = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
JOKER_NAMES: dict[str, Card] = {
    name: card
    for card, names in (
        (JOKER, "JO JOKER 鬼牌 王"),
        (HIGH_JOKER, "JO1 JOKER1 大王"),
        (LOW_JOKER, "JO2 JOKER2 小王"),
    )
    for name in names.split()
}
COMPASS_NAMES: dict[str, str] = {
    name: letter
    for letter, names in (("N", "n north 北"), ("E", "e east 東 东"), ("S", "s south 南"), ("W", "w west 西"))
    for name in names.split()
}
_NO_TRUMP = ("NT", "N", "無王", "无王", "無將", "无将")
_VARIATION = re.compile("[\ufe0e\ufe0f]")
_OF_SUIT = re.compile(r"([0-9]{1,3})\s*(.+)")
_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")


def plain(text: str) -> str:
    """A text in which each sign is typed in one way: no full-width letters, suit signs in colour, other minus signs."""
    return _VARIATION.sub("", unicodedata.normalize("NFKC", text)).replace("\u2212", "-").strip()


def read_card(text: str) -> Card | None:
    """The card that a text names, suit or rank first."""
    name = plain(text).upper().replace(" ", "")
    if name in JOKER_NAMES:
        return JOKER_NAMES[name]
    for start in range(1, len(name)):
        one, other = name[:start], name[start:]
        for suit, rank in ((one, other), (other, one)):
            if suit in SUIT_NAMES and rank in RANK_NAMES:
                return suited(SUIT_NAMES[suit], RANK_NAMES[rank])
    return None


def read_suit(text: str) -> Suit | None:
    """The suit that a text names: by letter, sign or name."""
    name = plain(text)
    return SUIT_NAMES.get(name) or SUIT_NAMES.get(name.upper()) or SUIT_NAMES.get(name.lower())


def read_play(text: str) -> tuple[Card, Suit | None] | None:
    """A card as played, and the suit that it names, if any: `H9`, `JO=H`."""
    card_text, equals, suit_text = plain(text).partition("=")
    card = read_card(card_text)
    suit = read_suit(suit_text) if equals else None
    if card is None or (equals and suit is None):
        return None
    return card, suit


def read_seat(seats: Seats, text: str) -> Seat | None:
    """The seat that a text names: by its own name, or by any name of its place on the compass."""
    exact = Seat(text.strip())
    if exact in seats.order:
        return exact
    place = compass(text)
    return next((seat for seat in seats if place is not None and compass(seat) == place), None)


def compass(text: str) -> str | None:
    """`N` for North, 北, 北家."""
    return COMPASS_NAMES.get(plain(text).removesuffix("家").lower())


def read_side(seats: Seats, text: str) -> Side | None:
    """The side that a text names: its seats joined, in either order."""
    name = text.strip()
    for side in seats.sides:
        members = seats.members(side)
        if name == side or name == "".join(reversed(members)):
            return side
    if not seats.partnership:
        seat = read_seat(seats, name)
        return None if seat is None else seats.side(seat)
    places = {compass(letter) for letter in plain(name).removesuffix("隊").removesuffix("队")}
    if None in places:
        return None
    return next((side for side in seats.sides if {compass(seat) for seat in seats.members(side)} == places), None)


def read_call(game: Game, rules: RuleSet, text: str) -> Call:
    """The call that a text stands for at this table; a call of that text, which no table knows, for any other."""
    for notation in (text.strip(), *_spellings(plain(text))):
        call = game.call(rules, notation)
        if call is not None:
            return call
    return Call(text.strip())


def _spellings(text: str) -> Iterable[str]:
    decomposed = unicodedata.normalize("NFD", text.lower())
    yield re.sub(r"[\s_]+", "-", "".join(c for c in decomposed if not unicodedata.combining(c)))
    if text == "0":
        yield "nil"
    of_suit = _OF_SUIT.fullmatch(text)
    if of_suit:
        level, strain = of_suit[1], of_suit[2].strip()
        suit = read_suit(strain)
        if suit is not None:
            yield level + suit.value
        elif strain.upper() in _NO_TRUMP:
            yield f"{level}NT"


def read_number(text: str) -> int | None:
    """A whole number of up to nine digits."""
    number = plain(text)
    return int(number) if _WHOLE.fullmatch(number) else None


def written(card: Card, names: Suit | None) -> str:
    """A card and the suit that it names: `H9`, `JO=H`."""
    return f"{card.code}={names.value}" if names else card.code


def written_play(play: Play | PlayCard) -> str:
    """A card as played: `H9`, `JO=H`."""
    return written(play.card, play.names)


def written_action(action: Action) -> str:
    """An action as records write it."""
    match action:
        case MakeCall(call=call):
            return call.notation
        case PlayCard():
            return written_play(action)
        case Exchange(discard=cards) | PassCards(cards=cards):
            return " ".join(card.code for card in cards)
        case LookAtKitty():
            return "kitty"


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that is most like a wrong one."""
    names = tuple(known)
    folded = {other.lower(): other for other in names}
    found = get_close_matches(name.lower(), folded, 1, 0.5)
    return folded[found[0]] if found else None
