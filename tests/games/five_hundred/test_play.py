"""The cards: bowers that follow trumps, and a joker with and without a suit."""

import pytest

from tutor.games.five_hundred.card_reasons import (
    JokerAllSuitsLed,
    JokerAsks,
    JokerComesOut,
    JokerLeadsLast,
    JokerMayWait,
    JokerNamesNothing,
    JokerNamesUnledSuit,
    JokerWins,
    LeftBowerHasLeft,
    LeftBowerMustFollow,
    LowJokerAlone,
    MustFollowSuit,
    MustPlayJoker,
    NoSuitAsked,
    VoidButLeftBower,
)
from tutor.kernel.cards import JOKER, Suit, card, cards
from tutor.kernel.order import with_bowers
from tutor.kernel.reasons import (
    CardNotHeld,
    FollowsSuit,
    HighestOfLedSuit,
    HighestTrump,
    MayLeadAnything,
    NotYourTurn,
    SitsOut,
    VoidAnyCard,
)
from tutor.kernel.seats import COMPASS

N, E, S, W = COMPASS
SPADES, HEARTS, DIAMONDS, CLUBS = Suit
NO_SPADE = "SK HQ S9"
TO_THE_KING = "S DA, W D4, N D5, E D7, S C6, W C8, N C7, E C5, W HK, N HA, E H4"
"""In the no-trump hand: hearts are led, and S, who holds the joker, has none."""


@pytest.mark.parametrize(
    ("trump", "order", "count"),
    [
        (HEARTS, "JO HJ DJ HA HK HQ HT H9 H8 H7 H6 H5 H4", 13),
        (DIAMONDS, "JO DJ HJ DA DK DQ DT D9 D8 D7 D6 D5 D4", 13),
        (SPADES, "JO SJ CJ SA SK SQ ST S9 S8 S7 S6 S5", 12),
        (CLUBS, "JO CJ SJ CA CK CQ CT C9 C8 C7 C6 C5", 12),
    ],
)
def test_the_order_of_trumps(table, trump, order, count):
    """Joker, right bower, left bower, ace and down; thirteen red trumps, twelve black ones."""
    pack = table.game.pack(table.match().rules)
    trumps = with_bowers(trump).descending(with_bowers(trump).of_suit(trump, pack))
    assert (cards(order), count) == (trumps, len(trumps))


def test_the_contractor_leads(table):
    """To the first trick, wherever the dealer sits."""
    state = table.playing(table.no_trump)
    assert (S, NotYourTurn(S, "first")) == (state.to_act, table.why(state, "E", "D7"))
    assert MayLeadAnything(card("DA")) == table.why(state, "S", "DA")


def test_the_left_bower_asks_for_trumps(table):
    """Led, the jack of diamonds asks for hearts (S2 section 3)."""
    state = table.playing(table.hearts, "N DJ")
    assert (HEARTS, "H9 H5 H4") == (state.play.led, table.plays(state))
    assert MustFollowSuit(HEARTS, card("DK"), cards("H9 H5 H4")) == table.why(state, "E", "DK")
    assert FollowsSuit(card("H9"), HEARTS) == table.why(state, "E", "H9")


def test_the_left_bower_has_left_its_suit(table):
    """It does not follow diamonds while another diamond is held."""
    state = table.position("N DA DJ; E DK D5; S D7 S6; W D4 S8", "N 7H", "E DK, S D7, W D4", to_lead=E)
    reason = LeftBowerHasLeft(card("DJ"), DIAMONDS, HEARTS, cards("DA"))
    assert (reason, "DA") == (table.why(state, "N", "DJ"), table.plays(state))


def test_only_the_left_bower_left(table):
    """Held alone, it must follow a trump lead."""
    state = table.position("N HK SA; E H9 S5; S D9 S6; W DJ CA", "N 7H", "N HK, E H9, S D9")
    assert LeftBowerMustFollow(card("DJ"), HEARTS, card("CA")) == table.why(state, "W", "CA")
    assert "DJ" == table.plays(state)


