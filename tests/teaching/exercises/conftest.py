"""What a fresh position comes to, found by another way than its generator's own."""

import json
from collections import Counter
from collections.abc import Callable

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import Call
from tutor.kernel.cards import JOKER, Card, Rank, Suit, card
from tutor.kernel.game import Illegal, Legal
from tutor.kernel.seats import Seat
from tutor.kernel.state import Playing
from tutor.records.files import read_text
from tutor.records.judge import judge_document
from tutor.records.report import Report
from tutor.records.verdict import verdict
from tutor.records.writer import record_json
from tutor.teaching.asks.choice import Choice
from tutor.teaching.asks.exchange import ExchangeAsk
from tutor.teaching.asks.find import Broken, Find, ShowsVoid
from tutor.teaching.asks.legal import LegalAsk
from tutor.teaching.asks.next import Next
from tutor.teaching.asks.number import Number
from tutor.teaching.asks.order import Order
from tutor.teaching.asks.play import PlayAsk
from tutor.teaching.asks.ranking import By as RankBy
from tutor.teaching.asks.sort import Sort
from tutor.teaching.asks.sort_homes import By
from tutor.teaching.asks.winner import Winner
from tutor.teaching.exercises.acts import GoesHome
from tutor.teaching.exercises.item import Item, Question
from tutor.teaching.film import find
from tutor.teaching.placing import PutInBins, PutInOrder
from tutor.teaching.screen import (
    Act,
    Answer,
    GiveNumber,
    Pick,
    PointCards,
    PointMoment,
    PointSeat,
    PointSuit,
)


def rejudged(item: Item) -> tuple[Report, dict]:
    """The record as a text, read and judged anew, as `trickwise judge` does."""
    document = read_text(json.dumps(record_json(item.record), ensure_ascii=False), ".json").found[0]
    report = judge_document(document)
    return report, json.loads(json.dumps(verdict(report, lambda _game, _reason: "")))


def answer_of(item: Item, question: Question) -> Answer:
    return question.ask.answers(item.moment(question))[0]


def disputes(item: Item, name: str) -> list[str]:
    """What another way of judging says against the answers of an item."""
    report, told = rejudged(item)
    found = [f"problem: {problem.reason}" for problem in report.problems]
    for question in item.questions:
        given = answer_of(item, question)
        expected = truth(item, question, told, name)
        if expected != given:
            found.append(f"{question.ask.kind}: {given} is not {expected}")
    return found


