"""Turns a document into a record. What is not of the right form is noted, and reading goes on."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall, PassCards, PlayCard
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game
from tutor.kernel.rules import Allowed, OptionError, RuleSet
from tutor.kernel.scoring import Result
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.records.cards_read import CardReader
from tutor.records.claim_faults import NotACall
from tutor.records.claims_read import read_claims
from tutor.records.faults import (
    Fault,
    HandSize,
    OptionValue,
    SeatCount,
    SeatIsSide,
    SeatNameLong,
    SeatsForPartners,
    SeatTwice,
    SeatUnnamed,
    UnknownFormat,
    UnknownGame,
    UnknownOption,
    UnknownRules,
    Written,
)
from tutor.records.file_faults import NotARecord
from tutor.records.form import Form, is_null
from tutor.records.notation import nearest, read_call
from tutor.records.record import FORMAT, About, Claims, ExchangeMade, Problem, Reading, Record, Standing
from tutor.records.result_read import read_result
from tutor.records.state_read import read_state
from tutor.records.tree import Fields, Node, Places, Text, Unreadable, joined

_ABOUT = ("id", "title", "source", "notes", "origin")
_DEALT = ("hands", "kitty")
_DONE = ("auction", "contract", "passes", "exchange", "plays", "state", "result", "claims")
FIELDS = ("format", "game", "rules", "options", "seats", "dealer", "before", *_ABOUT, *_DEALT, *_DONE)
"""Every field of a record."""
_LONGEST_NAME = 24
_STOPPING = ("auction", "plays", "claims")
"""What comes before a fault in one of these can still be judged."""


def read_record(document: Node | Unreadable) -> Reading:
    """A record, as far as it can be judged, and every fault of form in it."""
    if isinstance(document, Unreadable):
        return Reading(None, (Problem("", document.fault),), {"": document.mark})
    form = Form()
    if not isinstance(document, Fields):
        return Reading(None, (Problem("", NotARecord()),), {"": document.mark})
    given = form.fields(document, "", FIELDS)
    record = _record(form, given)
    judged = record if all(problem.where.split("/")[0] in _STOPPING for problem in form.problems) else None
    names = (node.text if isinstance(node, Text) else None for node in map(given.get, ("id", "game", "rules")))
    return Reading(judged, tuple(form.problems), Places(document), *names)


def _record(form: Form, given: Mapping[str, Node]) -> Record | None:
    game = _game(form, given)
    if game is None:
        return None
    rules = _rules(form, game, given)
    if rules is None:
        return None
    seats = _seats(form, game, rules, given)
    if seats is None:
        return None
    form.not_both(given, "plays", "result")
    form.not_both(given, "auction", "contract")
    return _RecordReader(form, game, rules, seats).read(given)


def _game(form: Form, given: Mapping[str, Node]) -> Game | None:
    form_name = form.text(given["format"], "format") if "format" in given else FORMAT
    if form_name is not None and form_name != FORMAT:
        form.note("format", UnknownFormat(Written(form_name), Written(FORMAT)))
    if form.missing(given, "", "game"):
        return None
    name = form.text(given["game"], "game")
    if name is not None and name not in GAMES:
        form.note_name("game", UnknownGame, name, GAMES)
    return GAMES.get(name or "")


def _rules(form: Form, game: Game, given: Mapping[str, Node]) -> RuleSet | None:
    """The preset, with the record's options."""
    preset = next(iter(game.presets))
    if "rules" in given:
        preset = form.text(given["rules"], "rules") or ""
    if preset not in game.presets:
        form.note_name("rules", UnknownRules, preset, game.presets)
        return None
    rules = game.presets[preset]
    return changed(form, rules, _options(form, rules, given["options"])) if "options" in given else rules


def _options(form: Form, rules: RuleSet, node: Node) -> dict[str, str]:
    """The options that the rule set knows, by their texts; a null is a value here."""
    if not isinstance(node, Fields):
        form.fields(node, "options")
        return {}
    form.fields(node, "options")
    texts: dict[str, str] = {}
    for key, value in node.entries:
        place = joined("options", key.text)
        if key.text not in rules.options():
            form.note_name(place, UnknownOption, key.text, rules.options())
            continue
        text = "null" if is_null(value) else form.text(value, place)
        if text is not None:
            texts[key.text] = text
    return texts