def test_void_but_for_the_left_bower(table):
    """Diamond ace led and only the jack of diamonds held: void, and any card goes (S2 section 3)."""
    state = table.position("N DA SK; E D5 S5; S D6 S6; W DJ CA", "N 7H", "N DA, E D5, S D6")
    why = VoidButLeftBower(card("DJ"), DIAMONDS, HEARTS)
    assert (why, why, "DJ CA") == (table.why(state, "W", "DJ"), table.why(state, "W", "CA"), table.plays(state))


def test_a_joker_that_is_a_trump_must_follow(table):
    """It is the only trump held, so it goes on a trump lead."""
    state = table.position("N HK SA; E JO S5; S D9 S6; W DJ CA", "N 7H", "N HK")
    reason = table.why(state, "E", "S5")
    assert (MustFollowSuit(HEARTS, card("S5"), (JOKER,)), "joker") == (reason, reason.variant)


def test_a_void_may_throw_or_trump(table):
    """Nobody is forced to trump, nor kept from it."""
    state = table.playing(table.hearts, "N SA")
    assert "H9 H5 H4 DK D5 CK CQ CJ CT C8" == table.plays(state)
    assert VoidAnyCard(SPADES, HEARTS) == table.why(state, "E", "C8")


def test_a_card_that_has_gone(table):
    """It names the trick in which it went."""
    state = table.playing(table.hearts, "N JO, E H4, S H7, W H6")
    assert CardNotHeld(JOKER, 1) == table.why(state, "N", "JO")
    assert CardNotHeld(card("H9"), None) == table.why(state, "N", "H9")


def test_the_partner_sits_out(table):
    """In a misère the contractor's partner plays no card, and the turn passes over them."""
    state = table.playing(table.misere, "S S9, W S8")
    assert (E, SitsOut(N)) == (state.to_act, table.why(state, "N", "SA"))


@pytest.mark.parametrize(
    ("plays", "winner", "why"),
    [
        ("N JO, E H4, S H7, W H6", N, JokerWins(N, HEARTS)),
        ("N DA, E D5, S D6, W D4", N, HighestOfLedSuit(N, card("DA"), DIAMONDS, HEARTS)),
        ("N SA, E H5, S S5, W S8", E, HighestTrump(E, card("H5"), card("SA"))),
        ("N DJ, E H4, S H7, W HQ", N, HighestTrump(N, card("DJ"), None)),
        ("N HJ, E H4, S H7, W HQ", N, HighestTrump(N, card("HJ"), None)),
    ],
)
def test_who_takes_a_trick(table, plays, winner, why):
    """The joker, else the highest trump, else the highest card of the led suit."""
    (trick,) = table.playing(table.hearts, plays).play.tricks
    assert (winner, why) == (trick.winner, trick.why)


def test_a_joker_without_a_suit_may_wait(table):
    """In no-trump a void player may play it or keep it."""
    state = table.playing(table.no_trump, TO_THE_KING)
    assert "SA SQ S7 DK D6 CK CT JO" == table.plays(state)
    assert JokerMayWait(HEARTS, low=False) == table.why(state, "S", "JO") == table.why(state, "S", "S7")
    (*_, trick) = table.after(state, "S JO").play.tricks
    assert (S, JokerWins(S, None)) == (trick.winner, trick.why)


def test_a_joker_without_a_suit_waits_while_its_holder_can_follow(table):
    """Holding the led suit, one follows it."""
    state = table.playing(table.no_trump, f"{TO_THE_KING}, S S7, N S5, E S8")
    assert MustFollowSuit(SPADES, JOKER, cards("SA SQ")) == table.why(state, "S", "JO")


def test_a_joker_named_for_the_led_suit_must_follow(table):
    """Named hearts, it is a heart."""
    state = table.playing(table.no_trump, TO_THE_KING, joker="H")
    assert ("JO", MustFollowSuit(HEARTS, card("S7"), (JOKER,))) == (table.plays(state), table.why(state, "S", "S7"))
    (*_, trick) = table.after(state, "S JO").play.tricks
    assert (S, HighestOfLedSuit(S, JOKER, HEARTS, None)) == (trick.winner, trick.why)


