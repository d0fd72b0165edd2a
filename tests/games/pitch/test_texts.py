"""Every reason of Pitch has its words, and every rule its entry, in each language."""

import pytest

from tutor.games.pitch.game import Pitch
from tutor.games.pitch.score_reasons import BidMissed, GamePoint, Low
from tutor.kernel.cards import card
from tutor.text.catalogue import Texts
from tutor.text.check import reason_problems, rulebook_problems
from tutor.text.language import languages
from tutor.text.rulebook import RuleBook

PITCH = Pitch()
COURSE = (
    "deal tricks-are-not-points rank auction dealers-privilege all-pass first-card-trump must-follow-trump "
    "follow-or-trump void no-bowers trick-winner in-play high low jack card-points game lone-trump bid-made "
    "bid-missed others-score below-zero target counting-order smudge partnership agree-first"
)


def test_no_text_is_missing_or_spare():
    """Reasons, rule book, options and presets agree with the game."""
    assert [] == [*reason_problems(PITCH.name, PITCH.reasons), *rulebook_problems(PITCH)]


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_the_course_are_in_the_book(language):
    """Each rule that a lesson teaches can be looked up, with its source."""
    entries = RuleBook.load("pitch", language).entries
    assert set(COURSE.split()) <= set(entries)
    assert all(entry.text and entry.sources for entry in entries.values())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "reason",
    [
        Low("甲"),
        Low("甲", "taker", card("S2"), "甲", "乙", 1),
        Low("甲", "taker", card("S2"), "甲", "甲", 1),
        Low("甲", "taker", card("S2"), "甲", "甲", 1, lone=True),
        Low("甲", "taker", card("S2"), "甲"),
        Low("乙", "holder", card("S2"), "甲", "乙", 1),
        Low("乙", "holder", card("S2"), "甲", "乙"),
        GamePoint("甲", 24, (("甲", 24), ("乙", 22))),
        BidMissed("甲", "甲", 3, 0, -3),
        BidMissed("N", "NS", 5, 4, -5),
    ],
)
def test_every_variant_is_worded(language, reason):
    """Also those that the general check does not make up."""
    assert Texts.load(language).reason("pitch", reason)
