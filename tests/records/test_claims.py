"""What a source says of its hand is checked part by part; a failed claim stops nothing."""

import pytest

from tutor.kernel.actions import MakeCall
from tutor.kernel.calls import number
from tutor.kernel.cards import Suit
from tutor.kernel.seats import Seat, Side
from tutor.records.claim_faults import (
    ClaimBroken,
    ClaimCardPoints,
    ClaimContract,
    ClaimMatch,
    ClaimNotReached,
    ClaimScore,
    ClaimSideTricks,
    ClaimTricks,
    ClaimVoid,
    ClaimWinner,
    ContractNotReached,
    NotACall,
    SeatNotReached,
    SideNotReached,
)
from tutor.text.catalogue import Texts

THREE = MakeCall(Seat("N"), number(3))
TRICK = "game: spades\nplays: [[N, H9], [E, H3], [S, HT], [W, H4]]\n"
SCORED = 'game: spades\nauction: [[N, "3"], [E, "4"], [S, "3"], [W, "2"]]\nresult: {tricks: {N: 2, E: 4, S: 5, W: 2}}\n'
PITCH = """
game: pitch
seats: [甲, 乙, 丙]
dealer: 丙
plays: [[甲, SA], [乙, S2], [丙, SQ], [甲, HK], [乙, CT], [丙, H2]]
"""


@pytest.mark.parametrize(
    ("record", "claims", "where", "fault"),
    [
        (TRICK, "{winners: [N]}", "claims/winners/0", ClaimWinner("N", "S", 1)),
        (TRICK, "{winners: [S, N]}", "claims/winners/1", SeatNotReached("N")),
        (TRICK, "{tricks: {S: 2}}", "claims/tricks/S", ClaimTricks(2, 1, Seat("S"))),
        (TRICK, "{tricks: {NS: 0}}", "claims/tricks/NS", ClaimSideTricks(0, 1, Side("NS"))),
        (TRICK, "{broken_at: 3}", "claims/broken_at", ClaimNotReached(3)),
        (TRICK, "{voids: [[E, H, 1]]}", "claims/voids/0", ClaimNotReached(1)),
        (TRICK, "{scores: {NS: {hand: 61}}}", "claims/scores/NS/hand", ClaimNotReached(61)),
        (TRICK, "{match: {winner: null}}", "claims/match/winner", SideNotReached(None)),
        (TRICK, "{contract: {seat: N, call: '3'}}", "claims/contract", ContractNotReached(THREE)),
        (SCORED, "{scores: {NS: {hand: 60}}}", "claims/scores/NS/hand", ClaimScore(60, 61, Side("NS"))),
        (SCORED, "{scores: {NS: {total: 60}}}", "claims/scores/NS/total", ClaimScore(60, 61, Side("NS"))),
        (SCORED, "{scores: {EW: {bags: 1}}}", "claims/scores/EW/bags", ClaimScore(1, 0, Side("EW"))),
        (SCORED, "{match: {winner: NS}}", "claims/match/winner", ClaimMatch("NS", None)),
        (SCORED, "{contract: {seat: N, call: '3'}}", "claims/contract", ClaimContract(THREE, None)),
        (SCORED, "{tricks: {N: 3}}", "claims/tricks/N", ClaimTricks(3, 2, "N")),
        (PITCH, "{card_points: [6, 3]}", "claims/card_points/1", ClaimCardPoints(3, 13, 2)),
        (PITCH, "{voids: [[乙, H, 1]]}", "claims/voids/0", ClaimVoid(1, 2, Seat("乙"), Suit.HEARTS)),
    ],
)
def test_a_claim_that_does_not_hold_is_told_with_both_values(judged, record, claims, where, fault):
    """What is claimed, what is so, and where the claim stands."""
    assert [(where, fault)] == [(p.where, p.reason) for p in judged(f"{record}claims: {claims}").problems]


@pytest.mark.parametrize(
    ("record", "claims"),
    [
        (TRICK, "{winners: [S], tricks: {N: 0, S: 1}}"),
        (TRICK, "{winners: [null]}"),
        (SCORED, "{scores: {NS: {hand: 61, total: 61, bags: 1}, EW: {hand: 60}}, match: {winner: null}}"),
        (PITCH, "{card_points: [6, 13], voids: [[乙, H, 2]]}"),
    ],
)
def test_claims_that_hold_are_silent(judged, record, claims):
    """Nothing is said of what is as claimed."""
    assert judged(f"{record}claims: {claims}").ok


def test_a_failed_claim_stops_nothing(judged):
    """All claims are checked, whatever the first of them is."""
    assert len(judged(SCORED + "claims: {tricks: {N: 1, E: 1}, scores: {NS: {hand: 1}}}").problems) == 3


def test_after_a_problem_claims_are_not_reached(judged):
    """What the record never comes to can't be claimed."""
    report = judged("game: spades\nplays: [[N, H9], [S, HT]]\nclaims: {winners: [S, N], tricks: {S: 5}}")
    assert ["plays/1", "claims/winners/0", "claims/tricks/S"] == [problem.where for problem in report.problems]


def test_the_trick_that_breaks_spades_is_claimed_by_its_number(judged, examples):
    """In S0's hand the fourth trick does."""
    record = dict(examples["s0-whole-hand"])
    plays = ", ".join(f"[{seat}, {code}]" for seat, code in record["plays"])
    assert judged(f"game: spades\nplays: [{plays}]\nclaims: {{broken_at: 4}}").ok
    report = judged(f"game: spades\nplays: [{plays}]\nclaims: {{broken_at: 5}}")
    assert [ClaimBroken(5, 4)] == [problem.reason for problem in report.problems]


SEVEN = "game: five-hundred\ncontract: {seat: N, call: 7H}\n"


@pytest.mark.parametrize(
    ("record", "claims", "said"),
    [
        (TRICK, "{winners: [N]}", "紀錄說第1墩歸北家，實際由南家收走。"),
        (TRICK, "{tricks: {N: 1}}", "紀錄說北家拿的墩數是1，牌打出來是0。"),
        (SCORED, "{tricks: {NS: 6}}", "紀錄說南北隊拿的墩數是6，牌打出來是7。"),
        (SEVEN, "{contract: {seat: E, call: 7H}}", "紀錄說合約是東家7♥，實際是北家7♥。"),
        (SCORED, "{match: {winner: NS}}", "紀錄說整場由南北隊拿下，實際還沒分出勝負。"),
        (TRICK, "{winners: [S, W]}", "紀錄說到西家，牌沒有打到那裡。"),
        (TRICK, "{match: {winner: null}}", "紀錄說整場還沒分出勝負，牌沒有打到那裡。"),
    ],
)
def test_a_claim_is_told_in_words(judged, record, claims, said):
    """Seats, sides and calls are called as everywhere else, and no code is left."""
    (problem,) = judged(f"{record}claims: {claims}").problems
    assert said == Texts.load("zh_TW").reason("", problem.reason)


def test_a_claimed_contract_is_a_call_of_the_table(judged):
    """Nobody plays eight hearts in Pitch."""
    (problem,) = judged("game: pitch\nseats: [甲, 乙, 丙]\nclaims: {contract: {seat: 甲, call: 8H}}").problems
    assert ("claims/contract/call", NotACall, "8H") == (problem.where, type(problem.reason), problem.reason.given)
