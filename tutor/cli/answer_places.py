"""What is sorted or put in order, as it is typed and printed: `trump: HJ DJ; other: SA`, and `HA HK HQ`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tutor.records.notation import plain, read_card
from tutor.teaching.lines import Coach, Line
from tutor.teaching.placing import OrderInput, PutInBins, PutInOrder, SortInput, Thing

Say = Callable[[Line], str]


def read_places(asks: SortInput, text: str) -> PutInBins | None:
    """Each bin with its things; None where a name means nothing, or nothing is placed."""
    bins = {option.id for option in asks.bins}
    places: set[tuple[str, str]] = set()
    for part in plain(text).split(";"):
        name, _, rest = part.partition(":")
        things = [_thing(asks.things, word) for word in _words(rest)]
        if name.strip() not in bins or None in things:
            return None
        places.update((thing, name.strip()) for thing in things if thing is not None)
    each_once = len({thing for thing, _ in places}) == len(places)
    return PutInBins(frozenset(places)) if places and each_once else None


def read_row(asks: OrderInput, text: str) -> PutInOrder | None:
    """The things one after another, each once."""
    row = tuple(_thing(asks.things, word) or "" for word in _words(text))
    return PutInOrder(row) if sorted(row) == sorted(thing.id for thing in asks.things) else None


def written_places(asks: SortInput, places: frozenset[tuple[str, str]], say: Say | None) -> str:
    """Bin by bin; `say` words things and bins, without it they stand as they can be typed."""
    parts: list[str] = []
    for option in asks.bins:
        own = tuple(thing for thing in asks.things if (thing.id, option.id) in places)
        if own:
            named = _listed(own, say)
            parts.append(f"{option.id}: {named}" if say is None else _named(say, option.line, named))
    return ("; " if say is None else " · ").join(parts)


def written_row(asks: OrderInput, row: tuple[str, ...], say: Say | None) -> str:
    """The things from the beginning to the end."""
    things = {thing.id: thing for thing in asks.things}
    named = tuple(things[name] for name in row if name in things)
    return " ".join(row) if say is None else _listed(named, say)


def question(asks: SortInput | OrderInput, say: Say) -> Iterable[str]:
    """What there is to place, and where."""
    for thing in asks.things:
        yield _named(say, thing.id, say(thing.line))
    match asks:
        case SortInput(bins=bins):
            yield " | ".join(_named(say, option.id, say(option.line)) for option in bins)
        case OrderInput(ends=(first, last)):
            yield f"{say(first)} … {say(last)}"


def example(asks: SortInput | OrderInput) -> str:
    """How an answer is typed. The things stand as they are listed, so it is no hint."""
    ids = [thing.id for thing in asks.things]
    match asks:
        case SortInput(bins=bins):
            half = (len(ids) + 1) // 2
            parts = zip((option.id for option in bins), (ids[:half], ids[half:]), strict=False)
            return "; ".join(f"{name}: {' '.join(own)}" for name, own in parts if own)
        case OrderInput():
            return " ".join(ids)


def _words(text: str) -> list[str]:
    return plain(text).replace(",", " ").replace("、", " ").split()


def _thing(things: tuple[Thing, ...], word: str) -> str | None:
    """The id that a word means: typed as it stands, or a card in any spelling."""
    if any(thing.id == word for thing in things):
        return word
    card = read_card(word)
    return next((thing.id for thing in things if card is not None and thing.card is card), None)


def _named(say: Say, name: Line | str, text: str) -> str:
    """A name with what stands for it, parted as the language parts them."""
    return say(Coach("figure", (("name", name), ("value", text))))


def _listed(things: tuple[Thing, ...], say: Say | None) -> str:
    if say is None:
        return " ".join(thing.id for thing in things)
    return say(Coach("option.row", (("items", tuple(thing.fact for thing in things)),)))
