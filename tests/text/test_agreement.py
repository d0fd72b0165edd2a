"""What a table agrees on first, and that explanations name the table where an option decided."""

import pytest

from tutor.games.all import GAMES
from tutor.kernel.rules import written
from tutor.text.agreement import agreement, rules_title
from tutor.text.catalogue import load
from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE, languages
from tutor.text.rulebook import RuleBook

TABLE = {ENGLISH: ("this table",), TRADITIONAL_CHINESE: ("這一桌",), SIMPLIFIED_CHINESE: ("这一桌", "这桌")}

DECIDED_BY_AN_OPTION = {
    "spades": """
        no-nil nil-after-partner no-blind-nil
        blind-nil-not-trailing blind-nil-not-first blind-nil-after-partner
        below-minimum minimum-side-bid pass-count may-lead-anything not-broken not-your-turn.first spades-last
        spade-on-first-trick two-of-clubs-leads two-of-clubs-leads.goes spades-any-time void-on-first-trick
        void-on-first-trick.only-spades contract-missed.costs-nothing ten-for-200.made ten-for-200.missed
        overtricks.no-bags nil-bags nil-bags.no-contract nil-helps nil-tricks-lost bag-penalty bag-penalty.emptied
        match-lost match-goes-on
    """,
    "five-hundred": """
        call-too-low.top pass-is-final pass-is-final.until-changed one-call-each cannot-raise-own-call
        misere-needs-a-seven misere-needs-a-seven.opening joker-needs-no-trump must-play-joker joker-comes-out
        joker-may-wait.low joker-names-unled-suit joker-all-suits-led joker-all-suits-led.last slam won-on-own-contract
        defending-does-not-win defending-does-not-win.failed below-minus-500 won-on-total
    """,
    "pitch": """
        call-below-minimum call-above-maximum call-above-maximum.five call-too-low.dealer call-too-low.dealer-no-match
        top-is-called dealer-may-not-take-four dealer-may-match dealer-must-call low low.holder low.captured
        low.captured-holder low.lone lone-trump bid-missed.tricks smudge-all-tricks all-passed all-passed.same
        smudge-wins all-four-win smudge-below-zero pitcher-counts-first counting-order.high counting-order.low
        counting-order.jack counting-order.game higher-total-wins bid-to-go-out
    """,
}
"""The reasons whose rule an option of the table decides."""

ASKED_FIRST = {
    "spades": {
        *("partnership", "nil_who", "set_penalty", "failed_nil_tricks", "bag_every", "bag_penalty", "bag_carry"),
        *("first_trick_trump", "first_lead", "target", "floor"),
    },
    "five-hundred": {
        *("kitty", "bid_after_pass", "misere_rank", "misere_value", "open_misere_rank", "joker_no_trump"),
        *("must_bid_to_win", "target", "floor"),
    },
    "pitch": {"partnership", "dealer_may_equal", "all_pass", "low_to", "game_tie", "smudge", "target"},
}
"""What the articles want settled before the first card (S0 sections 5 and 7, S2 section 7, S4 section 7)."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_what_an_option_decided_names_the_table(game, language):
    """At another table it would be otherwise, and the sentence says so."""
    texts = load(language).files[game]
    silent = [
        key for key in DECIDED_BY_AN_OPTION[game].split() if not any(word in texts[key] for word in TABLE[language])
    ]
    assert [] == silent


@pytest.mark.parametrize("game", list(GAMES))
def test_the_articles_points_are_asked_first(game):
    """The agreement has each of them."""
    assert ASKED_FIRST[game] <= {point.name for point in RuleBook.load(game, ENGLISH).points}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_every_value_has_its_sentence(game, language):
    """Whatever a table agrees on first is a sentence in plain words."""
    book = RuleBook.load(game, language)
    default = next(iter(GAMES[game].presets.values()))
    for point in book.points:
        if point.text:
            continue
        allowed = default.options()[point.name]
        values = [written(value) for value in allowed.choices] or [str(getattr(default, point.name))]
        for value in (*values, *(("null",) if allowed.none else ())):
            assert book.options[point.name].sentence(value), (point.name, value)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_every_value_has_a_short_name(game, language):
    """Options are set by words, not by the names of records."""
    book = RuleBook.load(game, language)
    for name, allowed in next(iter(GAMES[game].presets.values())).options().items():
        entry = book.options[name]
        assert entry.title
        assert entry.line
        for value in (*map(written, allowed.choices), *(("null",) if allowed.none else ())):
            assert value in entry.values, (name, value)


def test_a_question_without_sense_is_not_asked():
    """Without a nil nobody asks what becomes of its tricks; the rest that differs is told beside."""
    presets = GAMES["spades"].presets
    default = presets["neuralplay-standard"]
    sheet = agreement(RuleBook.load("spades", ENGLISH), presets["bicycle"], presets["bicycle"], default)
    titles = {line.title for line in sheet.lines}
    assert "Tricks of a failed nil" not in titles
    assert {"Bags to a penalty", "Floor"} <= titles
    assert ["Lowest bid"] == [line.title for line in sheet.also]
    assert 1 == len(sheet.sides)


@pytest.mark.parametrize(
    ("options", "title"),
    [({}, "Cards4"), ({"target": "250"}, "Cards4, 1 change"), ({"target": "250", "jokers": "1"}, "Cards4, 2 changes")],
)
def test_a_rule_set_is_named_with_its_changes(options, title):
    """After its preset."""
    preset = GAMES["spades"].presets["cards4"]
    assert title == rules_title(RuleBook.load("spades", ENGLISH), preset.changed(options), preset)


def test_numbers_have_a_proper_minus():
    """As on the sheet."""
    entry = RuleBook.load("spades", ENGLISH).options["floor"]
    assert ("−200", "no floor") == (entry.named("-200"), entry.named("null"))
    assert "−200" in entry.sentence("-200")
