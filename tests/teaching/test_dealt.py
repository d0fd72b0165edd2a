"""Scenes that are a fresh deal."""

from pathlib import Path

import pytest

from tutor.kernel.actions import Exchange, MakeCall
from tutor.kernel.cards import JOKER, Suit, cards
from tutor.kernel.seats import Seat
from tutor.kernel.state import Auction, Exchanging, Playing
from tutor.teaching.reader import read_lesson

HEAD = """format: trickwise-lesson/1
id: {game}/t
game: {game}
title: "A test"
scenes:
  fresh: {scene}
  again: {{like: fresh}}
steps:
  - {{id: a, scene: fresh, say: "x"}}
"""
EIGHTEEN = "SA SK ST HA HT C2 SJ S2 HK D7 C9 C5 S5 S3 HQ CJ D9 C4"


@pytest.fixture
def scene(tmp_path: Path):
    """The scene of a lesson, and the codes of what is wrong with it."""

    def read(game: str, scene: str, name: str = "fresh"):
        folder = tmp_path / game / "t"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lesson.yaml").write_text(HEAD.format(game=game, scene=scene), encoding="utf-8")
        found = read_lesson(folder)
        codes = [problem.fault.code for problem in found.problems]
        return (found.lesson.scenes.get(name) if found.lesson else None), codes

    return read


def test_a_deal_meets_its_conditions(scene):
    """The conditions are those of the command that deals."""
    fresh, codes = scene("five-hundred", '{deal: {where: [S.joker, "S.hearts>=3"], seed: 7}}')
    assert [] == codes
    state = fresh.film.state(fresh.film.last)
    assert isinstance(state, Auction)
    assert state.match.seats.after(state.match.dealer) == state.to_act
    hand = state.deal.hands[Seat("S")]
    assert JOKER in hand
    assert 3 <= sum(card.suit is Suit.HEARTS for card in hand)


def test_the_same_seed_deals_the_same(scene):
    """And another seed other cards; a scene like it has its cards."""
    one, again = (scene("spades", "{deal: {seed: 3}}", name)[0] for name in ("fresh", "again"))
    other, _ = scene("spades", "{deal: {seed: 4}}")
    assert one.record.hands == again.record.hands != other.record.hands


def test_where_the_hand_begins(scene):
    """At the first call; with the kitty taken; at the first lead, called and exchanged by the engine's players."""
    for begins, phase in (("auction", Auction), ("exchange", Exchanging), ("plays", Playing)):
        fresh, codes = scene("five-hundred", f"{{deal: {{seed: 2, from: {begins}}}, dealer: S}}")
        assert [] == codes
        state = fresh.film.state(fresh.film.last)
        assert isinstance(state, phase)
        assert Seat("S") == state.match.dealer
        kinds = {type(frame.action) for frame in fresh.film.frames[1:]}
        wanted = {Auction: set(), Exchanging: {MakeCall}, Playing: {MakeCall, Exchange}}
        assert wanted[phase] == kinds


def test_a_stated_set_of_cards_is_dealt_anew(scene):
    """To seats with names of their own."""
    chosen = EIGHTEEN.replace(" ", ", ")
    asked = f"{{seats: [甲, 乙, 丙], dealer: 丙, deal: {{cards: [{chosen}], where: 甲.spades, seed: 5}}}}"
    fresh, codes = scene("pitch", asked)
    assert [] == codes
    hands = fresh.record.hands
    assert ["甲", "乙", "丙"] == list(hands)
    assert {*cards(EIGHTEEN)} == {card for hand in hands.values() for card in hand}
    assert any(card.suit is Suit.SPADES for card in hands[Seat("甲")])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("{deal: {where: S.jokers}}", "record.unknown-measure"),
        ("{deal: {where: Q.joker}}", "record.unknown-seat"),
        ('{deal: {where: "S.hearts>=14"}}', "record.no-such-deal"),
        ("{deal: {from: lunch}}", "check.unknown-value"),
        ("{deal: {lunch: 1}}", "record.unknown-field"),
        ("{deal: {cards: [SA]}}", "record.hand-size"),
        ("{deal: {seed: 1}, auction: []}", "record.either-or"),
    ],
)
def test_what_is_wrong_with_a_deal_is_told(scene, asked, code):
    """At its place, with the words of the command that deals."""
    assert code in scene("spades", asked)[1]
