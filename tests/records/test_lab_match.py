"""The running match of the score lab: under each rule set its hands are scored from the first one on."""

from tutor.games.all import GAMES
from tutor.games.spades.calls import NIL
from tutor.kernel.calls import number
from tutor.kernel.seats import COMPASS, Side
from tutor.records.lab import (
    Lab,
    match_before,
    new_lab,
    next_hand,
    outcome_of,
    running,
    with_before,
    with_call,
    with_dealer,
    with_rules,
    with_tricks,
)
from tutor.records.record import Standing

NS, EW = Side("NS"), Side("EW")
SPADES = GAMES["spades"]
NEURALPLAY, CARDS4, BICYCLE = (SPADES.presets[name] for name in ("neuralplay-standard", "cards4", "bicycle"))


def entered(lab, bids, tricks):
    """Calls and tricks, N E S W; a bid of 0 is a nil."""
    for seat, bid, count in zip(COMPASS, bids, tricks, strict=True):
        lab = with_tricks(with_call(lab, seat, number(bid) if bid else NIL), seat, count)
    return lab


def match(*hands, rules=NEURALPLAY):
    """A match of hands, each its bids and its tricks."""
    lab = new_lab(SPADES, rules, COMPASS)
    for place, hand in enumerate(hands):
        following = next_hand(lab) if place else lab
        assert isinstance(following, Lab)
        lab = entered(following, *hand)
    return lab


FAILED_NIL = ((0, 4, 4, 3), (1, 5, 3, 4))
MADE = ((3, 3, 3, 3), (4, 3, 3, 3))


def test_each_rule_set_carries_its_own_totals():
    """A failed nil leaves −139 and a bag at one table, −60 and none at the other; the next hand goes on from there."""
    lab = match(FAILED_NIL, MADE)
    assert (-139, 1) == (match_before(lab, NEURALPLAY).total(NS), match_before(lab, NEURALPLAY).bag_count(NS))
    assert (-60, 0) == (match_before(lab, CARDS4).total(NS), match_before(lab, CARDS4).bag_count(NS))
    after = outcome_of(lab, NEURALPLAY), outcome_of(lab, CARDS4)
    assert [(-78, 2), (1, 1)] == [(each.total(NS), each.bag_count(NS)) for each in after]


def test_a_hand_without_a_score_counts_nothing_and_is_told():
    """Bicycle has no nil: its match has the second hand alone, and says so."""
    lab = match(FAILED_NIL, MADE)
    before = running(lab, BICYCLE)
    assert ((1,), 0, 1) == (before.unscored, before.match.total(Side("N")), before.match.hands)
    assert 31 == outcome_of(lab, BICYCLE).total(Side("N"))


def test_a_match_that_is_over_elsewhere_is_told():
    """−200 ends it at the one table, and not at the other."""
    lab = match(((7, 1, 6, 1), (4, 4, 2, 3)), ((7, 1, 6, 1), (4, 4, 2, 3)), MADE, rules=CARDS4)
    assert (2, None) == (running(lab, NEURALPLAY).over_after, running(lab, CARDS4).over_after)


def test_other_rules_score_the_hands_before_too():
    """A match keeps to one rule set: as if it had been entered under it."""
    assert match(FAILED_NIL, MADE, rules=CARDS4) == with_rules(match(FAILED_NIL, MADE), CARDS4)


def test_a_match_begins_where_other_rules_cannot_score_it():
    """There is no nil under Bicycle, so the hand stands by itself."""
    lab = with_rules(match(FAILED_NIL, MADE), BICYCLE)
    assert (BICYCLE, (), 0) == (lab.rules, lab.earlier, lab.hands)


def test_what_does_not_follow_begins_a_match():
    """Another standing, another dealer: the hand no longer follows from the one before."""
    lab = match(FAILED_NIL, MADE)
    assert 1 == len(lab.earlier)
    other = with_before(lab, NS, Standing(100, 3))
    assert ((), 0, 100) == (other.earlier, other.hands, match_before(other, NEURALPLAY).total(NS))
    assert () == with_dealer(lab, COMPASS[2]).earlier
