"""`legal`: which cards, or which calls, may this seat play or make now?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, listed
from tutor.kernel.game import Illegal, Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction
from tutor.records.faults import Fault, Written
from tutor.records.tree import Mark, Node
from tutor.teaching.asks.acting import seat_asked
from tutor.teaching.asks.base import Wrong, facts, read_wrong
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.conditions import takes
from tutor.teaching.evidence import legal_cards, why
from tutor.teaching.faults import NotItsTurn
from tutor.teaching.fields import Ground, Notes, Reader, call_of, card_of, items_of
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Answer, CardsInput, PointCards, Shown

Marked: TypeAlias = frozenset[Card | Call]


@dataclass(frozen=True, slots=True)
class LegalAsk(Pointing[Marked]):
    """Every card that goes, no more and no fewer; in an auction every call, or those of `offer` that go."""

    kind = "legal"
    known = (
        "no-limit",
        "must-beat",
        "spade-any-time",
        "wait-for-break",
        "must-trump",
        "led-suit-only",
        "still-closed",
        "must-lead-spade",
    )
    asked: Seat
    offer: tuple[Call, ...] = ()
    wrongs: tuple[Wrong[Marked], ...] = ()
    expects: Marked | None = None

    @classmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """`{seat, offer: [calls], wrong: [id | {id, when: [cards or calls]}], expect: [cards or calls]}`.

        Beside an `offer`, the others are calls: `8S` reads as a card everywhere else.
        """
        fields.required("seat")
        seat = seat_asked(fields, ground)
        offer = fields.each("offer", lambda node, notes: call_of(node, notes, ground))

        def marked(node: Node, notes: Notes) -> Marked:
            return (_calls_of if offer else _marked)(node, notes, ground)

        return cls(seat, offer, read_wrong(fields, marked), fields.one("expect", marked))

    @property
    def seat(self) -> Seat | None:
        return self.asked

    def arrive(self, film: Film, frame: int) -> int:
        return film.next_turn(self.asked, frame)

    def task(self, moment: Moment) -> Line:
        return Coach("task.legal.calls" if _calling(moment) else "task.legal", facts(seat=self.asked))

    def input(self, moment: Moment) -> CardsInput:
        return CardsInput(self.asked, () if _calling(moment) else moment.hand(self.asked), self._offered(moment))

    def given(self, moment: Moment, answer: Answer) -> Marked | None:
        match answer:
            case PointCards(cards, calls):
                return frozenset((*cards, *calls))
            case _:
                return None

    def answer(self, moment: Moment, value: Marked) -> Answer:
        return PointCards(
            frozenset(each for each in value if isinstance(each, Card)),
            frozenset(each for each in value if isinstance(each, Call)),
        )

    def written(self, value: Marked) -> str:
        cards = listed(each for each in value if isinstance(each, Card))
        calls = sorted(each.notation for each in value if isinstance(each, Call))
        return " ".join((*(card.code for card in cards), *calls))

    def expectation(self) -> str | None:
        return None if self.expects is None else self.written(self.expects)

    def truth(self, moment: Moment) -> tuple[Marked, ...]:
        if moment.state.to_act != self.asked:
            return ()
        if _calling(moment):
            return (frozenset(call for call in self._offered(moment) if self._goes(moment, call)),)
        return (frozenset(legal_cards(moment.game, moment.state, self.asked)),)

    def computed(self, moment: Moment) -> Mapping[str, Marked]:
        """Only where it is another set than the right one, and not empty."""
        if _calling(moment) or not self.truth(moment):
            return {}
        guesses = self._guesses(moment)
        truth = self.truth(moment)
        return {name: cards for name, cards in guesses.items() if cards and cards not in truth}

    def named(self, moment: Moment, value: Marked) -> Line:
        return Coach("option.cards", facts(cards=self.fact(moment, value)))

    def fact(self, moment: Moment, value: Marked) -> object:
        return tuple(each for each in self._order(moment) if each in value)

    def unlike(self, moment: Moment, value: Marked) -> tuple[tuple[Line, ...], Shown]:
        """Why a marked card does not go, or how many are found so far."""
        truth = self.truth(moment)
        if not truth:
            return (), NOTHING
        spare = [each for each in self._order(moment) if each in value and each not in truth[0]]
        lacking = [each for each in self._order(moment) if each in truth[0] and each not in value]
        if not spare and not lacking:
            return (), NOTHING
        if spare:
            line, shown = self._why(moment, spare[0])
            return (Coach("set-extra", facts(reason=line)),), shown
        said = "calls-missing" if _calling(moment) else "set-missing"
        return (Coach(said, facts(found=len(value), count=len(truth[0]))),), NOTHING

    def because(self, moment: Moment) -> Line | None:
        """Of cards, why the first of them goes; of calls, why one does not, or that all of them do."""
        truth = next(iter(self.truth(moment)), frozenset())
        refused = next((call for call in self._offered(moment) if call not in truth), None)
        if _calling(moment) and refused is None:
            return Coach("why.calls")
        first = refused or next((each for each in self._order(moment) if each in truth), None)
        return None if first is None else self._why(moment, first)[0]

    def evidence(self, moment: Moment) -> Shown:
        truth = self.truth(moment)
        refused = next((each for each in self._order(moment) if truth and each not in truth[0]), None)
        shown = self._why(moment, refused or self._order(moment)[0])[1] if self._order(moment) else NOTHING
        return replace(shown, legal=())

    def pointed(self, moment: Moment) -> Shown:
        truth = self.truth(moment)
        shown = self.evidence(moment)
        cards = listed(each for each in truth[0] if isinstance(each, Card)) if truth else ()
        return replace(shown, legal=cards)

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        if moment.state.to_act != self.asked:
            return ((None, NotItsTurn(Written(self.asked))),)
        return Pointing.faults(self, moment)

    # --- inside ------------------------------------------------------------------------------------------------------

    def _offered(self, moment: Moment) -> tuple[Call, ...]:
        if not _calling(moment):
            return ()
        return self.offer or moment.game.calls(moment.state.match.rules)

    def _goes(self, moment: Moment, call: Call) -> bool:
        return isinstance(moment.game.judge(moment.state, MakeCall(self.asked, call)), Legal)

    def _order(self, moment: Moment) -> tuple[Card | Call, ...]:
        return self._offered(moment) if _calling(moment) else moment.hand(self.asked)

    def _why(self, moment: Moment, each: Card | Call) -> tuple[Line, Shown]:
        match each:
            case Card():
                return why(moment.game, moment.state, self._play(moment, each))
            case Call():
                return why(moment.game, moment.state, MakeCall(self.asked, each))

    def _play(self, moment: Moment, card: Card) -> PlayCard:
        """The play of a card, with the suit that a joker led here would have to name."""
        tries = [a for a in moment.game.candidates(moment.state) if isinstance(a, PlayCard) and a.card is card]
        goes = [a for a in tries if not isinstance(moment.game.judge(moment.state, a), Illegal)]
        return (goes or tries or [PlayCard(self.asked, card)])[0]

    def _guesses(self, moment: Moment) -> dict[str, Marked]:
        order, play, held = moment.game.order(moment.state), moment.play, moment.hand(self.asked)
        if play is None:
            return {}
        trumps = frozenset(card for card in held if order.is_trump(card))
        others = frozenset(held) - trumps
        if not play.table:
            return {"no-limit": frozenset(held), "still-closed": others, "must-lead-spade": trumps}
        follow = frozenset(play.can_follow(self.asked))
        if not follow:
            return {"must-trump": trumps, "wait-for-break": others}
        beating = frozenset(card for card in follow if takes(moment.state, PlayCard(self.asked, card)))
        return {
            "no-limit": frozenset(held),
            "spade-any-time": follow | trumps,
            "must-trump": trumps,
            "led-suit-only": follow,
            "must-beat": beating,
        }


def _calling(moment: Moment) -> bool:
    match moment.state:
        case Auction():
            return True
        case _:
            return False


def _marked(node: Node, notes: Notes, ground: Ground) -> Marked:
    """Cards, or else calls; what is neither is noted as a card."""
    found: list[Card | Call] = []
    for item in items_of(node):
        quiet = Notes(notes.file)
        card = card_of(item, quiet)
        call = call_of(item, quiet, ground) if card is None else None
        if card is None and call is None:
            card_of(item, notes)
        found.extend(each for each in (card, call) if each is not None)
    return frozenset(found)


def _calls_of(node: Node, notes: Notes, ground: Ground) -> Marked:
    """Calls alone: `8S` is no card then."""
    found = (call_of(item, notes, ground) for item in items_of(node))
    return frozenset(call for call in found if call is not None)
