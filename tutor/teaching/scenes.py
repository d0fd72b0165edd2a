"""Scenes: records as a lesson changes them, played through by the engine into films."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tutor.games.all import GAMES
from tutor.kernel.actions import Action, Exchange
from tutor.kernel.cards import Card
from tutor.kernel.events import HandScored
from tutor.kernel.game import Game, Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Over, Phase
from tutor.records.judge import match_of
from tutor.records.known import Known, known_cards
from tutor.records.notation import read_play
from tutor.records.record import Record
from tutor.records.tree import Fields, Items, Mark, Node, Text
from tutor.teaching.film import Film, Frame

SWAPPED = ("hands", "kitty", "passes", "exchange", "plays", "result")
"""The fields in which a swap exchanges cards."""


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A hand, or a position, of a lesson."""

    name: str
    node: Fields
    """The record as the scene has it, for dials that turn one of its values."""
    record: Record
    film: Film
    origin: str
    open: frozenset[Seat] | None
    """Whose cards lie face up; None where the step or the lesson says."""
    view: Seat | None


# --- changing records ------------------------------------------------------------------------------------------------


def changed(base: Fields, changes: Fields) -> Fields:
    """A record like another: hands merge by seat, other fields are replaced whole, a null removes one."""
    entries = {key.text: (key, value) for key, value in base.entries}
    for key, value in changes.entries:
        before = entries.get(key.text)
        if isinstance(value, Text) and value.is_null:
            entries.pop(key.text, None)
        elif key.text == "hands" and before and isinstance(before[1], Fields) and isinstance(value, Fields):
            entries[key.text] = (key, changed(before[1], value))
        else:
            entries[key.text] = (key, value)
    return Fields(changes.mark, tuple(entries.values()))


def swapped(record: Fields, pairs: Iterable[tuple[Card, Card]]) -> Fields:
    """The record with pairs of cards exchanged wherever it has them."""
    partner = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    return Fields(
        record.mark,
        tuple((key, _swap(value, partner) if key.text in SWAPPED else value) for key, value in record.entries),
    )


def swaps_something(record: Fields, pair: tuple[Card, Card]) -> bool:
    """Whether the exchange of two cards makes another record. In a hand, or the kitty, their order is nothing."""
    before, after = (dict(_laid(each)) for each in (record, swapped(record, (pair,))))
    return before != after


def _laid(record: Fields) -> Iterable[tuple[str, object]]:
    """The cards of a record as values that compare; those that lie together in any order."""
    for key, value in record.entries:
        if key.text in SWAPPED:
            yield key.text, _cards(value, in_order=key.text in ("plays", "passes"))


def _cards(node: Node, *, in_order: bool) -> object:
    match node:
        case Items(nodes=nodes):
            cards = [str(_cards(item, in_order=in_order)) for item in nodes]
            return cards if in_order else sorted(cards)
        case Fields(entries=entries):
            return {key.text: _cards(value, in_order=in_order) for key, value in entries}
        case Text(text=text):
            play = read_play(text)
            return text if play is None else play[0].code


def _swap(node: Node, partner: Mapping[Card, Card]) -> Node:
    match node:
        case Items(mark, nodes):
            return Items(mark, tuple(_swap(item, partner) for item in nodes))
        case Fields(mark, entries):
            return Fields(mark, tuple((key, _swap(value, partner)) for key, value in entries))
        case Text(mark, text):
            play = read_play(text)
            other = partner.get(play[0]) if play else None
            if play is None or other is None:
                return node
            return Text(mark, f"{other.code}={play[1].value}" if play[1] and other.is_joker else other.code)


def with_value(node: Node, path: tuple[str, ...], value: str) -> Node:
    """The tree with a text in another place; names that are not there yet are added."""
    if not path:
        return Text(node.mark, value)
    step, rest = path[0], path[1:]
    match node:
        case Items(mark, nodes) if step.isdecimal() and int(step) < len(nodes):
            at = int(step)
            return Items(mark, (*nodes[:at], with_value(nodes[at], rest, value), *nodes[at + 1 :]))
        case Fields(mark, entries):
            if all(key.text != step for key, _ in entries):
                return Fields(mark, (*entries, (Text(mark, step), with_value(Fields(mark, ()), rest, value))))
            inner = ((key, with_value(own, rest, value) if key.text == step else own) for key, own in entries)
            return Fields(mark, tuple(inner))
        case _:
            raise LookupError(step)