def truth(item: Item, question: Question, told: dict, name: str) -> Answer:  # noqa: C901 - a case for each kind
    """The right answer, found without asking the question."""
    ask = question.ask
    state = item.film.state(find(item.film, question.at))
    game = GAMES[item.record.game]
    match ask:
        case Winner():
            tricks = told["tricks"]
            at = sum(1 for frame in item.film.frames[: find(item.film, question.at) + 1] if is_play(frame.action))
            return PointSeat(Seat(tricks[at // len(tricks[0]["plays"]) - 1]["winner"]))
        case LegalAsk(asked=seat) if isinstance(state, Playing):
            held = state.play.hands[seat]
            return PointCards(frozenset(each for each in held if goes(game, state, seat, each)))
        case LegalAsk(asked=seat, offer=offer):
            open_ = (c for c in offer if isinstance(game.judge(state, MakeCall(seat, c)), Legal))
            return PointCards(calls=frozenset(open_))
        case GoesHome(asked=seat):
            return refused(game, state, seat, answer_of(item, question))
        case ExchangeAsk():
            given = answer_of(item, question)
            assert isinstance(given, Act)
            assert isinstance(game.judge(state, given.action), Legal)
            return given
        case Next():
            assert state.to_act is not None
            return PointSeat(state.to_act)
        case Find(sought=sought):
            return PointMoment(sought_in(told, sought))
        case Sort() | Order():
            return placed(ask, item, question)
        case Number(of=str(path)):
            return GiveNumber(at_path(told, path))
        case Choice(of=str(path)):
            return chosen(ask, at_path(told, path))
        case PlayAsk():
            return best_by_trying(item, answer_of(item, question))
        case _:
            return KNOWN[name](item, question, told)


def chosen(ask: Choice, found: str | None) -> Answer:
    """What is pointed at where seats or suits are, and picked else."""
    match ask.pick:
        case "seat":
            return PointSeat(Seat(found))
        case "suit":
            return PointSuit(Suit(found))
        case _:
            return Pick(frozenset(("nobody" if found is None else found,)))


def best_by_trying(item: Item, given: Answer) -> Answer:
    """Every way to play the ending out is tried; what the question accepts is what costs nothing, and all of it."""
    game, question = GAMES[item.record.game], item.questions[0]
    state = item.film.state(item.film.last)
    seat = state.to_act
    nils = [bid.seat for bid in item.record.state.bids if bid.call.notation == "nil"]
    own = item.record.seats.members(item.record.seats.side(seat))

    def worth(over) -> int:
        play = over.played.play
        side = item.record.seats.side(seat)
        match item.rules:
            case ("contract-first",):
                promised = sum(int(bid.call.notation) for bid in item.record.state.bids if bid.seat in own)
                return int(sum(play.taken(each) for each in own) >= promised)
            case ("bag-danger",):
                return sum(sheet.hand if sheet.side == side else -sheet.hand for sheet in over.score.sheets)
        if not nils:
            return sum(trick.winner in own for trick in play.tricks)
        kept = play.taken(nils[0]) == 0
        return int(kept if nils[0] in own else not kept)

    def best(now, seen) -> int:
        if now.to_act is None:
            return worth(now)
        taken = tuple(now.play.taken(each) for each in now.match.seats)
        key = (now.to_act, now.play.table, tuple(now.play.hands.items()), taken)
        if key not in seen:
            values = [best(game.advance(now, action).state, seen) for action in game.legal(now)]
            seen[key] = (max if now.to_act in own else min)(values)
        return seen[key]

    seen: dict = {}
    values = {action: best(game.advance(state, action).state, seen) for action in game.legal(state)}
    accepted = {answer.action for answer in question.ask.answers(item.moment(question))}
    assert accepted == {action for action, value in values.items() if value == max(values.values())}
    return given


def is_play(action: object) -> bool:
    return isinstance(action, PlayCard)


def goes(game, state, seat: Seat, each: Card) -> bool:
    names = (None, *Suit) if each is JOKER else (None,)
    return any(isinstance(game.judge(state, PlayCard(seat, each, suit)), Legal) for suit in names)


def refused(game, state, seat: Seat, given: Answer) -> Answer:
    """Every card that is sent home passes, and no other; the first is the answer."""
    assert isinstance(given, Act)
    plays = [PlayCard(seat, each) for each in state.play.hands[seat]]
    home = [play for play in plays if isinstance(game.judge(state, play), Illegal)]
    assert given.action in home
    assert len(home) < len(plays)
    return given


def at_path(told: dict, path: str):
    here = {**told, "contract": {**(told["contract"] or {}), **(told["contracts"] or {})}}
    for step in path.split("."):
        here = here[step]
    return here


def sought_in(told: dict, sought: object) -> int:
    """The first trick in which a spade falls on another suit or is led from spades alone; or a suit isn't followed."""
    hands: dict[str, list[str]] = {}
    for trick in told["tricks"]:
        for seat, code in trick["plays"]:
            hands.setdefault(seat, []).append(code)
    for trick in told["tricks"]:
        led = trick["plays"][0][1][0]
        for place, (seat, code) in enumerate(trick["plays"]):
            match sought:
                case Broken():
                    alone = all(held[0] == "S" for held in hands[seat])
                    if code[0] == "S" and (led != "S" or (place == 0 and alone)):
                        return trick["number"]
                case ShowsVoid(who, suit):
                    if seat == who and led == suit.value and code[0] != led:
                        return trick["number"]
            hands[seat].remove(code)
    raise AssertionError(sought)


def placed(ask: Sort | Order, item: Item, question: Question) -> Answer:
    """Things in their places, told by what is printed on them."""
    match ask:
        case Sort(by=By.REMOVED, items=items):
            black_four_stays = item.record.rules.kitty == 5
            homes = {True: "stays", False: "removed"}
            return PutInBins(frozenset((c.code, homes[stays(c, black_four_stays=black_four_stays)]) for c in items))
        case Sort(items=items, assumed=assumed):
            return PutInBins(frozenset((c.code, suit_under(c, assumed.trump)) for c in items))
        case Order(by=RankBy.TRUMP_RANK, items=items, assumed=assumed):
            trump = assumed.trump
            top = [JOKER.code, f"{trump.value}J", f"{trump.same_colour.value}J"]
            rest = sorted((c.code for c in items if c.code not in top), key=lambda code: -"23456789TQKA".index(code[1]))
            return PutInOrder((*top, *rest))
        case Order(items=calls):
            return PutInOrder(tuple(c.notation for c in sorted(calls, key=rung)))


def stays(each: Card, *, black_four_stays: bool) -> bool:
    if each.rank in (Rank.TWO, Rank.THREE):
        return False
    return each.rank is not Rank.FOUR or each.suit.is_red or black_four_stays


def suit_under(each: Card, trump: Suit | None) -> str:
    if each is JOKER:
        return "none" if trump is None else trump.value
    if trump is not None and each.rank is Rank.JACK and each.suit is trump.same_colour:
        return trump.value
    return each.suit.value


def rung(call: Call) -> float:
    """By number, then spades, clubs, diamonds, hearts, no-trump; misère lies above every 7."""
    if call.notation == "misere":
        return 7.9
    digits = "".join(filter(str.isdigit, call.notation))
    return int(digits) + ("S", "C", "D", "H", "NT").index(call.notation[len(digits) :]) / 10


# --- answers that are known without a path ---------------------------------------------------------------------------


def spades_out(item: Item, question: Question, told: dict) -> Answer:
    seat = next(iter(item.open))
    played = [code for trick in told["tricks"] for _, code in trick["plays"]]
    if isinstance(question.ask, Number):
        own = [c for c in item.record.hands[seat] if c.code[0] == "S" and c.code not in played]
        return GiveNumber(13 - len(own) - sum(code[0] == "S" for code in played))
    out = {
        who
        for trick in told["tricks"]
        for who, code in trick["plays"]
        if trick["plays"][0][1][0] == "S" and code[0] != "S"
    }
    return Pick(frozenset(who for who in item.record.seats if who not in {seat, *out}))


def which_table(item: Item, question: Question, told: dict) -> Answer:
    rules = item.record.rules
    if rules.preset == "cards4":
        return Pick(frozenset(("contract",)))
    if rules.failed_nil_tricks == "none":
        return Pick(frozenset(("nothing",)))
    return Pick(frozenset(("worthless" if rules.failed_nil_bag_points == 0 else "bags",)))


def auction(item: Item, question: Question, told: dict) -> Answer:
    assert item.record.auction[-1].call.notation == "pass"  # so the item tells
    if isinstance(question.ask, Number):
        return GiveNumber(told["contract"]["needs"])
    return PointSeat(Seat(told["contract"]["seat"]))


def kitty(item: Item, question: Question, told: dict) -> Answer:
    trump = Suit(told["trump"])
    held = (*item.record.hands[next(iter(item.open))], *item.record.kitty)
    return GiveNumber(sum(suit_under(each, trump) == trump.value for each in held))


def may_it_go(item: Item, question: Question, told: dict) -> Answer:
    asked, state = card(item.about), item.film.state(item.film.last)
    seat = state.to_act
    held, led, trump = state.play.hands[seat], state.play.table[0].card.suit, item.record.state.trump
    if asked.suit is led:
        return Pick(frozenset(("follows",)))
    if not any(each.suit is led for each in held):
        return Pick(frozenset(("void",)))
    if asked.suit is trump:
        return Pick(frozenset(("trump",)))
    return Pick(frozenset(("must-follow-trump" if led is trump else "follow-or-trump",)))


def card_points(item: Item, question: Question, told: dict) -> Answer:
    return GiveNumber(told["card_points"][item.about.split()[1]])


def books(item: Item, question: Question, told: dict) -> Answer:
    seat = item.about.split()[1]
    asked = item.questions.index(question)
    points = Counter(side for side in told["points"].values() if side)
    return GiveNumber((told["taken"][seat], told["card_points"][seat], points[seat])[asked])


def after_four(item: Item, question: Question, told: dict) -> Answer:
    return PointSeat(Seat(told["to_act"]))


def partner(item: Item, question: Question, told: dict) -> Answer:
    return PointSeat(Seat({"N": "S", "S": "N", "E": "W", "W": "E"}[item.about]))


def tricks_to_come(item: Item, question: Question, told: dict) -> Answer:
    return GiveNumber(told["deal"]["tricks"] - sum(trick["winner"] is not None for trick in told["tricks"]))


def lies_open(item: Item, question: Question, told: dict) -> Answer:
    contract = told["contract"]
    return Pick(frozenset((contract["seat"] if contract["call"] == "open-misere" else "nobody",)))


KNOWN: dict[str, Callable[[Item, Question, dict], Answer]] = {
    "spades/spades-out": spades_out,
    "spades/which-table": which_table,
    "five-hundred/auction-turns": auction,
    "five-hundred/kitty": kitty,
    "five-hundred/partners": partner,
    "five-hundred/tricks-left": tricks_to_come,
    "five-hundred/misere": lies_open,
    "pitch/may-it-go": may_it_go,
    "pitch/game": card_points,
    "pitch/eighteen-anew": books,
    "pitch/calls-open": after_four,
}


@pytest.fixture(scope="session")
def disputed() -> Callable[[Item, str], list[str]]:
    """What that way says against the answers of a position: `disputed(item, name)`."""
    return disputes
