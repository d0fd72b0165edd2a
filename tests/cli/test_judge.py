"""`trickwise judge`: its lines, its exit codes, and files that are no records."""

import json
import subprocess
import sys

import pytest

SOUND = "game: spades\nid: one\nplays: [[N, H9], [E, H3], [S, HT], [W, H4]]\n"
REVOKE = """\
game: spades
id: two
plays:
- [N, H9]
- [E, C3]
- [S, HT]
- [W, H4]
- [S, H2]
- [W, D8]
- [N, D2]
- [E, H3]
"""
SCORED = (
    'game: spades\ndealer: W\nauction: [[N, "3"], [E, "4"], [S, "3"], [W, "2"]]\n'
    "result: {tricks: {N: 2, E: 4, S: 5, W: 2}}\n"
)


def test_a_sound_record_ends_in_zero(run):
    """Complete or cut short."""
    assert run("judge", "a.yaml", a_yaml=SOUND).code == 0


def test_a_problem_ends_in_one(run):
    """The sentence, its place in the file, and the rule."""
    ran = run("judge", "a.yaml", a_yaml=REVOKE)
    assert ran.code == 1
    assert "a.yaml:5:3: plays/1, East, C3" in ran.out
    assert "[Following suit]" in ran.out


def test_a_person_reads_a_table_and_sums(run):
    """Tricks in columns, score lines with their sum."""
    lines = run("judge", "a.yaml", "b.yaml", a_yaml=SOUND, b_yaml=SCORED).out.splitlines()
    assert lines[0] == "✓ one · Spades · NeuralPlay Standard"
    assert "  1  North ♥9  East ♥3  South ♥10  West ♥4  → South" in lines
    assert "  N–S: 0 + 61 = 61, 1 bag" in lines


@pytest.mark.parametrize(("language", "word"), [("zh_TW", "北家"), ("zh_CN", "东家")])
def test_words_come_in_three_languages(run, language, word):
    """Whatever the locale, --lang decides."""
    assert word in run("judge", "a.yaml", "--lang", language, a_yaml=SOUND).out


def test_the_locale_decides_where_nothing_else_does(run, monkeypatch):
    """A person in Taiwan need not ask for Chinese."""
    monkeypatch.setenv("LANG", "zh_TW.UTF-8")
    assert "北家" in run("judge", "a.yaml", a_yaml=SOUND).out


def test_json_is_one_verdict_a_line(run):
    """In the order given, over all files."""
    ran = run("judge", "a.yaml", "b.yaml", "--json", "--trace", a_yaml=SOUND + "---\n" + REVOKE, b_yaml=SCORED)
    verdicts = [json.loads(line) for line in ran.out.splitlines()]
    assert [("one", True), ("two", False), (None, True)] == [(each["id"], each["ok"]) for each in verdicts]
    assert all("trace" in each and each["format"] == "trickwise-verdict/1" for each in verdicts)
    assert ran.code == 1


def test_a_line_that_is_no_json_is_a_verdict(run):
    """The other lines are judged."""
    ran = run("judge", "a.jsonl", "--json", a_jsonl='{"game": "spades"}\n{"game": spades}\n')
    first, second = map(json.loads, ran.out.splitlines())
    assert (1, True, "record.syntax") == (ran.code, first["ok"], second["problems"][0]["code"])


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("a: @", "a.yaml:1:4:"),
        ("a: !x y\n", "a.yaml:1:4:"),
        ("a: 1\nb: &x 2\n", "a.yaml:2:4:"),
        ("", "a.yaml:1:1:"),
        ("\x00\x01", "a.yaml:1:1:"),
        ("[" * 3000, "a.yaml:1:"),
    ],
)
def test_a_file_without_any_record_ends_in_two(run, content, place):
    """File, line, column and what is wrong, on standard error."""
    ran = run("judge", "a.yaml", a_yaml=content)
    assert (2, "") == (ran.code, ran.out)
    assert ran.err.startswith(place)
    assert "Traceback" not in ran.err


def test_a_missing_file_and_a_folder_end_in_two(run, tmp_path):
    """Each is told, without a line that it has not; what can be read is judged."""
    (tmp_path / "folder").mkdir()
    ran = run("judge", "none.yaml", "folder", "a.yaml", a_yaml=SOUND)
    assert ran.code == 2
    missing, folder = ran.err.splitlines()
    assert "none.yaml: There is no such file." == missing
    assert "folder: This is a folder; name a file in it." == folder
    assert "✓ one" in ran.out


