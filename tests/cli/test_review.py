"""`trickwise review`: fresh positions at a terminal."""

import pytest

from tutor.cli.command import NOT_READABLE
from tutor.cli.review import MOST
from tutor.text.catalogue import Texts
from tutor.text.language import languages

GAMES = ("spades", "five-hundred", "pitch")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_asked_and_answered(run, game):
    """As many positions as are wanted, and at the end how many were right."""
    told = run("review", game, "--count", "3", "--seed", "4")
    assert (0, "") == (told.code, told.err)
    assert "3 of 3 at the first go." in told.out


@pytest.mark.parametrize("language", languages())
def test_in_another_language(run, language):
    """To its end."""
    told = run("review", "pitch", "--count", "3", "--seed", "1", "--lang", language)
    assert told.out.endswith(f"{Texts.load(language).say('round.end', right=3, count=3)}\n")


def test_a_seed_deals_the_same(run):
    """And another one another."""
    first, again, other = (run("review", "spades", "--count", "2", "--seed", seed).out for seed in "112")
    assert first == again
    assert first != other


def test_a_rule_may_be_named(run):
    """Then nothing else is asked."""
    told = run("review", "pitch", "--rule", "pitch/trick-winner", "--count", "4", "--seed", "1")
    assert 4 == told.out.count("Who takes this trick?")


def test_known_misunderstandings_are_told_where_they_are_wanted(run):
    """What is said to each."""
    plain = run("review", "pitch", "--count", "3", "--seed", "1").out
    assert len(run("review", "pitch", "--count", "3", "--seed", "1", "--mistakes").out) > len(plain)


@pytest.mark.parametrize(
    "wrong",
    [
        ("bridge",),
        ("spades", "--count", "0"),
        ("spades", "--count", str(MOST + 1)),
        ("spades", "--rule", "spades/nothing"),
        ("spades", "--lang", "fr"),
    ],
)
def test_what_cannot_be_dealt_is_told(run, wrong):
    """With what can be."""
    with pytest.raises(SystemExit) as ended:
        run("review", *wrong)
    assert 2 == ended.value.code


def test_a_rule_of_another_game_is_told(run):
    """Instead of a round of something else."""
    told = run("review", "spades", "--rule", "pitch/jack", "spades/nil")
    assert (NOT_READABLE, "") == (told.code, told.out)
    assert "pitch/jack" in told.err
    assert "spades/nil" not in told.err
