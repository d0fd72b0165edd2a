"""Whole hands of Pitch: who has High and Low, the Jack, Game; and the article's eighteen cards dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from tutor.games.pitch.scoring import PitchScore
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import PASS
from tutor.kernel.calls import number as call_of
from tutor.kernel.cards import STANDARD_PACK, Card, Rank, Suit, cards, listed, suited
from tutor.kernel.deal import dealt
from tutor.kernel.rules import RuleSet
from tutor.kernel.seats import Seat
from tutor.kernel.state import Over, Playing
from tutor.records.record import Record
from tutor.teaching.asks.base import facts
from tutor.teaching.exercises.asks import Counted, counted, which_side
from tutor.teaching.exercises.draw import between, pick
from tutor.teaching.exercises.hands import Hand, begun, called, played, table, with_deal
from tutor.teaching.exercises.item import Item, Question, stage, wrongs
from tutor.teaching.exercises.pitch.calls import GAME, RULES
from tutor.teaching.exercises.pitch.whys import points_kept, tricks_won, weighed
from tutor.teaching.facts import NOBODY
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Engine, Line

_ALL = 99
_HOLDER = RULES.changed({"low_to": "holder"})
EIGHTEEN = cards("SA SK HA HT C2 D3 S2 SJ HK H2 CA DT SQ ST HQ H3 CK DA")
"""The cards of the article's hand."""
_HIDES = {"tricks-won": "taken", "card-points": "card_points", "points-won": "points"}
_FACES = {Rank.ACE: 11, Rank.KING: 13, Rank.QUEEN: 12, Rank.JACK: 11}


@dataclass(frozen=True, slots=True)
class Fresh:
    """A hand played to its end, with what became of its cards."""

    film: Film
    trump: Suit
    holder: Mapping[Card, Seat]
    taker: Mapping[Card, Seat]
    last: Seat
    """Who took the last trick."""
    pitcher: Seat
    score: PitchScore

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps that were dealt, high to low."""
        return tuple(card for card in listed(self.holder) if card.suit is self.trump)

    def because(self, name: str) -> Line | None:
        """Why a point goes where it does."""
        points = self.score.tally.points if self.score.tally else ()
        return next((Engine(GAME.name, point.why) for point in points if point.name == name), None)

    def point(self, name: str) -> str:
        """The side that has a point, or nobody."""
        return self.score.points.get(name) or NOBODY


def fresh(rng: Random, rules: RuleSet = RULES, players: int = 3, given: Record | None = None) -> Fresh | None:
    """A whole hand: somebody calls, the others pass, and all six tricks are played."""
    record = given or with_deal(table(GAME, rules, rng, players=players), rng)
    hand = begun(record)
    order = record.seats.starting(record.seats.after(record.dealer or record.seats.order[0]))
    pitcher, bid = pick(rng, order), call_of(between(rng, 2, 3))
    hand = called(hand, *(MakeCall(seat, bid if seat == pitcher else PASS) for seat in order))
    return finished(played(hand, _ALL, rng), pitcher)


def finished(hand: Hand, pitcher: Seat) -> Fresh | None:
    """What became of a hand's cards; None where it is not over."""
    film = stage(hand.record)
    match hand.state:
        case Over(played=Playing(play=play), score=PitchScore() as score) if film and play.order.trump:
            holder = {play_.card: play_.seat for trick in play.tricks for play_ in trick.plays}
            taker = {play_.card: trick.winner for trick in play.tricks for play_ in trick.plays}
            return Fresh(film, play.order.trump, holder, taker, play.tricks[-1].winner, pitcher, score)
        case _:
            return None