def cut_plays(record: Fields, start: int, plays: Items) -> Fields:
    """The record with other cards from a place of its plays on."""
    found = next((value for key, value in record.entries if key.text == "plays"), None)
    kept = found.nodes[:start] if isinstance(found, Items) else ()
    tail = Items(plays.mark, (*kept, *plays.nodes))
    entries = tuple(entry for entry in record.entries if entry[0].text not in ("plays", "claims"))
    return Fields(record.mark, (*entries, (Text(plays.mark, "plays"), tail)))


def with_defaults(record: Fields, mark: Mark, **texts: str | None) -> Fields:
    """The record with fields that it does not give itself."""
    given = {key.text for key, _ in record.entries}
    lacking = ((name, text) for name, text in texts.items() if name not in given and text is not None)
    return Fields(record.mark, (*record.entries, *((Text(mark, name), Text(mark, text)) for name, text in lacking)))


# --- playing them ----------------------------------------------------------------------------------------------------


def film_of(record: Record) -> Film:
    """The record from its first moment to its last; it ends where something does not go."""
    game = GAMES[record.game]
    shooting = _Shooting(game, record)
    return Film(game, tuple(shooting.frames), shooting.whole)


class _Shooting:
    """Plays a record, and keeps every moment."""

    def __init__(self, game: Game, record: Record) -> None:
        self._game, self._record = game, record
        known = self._known()
        self.whole = _with_cards(record, known)
        self.frames: list[Frame] = [Frame(game.start(match_of(record), known.deal))]
        self._calls()
        self._exchange()
        self._each(record.plays or ())
        self._settle()

    @property
    def _state(self) -> Phase:
        return self.frames[-1].state

    def _known(self) -> Known:
        """The cards of each seat; the contractor's need the calls first."""
        game, record = self._game, self._record
        if record.contract or not game.kitty_size(record.rules) or record.auction is None:
            return known_cards(game, record, record.contract.seat if record.contract else None)
        state = game.start(match_of(record), known_cards(game, record, None).deal)
        for call in record.auction:
            if not isinstance(game.judge(state, call), Legal):
                break
            state = game.advance(state, call).state
        contractor = state.contract.seat if isinstance(state, Exchanging) and state.contract else None
        return known_cards(game, record, contractor)

    def _calls(self) -> None:
        record, state = self._record, self._state
        if not isinstance(state, Auction):
            return
        if record.auction is not None:
            self._each(record.auction)
        elif record.contract is not None or record.plays or record.result:
            leader = record.plays[0].seat if record.plays and record.contract is None else None
            self.frames = [Frame(self._game.skip_calls(state, record.contract, leader))]

    def _exchange(self) -> None:
        record = self._record
        self._each(record.passes)
        given = record.exchange
        if not isinstance(self._state, Exchanging):
            return
        if given is not None and given.discard is not None:
            self._each((Exchange(self._state.to_act, given.discard, given.joker),))
        elif record.plays:
            self.frames.append(Frame(self._game.skip_exchange(self._state)))

    def _each(self, actions: Iterable[Action]) -> None:
        for action in actions:
            if not isinstance(self._game.judge(self._state, action), Legal):
                return
            step = self._game.advance(self._state, action)
            self.frames.append(Frame(step.state, action, step.events))

    def _settle(self) -> None:
        if self._record.result is None or isinstance(self._state, Auction | Over):
            return
        try:
            over = self._game.settle(self._state, self._record.result)
        except ValueError:
            return
        self.frames.append(Frame(over, None, (HandScored(over.score),) if over.score else ()))


def _with_cards(record: Record, known: Known) -> Record:
    """The record with every hand that its plays show, so that a part of it still knows the cards."""
    complete = {seat: known.deal.hands[seat] for seat in record.seats if seat in known.complete}
    return replace(record, hands={**complete, **record.hands}, kitty=record.kitty or known.deal.kitty or None)
