"""What a fresh position tells beside its cards is true, in the verdict on its own text."""

import json
import os
from collections.abc import Callable, Mapping
from random import Random

import pytest

from tutor.records.files import read_text
from tutor.records.judge import judge_document
from tutor.records.verdict import verdict
from tutor.records.writer import record_json
from tutor.teaching.asks.order import Order
from tutor.teaching.asks.sort import Sort
from tutor.teaching.exercises.all import made
from tutor.teaching.exercises.item import Item
from tutor.teaching.exercises.names import PRACTICES
from tutor.teaching.lines import Coach

SHAPES = [(practice.name, shape) for practice in PRACTICES.values() for shape in practice.shapes]
SEEDS = 100 if os.environ.get("TRICKWISE_LONG") else 3

Facts = Mapping[str, object]


def judged(item: Item) -> dict:
    """The record as a text, read and judged anew."""
    document = read_text(json.dumps(record_json(item.record), ensure_ascii=False), ".json").found[0]
    return json.loads(json.dumps(verdict(judge_document(document), lambda _game, _reason: "")))


def calls(item: Item) -> dict[str, str]:
    """The last call of each seat."""
    return {made_.seat: made_.call.notation for made_ in item.record.auction or ()}


def deals(item: Item, told: dict, facts: Facts) -> bool:
    return item.record.dealer == facts["seat"]


def bids(item: Item, told: dict, facts: Facts) -> bool:
    said = [dict(line.facts) for line in facts["bids"]]
    return calls(item) == {line["seat"]: str(line["bid"]) for line in said} and 4 == len(said)


def spades_hand(item: Item, told: dict, facts: Facts) -> bool:
    side, score = facts["side"], told["scores"][facts["side"]]
    earlier = item.record.before or {}
    before = (score["total"] - score["hand"], earlier[side].bags if side in earlier else 0)
    said = (facts["bid"], facts["taken"], facts["before"], facts["bags"])
    return said == (told["contracts"][side], told["taken"][side], *before)


def spades_nil(item: Item, told: dict, facts: Facts) -> bool:
    partner = dict(facts["partner"].facts)["seat"]
    side = next(side for side in told["contracts"] if facts["seat"] in side)
    taken = (told["taken"][facts["seat"]], told["taken"][partner])
    said = (str(facts["bid"]), (facts["taken"], facts["beside"]))
    partner_call = calls(item)[partner]
    bid = "0" if partner_call == "nil" else partner_call
    return (bid, taken) == said and partner in side and calls(item)[facts["seat"]] == "nil"


def nil_so_far(item: Item, told: dict, facts: Facts) -> bool:
    return bids_of_state(item)[facts["seat"]] == "nil" and told["taken"][facts["seat"]] == 0


def bids_of_state(item: Item) -> dict[str, str]:
    """The bids that a record without its auction begins with."""
    return {made_.seat: made_.call.notation for made_ in item.record.state.bids}


def trump_is(item: Item, told: dict, facts: Facts) -> bool:
    asks = [question.ask for question in item.questions if isinstance(question.ask, Sort | Order)]
    trumps = {ask.assumed.trump.value for ask in asks} or {told["trump"]}
    return trumps == {facts["suit"].value}


def no_trump(item: Item, told: dict, facts: Facts) -> bool:
    return all(question.ask.assumed.trump is None for question in item.questions)


def then_passes(item: Item, told: dict, facts: Facts) -> bool:
    last = item.record.auction[-1]
    return (facts["seat"], "pass") == (last.seat, last.call.notation) and told["contract"] is not None


def plays(item: Item, told: dict, facts: Facts) -> bool:
    return (told["contract"]["seat"], told["contract"]["call"]) == (facts["seat"], facts["call"].notation)


def contract_played(item: Item, told: dict, facts: Facts) -> bool:
    side = facts["side"]
    (other,) = (each for each in told["taken"] if each != side)
    said = (side, facts["call"].notation, facts["taken"], facts["theirs"])
    return said == (told["contract"]["side"], told["contract"]["call"], told["taken"][side], told["taken"][other])


def misere(item: Item, told: dict, facts: Facts) -> bool:
    return plays(item, told, facts) and told["taken"][told["contract"]["side"]] == facts["taken"]


def before(item: Item, told: dict, facts: Facts) -> bool:
    said = {line["side"]: line["total"] for line in (dict(each.facts) for each in facts["totals"])}
    return said == {side: score["total"] - score["hand"] for side, score in told["scores"].items()}


def pitch_hand(item: Item, told: dict, facts: Facts) -> bool:
    owners = {line["what"]: line.get("seat") for line in (dict(each.facts) for each in facts["points"])}
    members = {name: frozenset(side or ()) for name, side in told["points"].items()}
    right = (seat in members[name] if seat else not members[name] for name, seat in owners.items())
    return plays(item, told, facts) and all(right)


def cards_taken(item: Item, told: dict, facts: Facts) -> bool:
    won = [trick for trick in told["tricks"] if trick["winner"] == facts["seat"]]
    return {str(each) for each in facts["cards"]} == {card for trick in won for _, card in trick["plays"]}


def deck(item: Item, told: dict, facts: Facts) -> bool:
    return told["deal"]["pack"] == facts["cards"]


