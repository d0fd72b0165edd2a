"""Each principle on the cards that show it."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.actions import Exchange, MakeCall, PlayCard
from tutor.kernel.cards import Suit, card, cards
from tutor.kernel.deal import Deal, Position
from tutor.kernel.scoring import Match
from tutor.kernel.seats import COMPASS, Seat, Seats
from tutor.kernel.view import seen_by
from tutor.players.principles.advice import (
    AttackNoTrick,
    CashMaster,
    CoverPartner,
    DrawTrumps,
    EnoughTricks,
    GivePoints,
    LayAwayHigh,
    LayAwayLosers,
    LeadFromLength,
    LeaveToPartner,
    NotEnough,
    NoTrickHand,
    OnlyOne,
    SavePoints,
    SetTrump,
    ShedHigh,
    StayLow,
    TakePoints,
    ThirdHandHigh,
    ThrowLoser,
    TrumpHand,
    TrumpIn,
    WinCheaply,
)
from tutor.players.simple import SimplePlayer

N, E, S, W = COMPASS


def table(name: str, preset: str | None = None) -> Match:
    game = GAMES[name]
    rules = game.presets[preset or next(iter(game.presets))]
    seats = Seats(COMPASS, game.is_partnership(rules, 4))
    return Match(rules, seats, W)


def advised(name: str, hands: tuple[str, ...], lead: Seat, *plays: str, preset: str | None = None, **facts):
    """What the seat to act does in a position: hands of N, E, S, W, then the cards played."""
    game, match = GAMES[name], table(name, preset)
    dealt = {seat: cards(held) for seat, held in zip(match.seats, hands, strict=True)}
    state = game.start(match, Deal(dealt, (), Position(to_lead=lead, **facts)))
    for code in plays:
        state = game.apply(state, PlayCard(state.to_act, card(code))).state
    found = SimplePlayer(game).advise(seen_by(state, state.to_act), game.legal(state))
    return found.action.card.code, found.why


def spades(hands, lead, *plays, **facts):
    return advised("spades", hands, lead, *plays, broken=True, **facts)


def bids(*calls: str):
    game, match = GAMES["spades"], table("spades")
    return tuple(MakeCall(seat, game.call(match.rules, call)) for seat, call in zip(match.seats, calls, strict=True))


def test_one_card_needs_no_thought():
    """What must be played is played."""
    found = spades(("D3 C7", "DJ HK", "DA S5", "D8 H5"), W, "D8", "D3", "DJ")
    assert ("DA", OnlyOne(card("DA"))) == found


def test_a_partners_trick_is_left_alone():
    """The lowest card goes under partner's winner, where nobody is left to beat it."""
    hands = ("HQ H8 D6 D5", "H9 HJ DK C9", "HA H4 H3 C2", "H7 DA CK HT")
    found = spades(hands, W, "H7", "HQ", "H9")
    assert ("H3", LeaveToPartner(card("H3"), N, card("HQ"))) == found


def test_a_trick_is_won_by_the_lowest_card_that_wins_it():
    """The queen is enough over a jack, when nobody plays after."""
    hands = ("D3 C7 H2", "DJ HK C9", "DA DQ D5", "D8 DK H5")
    assert ("DQ", WinCheaply(card("DQ"))) == spades(hands, W, "D8", "D3", "DJ")


def test_third_hand_plays_high_and_neighbours_from_below():
    """With one rival behind, from king and queen the queen; from ace and ten the ace."""
    hands = ("D3 C7 H2", "DJ DA C9", "DK DQ D5", "D8 DT H5")
    assert ("DQ", ThirdHandHigh(card("DQ"))) == spades(hands, N, "D3", "DJ")
    hands = ("D3 C7 H2", "DJ DK C9", "DA DT D5", "D8 DQ H5")
    assert "DA" == spades(hands, N, "D3", "DJ")[0]


def test_a_void_is_trumped_low():
    """The lowest trump that takes the trick."""
    hands = ("D3 C7 H2", "DJ HK C9", "S9 S3 C5", "DK D8 H5")
    assert ("S3", TrumpIn(card("S3"), Suit.DIAMONDS)) == spades(hands, W, "DK", "D3", "DJ")


def test_what_cannot_win_is_thrown():
    """The card that is worth least."""
    hands = ("D3 C7 H2", "DJ HK C9", "DT D5 CK", "DK D8 H5")
    assert ("D5", ThrowLoser(card("D5"))) == spades(hands, W, "DK", "D3", "DJ")


