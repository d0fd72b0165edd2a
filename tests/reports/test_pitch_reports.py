"""Bugs that people reported of other programs for Pitch: the whole kind of each, held here."""

import pytest

from tutor.games.pitch.game import Pitch
from tutor.games.pitch.options import PRESETS
from tutor.games.pitch.points import captures_given, tally
from tutor.games.pitch.score_reasons import GamePoint, GameTied, Low
from tutor.kernel.actions import MakeCall, PlayCard
from tutor.kernel.calls import number
from tutor.kernel.cards import STANDARD_PACK, Suit, card, cards
from tutor.kernel.deal import Deal, Position
from tutor.kernel.order import plain
from tutor.kernel.scoring import CardsCaptured, Match, PointsWon
from tutor.kernel.seats import COMPASS, Seats

PITCH = Pitch()
BICYCLE, PAGAT = PRESETS["bicycle"], PRESETS["pagat-partnership"]
TOGETHER_MORE = {"N": "SA HT", "S": "CT S2", "E": "DT SK DK DQ HA", "W": "C2"}
FROM_EAST = {"N": "SA S2 H3 H4", "E": "HT", "S": "CT", "W": "C2"}
PARTNERS, ALONE = Seats(COMPASS, partnership=True), Seats(COMPASS, partnership=False)


def points_of(seats, rules, taken, held=None):
    result = CardsCaptured(
        Suit.SPADES,
        {seat: cards(codes) for seat, codes in taken.items()},
        {seat: cards(codes) for seat, codes in (held or {}).items()},
    )
    counted = tally(rules, seats, Suit.SPADES, captures_given(result))
    return {point.name: point for point in counted.points}


class TestPartnersCardPoints:
    """pysmear b574366: the highest single player's card points decided Game among partners."""

    def test_sides_are_compared(self):
        """East has 22, more than North or South, but North and South have 24 together."""
        game = points_of(PARTNERS, PAGAT, TOGETHER_MORE)["game"]
        assert ("NS", GamePoint("NS", 24, (("NS", 24), ("EW", 22)))) == (game.side, game.why)

    def test_each_alone_it_is_east(self):
        """The same cards at a table without partners."""
        assert "E" == points_of(ALONE, BICYCLE, TOGETHER_MORE)["game"].side

    def test_sides_that_are_level(self):
        """24 and 24: nobody, whoever of the four has most."""
        level = {**TOGETHER_MORE, "W": "HQ"}
        game = points_of(PARTNERS, PAGAT, level)["game"]
        assert (None, GameTied(("NS", "EW"), 24, (("NS", 24), ("EW", 24)))) == (game.side, game.why)


class TestLowByAgreement:
    """pysmear 7b0d892: Low was looked for among the captured cards though it belonged to its holder."""

    @pytest.mark.parametrize(("low_to", "seat"), [("taker", "N"), ("holder", "E")])
    def test_the_option_decides_and_the_reason_names_both(self, low_to, seat):
        """North took ♠2 from East; the reason says so whoever scores it."""
        low = points_of(ALONE, BICYCLE.changed({"low_to": low_to}), FROM_EAST, {"E": "S2"})["low"]
        assert (seat, Low(seat, low_to, card("S2"), "N", "E", None)) == (low.seat, low.why)


class TestNoBowers:
    """pysmear 5c5d9ee, play_smear bdc8449 and ba16499: the other jack of the colour led or followed in the wrong suit.

    Smear has that jack as a trump. Pitch has not, and must not take it for one.
    """

    def test_every_card_keeps_its_printed_suit(self):
        """Whatever is trump."""
        assert all(plain(trump).suit_of(one) is one.suit for trump in Suit for one in STANDARD_PACK)

    @pytest.mark.parametrize(
        ("lead", "held", "legal"), [("CA", "CJ H2 D3", "CJ"), ("SA", "CJ H2 D3", "H2 D3 CJ"), ("CJ", "C2 H2 D3", "C2")]
    )
    def test_the_jack_of_clubs_under_spades(self, lead, held, legal):
        """It follows clubs, does not follow spades, and asks for clubs when led."""
        state = position({"N": lead, "E": held, "S": "S3", "W": "S4"})
        state = PITCH.apply(state, PlayCard("N", card(lead))).state
        assert cards(legal) == tuple(action.card for action in PITCH.legal(state))


def test_a_trump_beats_the_led_suit():
    """cornucopia #1350: the led suit always won, and trumps were ignored."""
    state = position({"N": "HA", "E": "HK", "S": "S2", "W": "HQ"})
    for seat, code in zip(COMPASS, ("HA", "HK", "S2", "HQ"), strict=True):
        state = PITCH.apply(state, PlayCard(seat, card(code))).state
    assert "S" == state.played.play.tricks[0].winner


@pytest.mark.parametrize(("preset", "target"), [("bicycle", 7), ("pagat-partnership", 21)])
def test_each_preset_has_its_own_target(preset, target):
    """cards-ts #96: the target of another game was the default."""
    assert target == PRESETS[preset].target


@pytest.mark.parametrize("total", [-30, -7, -1])
def test_a_total_below_zero_loses_nothing_by_itself(total):
    """A side may climb again from any depth: the end is at the target alone."""
    match = Match(BICYCLE, Seats(COMPASS[:2], partnership=False), COMPASS[1], {"N": total})
    state = PITCH.start(match, Deal({}))
    for seat, bid in (("N", 2), ("E", 2)):
        state = PITCH.apply(state, MakeCall(seat, number(bid))).state
    over = PITCH.settle(state, PointsWon({"N": ("high", "low", "jack"), "E": ("game",)}))
    assert (total + 3, -2) == tuple(over.score.totals.values())
    assert not PITCH.next_hand(match, over).outcome.over


def position(hands: dict[str, str]):
    """A few cards each, spades trump, North to lead."""
    deal = Deal({seat: cards(held) for seat, held in hands.items()}, position=Position("N", trump=Suit.SPADES))
    return PITCH.start(Match(BICYCLE, ALONE, COMPASS[3]), deal)
