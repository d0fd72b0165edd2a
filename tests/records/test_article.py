"""Tables of tricks as people publish them."""

import pytest

from tutor.games.all import GAMES
from tutor.records.article import Terms, gaps, record_of
from tutor.records.file_faults import RowMissing, RowTwice
from tutor.records.judge import judge_document
from tutor.records.notation import plain
from tutor.records.rows import Row, find_tables, read_row

SPADES_TABLE = """\
每列從該墩領出者開始,四張牌按出牌先後排列;得墩者領下一墩。

墩 依序出牌 得墩
1 北♥9、東♥3、南♥10、西♥4 南
2 南♦7、西♦8、北♦K、東♦9 北
3 北♣7、東♣9、南♣K、西♣8 南

第4墩是第一次破黑桃:東家的梅花已在第3墩用盡。
"""
PITCH_TABLE = """\
  • 甲:♠A、♠K、♥A、♥10、♣2、♦3。
墩 依序出牌 收牌者 牌點
1 甲♠A、乙♠2、丙♠Q 甲 6
2 甲♠K、乙♠J、丙♠10 甲 14
3 甲♥A、乙♥2、丙♥3 甲 4
4 甲♥10、乙♥K、丙♥Q 乙 15
5 乙♣A、丙♣K、甲♣2 乙 7
6 乙♦10、丙♦A、甲♦3 丙 14
High歸甲:甲持有本副最大王牌♠A。
"""


def judged(text, terms):
    return [judge_document(record_of(table, terms)[1]) for table in find_tables(text)]


@pytest.mark.parametrize(
    "line",
    [
        "1 北♥9、東♥3、南♥10、西♥4 南",
        "1. N H9, E H3, S H10, W H4 S",
        "| 1 | N H9 | E H3 | S HT | W H4 | S |",
        "第1墩 北紅心9、東紅心3、南紅心10、西紅心4 南家",
        "1北♥️9 东♥️3 南♥️10 西♥️4 南",
        "1) North: 9♥, East: 3♥, South: 10♥, West: 4♥ South",
        "1 North ♥9, East ♥3, South ♥10, West ♥4 South",
        "1 NORTH ♥9, EAST ♥3, SOUTH ♥10, WEST ♥4 SOUTH",
        "1 North♥9, East♥3, South♥10, West♥4 South",
        "1 north h9, east 3h, south th, west h4 south",
        "1 NH9 EH3 STH W4H S",
    ],
)
def test_a_row_is_read_from_every_form(line):
    """Seats and suits in Chinese or English, parted by commas, 、 or blanks."""
    (row,) = find_tables(line)[0]
    record, _ = record_of((row,), Terms(GAMES["spades"]))
    assert record["plays"] == [["N", "H9"], ["E", "H3"], ["S", "HT"], ["W", "H4"]]
    assert record["claims"] == {"winners": ["S"]}
    assert row.number == 1


@pytest.mark.parametrize(
    "line",
    [
        "",
        "墩 依序出牌 得墩",
        "項目 本文Standard版 Bicycle頁面版",
        "  • 甲:♠A、♠K、♥A、♥10、♣2、♦3。",
        "例如甲領♠A,乙有黑桃就須出黑桃",
        "SA SK SQ SJ",
        "S9 H3 D4 C5",
        "叫6拿7,得61分",
        "7墩 3墩 +200 +30",
        "北♥9、北♥3",
    ],
)
def test_other_lines_are_passed_over(line):
    """Prose, headings and hands are no rows."""
    assert read_row(plain(line), 1) is None


def test_a_row_has_its_winner_and_its_card_points():
    """Behind the cards, where the table has them."""
    assert Row(1, 4, (("甲", "♥10"), ("乙", "♥K"), ("丙", "♥Q")), "乙", 15) == read_row("4 甲♥10、乙♥K、丙♥Q 乙 15", 1)


def test_clockwise_is_the_first_rows_order():
    """Seats that are not those of the compass sit as they first play."""
    (table,) = find_tables(PITCH_TABLE)
    record, _ = record_of(table, Terms(GAMES["pitch"], dealer="丙"))
    assert record["seats"] == ["甲", "乙", "丙"]
    assert record["hands"]["丙"] == ["SQ", "ST", "H3", "HQ", "CK", "DA"]
    assert record["claims"]["card_points"] == [6, 14, 4, 15, 7, 14]


def test_hands_that_the_table_does_not_show_whole_are_left_out():
    """Three tricks are no hand of thirteen."""
    (table,) = find_tables(SPADES_TABLE)
    assert "hands" not in record_of(table, Terms(GAMES["spades"]))[0]


def test_tables_are_told_apart_by_their_numbers():
    """A number that starts again begins a new record."""
    assert [3, 6, 3] == [len(table) for table in find_tables(SPADES_TABLE + PITCH_TABLE + SPADES_TABLE)]


