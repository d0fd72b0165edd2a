"""How facts of a game are worded in each language."""

import pytest

from tutor.kernel.calls import PASS, Call, number
from tutor.kernel.cards import HIGH_JOKER, JOKER, Suit, card, cards
from tutor.kernel.seats import COMPASS, Seat, Seats, Side
from tutor.records.faults import SeatCount
from tutor.text.catalogue import Texts, load
from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE
from tutor.text.words import Names

EN, TW, CN = (load(language) for language in (ENGLISH, TRADITIONAL_CHINESE, SIMPLIFIED_CHINESE))
NORTH, SOUTH = Seat("N"), Seat("S")


def test_a_card_is_a_sign_and_a_rank_on_screen():
    """♥10 and ♠A in every language, never T."""
    assert ["♥10", "♠A"] * 3 == [texts.card(card(code)) for texts in (EN, TW, CN) for code in ("HT", "SA")]


@pytest.mark.parametrize(
    ("texts", "spoken"),
    [(EN, "ten of hearts, ace of spades and the joker"), (TW, "紅心10、黑桃A、Joker"), (CN, "红心10、黑桃A、Joker")],
)
def test_cards_can_be_said_aloud(texts: Texts, spoken: str):
    """A screen reader hears the rank and the suit."""
    assert spoken == texts.cards(cards("HT SA JO"), spoken=True)


def test_the_joker_by_itself_and_in_a_sentence():
    """English puts an article before it in a sentence; two jokers are told apart."""
    assert ("joker", "the joker") == (EN.card(JOKER), EN.cards([JOKER]))
    assert ("high joker", "大Joker", "大 Joker") == (EN.card(HIGH_JOKER), TW.card(HIGH_JOKER), CN.card(HIGH_JOKER))


@pytest.mark.parametrize(
    ("texts", "listed"), [(EN, ["♥10", "♥10 and ♥3", "♠A, ♥10 and ♥3"]), (TW, ["♥10", "♥10、♥3", "♠A、♥10、♥3"])]
)
def test_lists(texts: Texts, listed: list[str]):
    """The last two of an English list are joined by a word, Chinese ones by a sign."""
    assert listed == [texts.cards(cards(codes)) for codes in ("HT", "HT H3", "SA HT H3")]


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (EN, "This game has 2, 3 or 4."),
        (TW, "這個遊戲可以有2、3或4個。"),
        (CN, "这个游戏可以有 2、3 或 4 个。"),
    ],
)
def test_a_list_of_which_one_is_chosen_is_joined_by_or(texts: Texts, told: str):
    """What may be, and not what is."""
    assert texts.reason("records", SeatCount(1, (2, 3, 4))).endswith(told)


def test_many_calls_are_cut_short():
    """Nobody reads all the calls above 6♥."""
    calls = tuple(Call(notation) for notation in ["6NT", "7S", "7C", "7D", "7H", "7NT"])
    said = [texts.fact(calls) for texts in (EN, TW, CN)]
    assert said == ["6NT, 7♠, 7♣, 7♦ and more", "6NT、7♠、7♣、7♦等", "6NT、7♠、7♣、7♦等"]


CALLS = {
    "3": ("3", "3", "3"),
    "pass": ("Pass", "Pass", "Pass"),
    "nil": ("Nil", "Nil", "nil"),
    "blind-nil": ("Blind nil", "盲叫Nil", "盲叫 nil"),
    "7H": ("7♥", "7♥", "7♥"),
    "10NT": ("10NT", "10NT", "10NT"),
    "misere": ("Misère", "Misere", "Misere"),
    "open-misere": ("Open misère", "Open Misere", "Open Misere"),
}


@pytest.mark.parametrize("notation", CALLS)
def test_calls_by_themselves(notation: str):
    """Each call as a panel shows it."""
    assert CALLS[notation] == tuple(texts.call(Call(notation)) for texts in (EN, TW, CN))