def test_a_joker_named_for_another_suit_loses(table):
    """Thrown on hearts, a joker named clubs takes nothing."""
    (*_, trick) = table.playing(table.no_trump, f"{TO_THE_KING}, S JO", joker="C").play.tricks
    assert N == trick.winner


def test_a_joker_that_is_led_names_a_suit_not_led_yet(table):
    """Diamonds have been led, so three suits are free."""
    state = table.playing(table.no_trump, "S DA, W D4, N D5, E D7")
    free = (SPADES, HEARTS, CLUBS)
    assert "SA SQ S7 DK D6 CK CT C6 JO=S JO=H JO=C" == table.plays(state)
    assert JokerNamesUnledSuit((DIAMONDS,), free, DIAMONDS) == table.why(state, "S", "JO=D")
    assert JokerNamesUnledSuit((DIAMONDS,), free, None) == table.why(state, "S", "JO")
    assert JokerAsks(SPADES) == table.why(state, "S", "JO=S")


def test_the_suit_named_is_the_suit_led(table):
    """The others follow it if they can, and the joker takes the trick."""
    state = table.playing(table.no_trump, "S DA, W D4, N D5, E D7, S JO=S")
    assert (SPADES, "SJ S9") == (state.play.led, table.plays(state))
    assert MustFollowSuit(SPADES, card("HK"), cards("SJ S9")) == table.why(state, "W", "HK")
    assert S == table.after(state, "W SJ, N S5, E S8").play.tricks[-1].winner


def test_a_named_joker_is_led_plain(table):
    """It has its suit for the whole hand, and borrows none."""
    state = table.playing(table.no_trump, "S DA, W D4, N D5, E D7", joker="C")
    assert "SA SQ S7 DK D6 CK CT C6 JO" == table.plays(state)
    assert JokerNamesNothing(JOKER, CLUBS, "named") == table.why(state, "S", "JO=H")
    assert CLUBS is table.after(state, "S JO").play.led


@pytest.mark.parametrize(("suits", "free"), [((), Suit), ((DIAMONDS, CLUBS), (SPADES, HEARTS)), (Suit, ())])
def test_suits_led_before_a_position_count(table, suits, free):
    """What a position brings along is a fact of it."""
    hands = "N S5 S6; E S8 H9; S JO SA; W S9 CA"
    state = table.position(hands, "S 7NT", led=tuple(suits))
    assert " ".join(["SA", *(f"JO={suit.value}" for suit in free)]) == table.plays(state)


def test_after_all_four_suits_the_joker_leads_the_last_trick_only(table):
    """And names nothing then; any card goes on it."""
    hands, led = "N S5 S6; E S8 H9; S JO SA; W S9 CA", tuple(Suit)
    state = table.position(hands, "S 7NT", led=led)
    assert JokerAllSuitsLed(last=False) == table.why(state, "S", "JO=H") == table.why(state, "S", "JO")
    last = table.after(state, "S SA, W S9, N S5, E S8")
    assert ("JO", JokerLeadsLast()) == (table.plays(last), table.why(last, "S", "JO"))
    assert JokerAllSuitsLed(last=True) == table.why(last, "S", "JO=H")
    asked = table.after(last, "S JO")
    assert (None, NoSuitAsked()) == (asked.play.led, table.why(asked, "W", "CA"))
    over = table.after(asked, "W CA, N S6, E H9")
    assert S == over.played.play.tricks[-1].winner


def test_the_last_trick_still_names_a_suit_that_is_free(table):
    """Where a suit is left to name, the joker names it, last trick or not."""
    state = table.position("N S5; E S8; S JO; W S9", "S 7NT", led=(SPADES, DIAMONDS))
    assert "JO=H JO=C" == table.plays(state)


