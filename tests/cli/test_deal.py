"""`trickwise deal`: records of hands only, the same for the same seed, under conditions."""

import json

import pytest

from tutor.kernel.cards import card

FIRST_OF_SEED_7 = "SK SJ S8 S6 S4 S3 HK H6 H3 H2 D7 D6 C2"
EIGHTEEN = "SA SK SQ SJ ST S9 HA HK HQ HJ HT H9 CA CK CQ CJ CT C9"


@pytest.fixture
def dealt(run):
    """The records that a call writes."""

    def command(*arguments: str):
        ran = run("deal", *arguments)
        assert (0, "") == (ran.code, ran.err)
        return [json.loads(line) for line in ran.out.splitlines()]

    return command


@pytest.mark.parametrize(
    ("game", "hands", "kitty"), [("spades", 4 * [13], 0), ("five-hundred", 4 * [10], 3), ("pitch", 4 * [6], 0)]
)
def test_a_record_has_hands_and_kitty_only(dealt, game, hands, kitty):
    """Everything that is dealt, and nothing that has happened."""
    (record,) = dealt("--game", game)
    assert {"format", "id", "game", "rules", "hands"} == record.keys() - {"kitty"}
    assert (hands, kitty) == ([len(held) for held in record["hands"].values()], len(record.get("kitty", ())))


def test_the_same_seed_deals_the_same_cards(dealt):
    """On every machine: these cards are written down here."""
    one, other = dealt("--game", "spades", "--seed", "7", "--count", "2")
    assert [one] == dealt("--game", "spades", "--seed", "7")
    assert one["hands"] != other["hands"]
    assert ("spades-7-1", "spades-7-2") == (one["id"], other["id"])
    assert FIRST_OF_SEED_7 == " ".join(one["hands"]["N"])


def test_what_is_dealt_can_be_judged(dealt, run):
    """Hands alone are a sound record, and somebody is to call."""
    for game, players in (("spades", "4"), ("five-hundred", "4"), ("pitch", "2"), ("pitch", "3")):
        records = dealt("--game", game, "--players", players, "--count", "3")
        text = "".join(json.dumps(record) + "\n" for record in records)
        verdicts = [
            json.loads(line) for line in run("judge", "deals.jsonl", "--json", deals_jsonl=text).out.splitlines()
        ]
        assert [(True, "N")] * 3 == [(verdict["ok"], verdict["to_act"]) for verdict in verdicts]


def test_a_stated_set_of_cards_is_dealt(dealt):
    """An article's eighteen cards are for three players; how they are written does not matter."""
    (record,) = dealt("--game", "pitch", "--seed", "1", "--from", *EIGHTEEN.split())
    assert ["N", "E", "S"] == record["seats"]
    assert sorted(EIGHTEEN.split()) == sorted(code for held in record["hands"].values() for code in held)
    backwards = ",".join(reversed(EIGHTEEN.replace("ST", "♠10").split()))
    assert [record] == dealt("--game", "pitch", "--seed", "1", "--from", backwards)


@pytest.mark.parametrize(
    ("game", "condition", "holds"),
    [
        ("spades", "S.spades>=5", lambda hands: sum(held.suit.value == "S" for held in hands["S"]) >= 5),
        ("spades", "N.hearts==0", lambda hands: not any(held.suit.value == "H" for held in hands["N"])),
        ("spades", "N.void=H", lambda hands: not any(held.suit.value == "H" for held in hands["N"])),
        ("spades", "N.void=♥", lambda hands: not any(held.suit.value == "H" for held in hands["N"])),
        ("spades", "North.has=SA", lambda hands: card("SA") in hands["N"]),
        ("spades", "E.aces=3", lambda hands: sum(held.code[1] == "A" for held in hands["E"]) == 3),
        ("spades", "any.longest>=7", lambda hands: any(longest(held) >= 7 for held in hands.values())),
        ("spades", "W.points<5", lambda hands: sum("JQKA".find(held.code[1]) + 1 for held in hands["W"]) < 5),
        ("five-hundred", "S.joker", lambda hands: card("JO") in hands["S"]),
        ("five-hundred", "kitty.joker", lambda hands: not any(card("JO") in held for held in hands.values())),
        ("pitch", "N.tens >= 2", lambda hands: sum(held.code[1] == "T" for held in hands["N"]) >= 2),
        ("pitch", "N.points>20", lambda hands: sum(held.code[1] == "T" for held in hands["N"]) >= 1),
    ],
)
def test_a_condition_chooses_deals(dealt, game, condition, holds):
    """Each deal is as wished."""
    for record in dealt("--game", game, "--seed", "3", "--count", "3", "--where", condition):
        assert holds({seat: [card(code) for code in held] for seat, held in record["hands"].items()})