def test_calls_said_aloud():
    """A suit sign is spoken as its suit."""
    assert ("7 hearts", "7紅心", "7红心") == tuple(texts.call(Call("7H"), spoken=True) for texts in (EN, TW, CN))
    assert "10 no-trump" == EN.call(Call("10NT"), spoken=True)


def test_a_call_in_a_sentence_keeps_its_small_letters():
    """Only what begins a sentence, or stands alone, has a capital."""
    assert "Call pass and see what happens." == EN.say("task.refuse.call", call=PASS)
    assert "Call 5 and see what happens." == EN.say("task.refuse.call", call=number(5))
    assert "Misère may be called. " in EN.say("call-off-point", call=Call("misere"), goal="x") + " "


def test_seats():
    """Compass seats have names, other seats are called what they are, the learner's is marked."""
    names = Names(shown={Seat("甲"): "Ann"}, you=SOUTH)
    seats = (NORTH, SOUTH, Seat("甲"), Seat("乙"))
    assert ["North", "South (you)", "Ann", "乙"] == [EN.seat(seat, names) for seat in seats]
    assert ["北家", "南家（你）", "Ann", "乙"] == [TW.seat(seat, names) for seat in seats]
    assert ["北家", "南家（你）", "Ann", "乙"] == [CN.seat(seat, names) for seat in seats]


def test_sides():
    """A side is named by its seats, and where each plays alone by the one seat."""
    ns, alone = Side("NS"), Side("N")
    assert ["N–S", "North-South"] == [EN.side(ns), EN.side(ns, spoken=True)]
    assert ["南北隊", "南北队"] == [TW.side(ns), CN.side(ns)]
    assert ["North", "北家", "北家"] == [texts.side(alone) for texts in (EN, TW, CN)]


def test_sides_of_a_table_with_its_own_seats():
    """The table knows which seats a side has; their shown names are used."""
    table = Seats(tuple(Seat(f"P{n}") for n in range(4)), partnership=True)
    assert "P0–P2" == EN.side(Side("P0P2"), Names(seats=table))
    assert "P0、P2" == TW.side(Side("P0P2"), Names(seats=table))
    compass = Seats(COMPASS, partnership=True)
    assert "Ann–South" == EN.side(Side("NS"), Names({NORTH: "Ann"}, seats=compass))


def test_a_side_of_another_table():
    """Where each plays alone, a sheet of partners that stands beside still has its name."""
    alone = Names(seats=Seats(COMPASS, partnership=False))
    assert ["N–S", "East"] == [EN.side(Side("NS"), alone), EN.side(Side("E"), alone)]


COUNTS = {
    "tricks": (["no tricks", "1 trick", "3 tricks"], "3墩", "3 墩"),
    "cards": (["no cards", "1 card", "3 cards"], "3張", "3 张"),
    "points": (["no points", "1 point", "3 points"], "3分", "3 分"),
    "card-points": (["no card points", "1 card point", "3 card points"], "3點", "3 点"),
    "bags": (["no bags", "1 bag", "3 bags"], "3袋", "3 个沙袋"),
}


@pytest.mark.parametrize("unit", COUNTS)
def test_counts(unit: str):
    """One trick, three tricks; in Chinese 分 is score and 點 is card points."""
    english, traditional, simplified = COUNTS[unit]
    assert english == [EN.number(n, unit) for n in (0, 1, 3)]
    assert (traditional, simplified) == (TW.number(3, unit), CN.number(3, unit))


def test_numbers():
    """Minus is U+2212, plus is written where asked for, and `abs` drops both."""
    assert ["\u221260", "61", "0"] == [EN.number(n) for n in (-60, 61, 0)]
    assert ["\u221260", "+61", "0"] == [EN.number(n, "signed") for n in (-60, 61, 0)]
    assert "60" == EN.number(-60, "abs")
    assert "\u22121 point" != EN.number(-1, "points") == "\u22121 points"


def test_suits():
    """Suits are lower case and plural in English."""
    assert ("hearts", "紅心", "红心") == tuple(texts.suit(Suit.HEARTS) for texts in (EN, TW, CN))
    assert "♥" == EN.symbol(Suit.HEARTS)