@pytest.mark.parametrize(
    ("seat", "played", "reason"),
    [
        ("N", "SA=S", JokerNamesNothing(card("SA"), None, "other-card")),
        ("N", "JO=S", JokerNamesNothing(JOKER, HEARTS, "trump")),
    ],
)
def test_only_a_joker_without_a_suit_names_one(table, seat, played, reason):
    """No other card does, nor a joker that is a trump."""
    assert reason == table.why(table.playing(table.hearts), seat, played)


def test_a_joker_that_follows_names_nothing(table):
    """A suit is named by the leader alone."""
    state = table.playing(table.no_trump, TO_THE_KING)
    assert JokerNamesNothing(JOKER, None, "following") == table.why(state, "S", "JO=H")


def test_in_a_misere_the_joker_must_come_out(table):
    """At the first void of its holder."""
    state = table.playing(table.misere, "S C5, W C7, E CJ, E SJ", away=NO_SPADE)
    assert ("JO", MustPlayJoker(SPADES, card("H7"), (JOKER,))) == (table.plays(state), table.why(state, "S", "H7"))
    assert JokerComesOut(SPADES) == table.why(state, "S", "JO")
    assert S == table.after(state, "S JO, W S8").play.tricks[-1].winner


def test_a_defenders_joker_must_come_out_too(table):
    """The duty is its holder's, whoever that is."""
    state = table.position("E D7 C5; S D8 C6; W JO C9", "S misere", "S D8", led=(SPADES,))
    assert "JO" == table.plays(state)


@pytest.mark.parametrize(("joker", "legal"), [("H", "H7 H6 H4 D8 D5 D4 C8 C6 JO"), ("S", "JO")])
def test_a_named_joker_in_a_misere(table, joker, legal):
    """It is a card of its suit: it may be thrown on another, and must follow its own."""
    state = table.playing(table.misere, "S C5, W C7, E CJ, E SJ", away=NO_SPADE, joker=joker)
    assert legal == table.plays(state)


def test_in_a_misere_the_partner_may_not_keep_a_trick_size_of_four(table):
    """Three cards make a trick."""
    assert 3 == len(table.playing(table.misere, "S S9, W S8, E ST").play.tricks[0].plays)


def test_a_low_joker_may_be_thrown_or_kept(table):
    """An option: in a misère it is the lowest card, goes when void, and takes nothing."""
    match = table.match(joker_no_trump="low_in_misere")
    state = table.playing(table.misere, "S C5, W C7, E CJ, E SJ", away=NO_SPADE, match=match)
    assert "H7 H6 H4 D8 D5 D4 C8 C6 JO" == table.plays(state)
    assert JokerMayWait(SPADES, low=True) == table.why(state, "S", "JO")
    assert E == table.after(state, "S JO, W S8").play.tricks[-1].winner


def test_a_low_joker_that_is_led_loses_to_any_card_of_its_suit(table):
    """It names any suit, and wins only where nobody has one."""
    match = table.match(joker_no_trump="low_in_misere")
    state = table.position("E D7 C5; S JO C6; W D4 D9", "S misere", match=match, led=(DIAMONDS,))
    assert "C6 JO=S JO=H JO=D JO=C" == table.plays(state)
    assert W == table.after(state, "S JO=D, W D9, E D7").play.tricks[0].winner
    (trick,) = table.after(state, "S JO=H, W D9, E D7").play.tricks
    assert (S, LowJokerAlone(S, HEARTS)) == (trick.winner, trick.why)


def test_a_low_joker_is_high_in_no_trump(table):
    """The option is about the misères alone."""
    match = table.match(dealer="N", joker_no_trump="low_in_misere")
    state = table.playing(table.no_trump, f"{TO_THE_KING}, S JO", match=match)
    assert S == state.play.tricks[-1].winner


def test_a_joker_that_leads_freely(table):
    """An option: its leader may name any suit at any time."""
    match = table.match(joker_no_trump="free_lead")
    state = table.position("N S5 S6; E S8 H9; S JO SA; W S9 CA", "S 7NT", match=match, led=tuple(Suit))
    assert "SA JO=S JO=H JO=D JO=C" == table.plays(state)
    assert JokerNamesUnledSuit((), tuple(Suit), None) == table.why(state, "S", "JO")
