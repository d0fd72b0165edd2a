"""Records that are the hands of one match."""

from tutor.kernel.seats import Seat
from tutor.records.faults import DoesNotFollow, MatchIsOver, OtherMatch
from tutor.records.files import read_text
from tutor.records.matches import judge_match
from tutor.records.reader import read_record

FIRST = (
    'game: spades\ndealer: W\nauction: [[N, "3"], [E, "4"], [S, "3"], [W, "2"]]\n'
    "result: {tricks: {N: 2, E: 4, S: 5, W: 2}}\n"
)
NEXT = 'game: spades\nauction: [[E, "4"], [S, "3"], [W, "2"], [N, "3"]]\nresult: {tricks: {N: 2, E: 4, S: 5, W: 2}}\n'


def problems(*records):
    documents = read_text("---\n".join(records)).found
    reports = list(judge_match(map(read_record, documents)))
    return [[(problem.where, problem.reason) for problem in report.problems] for report in reports]


def test_a_hand_begins_where_the_last_one_ended():
    """Totals, bags and the deal follow."""
    sound = "before: {NS: {score: 61, bags: 1}, EW: {score: 60}}\ndealer: N\n"
    assert problems(FIRST, NEXT + sound) == [[], []]


def test_what_is_left_out_follows():
    """A hand that does not say where it begins goes on from the last."""
    assert problems(FIRST, NEXT) == [[], []]


def test_a_total_that_does_not_follow_is_told():
    """Both standings are named, with their bags."""
    wrong = "before: {NS: {score: 61}, EW: {score: 60}}\n"
    assert problems(FIRST, NEXT + wrong)[1] == [("before/NS", DoesNotFollow("61", "61 (1)"))]


def test_the_deal_must_pass_on():
    """The next seat deals."""
    assert problems(FIRST, FIRST)[1][0] == ("dealer", DoesNotFollow("W", Seat("N")))


def test_a_match_that_is_over_has_no_next_hand():
    """Nobody deals after the end."""
    assert problems(FIRST + "before: {NS: {score: 450}}\n", NEXT)[1] == [("", MatchIsOver())]


def test_a_match_keeps_its_game_and_its_rules():
    """Another rule set is another match."""
    assert problems(FIRST, NEXT + "rules: pagat\n")[1] == [("", OtherMatch())]


def test_a_match_may_have_a_last_hand():
    """The number of hands is counted through the match."""
    capped = "options: {deal_cap: 2}\n"
    documents = read_text("---\n".join((FIRST + capped, NEXT + capped))).found
    first, second = judge_match(map(read_record, documents))
    assert (False, True) == (first.judged.after.outcome.over, second.judged.after.outcome.over)
