"""The things that are sorted or put in order: cards, calls, points, scenes, or texts of the lesson itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, assert_never
from zlib import crc32

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.order import CardOrder
from tutor.records.faults import Fault, Written
from tutor.records.notation import nearest, read_call, read_card
from tutor.records.tree import Fields, Mark, Node, Text
from tutor.teaching.asks.base import facts
from tutor.teaching.faults import IdTwice, NothingToSay, UnknownValue
from tutor.teaching.fields import Ground, Notes, Reader, card_of, items_of, suit_of, text_of
from tutor.teaching.lines import Coach, Line, Prose
from tutor.teaching.moment import Moment
from tutor.teaching.placing import Thing
from tutor.teaching.rule_ids import rule_ids


@dataclass(frozen=True, slots=True)
class PointName:
    """A point that is won by cards, by its name in a verdict: `high`."""

    name: str


@dataclass(frozen=True, slots=True)
class SceneName:
    """A scene of the lesson, called by its title."""

    name: str


@dataclass(frozen=True, slots=True)
class OwnText:
    """What the lesson says in its own words."""

    name: str


Item: TypeAlias = Card | Call | PointName | SceneName | OwnText
ReadItem: TypeAlias = Callable[[Node, Notes], Item | None]


def id_of(item: Item) -> str:
    """What a script and an answer call it."""
    match item:
        case Card(code=code):
            return code
        case Call(notation=notation):
            return notation
        case PointName(name) | SceneName(name) | OwnText(name):
            return name
        case _:
            assert_never(item)


def cards_of(items: Iterable[Item]) -> tuple[Card, ...]:
    """The cards among some things."""
    return tuple(item for item in items if isinstance(item, Card))


def thing(moment: Moment, item: Item) -> Thing:
    """How it is shown."""
    match item:
        case Card():
            return Thing(item.code, _line(moment, item), card=item)
        case Call():
            return Thing(item.notation, _line(moment, item), call=item)
        case PointName() | SceneName() | OwnText():
            return Thing(item.name, _line(moment, item))
        case _:
            assert_never(item)


def _line(moment: Moment, item: Item) -> Line:
    match item:
        case Card():
            return Coach("option.cards", facts(cards=(item,)))
        case Call():
            return Coach("option.call", facts(call=item))
        case PointName(name):
            return Coach("option.what", facts(what=name))
        case SceneName(name):
            return Prose(f"scene.{name}.title")
        case OwnText(name):
            return Prose(f"{moment.voice.step}.item.{name}")
        case _:
            assert_never(item)


def mixed(items: tuple[Item, ...], name: str) -> tuple[Item, ...]:
    """Things in another order, the same on every machine, so that those listed as they belong tell nothing."""
    other = tuple(sorted(items, key=lambda item: crc32(f"{name} {id_of(item)}".encode())))
    return other if other != items else items[::-1]


def unsaid(moment: Moment, items: Iterable[Item], bins: Iterable[str] = ()) -> Iterable[Fault]:
    """Things and bins of the lesson's own for which it has no words."""
    lines = [(id_of(item), _line(moment, item)) for item in items]
    lines += [(name, Prose(f"{moment.voice.step}.bin.{name}")) for name in bins]
    for name, line in lines:
        match line:
            case Prose(key) if key not in moment.voice.texts:
                yield NothingToSay(Written(name))
            case _:
                continue


# --- reading ---------------------------------------------------------------------------------------------------------


def read_items(fields: Reader, read: ReadItem) -> tuple[Item, ...]:
    """The things of a step; one that stands twice is noted."""
    node = fields.node("items")
    found: dict[str, Item] = {}
    seen: dict[str, Mark] = {}
    for each in items_of(node) if node else ():
        item = read(each, fields.notes)
        if item is None:
            continue
        name = id_of(item)
        if name in seen:
            fields.notes.add(each.mark, IdTwice(Written(name), seen[name].line))
        found.setdefault(name, item)
        seen.setdefault(name, each.mark)
    return tuple(found.values())


def own_of(ground: Ground) -> ReadItem:
    """Reads a text of the lesson's own, `{id, say}`, a card or a call; `7H` is a call where the game has it."""
    calls = {call.notation: call for call in ground.game.calls(ground.rules)}

    def read(node: Node, notes: Notes) -> Item | None:
        if isinstance(node, Fields):
            entry = Reader(node, notes)
            name = entry.required("id")
            entry.done(known=("say",))
            return OwnText(name) if name else None
        text = text_of(node, notes)
        return None if text is None else calls.get(text) or card_of(node, notes)

    return read


def point_of(node: Node, notes: Notes) -> Item | None:
    """Reads the name of a point."""
    name = text_of(node, notes)
    return PointName(name) if name else None


def scene_of(node: Node, notes: Notes) -> Item | None:
    """Reads the name of a scene."""
    name = text_of(node, notes)
    return SceneName(name) if name else None


def own_ids(fields: Reader, name: str) -> tuple[str, ...]:
    """The ids of a list of `{id, say}`; their texts are read with the lesson's prose."""
    node = fields.node(name)
    seen: dict[str, Mark] = {}
    for item in items_of(node) if node else ():
        entry = Reader(item, fields.notes)
        own = entry.required("id")
        entry.done(known=("say",))
        if own in seen:
            fields.notes.add(item.mark, IdTwice(Written(own), seen[own].line))
        seen[own] = item.mark
    return tuple(seen)


@dataclass(frozen=True, slots=True)
class Named:
    """How a step's things are named elsewhere in it: cards and calls in any spelling."""

    ground: Ground
    items: tuple[Item, ...]
    """Those that are listed; none where a hand is sorted."""

    def id(self, text: str) -> str:
        """The id of a thing by any of its names; the name itself where it is none."""
        card = read_card(text)
        if not self.items:
            return text if card is None else card.code
        call = read_call(self.ground.game, self.ground.rules, text)
        names = (text, card.code if card else "", call.notation)
        ids = {id_of(item) for item in self.items}
        return next((name for name in names if name in ids), text)

    def read(self, node: Node, notes: Notes) -> str | None:
        """The id of a thing; one that is not listed is noted."""
        text = text_of(node, notes)
        if text is None:
            return None
        name = self.id(text)
        unknown = not_among(name, tuple(id_of(item) for item in self.items)) if self.items else None
        if unknown is not None:
            notes.add(node.mark, unknown)
        return name if unknown is None else None


def not_among(name: str, known: tuple[str, ...]) -> Fault | None:
    """What is wrong with a name that is not among those known."""
    if name in known:
        return None
    close = nearest(name, known)
    return UnknownValue(Written(name), Written(close) if close else None, tuple(map(Written, known)))


@dataclass(frozen=True, slots=True)
class Assumed:
    """`trump:` of a step: the trump that it asks about, whatever the scene has."""

    trump: Suit | None


def assumed_of(node: Node, notes: Notes) -> Assumed | None:
    """A suit, or `none`."""
    if isinstance(node, Text) and node.text.lower() in ("none", "nt"):
        return Assumed(None)
    suit = suit_of(node, notes)
    return Assumed(suit) if suit else None


# --- asking ----------------------------------------------------------------------------------------------------------


def order_at(moment: Moment, assumed: Assumed | None) -> CardOrder:
    """The order of the cards that a step asks about."""
    if assumed is None:
        return moment.game.order(moment.state)
    return moment.game.order_if(moment.state.match.rules, assumed.trump)


def book_rule(moment: Moment, *names: str) -> str | None:
    """The first of some entries that this game's rule book has."""
    known = rule_ids()
    ids = (f"{moment.game.name}/{name}" for name in names)
    return next((each for each in ids if each in known), None)