def test_a_file_that_may_not_be_read_ends_in_two(run, tmp_path, monkeypatch):
    """Whatever the system has against it."""
    ran = run("judge", "a\0b.yaml")
    assert ran.code == 2
    assert "Traceback" not in ran.err


def test_records_of_a_match_follow_each_other(run):
    """--match takes the files' records as one match."""
    again = SCORED.replace("dealer: W", "dealer: S")
    ran = run("judge", "a.yaml", "--match", "--json", a_yaml=SCORED + "---\n" + again)
    verdicts = [json.loads(line) for line in ran.out.splitlines()]
    assert (1, "record.does-not-follow") == (ran.code, verdicts[1]["problems"][0]["code"])
    assert run("judge", "a.yaml", "--json", a_yaml=SCORED + "---\n" + SCORED).code == 0


def test_standard_input_is_a_file_too(tmp_path):
    """A dash stands for it; output is UTF-8 whatever the locale."""
    command = [sys.executable, "-m", "tutor.cli.main", "judge", "-", "--lang", "en"]
    ran = subprocess.run(  # noqa: S603 - our own command
        command, input=SOUND.encode(), capture_output=True, check=False, env={"LC_ALL": "C", "PYTHONUTF8": "0"}
    )
    assert "✓ one" in ran.stdout.decode("utf-8")


def test_a_reader_that_goes_away_is_no_error(tmp_path):
    """`trickwise judge … | head -1` prints one line, and nothing about pipes."""
    file = tmp_path / "many.yaml"
    file.write_text("---\n".join([SOUND] * 400), encoding="utf-8")
    command = f'"{sys.executable}" -m tutor.cli.main judge "{file}" | head -1'
    ran = subprocess.run(command, shell=True, capture_output=True, check=False)  # noqa: S602 - a pipe wants a shell
    assert b"" == ran.stderr


def test_a_person_is_not_told_of_every_claim_that_was_not_reached(run):
    """The problem that stops the record is enough; JSON has them all."""
    claims = "claims: {winners: [N, E], scores: {NS: {hand: 61}}}\n"
    assert "claims/" not in run("judge", "a.yaml", a_yaml=REVOKE + claims).out
    assert len(json.loads(run("judge", "a.yaml", "--json").out)["problems"]) == 3


def test_names_and_quoted_texts_stay_as_written(run):
    """Only our own words begin a sentence with a capital."""
    ran = run("judge", "a.yaml", a_yaml="game: spades\nseats: [a, b, c, a]\n")
    assert "a stands here twice." in ran.out
    assert "A stands" not in ran.out


def test_a_problem_of_the_whole_record_has_no_empty_place(run):
    """The file's line ends where nothing more is to be named."""
    assert "u:1:1\n" in run("judge", "u", u="x").out


def test_changed_options_are_named(run):
    """Their number stands behind the rule set's name, and what they are below it."""
    ran = run("judge", "a.yaml", a_yaml="options: {floor: -300, bag_penalty: 50}\n" + SCORED)
    assert "Spades · NeuralPlay Standard, 2 changes\n" in ran.out
    assert "  Changed at this table: The bag penalty: 50; Floor: −300.\n" in ran.out
    assert "Changed" not in run("judge", "a.yaml", a_yaml=SCORED).out


FAILED_NIL = (
    "game: spades\ndealer: W\nauction: [[N, nil], [E, '4'], [S, '4'], [W, '3']]\n"
    "result: {tricks: {N: 2, E: 4, S: 3, W: 4}}\n"
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "So it is at this table (NeuralPlay Standard). By Cards4: They count towards the side's contract."),
        ("zh_TW", "這一桌（NeuralPlay Standard）是這樣；照Cards4：算進全隊的合約。"),
        ("zh_CN", "这一桌（NeuralPlay Standard）是这样；按 Cards4：算进全队的合约。"),
    ],
)
def test_what_an_option_decides_is_told_with_the_rule_set_and_another(run, language, told):
    """The line of the failed nil's tricks, and no other; the JSON stays as it is."""
    found = run("judge", "a.yaml", "--lang", language, a_yaml=FAILED_NIL)
    beside = [line.strip() for line in found.out.splitlines() if "NeuralPlay Standard" in line]
    assert [told] == beside[1:]
    assert "Cards4" not in run("judge", "a.yaml", "--json", a_yaml=FAILED_NIL).out


def test_a_refusal_names_the_rule_set_and_what_another_has(run):
    """Below the sentence and its rule."""
    found = run("judge", "a.yaml", a_yaml="game: five-hundred\ndealer: W\nauction: [[N, misere]]\n").out.splitlines()
    assert "  So it is at this table (Australian (Pagat)). By American: Misère may be called at any time." == found[3]