def changed(form: Form, rules: RuleSet, options: Mapping[str, str]) -> RuleSet | None:
    """A rule set with some options changed."""
    allowed: dict[str, str] = {}
    for name, text in options.items():
        try:
            rules.options()[name].read(text)
        except ValueError:
            form.note(joined("options", name), _refused(name, text, rules.options()[name]))
        else:
            allowed[name] = text
    try:
        return rules.changed(allowed)
    except OptionError as error:
        if error.reason is None:
            raise
        form.problems.append(Problem(joined("options", error.option), error.reason))
        return None


def _refused(name: str, text: str, allowed: Allowed) -> OptionValue:
    """What is told of a value that an option does not take: the nearest name, or all that it may be."""
    names = () if allowed.low is not None else allowed.listed()
    like = nearest(text, names)
    low, high = (None if bound is None else Written(str(bound)) for bound in (allowed.low, allowed.high))
    listed = tuple(map(Written, allowed.listed()))
    close = None if like is None else Written(like)
    return OptionValue(Written(name), Written(text), listed, close, low, high, allowed.none)


def _seats(form: Form, game: Game, rules: RuleSet, given: Mapping[str, Node]) -> Seats | None:
    if "seats" not in given:
        return Seats(COMPASS, game.is_partnership(rules, len(COMPASS)))
    names = form.list_of(given["seats"], "seats", form.text)
    return seats_of(form, game, rules, tuple(name.strip() for name in names))


def seats_of(form: Form, game: Game, rules: RuleSet, names: tuple[str, ...]) -> Seats | None:
    """Seats of these names, clockwise, if so many may sit at this game."""
    if len(names) not in game.players:
        form.note("seats", SeatCount(len(names), game.players))
        return None
    if len(names) not in game.players_under(rules):
        form.note("seats", SeatsForPartners(len(names), game.players_under(rules)))
        return None
    order = tuple(Seat(name) for name in names)
    seats = Seats(order, game.is_partnership(rules, len(order)))
    twice = next((seat for place, seat in enumerate(order) if seat in order[:place]), None)
    faults = [fault for seat in order if (fault := _misnamed(seat, seats)) is not None]
    if twice:
        faults.append(SeatTwice(twice))
    if faults:
        form.note("seats", faults[0])
        return None
    return seats


def _misnamed(name: Seat, seats: Seats) -> Fault | None:
    """Why a seat cannot be called so."""
    if not name:
        return SeatUnnamed()
    if len(name) > _LONGEST_NAME:
        return SeatNameLong(Written(name), _LONGEST_NAME)
    if seats.partnership and name in _joined(seats.order):
        return SeatIsSide(Written(name))
    return None


def _joined(order: tuple[Seat, ...]) -> tuple[str, str]:
    return order[0] + order[2], order[1] + order[3]


