"""The score of a hand and the end of a match: the numbers of S2 section 4 and 5, and what the options change."""

import pytest

from tutor.games.five_hundred.score_reasons import (
    BelowMinus500,
    ContractFailed,
    ContractMade,
    DealCapReached,
    DefendersTricks,
    DefendersUnpaid,
    DefendingDoesNotWin,
    GoesOn,
    MisereFailed,
    MisereMade,
    OpenMisereFailed,
    OpenMisereMade,
    Slam,
    TiePlaysOn,
    WonOnOwnContract,
    WonOnTotal,
)
from tutor.kernel.scoring import ScoreLine
from tutor.kernel.seats import COMPASS

N, E, S, W = COMPASS
SEVEN_HEARTS = "N 6H, E 7C, S pass, W pass, N 7H, E pass"
SIX_SPADES_BY_E = "N pass, E 6S, S pass, W pass"
MISERE = "N 7S, E misere, S pass, W pass, N pass"


def lines(over):
    return [line for sheet in over.score.sheets for line in sheet.lines]


def hands(over):
    return [sheet.hand for sheet in over.score.sheets]


def test_seven_hearts_made(table):
    """7 and 3: +200 and +30 (S2 section 4)."""
    call = table.call("7H")
    assert [
        ScoreLine(ContractMade("NS", call, 7, 200, 0), 200),
        ScoreLine(DefendersTricks("EW", 3, 30), 30),
    ] == lines(table.result(SEVEN_HEARTS, {"N": 4, "E": 2, "S": 3, "W": 1}))


def test_seven_hearts_failed(table):
    """6 and 4: -200 and +40 (S2 section 4)."""
    call = table.call("7H")
    assert [
        ScoreLine(ContractFailed("NS", call, 6, -200), -200),
        ScoreLine(DefendersTricks("EW", 4, 40), 40),
    ] == lines(table.result(SEVEN_HEARTS, {"NS": 6, "EW": 4}))


def test_all_ten_tricks(table):
    """A contract of less than 250 scores 250 (S2 section 4)."""
    assert [
        ScoreLine(Slam("NS", table.call("7H"), 200, 250), 250),
        ScoreLine(DefendersTricks("EW", 0, 0), 0),
    ] == lines(table.result(SEVEN_HEARTS, {"N": 6, "E": 0, "S": 4, "W": 0}))


@pytest.mark.parametrize(("taken", "variants"), [(7, ["exact", ""]), (8, ["", ""]), (10, ["", "none"])])
def test_a_line_says_no_more_than_there_is(table, taken, variants):
    """Extra tricks, and the defenders' own, are named only where there are some."""
    over = table.result(SEVEN_HEARTS, {"NS": taken, "EW": 10 - taken}, table.match(slam="false"))
    assert variants == [line.reason.variant for line in lines(over)]


@pytest.mark.parametrize(
    ("call", "taken", "scores"),
    [
        ("7H", 8, [200, 20]),
        ("7H", 9, [200, 10]),
        ("8D", 8, [280, 20]),
        ("8S", 10, [250, 0]),
        ("8C", 10, [260, 0]),
        ("10NT", 10, [520, 0]),
        ("10S", 9, [-440, 10]),
        ("6S", 0, [-40, 100]),
    ],
)
def test_contracts(table, call, taken, scores):
    """Extra tricks add nothing, the slam never lowers a contract, the defenders get ten each."""
    assert scores == hands(table.result(f"N {call}, E pass, S pass, W pass", {"NS": taken, "EW": 10 - taken}))


def test_without_the_slam(table):
    """An option: all ten tricks score the contract."""
    assert [200, 0] == hands(table.result(SEVEN_HEARTS, {"NS": 10, "EW": 0}, table.match(slam="false")))


def test_misere_made(table):
    """No trick: +250, and the defenders get nothing (S2 section 5)."""
    assert [
        ScoreLine(DefendersUnpaid("NS", 10), 0),
        ScoreLine(MisereMade(E, 250), 250),
    ] == lines(table.result(MISERE, {"N": 6, "E": 0, "S": 4, "W": 0}))


@pytest.mark.parametrize("taken", [1, 3])
def test_misere_failed(table, taken):
    """One trick or more: -250, no tens either way (S2 section 5)."""
    assert [
        ScoreLine(DefendersUnpaid("NS", 10 - taken), 0),
        ScoreLine(MisereFailed(E, None, taken, -250), -250),
    ] == lines(table.result(MISERE, {"NS": 10 - taken, "EW": taken}))


def test_a_misere_that_was_played_names_the_trick(table):
    """Where the cards are known, so is the trick that lost it."""
    match = table.match(misere_stops="true")
    over = table.playing(table.misere, "S C5, W C7, E CJ, E SJ, S JO, W S8", away="SK HQ S9", match=match)
    assert ScoreLine(MisereFailed(S, 2, 1, -250), -250) == lines(over)[0]


def test_open_misere(table):
    """+500 or -500 (S2 section 5)."""
    calls = "N open-misere, E pass, S pass, W pass"
    made = table.result(calls, {"N": 0, "E": 7, "S": 0, "W": 3})
    failed = table.result(calls, {"NS": 1, "EW": 9})
    assert ScoreLine(OpenMisereMade(N, 500), 500) == lines(made)[0]
    assert ScoreLine(OpenMisereFailed(N, None, 1, -500), -500) == lines(failed)[0]


