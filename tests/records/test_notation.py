"""Every spelling of a card, a suit, a seat, a side, a call, and the one that is written."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.cards import HIGH_JOKER, JOKER, LOW_JOKER, Suit, card
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.records.notation import read_call, read_card, read_number, read_play, read_seat, read_side, written

TABLE = Seats(COMPASS, partnership=True)
THREE = Seats((Seat("甲"), Seat("乙"), Seat("丙")), partnership=False)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("H9", "H9"),
        ("ST", "ST"),
        ("S10", "ST"),
        ("da", "DA"),
        ("♥9", "H9"),
        ("♥️9", "H9"),
        ("9H", "H9"),
        ("10♠", "ST"),
        ("黑桃A", "SA"),
        ("紅心10", "HT"),
        ("红心K", "HK"),
        ("方塊2", "D2"),
        ("方块J", "DJ"),
        ("梅花Q", "CQ"),
        ("♣\uff11\uff10", "CT"),
        (" S 10 ", "ST"),
    ],
)
def test_a_card_is_read_from_every_spelling(text, code):
    """The suit is a letter, a sign or a Chinese name, before the rank or behind it."""
    assert card(code) is read_card(text)


@pytest.mark.parametrize("text", ["JO", "jo", "Joker", "鬼牌", "王"])
def test_the_joker_has_several_names(text):
    """One joker is JO, Joker, 鬼牌 or 王."""
    assert JOKER is read_card(text)


def test_two_jokers_are_numbered():
    """JO1 is the higher one, JO2 the lower."""
    assert (HIGH_JOKER, LOW_JOKER) == (read_card("JO1"), read_card("JO2"))


@pytest.mark.parametrize("text", ["", "H", "9", "H1", "H11", "X9", "HH9", "JO3", "王牌", "H9 D9"])
def test_what_is_no_card_is_none(text):
    """A text that names no card is not taken for one that is near it."""
    assert read_card(text) is None


def test_a_led_joker_names_a_suit():
    """JO=H is read, and written the same way."""
    assert (JOKER, Suit.HEARTS) == read_play("JO=♥")
    assert written(JOKER, Suit.HEARTS) == "JO=H"
    assert read_play("JO=") is None
    assert read_play("JO=X") is None


@pytest.mark.parametrize("text", ["N", "n", "北", "北家", "North"])
def test_a_seat_of_the_compass_has_several_names(text):
    """North is N, 北, 北家 or North."""
    assert Seat("N") == read_seat(TABLE, text)


def test_a_record_may_name_its_own_seats():
    """Seats that a record names are known by those names."""
    assert Seat("乙") == read_seat(THREE, "乙")
    assert read_seat(THREE, "北") is None


def test_seats_named_in_chinese_are_found_by_their_letters():
    """Whatever the compass seats are called, each name of the place means them."""
    seats = Seats(tuple(map(Seat, "北東南西")), partnership=True)
    assert Seat("東") == read_seat(seats, "E")


@pytest.mark.parametrize("text", ["NS", "SN", "北南", "南北隊"])
def test_a_side_is_named_by_its_seats(text):
    """North and South are NS in whatever order."""
    assert read_side(TABLE, text) == "NS"


def test_where_each_plays_alone_a_side_is_its_seat():
    """No two seats make a side where there are no partners."""
    assert read_side(THREE, "丙") == "丙"
    assert read_side(THREE, "甲乙") is None


@pytest.mark.parametrize(
    ("game", "text", "notation"),
    [
        ("five-hundred", "7H", "7H"),
        ("five-hundred", "7♥", "7H"),
        ("five-hundred", "7紅心", "7H"),
        ("five-hundred", "10nt", "10NT"),
        ("five-hundred", "8 無王", "8NT"),
        ("five-hundred", "Misère", "misere"),
        ("five-hundred", "Open Misere", "open-misere"),
        ("five-hundred", "Pass", "pass"),
        ("pitch", "PASS", "pass"),
        ("spades", "Nil", "nil"),
        ("spades", "0", "nil"),
        ("spades", "13", "13"),
    ],
)
def test_a_call_is_read_from_every_spelling(game, text, notation):
    """Suits by letter or sign, misère with its accent or without, 0 for nil."""
    rules = next(iter(GAMES[game].presets.values()))
    assert read_call(GAMES[game], rules, text).notation == notation


def test_zero_is_a_bid_of_its_own_where_the_table_has_it_so():
    """In cards4 a 0 is an ordinary bid."""
    spades = GAMES["spades"]
    assert read_call(spades, spades.presets["cards4"], "0").notation == "0"


@pytest.mark.parametrize(("text", "number"), [("61", 61), ("-60", -60), ("\u221260", -60), ("+5", 5)])
def test_numbers_may_have_any_minus(text, number):
    """A minus sign is U+2212 as well as a hyphen."""
    assert number == read_number(text)


@pytest.mark.parametrize("text", ["", "1.0", "1e3", "ten", "9" * 5000, "٣"])
def test_what_is_no_number_is_none(text):
    """Nor is a number that no score ever comes to."""
    assert read_number(text) is None