def test_a_master_is_cashed_and_length_is_led():
    """The highest card left in its suit first; else low from the longest suit."""
    hands = ("D3 C7 H2", "DJ HK C9", "HA D5 D6", "D8 DK H5")
    assert ("HA", CashMaster(card("HA"))) == spades(hands, S)
    hands = ("D3 C7 H2 C3", "DJ HK C9 C2", "H9 D5 D6 D7", "D8 DK H5 C8")
    assert ("D5", LeadFromLength(card("D5"), Suit.DIAMONDS)) == spades(hands, S)


def test_enough_is_enough():
    """The contract is home, the others' is out of danger: the trick is given away, the highest loser with it."""
    hands = ("D2 C5 C2 H5", "DJ HQ H8 H7", "DT D6 D4 C3", "D9 C9 H4 H3")
    facts = {"taken": {N: 3, E: 3, S: 3, W: 0}, "bids": bids("3", "2", "3", "1")}
    assert ("DT", EnoughTricks(card("DT"))) == spades(hands, W, "D9", "D2", "DJ", **facts)


def test_a_contract_that_is_not_home_comes_first():
    """One trick short, it is taken."""
    hands = ("D2 C5 C2 H5", "DJ HQ H8 H7", "DK D6 D4 C3", "D9 C9 H4 H3")
    facts = {"taken": {N: 2, E: 3, S: 3, W: 1}, "bids": bids("3", "2", "3", "2")}
    assert ("DK", WinCheaply(card("DK"))) == spades(hands, W, "D9", "D2", "DJ", **facts)


def test_a_nil_sheds_its_highest_loser():
    """Under the king already played the queen goes; void, the most dangerous card."""
    facts = {"bids": bids("3", "3", "nil", "3")}
    hands = ("H5 D8 C7 C3", "H8 D9 CJ CT", "HQ HJ H4 D3", "HK H6 DT C9")
    assert ("HQ", ShedHigh(card("HQ"))) == spades(hands, W, "HK", "H5", "H8", **facts)
    hands = ("CK H2 D8 D7", "CA H6 D9 C8", "HK D5 D4 D3", "CQ H5 DT C9")
    assert ("HK", ShedHigh(card("HK"))) == spades(hands, W, "CQ", "CK", "CA", **facts)


def test_a_nil_stays_low_when_it_leads():
    """The lowest card is likeliest to be beaten."""
    hands = ("H5 D8 C7", "H8 D9 CJ", "HQ H4 D3", "HK H6 DT")
    code, why = spades(hands, S, bids=bids("3", "3", "nil", "3"))
    assert (card(code), "D3") == (card("D3"), code)
    assert StayLow(card("D3")) == why


def test_a_partners_nil_is_covered():
    """Its nine would win: it is overtaken."""
    facts = {"bids": bids("nil", "3", "3", "3")}
    hands = ("D9 C2 H3 H5", "D7 H8 C9 DJ", "DQ DT D4 HK", "D5 HJ C8 D3")
    assert ("DT", CoverPartner(card("DT"), N)) == spades(hands, W, "D5", "D9", "D7", **facts)


def test_an_opponents_nil_is_attacked():
    """A low lead, so that the nil bidder may be left on top."""
    hands = ("H6 D9 C8 CT", "HJ D4 C3 C2", "H5 H2 C7 D6", "H9 DK CA D2")
    code, why = spades(hands, S, bids=bids("3", "nil", "3", "3"))
    assert ("H2", AttackNoTrick(card("H2"), E)) == (code, why)


def test_trumps_are_drawn_while_the_others_have_some():
    """The contractor with the joker and the bowers leads them first."""
    hands = ("JO HJ DJ HA SA", "H9 H5 C8 CJ SK", "S9 D9 C6 C7 D8", "HQ H8 S7 CA D7")
    code, why = advised("five-hundred", hands, N, trump=Suit.HEARTS)
    assert "JO" == code
    assert isinstance(why, DrawTrumps)


def test_a_higher_trump_is_driven_out_by_the_lowest_that_does_it():
    """With the right bower out, from left bower, ace, king and queen the queen is led."""
    hands = ("CJ SA SK SQ S9 S8 S7 S6", "SJ S5 D8 D7 D6 D5 D4 H4", "H5 H6 H7 C9 C5 C6 C7 H8", "CT C8 DK DT D9 HQ HT H9")
    code, why = advised("five-hundred", hands, N, trump=Suit.SPADES)
    assert "SQ" == code
    assert isinstance(why, DrawTrumps)


def pitch(hands, lead, *plays, **facts):
    return advised("pitch", hands, lead, *plays, preset="pagat-partnership", **facts)