def high_low(rng: Random, shape: str) -> Item | None:
    """Who has High, who has Low: the ace or the two of trumps may be out, Low may have moved."""
    rules = _HOLDER if shape == "holder" else RULES
    hand = _lone(rng) if shape == "lone" else fresh(rng, rules, between(rng, 3, 4))
    if hand is None or (len(hand.trumps) == 1) is not (shape == "lone"):
        return None
    top, low = hand.trumps[0], hand.trumps[-1]
    moved = hand.holder[low] != hand.taker[low]
    if shape in ("kept", "moved") and moved is not (shape == "moved"):
        return None
    if shape == "holder" and not moved:
        return None
    if top.rank is Rank.ACE and low.rank is Rank.TWO:
        return None
    no_ace, no_two = (NOBODY if card is None else None for card in (_has(hand, Rank.ACE), _has(hand, Rank.TWO)))
    other = hand.taker[low] if shape == "holder" else hand.holder[low]
    agreed = "taken-not-held" if shape == "holder" else "held-not-taken"
    high = which_side(
        hand.film,
        "points.high",
        Coach("exercise.who-has", facts(what="high")),
        {"no-ace-no-high": no_ace, "high-taken": hand.taker[top]},
        hand.because("high"),
    )
    low_ask = which_side(
        hand.film,
        "points.low",
        Coach("exercise.who-has", facts(what="low")),
        {agreed: other, "no-two-no-low": no_two},
        hand.because("low"),
    )
    if high is None or low_ask is None or not (high.wrongs or low_ask.wrongs):
        return None
    told = (Coach("exercise.trump-is", facts(suit=hand.trump)),)
    where = (Coach("exercise.low-to-holder"),) if shape == "holder" else ()
    lone = ("lone-trump",) if shape == "lone" else ()
    questions = (Question(high, rules=("high", "in-play")), Question(low_ask, rules=("low", *lone)))
    return Item(hand.film, questions, (*told, *where), about="high-low")


def jack(rng: Random, shape: str) -> Item | None:
    """The jack of trumps was dealt or not, kept or taken; another jack lies about."""
    hand = fresh(rng, RULES, between(rng, 3, 4))
    if hand is None:
        return None
    card = suited(hand.trump, Rank.JACK)
    others = [each for each in hand.taker if each.rank is Rank.JACK and each is not card]
    dealt_ = card in hand.holder
    moved = dealt_ and hand.holder[card] != hand.taker[card]
    found = "not-dealt" if not dealt_ else "taken" if moved else "kept"
    if found != shape or not others:
        return None
    guesses = {
        "jack-to-holder": hand.holder.get(card),
        "another-jack": hand.taker[pick(rng, others)],
        "last-trick": hand.last,
        "nobody-has-it": NOBODY,
    }
    question = Coach("exercise.who-has", facts(what="jack"))
    ask = which_side(hand.film, "points.jack", question, guesses, hand.because("jack"))
    told = Coach("exercise.trump-is", facts(suit=hand.trump))
    return None if ask is None else Item(hand.film, (Question(ask),), (told,), about="jack")


def game(rng: Random, shape: str) -> Item | None:
    """The card points of a seat, then who has Game; the most may be a tie."""
    hand = fresh(rng, RULES, between(rng, 3, 4))
    if hand is None or (hand.point("game") == NOBODY) is not (shape == "tie"):
        return None
    seat = pick(rng, hand.film.frames[0].state.match.seats.order)
    own = [card for card, taker in hand.taker.items() if taker == seat]
    truth = GAME.card_points(own)
    ranks = Counter(card.rank for card in own)
    if truth == 0 or not ranks[Rank.TEN]:
        return None
    guesses = {
        "ace-eleven": truth + 7 * ranks[Rank.ACE],
        "ten-is-nothing": truth - 10 * ranks[Rank.TEN],
        "jack-is-nothing": truth - ranks[Rank.JACK],
        "trumps-only": GAME.card_points(card for card in own if card.suit is hand.trump),
        "face-values": sum(_FACES.get(card.rank, int(card.rank)) for card in own if card.rank),
    }
    books = Counter(hand.taker.values())
    most = max(books, key=lambda taker: books[taker])
    question = Coach("exercise.card-points", facts(seat=seat))
    points = replace(counted(truth, question, wrongs((truth,), guesses), weighed(own)), hides="card_points")
    who = which_side(
        hand.film,
        "points.game",
        Coach("exercise.who-has", facts(what="game")),
        {"most-tricks": most, "tie-counts": seat if shape == "tie" else None, "nobody-has-it": NOBODY},
        hand.because("game"),
    )
    told = Coach("exercise.cards-taken", facts(seat=seat, cards=listed(own)))
    if who is None:
        return None
    questions = (Question(points, rules=("card-points",)), Question(who, rules=("game",)))
    return Item(hand.film, questions, (told,), about=f"game {seat}")


