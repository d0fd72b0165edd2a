"""What the score lab writes is what it opens again, and what `judge` reads."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.calls import PASS, number
from tutor.kernel.seats import COMPASS, Seat, Side
from tutor.records.claim_faults import ClaimScore
from tutor.records.faults import DoesNotFollow
from tutor.records.file_faults import BadSyntax, cannot_open
from tutor.records.files import read_text
from tutor.records.lab import (
    Lab,
    new_lab,
    next_hand,
    with_before,
    with_call,
    with_points,
    with_rules,
    with_tricks,
)
from tutor.records.lab_reasons import NotAllKept
from tutor.records.lab_records import Opened, Remark, open_text
from tutor.records.lab_saving import left_out, to_record, to_text
from tutor.records.matches import judge_match
from tutor.records.reader import read_record
from tutor.records.record import Standing
from tutor.records.tree import Mark

SPADES, FIVE_HUNDRED, PITCH = (GAMES[name] for name in ("spades", "five-hundred", "pitch"))
PEOPLE = tuple(map(Seat, "甲乙丙"))
KINDS = (".yaml", ".json", ".jsonl")


def spades(tricks, lab=None, calls="3 3 3 3", preset="neuralplay-standard"):
    """A hand N E S W."""
    lab = lab or new_lab(SPADES, SPADES.presets[preset], COMPASS)
    for seat, call, count in zip(COMPASS, calls.split(), tricks.split(), strict=True):
        lab = with_tricks(with_call(lab, seat, SPADES.call(lab.rules, call)), seat, int(count))
    return lab


def second(tricks="0 0 0 0"):
    """The next hand after one that was made."""
    following = next_hand(spades("4 3 3 3"))
    assert isinstance(following, Lab)
    return spades(tricks, following)


def as_judged(lab, kind=""):
    """What `judge --match` has against the file."""
    reports = judge_match(read_record(document) for document in read_text(to_text(lab, kind), kind).found)
    return [problem for report in reports for problem in report.problems]


def again(lab, kind=""):
    """The hand from its file, as far as it can be compared."""
    opened = open_text(to_text(lab, kind), kind)
    assert isinstance(opened, Opened), opened
    return _sum_of(opened.lab)


def _sum_of(lab):
    tricks = {seat: count for seat, count in lab.tricks.items() if count}
    standings = {side: standing for side, standing in lab.before.items() if standing != Standing()}
    hands = tuple(map(_sum_of, lab.earlier))
    return lab.game, lab.rules, lab.dealer, lab.calls, tricks, lab.points, standings, lab.hands, hands


def pitch(points=()):
    """A hand of three players, 甲 having called 3."""
    lab = with_call(new_lab(PITCH, PITCH.presets["bicycle"], PEOPLE), PEOPLE[0], number(3))
    for point in points:
        lab = with_points(lab, point, PEOPLE[1])
    return lab


def five_hundred(tricks):
    """7♥ by North."""
    lab = new_lab(FIVE_HUNDRED, FIVE_HUNDRED.presets["pagat-australian"], COMPASS)
    lab = with_call(lab, COMPASS[0], FIVE_HUNDRED.call(lab.rules, "7H"))
    for seat, count in zip(COMPASS, tricks.split(), strict=True):
        lab = with_tricks(lab, seat, int(count))
    return lab


UNFINISHED = {
    "nothing": second(),
    "one trick": second("1 0 0 0"),
    "twelve tricks": second("3 3 3 3"),
    "a whole hand": second("3 4 3 3"),
    "pitch": pitch(),
    "five hundred": five_hundred("0 0 0 0"),
    "five hundred under way": five_hundred("3 2 0 1"),
    "five hundred done": five_hundred("4 2 3 1"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lab", UNFINISHED.values(), ids=UNFINISHED)
def test_a_match_in_mid_hand_opens_again(lab, kind):
    """Its finished hands and what was entered of the next one, in each kind of file; `judge` finds no fault."""
    assert _sum_of(lab) == again(lab, kind)
    assert [] == as_judged(lab, kind)
    assert left_out(lab) is None


@pytest.mark.parametrize(
    ("lab", "part"),
    [(second("9 9 0 0"), "tricks"), (pitch(["high"]), "points"), (pitch(["high", "jack"]), "points")],
    ids=["too many tricks", "high alone", "no low"],
)
def test_what_a_record_has_no_field_for_is_told(lab, part):
    """The calls and the other hands are kept, and `judge` finds no fault with them."""
    assert NotAllKept(part) == left_out(lab)
    assert [] == as_judged(lab)
    opened = open_text(to_text(lab))
    assert isinstance(opened, Opened)
    assert (lab.calls, len(lab.earlier)) == (opened.lab.calls, len(opened.lab.earlier))


@pytest.mark.parametrize("preset", ["cards4", "pagat", "bicycle"])
def test_a_match_whose_rules_were_changed_opens_again(preset):
    """All its hands are scored by the rules that it has now."""
    lab = with_rules(second("3 4 3 3"), SPADES.presets[preset])
    assert _sum_of(lab) == again(lab)
    assert [] == as_judged(lab)


def test_a_match_with_another_standing_opens_again():
    """It begins with that hand."""
    lab = with_before(second("3 4 3 3"), Side("NS"), Standing(300, 9))
    assert _sum_of(lab) == again(lab)
    assert [] == as_judged(lab)


def test_a_hand_that_its_table_refuses_opens_again():
    """Bicycle has no nil; misère's idle partner takes no trick."""
    nil = spades("1 5 3 4", calls="nil 4 4 3", preset="bicycle")
    assert _sum_of(nil) == again(nil)
    lab = with_call(five_hundred("9 0 0 1"), COMPASS[1], FIVE_HUNDRED.call(five_hundred("0 0 0 0").rules, "misere"))
    assert _sum_of(lab) == again(lab)


