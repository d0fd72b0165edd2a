"""`trickwise import`: an article in, a record and its verdict out."""

import json

import pytest

SPADES = """\
四、完整牌例

墩 依序出牌 得墩
1 北♥9、東♥3、南♥10、西♥4 南
2 南♦7、西♦8、北♦K、東♦9 北

第4墩是第一次破黑桃。
"""
PITCH = """\
1 甲♠A、乙♠2、丙♠Q 甲 6
2 甲♠K、乙♠J、丙♠10 甲 14
3 甲♥A、乙♥2、丙♥3 甲 4
4 甲♥10、乙♥K、丙♥Q 乙 15
5 乙♣A、丙♣K、甲♣2 乙 7
6 乙♦10、丙♦A、甲♦3 丙 14
"""


def test_a_record_is_written_and_judged(run):
    """The record on standard output, the verdict on standard error."""
    ran = run("import", "a.txt", "--game", "spades", "--dealer", "W", a_txt=SPADES)
    assert ran.code == 0
    assert "  winners: [S, N]" in ran.out.splitlines()
    assert "→ South" in ran.err


def test_what_is_imported_can_be_judged(run):
    """The written file is a record like any other."""
    calls = "甲 3, 乙 pass, 丙 pass"
    first = run(
        "import", "a.txt", "--game", "pitch", "--dealer", "丙", "--auction", calls, "--out", "b.yaml", a_txt=PITCH
    )
    assert (0, "") == (first.code, first.out)
    (line,) = run("judge", "b.yaml", "--json").out.splitlines()
    assert {"甲": 4, "乙": 0, "丙": 0} == {side: sheet["hand"] for side, sheet in json.loads(line)["scores"].items()}


def test_json_has_the_record_the_verdict_and_lines(run):
    """Each problem names the line of the article, also for a changed winner."""
    ran = run("import", "a.txt", "--game", "spades", "--json", a_txt=SPADES.replace("東♦9 北", "東♦9 西"))
    found = json.loads(ran.out)
    (problem,) = found["verdict"]["problems"]
    assert (1, "claim.winner", 5) == (ran.code, problem["code"], problem["line"])
    assert found["record"]["plays"][0] == ["N", "H9"]


@pytest.mark.parametrize(
    ("changed", "to", "line"), [("東♥3", "東♥3♥4", 4), ("西♦8", "西♦8♦2", 5), ("1 北♥9、東♥3、南♥10、西♥4 南\n", "", 4)]
)
def test_a_row_that_is_not_read_is_told(run, changed, to, line):
    """It ends in 1, with the line of the article."""
    ran = run("import", "a.txt", "--game", "spades", "--dealer", "W", "--json", a_txt=SPADES.replace(changed, to))
    (problem, *_) = json.loads(ran.out)["verdict"]["problems"]
    assert (1, "record.row-missing", line) == (ran.code, problem["code"], problem["line"])


def test_seats_may_be_given(run):
    """Where the first row does not begin at the first seat."""
    ran = run("import", "a.txt", "--game", "pitch", "--seats", "丙,甲,乙", "--json", a_txt=PITCH)
    assert ["丙", "甲", "乙"] == json.loads(ran.out)["record"]["seats"]


def test_several_tables_are_several_records(run):
    """A stream of YAML, a line of JSON each."""
    ran = run("import", "a.txt", "--game", "spades", "--json", a_txt=SPADES + SPADES)
    assert len(ran.out.splitlines()) == 2
    assert run("import", "a.txt", "--game", "spades").out.count("---") == 1


@pytest.mark.parametrize("content", ["", "no table here\n", "\x00"])
def test_no_rows_end_in_two(run, content):
    """A text without a table is told so."""
    ran = run("import", "a.txt", "--game", "spades", a_txt=content)
    assert (2, "") == (ran.code, ran.out)


def test_wrong_terms_are_told(run):
    """A dealer, a call or a rule set that nobody knows."""
    for terms in (["--dealer", "Q"], ["--rules", "standard"], ["--auction", "N 14"]):
        ran = run("import", "a.txt", "--game", "spades", *terms, a_txt=SPADES)
        assert ran.code == 1
        assert "Traceback" not in ran.err


def test_a_folder_is_no_place_to_write_to(run, tmp_path):
    """What cannot be written is told, not raised."""
    ran = run("import", "a.txt", "--game", "spades", "--out", str(tmp_path), a_txt=SPADES)
    assert ran.code == 2
