"""Every fresh position: the engine accepts all of it, and its answers stand up when it is judged by another way."""

import os
from random import Random

import pytest

from tutor.games.all import GAMES
from tutor.teaching.asks.base import Ask
from tutor.teaching.asks.pointing import Pointing
from tutor.teaching.exercises.all import MAKERS, made
from tutor.teaching.exercises.item import Item, Question
from tutor.teaching.exercises.names import PRACTICES
from tutor.teaching.rule_ids import rule_ids

LONG = bool(os.environ.get("TRICKWISE_LONG"))
SEEDS = 200 if LONG else 6
NAMES = tuple(PRACTICES)
SHAPES = [(practice.name, shape) for practice in PRACTICES.values() for shape in practice.shapes]
"""Every kind of position that there is."""


def seeds(name: str) -> range:
    """As many seeds for a shape as make up the number for its generator."""
    return range(max(2, SEEDS // len(PRACTICES[name].shapes)))


def test_every_practice_has_its_generator_and_its_rules_stand_in_the_book():
    """The list of names and the list of makers tell of the same, and of rules that can be looked up."""
    assert set(NAMES) == set(MAKERS)
    assert set() == {rule for practice in PRACTICES.values() for rule in practice.rules} - set(rule_ids())


@pytest.mark.parametrize(("name", "shape"), SHAPES)
def test_the_engine_disputes_no_answer(disputed, name: str, shape: str):
    """Judged anew from its own text, each position gives the answers that its questions take for right."""
    found = {seed: disputed(made(name, Random(seed), shape), name) for seed in seeds(name)}
    assert {} == {seed: against for seed, against in found.items() if against}


@pytest.mark.parametrize(("name", "shape"), SHAPES)
def test_right_answers_pass_and_foreseen_ones_do_not(name: str, shape: str):
    """A foreseen answer is told apart by its mistake, and differs from every right one."""
    for seed in seeds(name):
        item = made(name, Random(seed), shape)
        for question in item.questions:
            ask, at = question.ask, item.moment(question)
            assert ask.judge(at, ask.answers(at)[0]).passes
            assert () == tuple(ask.faults(at))
            for wrong in ask.foreseen(at):
                judged = ask.judge(at, wrong.answer)
                assert not judged.passes
                assert wrong.id == judged.reply.mistake


@pytest.mark.parametrize("shape", ["under-way", "over"])
def test_an_auction_whose_turns_are_asked_holds_numbers_alone(shape: str):
    """The misères have a lesson, and generators, of their own."""
    for seed in range(20):
        item = made("five-hundred/auction-turns", Random(seed), shape)
        assert not [made_ for made_ in item.record.auction if "misere" in made_.call.notation]


@pytest.mark.parametrize("shape", ["bids", "misere"])
def test_calls_offer_a_misere_in_one_shape_alone(shape: str):
    """So that a lesson before it can ask for the others."""
    (question,) = made("five-hundred/calls", Random(3), shape).questions
    assert (shape == "misere") is any("misere" == call.notation for call in question.ask.offer)


def test_near_the_tenth_bag_the_trick_is_given_away():
    """Where it could be taken: the rule is seen at work."""
    for seed in seeds("spades/judgement"):
        item = made("spades/judgement", Random(seed), "bag-danger")
        (question,) = item.questions
        state, game = item.film.state(item.film.last), GAMES["spades"]
        seat = state.to_act
        taken = {
            action.card: game.advance(state, action).state.play.tricks[-1].winner == seat
            for action in game.legal(state)
        }
        best = {answer.action.card for answer in question.ask.answers(item.moment(question))}
        assert any(taken.values())
        assert not any(taken[each] for each in best)


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_deals_the_same_everywhere(name: str):
    """The same seed, the same position; another seed, another."""
    first, again, other = (made(name, Random(seed)) for seed in (1, 1, 2))
    assert first.position == again.position
    assert first.position != other.position


@pytest.mark.parametrize("name", NAMES)
def test_a_position_that_is_taken_is_not_dealt_again(name: str):
    """What has been asked is told by its text, and another is drawn."""
    first = made(name, Random(3))
    assert first.position != made(name, Random(3), taken=(first.position,)).position


@pytest.mark.parametrize("name", NAMES)
def test_most_items_mislead(name: str):
    """An item is of use where some known misunderstanding would answer otherwise."""
    items = [made(name, Random(seed)) for seed in range(8)]
    telling = [item for item in items if any(misleads(item, question) for question in item.questions)]
    assert len(telling) >= len(items) // 3


def misleads(item: Item, question: Question) -> bool:
    ask: Ask = question.ask
    match ask:
        case Pointing():
            return bool(ask.wrongs) or bool(ask.computed(item.moment(question)))
        case _:
            return True