def test_misere_at_another_price(table):
    """What the table has agreed on."""
    calls = "N open-misere, E pass, S pass, W pass"
    match = table.match(open_misere_value="520", open_misere_rank="top")
    assert [520, 0] == hands(table.result(calls, {"NS": 0, "EW": 10}, match))


def test_300_and_200_win(table):
    """500 by an own contract wins the match (S2 section 4)."""
    outcome = table.outcome(SEVEN_HEARTS, {"NS": 7, "EW": 3}, table.match(before={"NS": 300}))
    assert (True, "NS", WonOnOwnContract("NS", 500, 500)) == (outcome.over, outcome.winner, outcome.why)


def test_490_and_20_by_defending_do_not_win(table):
    """510 reached by defending is no win (S2 section 4)."""
    outcome = table.outcome(SEVEN_HEARTS, {"NS": 8, "EW": 2}, table.match(before={"EW": 490}))
    assert (False, None, DefendingDoesNotWin("EW", 510, 500, failed=False)) == (
        outcome.over,
        outcome.winner,
        outcome.why,
    )


def test_an_own_contract_wins_against_a_higher_total(table):
    """500 by contract beats 540 by defending."""
    outcome = table.outcome(SEVEN_HEARTS, {"NS": 7, "EW": 3}, table.match(before={"NS": 300, "EW": 510}))
    assert "NS" == outcome.winner


def test_510_wins_with_the_next_own_contract(table):
    """However small it is; failed, it wins nothing."""
    match = table.match(before={"NS": 200, "EW": 510})
    assert "EW" == table.outcome(SIX_SPADES_BY_E, {"NS": 4, "EW": 6}, match).winner
    assert table.outcome(SIX_SPADES_BY_E, {"NS": 5, "EW": 5}, match).winner is None


def test_a_failed_contract_does_not_win_what_is_left(table):
    """600 before, 560 after: still no own contract."""
    outcome = table.outcome(SIX_SPADES_BY_E, {"NS": 5, "EW": 5}, table.match(before={"EW": 600}))
    assert (False, DefendingDoesNotWin("EW", 560, 500, failed=True)) == (outcome.over, outcome.why)


@pytest.mark.parametrize("preset", ["pagat-australian", "neuralplay", "american"])
@pytest.mark.parametrize(("side", "winner"), [("NS", "EW"), ("EW", "NS")])
def test_minus_500_loses(table, preset, side, winner):
    """Either side, at once, whatever the other has (S2 section 4)."""
    calls = "N 7H, E pass, S pass, W pass" if side == "NS" else "N pass, E 7H, S pass, W pass"
    match = table.match(preset, before={side: -300})
    outcome = table.outcome(calls, {side: 6, winner: 4}, match)
    assert (True, winner, BelowMinus500(side, -500, -500, winner)) == (outcome.over, outcome.winner, outcome.why)


def test_minus_490_does_not(table):
    """Ten above the floor is not at the floor."""
    outcome = table.outcome(SEVEN_HEARTS, {"NS": 6, "EW": 4}, table.match(before={"NS": -290}))
    assert (False, GoesOn((("NS", -490), ("EW", 40)), N)) == (outcome.over, outcome.why)


def test_where_any_500_wins_the_higher_total_does(table):
    """NeuralPlay ends at 500 however it is reached."""
    match = table.match("neuralplay", before={"NS": 310, "EW": 490})
    tied = table.outcome(SEVEN_HEARTS, {"NS": 8, "EW": 2}, match)
    assert (False, TiePlaysOn(510)) == (tied.over, tied.why)
    won = table.outcome(SEVEN_HEARTS, {"NS": 7, "EW": 3}, match)
    assert (True, "EW", WonOnTotal("EW", 520, 500)) == (won.over, won.winner, won.why)


def test_another_target_and_floor(table):
    """Both are agreements."""
    match = table.match(target="200", floor="-200")
    assert "NS" == table.outcome(SEVEN_HEARTS, {"NS": 7, "EW": 3}, match).winner
    assert "EW" == table.outcome(SEVEN_HEARTS, {"NS": 6, "EW": 4}, match).winner


def test_a_match_of_so_many_hands(table):
    """With a cap the totals decide, and equal totals nobody (options of all games)."""
    match = table.match(deal_cap="1")
    outcome = table.outcome(SEVEN_HEARTS, {"NS": 7, "EW": 3}, match)
    assert (True, "NS", DealCapReached(1, "NS", 200)) == (outcome.over, outcome.winner, outcome.why)
    tied = table.outcome(SEVEN_HEARTS, {"NS": 7, "EW": 3}, table.match(deal_cap="1", before={"EW": 170}))
    assert (True, None, DealCapReached(1, None, 200)) == (tied.over, tied.winner, tied.why)


def test_totals_go_on_and_the_deal_passes(table):
    """The next hand begins with the totals, dealt by the next seat."""
    match = table.match(before={"NS": 100, "EW": 50})
    after = table.game.next_hand(match, table.result(SEVEN_HEARTS, {"NS": 7, "EW": 3}, match))
    assert ({"NS": 300, "EW": 80}, N, 1) == (after.totals, after.dealer, after.hands)
