"""Hands played by the engine, as records: the judge finds nothing wrong in them."""

import json
from random import Random

import pytest

from tutor.cli.main import main
from tutor.players.match import play_hand
from tutor.players.player import RandomPlayer
from tutor.records.record import About
from tutor.records.saved import record_of
from tutor.records.writer import record_json


@pytest.fixture
def judged(tmp_path, capsys):
    """The exit code and the verdicts of one call of the command on a file of JSON Lines."""

    def judge(records, *options):
        file = tmp_path / "hands.jsonl"
        file.write_text("".join(json.dumps(record_json(record)) + "\n" for record in records), encoding="utf-8")
        code = main(["judge", str(file), "--json", *options])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return judge


def played_hands(setting, player, count):
    match = setting.match()
    for number in range(count):
        rng = Random(number)
        start = setting.game.deal(match, rng)
        over = play_hand(setting.game, start, dict.fromkeys(match.seats, player), rng)
        yield record_of(setting.game, over, About(id=str(number)))


@pytest.mark.parametrize("careless", [True, False])
def test_a_thousand_hands_are_judged_in_one_call(setting, roamer, times, careless, judged):
    """All are legal and complete, every claim holds, totals are the sum of their lines, no card is lost."""
    records = list(played_hands(setting, RandomPlayer() if careless else roamer, times(40, 1000)))
    code, verdicts = judged(records)
    assert 0 == code
    assert [record.about.id for record in records] == [verdict["id"] for verdict in verdicts]
    pack = set(setting.game.pack(setting.match().rules))
    for record, verdict in zip(records, verdicts, strict=True):
        assert (True, [], None) == (verdict["ok"], verdict["problems"], verdict["to_act"])
        for side, sheet in verdict["scores"].items():
            assert sheet["hand"] == sum(line["points"] for line in sheet["lines"])
            assert sheet["total"] == sheet["hand"] == record.claims.scores[side].hand
        dealt = [card for hand in record.hands.values() for card in hand] + list(record.kitty or ())
        assert len(dealt) == len(set(dealt))
        assert pack >= set(dealt)
        check_plays(record, verdict)


def check_plays(record, verdict):
    """What was played, laid away, or held by a seat that sat out, is what was dealt."""
    if record.plays is None:
        assert [] == verdict["tricks"]
        return
    played = [play.card for play in record.plays]
    laid = record.exchange.discard if record.exchange else ()
    active = {play.seat for play in record.plays}
    idle = [card for seat, hand in record.hands.items() if seat not in active for card in hand]
    dealt = [card for hand in record.hands.values() for card in hand] + list(record.kitty or ())
    assert sorted(map(str, dealt)) == sorted(map(str, (*played, *laid, *idle)))
    assert len(verdict["tricks"]) == sum(verdict["taken"].values())


def test_a_match_is_judged_as_one(setting, roamer, hands_of, judged):
    """Each hand follows from the one before it, up to the winner."""
    match = setting.match(deal_cap="6")
    players = dict.fromkeys(match.seats, roamer)
    records = [record_of(setting.game, over) for over in hands_of(setting.game, match, players, Random(4))]
    code, verdicts = judged(records, "--match")
    assert (0, True) == (code, verdicts[-1]["match"]["over"])
    assert not any(verdict["match"]["over"] for verdict in verdicts[:-1])