def longest(held):
    return max(sum(card.suit is suit for card in held) for suit in {card.suit for card in held})


def test_the_contractor_has_the_longest_trump_suit(dealt):
    """Joker and left bower counted: the left bower is in the hand that is longest with it."""
    for record in dealt("--game", "five-hundred", "--seed", "3", "--count", "5", "--where", "contractor.left_bower"):
        lengths = {
            (seat, trump): sum(code[0] == trump or code in ("JO", left) for code in held)
            for seat, held in record["hands"].items()
            for trump, left in (("S", "CJ"), ("C", "SJ"), ("D", "HJ"), ("H", "DJ"))
        }
        best = [chosen for chosen, length in lengths.items() if length == max(lengths.values())]
        lefts = {"S": "CJ", "C": "SJ", "D": "HJ", "H": "DJ"}
        assert any(lefts[trump] in record["hands"][seat] for seat, trump in best)


def test_conditions_hold_together(dealt):
    """All that are given, in one list or in several."""
    conditions = ("--where", "contractor.trumps>=6", "contractor.right_bower", "--where", "kitty.joker=0")
    for record in dealt("--game", "five-hundred", "--seed", "1", "--count", "2", *conditions):
        assert "JO" not in record["kitty"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--where", "S.spadse>=5"), "spades"),
        (("--where", "Q.spades"), "Q"),
        (("--where", "S.void=Q"), "Q"),
        (("--where", "S.has=Z9"), "Z9"),
        (("--where", "S.spades>=many"), "number"),
        (("--where", "spades"), "S.spades>=5"),
        (("--where", "contractor.left_bower"), "any"),
        (("--where", "S.left_bower"), "left_bower"),
        (("--rules", "pagatt"), "pagat"),
        (("--players", "3"), "4"),
        (("--from", "SA", "SK"), "52"),
        (("--from", "SA", "SA"), "SA"),
        (("--from", "ZZ"), "ZZ"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(run, arguments, told):
    """Exit 2, with what is wrong, and the nearest name where it is a name."""
    ran = run("deal", "--game", "spades", *arguments)
    assert (2, "") == (ran.code, ran.out)
    assert told in ran.err


@pytest.mark.parametrize("command", ["deal", "match"])
@pytest.mark.parametrize(("given", "told"), [(("chess",), "chess"), ((), "GAME"), (("pitch", "--game=pitch"), "GAME")])
def test_a_game_is_named_once_and_is_one_of_ours(run, capsys, command, given, told):
    """What was typed is told, and what it may be."""
    with pytest.raises(SystemExit) as caught:
        run(command, *given, *(("--players", "random,random") if command == "match" else ()))
    said = capsys.readouterr().err.splitlines()[-1]
    assert (2, True, True) == (caught.value.code, told in said, "spades" in said or "--game" in said)


def test_a_game_needs_no_option(dealt):
    """It may stand first, as `rules` and `review` have it."""
    assert dealt("pitch", "--seed", "3") == dealt("--game", "pitch", "--seed", "3")


def test_a_card_of_another_pack_is_refused(run):
    """Five Hundred has no twos."""
    ran = run("deal", "--game", "five-hundred", "--from", "S2")
    assert (2, True) == (ran.code, "2" in ran.err)


def test_an_impossible_wish_comes_to_an_end(run, monkeypatch):
    """After so many tries, with a sentence: there is no joker in this pack."""
    monkeypatch.setattr("tutor.records.dealing.TRIES", 50)
    ran = run("deal", "--game", "spades", "--where", "N.joker")
    assert (1, "", True) == (ran.code, ran.out, "50" in ran.err)


def test_what_was_found_before_is_written(run, monkeypatch):
    """A search that fails at the second deal has written the first."""
    monkeypatch.setattr("tutor.records.dealing.TRIES", 2)
    ran = run("deal", "--game", "spades", "--seed", "5", "--count", "50", "--where", "N.spades>=3")
    assert (1, True) == (ran.code, 0 < len(ran.out.splitlines()) < 50)


def test_the_grammar_stands_in_the_help(run, capsys):
    """Whose cards, what is counted, and examples."""
    with pytest.raises(SystemExit):
        run("deal", "--help")
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("contractor", "kitty", "void=SUIT", "left_bower", "longest", "S.spades>=5"))