def joker_named(item: Item, told: dict, facts: Facts) -> bool:
    record = item.record
    named = [record.exchange.joker if record.exchange else None, record.state.joker if record.state else None]
    return facts["suit"] in [getattr(each, "suit", each) for each in named]


def has_dealt(item: Item, told: dict, facts: Facts) -> bool:
    return item.record.dealer == facts["seat"] != told["next"]["dealer"]


def all_passed(item: Item, told: dict, facts: Facts) -> bool:
    return {"pass"} == set(calls(item).values()) and len(item.record.seats.order) == len(calls(item))


def option(**wanted: object) -> Callable[[Item, dict, Facts], bool]:
    """A line that only says what the table has agreed on."""
    return lambda item, _told, _facts: all(getattr(item.record.rules, name) == wish for name, wish in wanted.items())


def blind_nil(item: Item, told: dict, facts: Facts) -> bool:
    partner = dict(facts["partner"].facts)["seat"]
    taken = (told["taken"][facts["seat"]], told["taken"][partner])
    said = (str(facts["bid"]), (facts["taken"], facts["beside"]))
    return ("blind-nil", calls(item)[partner], taken) == (calls(item)[facts["seat"]], *said)


def alone(item: Item, told: dict, facts: Facts) -> bool:
    seat, rules = facts["seat"], item.record.rules
    said = (str(facts["bid"]), facts["taken"])
    return ("bicycle", False) == (rules.preset, rules.partnership) and said == (calls(item)[seat], told["taken"][seat])


def both_bid(item: Item, told: dict, facts: Facts) -> bool:
    said = {line["side"]: (line["bid"], line["taken"]) for line in (dict(each.facts) for each in facts["hands"])}
    return said == {side: (told["contracts"][side], told["taken"][side]) for side in told["scores"]}


def after(item: Item, told: dict, facts: Facts) -> bool:
    said = {line["side"]: line["total"] for line in (dict(each.facts) for each in facts["totals"])}
    return said == {side: score["total"] for side, score in told["scores"].items()}


def so_far(item: Item, told: dict, facts: Facts) -> bool:
    members = [seat for seat in item.record.seats if seat in facts["side"]]
    bid = sum(int(bids_of_state(item)[seat]) for seat in members)
    return (bid, sum(told["taken"][seat] for seat in members)) == (facts["bid"], facts["taken"])


def bags_before(item: Item, told: dict, facts: Facts) -> bool:
    return item.record.before[facts["side"]].bags == facts["bags"]


def has_led(item: Item, told: dict, facts: Facts) -> bool:
    return told["contract"]["seat"] == facts["seat"] == told["tricks"][0]["plays"][0][0]


TRUE: dict[str, Callable[[Item, dict, Facts], bool]] = {
    "exercise.deals": deals,
    "exercise.bids": bids,
    "exercise.has-dealt": has_dealt,
    "exercise.all-passed": all_passed,
    "exercise.first-lead.club": option(first_lead="two_of_clubs"),
    "exercise.first-lead.bidder": option(first_lead="highest_bidder"),
    "exercise.no-spade-first": option(first_trick_trump=False),
    "exercise.bidding.mirror": option(bidding="mirror"),
    "exercise.bidding.whiz": option(bidding="whiz"),
    "exercise.bidding.suicide": option(bidding="suicide"),
    "exercise.spades-blind-nil": blind_nil,
    "exercise.spades-alone": alone,
    "exercise.both-bid": both_bid,
    "exercise.after": after,
    "exercise.contract-so-far": so_far,
    "exercise.bags-before": bags_before,
    "exercise.dealer-must": option(all_pass="stick_dealer"),
    "exercise.has-led": has_led,
    "exercise.partners": option(partnership=True),
    "exercise.spades-hand": spades_hand,
    "exercise.spades-nil": spades_nil,
    "exercise.spades-two-nils": spades_nil,
    "exercise.cards4": lambda _item, told, _facts: told["rules"] == "cards4",
    "exercise.nil-so-far": nil_so_far,
    "exercise.trump-is": trump_is,
    "exercise.no-trump": no_trump,
    "exercise.deck": deck,
    "exercise.then-passes": then_passes,
    "exercise.contract-is": plays,
    "exercise.plays": plays,
    "exercise.contract-played": contract_played,
    "exercise.misere": misere,
    "exercise.before": before,
    "exercise.pitch-hand": pitch_hand,
    "exercise.cards-taken": cards_taken,
    "exercise.joker-named": joker_named,
    "exercise.low-to-holder": lambda item, _told, _facts: item.record.rules.low_to == "holder",
    "exercise.defence-may-win": lambda item, _told, _facts: not item.record.rules.must_bid_to_win,
}


@pytest.mark.parametrize(("name", "shape"), SHAPES)
def test_what_is_told_is_true(name: str, shape: str):
    """Of the table's rules, calls, cards, tricks and totals."""
    for seed in range(SEEDS):
        item = made(name, Random(seed), shape)
        verdict_ = judged(item)
        for line in (*item.told, *(line for question in item.questions for line in question.told)):
            assert isinstance(line, Coach)
            assert TRUE[line.key](item, verdict_, dict(line.facts)), (seed, line)