def test_a_hand_that_all_passed_opens_again():
    """It is over without a score."""
    lab = new_lab(FIVE_HUNDRED, FIVE_HUNDRED.presets["pagat-australian"], COMPASS)
    assert {PASS} == set(lab.calls.values())
    assert _sum_of(lab) == again(lab)


def test_a_file_is_of_the_kind_that_its_name_says():
    """A list in JSON, a line a hand in JSON Lines, a stream in YAML."""
    lab = second("3 4 3 3")
    assert "[" == to_text(lab, ".json")[0]
    assert 2 == len(to_text(lab, ".jsonl").splitlines())
    assert "{" == to_text(spades("4 3 3 3"), ".json")[0]
    assert to_text(lab, ".yaml").startswith("format: trickwise-record/1\n")


def test_a_claim_that_fails_is_told_and_the_hand_opens():
    """The sheet gives 61, at the place where the file says 65."""
    source = to_text(spades("4 3 3 3")).replace("hand: 61", "hand: 65")
    opened = open_text(source)
    assert isinstance(opened, Opened)
    assert (ClaimScore(65, 61, Side("NS")), 10) == (opened.remarks[0].reason, opened.remarks[0].mark.line)
    assert _sum_of(opened.lab) == again(spades("4 3 3 3"))


def test_what_is_wrong_with_a_file_has_its_place():
    """A list that does not end; a hand that does not follow from the one before it."""
    assert Remark(Mark(2, 1), BadSyntax("did not find expected ',' or ']'")) == open_text("auction: [[N, '3'\n")
    found = open_text(to_text(second("3 4 3 3")).replace("score: 61", "score: 99"))
    assert isinstance(found, Remark)
    assert (DoesNotFollow, "spades") == (type(found.reason), found.game)
    assert found.mark.line > 1


@pytest.mark.parametrize(
    ("error", "variant"),
    [
        (PermissionError(13, "Permission denied"), "not-allowed"),
        (OSError(28, "No space left on device"), "full"),
        (OSError(99, "Something else"), ""),
    ],
)
def test_usual_errors_of_the_system_have_words_of_ours(error, variant):
    """Others are told in its own."""
    assert variant == cannot_open(error).variant


def test_a_record_claims_what_the_hand_scores():
    """And an unfinished one claims nothing."""
    assert 61 == to_record(spades("4 3 3 3")).claims.scores[Side("NS")].hand
    assert {} == to_record(second("1 0 0 0")).claims.scores