class _RecordReader:
    """Reads the rest of a record, once the game, its rules and its seats are known."""

    def __init__(self, form: Form, game: Game, rules: RuleSet, seats: Seats) -> None:
        self._form, self._game, self._rules, self._seats = form, game, rules, seats
        self._cards = CardReader(form, game.pack(rules), seats)

    def read(self, given: Mapping[str, Node]) -> Record:
        form, cards = self._form, self._cards
        auction = form.until_fault(given["auction"], "auction", self._call) if "auction" in given else None
        cut = any(problem.where.startswith("auction") for problem in form.problems)
        plays = form.until_fault(given["plays"], "plays", self._play) if "plays" in given and not cut else None
        contract = self._contract(given["contract"], "contract") if "contract" in given else None
        return Record(
            game=self._game.name,
            rules=self._rules,
            seats=self._seats,
            about=About(*(form.text(given[name], name) if name in given else None for name in _ABOUT)),
            dealer=cards.seat(given["dealer"], "dealer") if "dealer" in given else None,
            before=self._before(given["before"]) if "before" in given else None,
            hands=self._hands(given),
            kitty=self._kitty(given["kitty"]) if "kitty" in given else None,
            auction=auction,
            contract=contract,
            passes=form.list_of(given["passes"], "passes", self._pass) if "passes" in given else (),
            exchange=self._exchange(given) if "exchange" in given else None,
            plays=plays,
            state=read_state(cards, given["state"], self._call) if "state" in given else None,
            result=self._result(given["result"]) if "result" in given and not cut else None,
            claims=read_claims(cards, given["claims"], self._claimed_contract) if "claims" in given else Claims(),
            own_seats="seats" in given,
        )

    def _result(self, node: Node) -> Result | None:
        return read_result(self._cards, node, self._game, self._rules)

    def _before(self, node: Node) -> dict[Side, Standing]:
        form = self._form
        found: dict[Side, Standing] = {}
        for name, value in form.fields(node, "before").items():
            side, path = self._cards.side(name, joined("before", name)), joined("before", name)
            given = form.fields(value, path, ("score", "bags"))
            score = form.number(given["score"], joined(path, "score")) if "score" in given else 0
            bags = form.number(given["bags"], joined(path, "bags"), 0) if "bags" in given else 0
            if side is not None:
                found[side] = Standing(score or 0, bags or 0)
        return found

    def _hands(self, given: Mapping[str, Node]) -> dict[Seat, tuple[Card, ...]]:
        if "hands" not in given:
            return {}
        hands = self._cards.by_seat(given["hands"], "hands", once=True)
        size = self._game.hand_size(self._rules, len(self._seats))
        if "state" in given:
            size = max(map(len, hands.values()), default=0)
        for seat, held in hands.items():
            path = self._cards.path_of("hands", seat)
            if len(held) != size and not self._form.has_under(path):
                self._form.note(path, HandSize(len(held), size), seat)
        return hands

    def _kitty(self, node: Node) -> tuple[Card, ...]:
        kitty = self._cards.cards(node, "kitty", once=True)
        size = self._game.kitty_size(self._rules)
        if len(kitty) != size and not self._form.has_under("kitty"):
            self._form.note("kitty", HandSize(len(kitty), size))
        return kitty

    def _call(self, node: Node, path: str) -> MakeCall | None:
        """`[N, "3"]`."""
        pair = self._form.tuple_of(node, path, 2)
        if pair is None:
            return None
        seat = self._cards.seat(pair[0], joined(path, "0"))
        text = self._form.text(pair[1], joined(path, "1"))
        return None if seat is None or text is None else MakeCall(seat, read_call(self._game, self._rules, text))

    def _contract(self, node: Node, path: str) -> MakeCall | None:
        given = self._form.fields(node, path, ("seat", "call"))
        if self._form.missing(given, path, "seat", "call"):
            return None
        seat = self._cards.seat(given["seat"], joined(path, "seat"))
        text = self._form.text(given["call"], joined(path, "call"))
        return None if seat is None or text is None else MakeCall(seat, read_call(self._game, self._rules, text))

    def _claimed_contract(self, node: Node, path: str) -> MakeCall | None:
        """A contract that a source names; it has to be a call of this table, as the hand's own has."""
        made = self._contract(node, path)
        if made is None or made.call in self._game.calls(self._rules):
            return made
        self._form.note(joined(path, "call"), NotACall(Written(made.call.notation), self._game.calls(self._rules)))
        return None

    def _play(self, node: Node, path: str) -> PlayCard | None:
        """`[N, H9]`, `[E, JO=H]`."""
        pair = self._form.tuple_of(node, path, 2)
        if pair is None:
            return None
        seat = self._cards.seat(pair[0], joined(path, "0"))
        played = self._cards.play(pair[1], joined(path, "1"))
        return None if seat is None or played is None else PlayCard(seat, *played)

    def _pass(self, node: Node, path: str) -> PassCards | None:
        """`[N, S, [C2, D3]]`: from, to, cards."""
        three = self._form.tuple_of(node, path, 3)
        if three is None:
            return None
        giver, taker = (self._cards.seat(three[place], joined(path, str(place))) for place in (0, 1))
        cards = self._cards.cards(three[2], joined(path, "2"))
        return None if giver is None or taker is None else PassCards(giver, taker, cards)

    def _exchange(self, record: Mapping[str, Node]) -> ExchangeMade:
        """The discard, which a position need not have, and the joker's suit."""
        given = self._form.fields(record["exchange"], "exchange", ("discard", "joker"))
        if "state" not in record:
            self._form.missing(given, "exchange", "discard")
        discard = self._cards.cards(given["discard"], "exchange/discard") if "discard" in given else None
        joker: Suit | None = self._cards.suit(given["joker"], "exchange/joker") if "joker" in given else None
        return ExchangeMade(discard, joker)