def test_the_pitcher_makes_the_best_suit_trump():
    """From the top; with nothing above the jack, not the jack."""
    hands = ("SA SK ST HA HT C2", "SJ S2 HK D7 C9 C5", "S5 S3 HQ CJ D9 C4", "S8 S9 D2 D3 D4 D5")
    assert ("SA", SetTrump(card("SA"), Suit.SPADES)) == pitch(hands, N)


def test_points_go_to_the_partner_and_not_to_others():
    """A ten on partner's winner; nothing on another's; a trick with a ten in it is taken."""
    hands = ("DA C2", "D5 C3", "DT D3", "D6 C4")
    assert ("DT", GivePoints(card("DT"), N)) == pitch(hands, W, "D6", "DA", "D5", trump=Suit.SPADES)
    hands = ("D2 C2", "D5 C3", "DT D3", "DA C4")
    assert ("D3", SavePoints(card("D3"))) == pitch(hands, W, "DA", "D2", "D5", trump=Suit.SPADES)
    hands = ("D2 C2", "DT C3", "DA D3", "D6 C4")
    assert ("DA", TakePoints(card("DA"))) == pitch(hands, W, "D6", "D2", "DT", trump=Suit.SPADES)


def called(name: str, hand: str, *before: str, preset: str | None = None):
    """What a hand calls after some calls."""
    game, match = GAMES[name], table(name, preset)
    dealt = dict.fromkeys(match.seats, ())
    seats = match.seats.starting(match.seats.after(match.dealer))
    dealt[seats[len(before)]] = cards(hand)
    state = game.start(match, Deal(dealt))
    for call in before:
        state = game.apply(state, MakeCall(state.to_act, game.call(match.rules, call))).state
    found = SimplePlayer(game).advise(seen_by(state, state.to_act), game.legal(state))
    return found.action.call.notation, type(found.why)


@pytest.mark.parametrize(
    ("hand", "fewest", "most"),
    [
        ("SA SK S8 S6 HA H7 DK DQ D8 D4 CJ C9 C2", 4, 5),
        ("SJ S7 S4 HA H8 H5 DK D9 D6 C9 C7 C5 C3", 1, 2),
        ("SJ S9 S7 S5 S4 HA H8 DK D9 D6 D5 D4 D2", 3, 5),
    ],
)
def test_a_bid_counts_tricks(hand, fewest, most):
    """Sure tricks, half the maybes, long spades and voids."""
    assert fewest <= int(called("spades", hand)[0]) <= most


def test_a_hand_of_small_cards_calls_nil():
    """Four small ones cover an honour; a bare king or the ace of spades does not go with it."""
    assert ("nil", NoTrickHand) == called("spades", "S6 S3 HT H6 H3 H2 D8 D5 D4 C9 C7 C4 C2")
    assert "nil" != called("spades", "SK S3 H9 H6 H3 H2 D8 D5 D4 C7 C4 C3 C2")[0]


def test_five_hundred_is_bid_by_length_and_passed_without():
    """Six trumps with the bowers are a call; scattered cards are not."""
    call, why = called("five-hundred", "JO HJ DJ HA HK SA SK D8 C9 C5")
    assert (call[-1], why) == ("H", TrumpHand)
    assert ("pass", NotEnough) == called("five-hundred", "SQ S9 S5 HQ HT DT D9 D6 C9 C7")


def test_pitch_is_bid_by_points():
    """Ace and king of a long suit make a 2; without trumps to speak of it is passed."""
    assert "2" == called("pitch", "SA SK ST HA HT C2")[0]
    assert ("pass", NotEnough) == called("pitch", "S9 S8 H7 H6 D8 C9")


def laid(hand: str, kitty: str, call: str):
    game, match = GAMES["five-hundred"], table("five-hundred")
    dealt = dict.fromkeys(match.seats, ()) | {N: cards(hand)}
    state = game.start(match, Deal(dealt, cards(kitty)))
    state = game.skip_calls(state, MakeCall(N, game.call(match.rules, call)), None)
    found = SimplePlayer(game).advise(seen_by(state, N), game.legal(state))
    assert isinstance(found.action, Exchange)
    return {each.code for each in found.action.discard}, type(found.why)


def test_losers_are_laid_away():
    """Trumps, the joker and high cards stay; a short suit gets shorter."""
    away, why = laid("HJ HA HK HT DA D8 SA SK C9 C5", "JO DJ C6", "7H")
    assert away < {"D8", "C9", "C6", "C5"}
    assert LayAwayLosers is why


def test_for_a_misere_the_high_cards_are_laid_away():
    """The joker first of all."""
    away, why = laid("S9 H4 H6 H7 D4 D5 D8 C5 C6 C8", "JO SK HQ", "misere")
    assert {"JO", "SK"} <= away
    assert LayAwayHigh is why