def test_an_article_that_is_right_is_right():
    """Winners and card points hold."""
    assert [True] == [report.ok for report in judged(SPADES_TABLE, Terms(GAMES["spades"], dealer="W"))]
    assert [True] == [report.ok for report in judged(PITCH_TABLE, Terms(GAMES["pitch"], dealer="丙"))]


@pytest.mark.parametrize(
    ("changed", "to", "line", "code"),
    [
        ("東♦9 北", "東♦9 南", 5, "claim.winner"),
        ("北♦K", "北♥3", 5, "record.card-twice"),
        ("北♦K", "北♦2", 5, "claim.winner"),
        ("北♥9", "北♠9", 4, "not-broken"),
        ("2 南♦7、西♦8", "2 西♦8、南♦7", 5, "not-your-turn"),
        ("西♥4", "西♥99", 4, "record.unknown-card"),
    ],
)
def test_a_change_is_told_with_its_line(changed, to, line, code):
    """Each problem names the line of the article."""
    (report,) = judged(SPADES_TABLE.replace(changed, to), Terms(GAMES["spades"], dealer="W"))
    assert (code, line) in [(each.reason.code, report.reading.place(each.where).line) for each in report.problems]


def test_calls_and_dealer_come_from_outside():
    """With an auction, the hand is scored."""
    terms = Terms(GAMES["pitch"], dealer="丙", auction=(("甲", "3"), ("乙", "pass"), ("丙", "pass")))
    (report,) = judged(PITCH_TABLE, terms)
    assert [4, 0, 0] == [sheet.hand for sheet in report.judged.score.sheets]


def test_a_seat_that_is_not_at_the_table_is_told():
    """A winner whom nobody knows."""
    (report,) = judged(SPADES_TABLE.replace("東♦9 北", "東♦9 中"), Terms(GAMES["spades"]))
    assert ["claims/winners/1"] == [problem.where for problem in report.problems]


@pytest.mark.parametrize(
    ("changed", "to", "where", "trick", "line"),
    [
        ("東♥3", "東♥3♥4", "plays/0", 1, 4),
        ("西♦8、北♦K", "西、北♦K", "plays/4", 2, 5),
        ("北♣7、東♣9", "北♣7♣2、東♣9", "plays/8", 3, 6),
        ("1 北♥9、東♥3、南♥10、西♥4 南\n", "", "plays/0", 1, 4),
        ("2 南♦7、西♦8、北♦K、東♦9 北\n", "", "plays/4", 2, 5),
    ],
)
def test_a_row_that_is_missing_is_told(changed, to, where, trick, line):
    """Left out or with a slip; at either end of the table as in its middle, with the line that is to be looked at."""
    (table,) = find_tables(SPADES_TABLE.replace(changed, to))
    ((problem, mark),) = gaps(table)
    assert (where, RowMissing(trick), line) == (problem.where, problem.reason, mark.line)


def test_several_rows_that_are_missing_are_each_told():
    """Two before the first that can be read, and the last."""
    text = PITCH_TABLE.replace("乙♠2、", "乙♠2♠3、").replace("乙♠J、", "乙♠J♠3、").replace("甲♦3 丙", "甲♦ 丙")
    (table,) = find_tables(text)
    assert [(1, 3), (2, 4), (6, 8)] == [(problem.reason.trick, mark.line) for problem, mark in gaps(table)]


def test_a_row_that_stands_there_twice_is_told():
    """The same number once more is no new record."""
    row = "2 南♦7、西♦8、北♦K、東♦9 北\n"
    (table,) = find_tables(SPADES_TABLE.replace(row, row + row))
    ((problem, mark),) = gaps(table)
    assert ("plays/8", RowTwice(2), 6) == (problem.where, problem.reason, mark.line)


def test_a_record_ends_before_a_row_that_is_missing():
    """What comes after is not counted as though it had come before."""
    (table,) = find_tables(SPADES_TABLE.replace("西♦8、北♦K", "西、北♦K"))
    record, _ = record_of(table, Terms(GAMES["spades"]))
    assert (4, {"winners": ["S"]}) == (len(record["plays"]), record["claims"])


@pytest.mark.parametrize(
    "prose", ["4. 例如北♥9、東♥3,由北家贏。\n", "\n\n\n\n14 甲♠A起手\n", "1 北♥9、東♥3♥4、南♥10、西♥4 南\n\n"]
)
def test_prose_with_a_number_is_no_row(prose):
    """What does not go on with the table's numbers close by has no part in it."""
    assert [] == [problem for table in find_tables(prose + SPADES_TABLE) for problem in gaps(table)]


def test_a_seat_that_sits_out_has_its_place():
    """In a misère three play, and there are four seats."""
    (table,) = find_tables("1 北♠5、東♠6、西♠7 西\n")
    assert "seats" not in record_of(table, Terms(GAMES["five-hundred"]))[0]


def test_a_long_run_of_blanks_is_one_blank():
    """A line that is no row is passed over as fast as it is read."""
    assert find_tables("1 N H9 E" + " " * 8000 + "x") == ()
    assert find_tables("1 N H9 E H3" + " |" * 8000 + "?") == ()