def eighteen_anew(rng: Random, shape: str) -> Item | None:
    """The article's eighteen cards, dealt otherwise: tricks, card points and points of one seat, three books."""
    record = table(GAME, RULES, rng, players=3)
    hand = fresh(rng, given=replace(record, hands=dealt(listed(EIGHTEEN), record.seats, 6, rng).hands))
    if hand is None:
        return None
    seats = record.seats.order
    books = Counter(hand.taker.values())
    tricks = {seat: books[seat] // len(seats) for seat in seats}
    weights = {seat: hand.score.card_points.get(record.seats.side(seat), 0) for seat in seats}
    points = {seat: sum(side == record.seats.side(seat) for side in hand.score.points.values()) for seat in seats}
    three = (tricks, weights, points)
    leaders = {frozenset(seat for seat in seats if book[seat] == max(book.values())) for book in three}
    seat = pick(rng, seats)
    own = [book[seat] for book in three]
    if len(leaders) == 1 or len(set(own)) < len(own):
        return None
    keys = ("tricks-won", "card-points", "points-won")
    whys = (
        tricks_won(hand.film, seat),
        weighed([card for card, taker in hand.taker.items() if taker == seat]),
        points_kept(seat, [name for name, side in hand.score.points.items() if side == record.seats.side(seat)]),
    )
    asks = [replace(_book(own, keys, place, seat), reason=why) for place, why in enumerate(whys)]
    told = Coach("exercise.trump-is", facts(suit=hand.trump))
    return Item(hand.film, tuple(map(Question, asks)), (told,), about=f"books {seat}")


def _book(own: Sequence[int], keys: Sequence[str], place: int, seat: Seat) -> Counted:
    """A question for one of three books of a seat; another book's number shows which was looked at."""
    others = {f"book-of-{key}": own[at] for at, key in enumerate(keys) if at != place}
    ask = counted(own[place], Coach(f"exercise.{keys[place]}", facts(seat=seat)), wrongs((own[place],), others))
    return replace(ask, hides=_HIDES[keys[place]])


def _has(hand: Fresh, rank: Rank) -> Card | None:
    """The trump of a rank, if it was dealt."""
    return next((card for card in hand.trumps if card.rank is rank), None)


def _lone(rng: Random) -> Fresh | None:
    """A hand with a single trump in play, which its pitcher leads."""
    record = table(GAME, RULES, rng, players=3)
    trump, pitcher = pick(rng, tuple(Suit)), pick(rng, record.seats.order)
    alone = pick(rng, [card for card in STANDARD_PACK if card.suit is trump])
    hands = dealt(tuple(card for card in STANDARD_PACK if card.suit is not trump), record.seats, 6, rng).hands
    own = listed((alone, *hands[pitcher][1:]))
    hand = begun(replace(record, hands={**hands, pitcher: own}))
    order = record.seats.starting(record.seats.after(record.dealer or pitcher))
    hand = called(hand, *(MakeCall(seat, call_of(2) if seat == pitcher else PASS) for seat in order))
    lead = PlayCard(pitcher, alone)
    led = Hand(replace(hand.record, plays=(lead,)), GAME.apply(hand.state, lead).state)
    return finished(played(led, _ALL, rng), pitcher)
