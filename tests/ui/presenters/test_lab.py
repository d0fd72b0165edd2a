"""The score lab's hand: undone, opened, saved; rule sets offered; what is said of how they differ."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from tutor.games.all import GAMES
from tutor.records.lab_records import Opened, open_text
from tutor.text.language import Language
from ui.agreed import keep_table, load_tables
from ui.pages.score_lab import ScoreLabPage
from ui.panels.lab_column import differ, keys_of
from ui.panels.lab_sign import DiffersSign
from ui.presenters.agreed_rules import rules_as_kept
from ui.presenters.lab_tables import BOOK, RECORD
from ui.presenters.score_lab import ScoreLabPresenter
from ui.theme.theme import Theme

CHANGED = """\
game: spades
options: {floor: -300, bag_penalty: 50}
auction: [[N, nil], [E, '4'], [S, '4'], [W, '3']]
result: {tricks: {N: 1, E: 5, S: 3, W: 4}}
"""


@pytest.fixture
def page(qtbot):
    """The page in a window of 1280 × 800."""
    made = ScoreLabPage(Theme())
    qtbot.addWidget(made)
    made.resize(1280, 748)
    made.show()
    return made


@pytest.fixture
def lab(page):
    """The lab with its first hand: a failed nil, under NeuralPlay and Cards4."""
    made = ScoreLabPresenter(page, Language("en"))
    made.show()
    return made


def enter(lab, calls, tricks):
    """Calls and tricks, N E S W."""
    for seat, call in zip("NESW", calls.split(), strict=True):
        lab.enter_call(seat, call)
    for seat, count in zip("NESW", tricks.split(), strict=True):
        lab.enter_tricks(seat, int(count))


def why(page):
    """What is said of the tables: the title, then the lines."""
    return page.why._sheet


def signs(page):
    """The signs in the gutters, from the top: whether each differs."""
    grid = page.ledgers._grid
    found = [(grid.getItemPosition(at)[0], grid.itemAt(at).widget()) for at in range(grid.count())]
    return [sign.differs for _, sign in sorted(found, key=lambda one: one[0]) if isinstance(sign, DiffersSign)]


# --- how they differ --------------------------------------------------------------------------------------------------


def test_sides_and_players_are_not_the_same(page, lab):
    """Bicycle scores each player: −70 is not 0 and 10, and the sentence says what is compared."""
    lab.choose_game("spades")
    enter(lab, "6 3 1 3", "5 4 1 3")
    lab.choose_table(1, "bicycle")
    told = why(page)
    assert "One table counts sides, the other each player" == told.title
    assert "N–S −70: North 0 and South +10; E–W +61: East +31 and West +30" == told.lines[1]
    columns = page.ledgers.columns
    assert [True] == [differ(columns, key) for key in keys_of(columns, "NS")]
    assert [True, True, False, False, False, False] == signs(page)


def test_each_player_stands_beside_the_side(page, lab, qtbot):
    """North's lines begin where those of North and South do, and not below all sides."""
    lab.choose_game("spades")
    enter(lab, "3 4 3 2", "2 4 5 2")
    lab.choose_table(1, "bicycle")
    qtbot.wait(1)
    first = {line._line.words.split()[0]: line.y() for line in page.ledgers._lines}
    assert first["N–S"] == first["North"]
    assert first["E–W"] == first["East"]


def test_ledgers_that_grow_are_not_squeezed(page, lab, qtbot):
    """Four sheets of players need more room than two of sides; the page scrolls them."""
    lab.choose_game("spades")
    enter(lab, "6 3 1 3", "5 4 1 3")
    lab.choose_table(1, "bicycle")
    qtbot.waitUntil(lambda: page.ledgers.height() >= page.ledgers.minimumSizeHint().height() > page.height() - 100)
    assert 0 == sum(line.outgrown() for line in page.ledgers._lines)


def test_the_tables_agree_only_where_every_one_shown_does(page, lab):
    """Two agree and the third does not: with all shown, what is said is said of all."""
    enter(lab, "nil 4 4 3", "1 5 3 4")
    lab.choose_table(1, "pagat")
    assert "The tables agree" == why(page).title
    page.why.all_button.click()
    told = why(page)
    assert "N–S: 79 points apart" == told.title
    assert "NeuralPlay Standard / Pagat: bags only" in told.lines[0]
    assert told.lines[-1].startswith("At this table there is no nil")


def test_three_ledgers_are_all_spoken_of(page, lab, qtbot):
    """From 1700 px three stand side by side."""
    lab.choose_table(1, "pagat")
    page.resize(1760, 748)
    assert "N–S: 79 points apart" == why(page).title
    page.resize(1280, 748)
    assert "The tables agree" == why(page).title


def test_lines_that_differ_with_one_sum_are_no_end_of_the_match(page, lab):
    """Both tables come to −59, by other lines."""
    enter(lab, "nil 4 4 3", "1 5 4 3")
    assert ["−59", "−59"] == [column.side("NS").hand for column in page.ledgers.columns]
    assert "Other lines, the same sum" == why(page).title


def test_the_end_of_the_match_still_parts_tables(page, lab):
    """Every line is the same, and −200 ends the match at one table alone."""
    lab.open_example("s0-set")
    lab.enter_before("NS", -150, 0)
    assert "The tables part at the end of the match" == why(page).title


def test_each_ledger_runs_its_own_match(page, lab):
    """−139 and 61 are −78 with two bags; −60 and 61 are 1 with one."""
    lab.go_on()
    enter(lab, "3 3 3 3", "4 3 3 3")
    sheets = [column.side("NS") for column in page.ledgers.columns]
    assert [("−139", "−78", "2 bags"), ("−60", "1", "1 bag")] == [(s.before, s.total, s.bags) for s in sheets]
    assert "This hand scores the same, the totals do not" == why(page).title


def test_a_match_names_the_hands_that_a_table_cannot_score(page, lab):
    """There is no nil under Bicycle."""
    lab.go_on()
    enter(lab, "3 3 3 3", "4 3 3 3")
    lab.choose_table(1, "bicycle")
    assert page.ledgers.columns[1].note.startswith("No score here for these hands of the match: 1.")


def test_no_line_is_marked_while_figures_are_hidden(page, lab):
    """What is to be guessed is not told by a sign."""
    assert True in signs(page)
    page.why.hide_button.click()
    assert [] == signs(page)
    assert [] == page.ledgers._bands
    page.why.hide_button.click()
    assert True in signs(page)


# --- rule sets to choose from -----------------------------------------------------------------------------------------


def test_a_records_own_options_are_not_lost(page, lab, tmp_path):
    """They stand first, are told as changes, and can be chosen again after a rule set by name."""
    path = tmp_path / "hand.yaml"
    path.write_text(CHANGED, encoding="utf-8")
    lab.open_file(str(path))
    first, second = page.ledgers.columns
    assert (RECORD, "NeuralPlay Standard, 2 changes") == (first.id, first.title)
    assert "Changed at this table: The bag penalty: 50; Floor: −300." == first.note
    assert "neuralplay-standard" == second.id
    lab.choose_table(0, "cards4")
    lab.choose_table(1, "pagat")
    assert (RECORD, "As in the record: NeuralPlay Standard, 2 changes") in page.ledgers._tables
    lab.choose_table(0, RECORD)
    assert -300 == lab.lab.rules.floor
    page.why.all_button.click()
    assert "NeuralPlay Standard, 2 changes" == page.verdicts._columns[0].title


def test_the_table_of_the_rule_book_is_offered(page, lab, tmp_path):
    """The options that the reader has set there, as they are kept with the settings."""
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    keep_table(store, "spades", "cards4", {"floor": "-200"})
    lab.agree(rules_as_kept(load_tables(store)))
    lab.show()
    assert (BOOK, "As agreed in the rule book: Cards4, 1 change") in page.ledgers._tables
    lab.choose_table(1, BOOK)
    assert ("Cards4, 1 change", "−60") == (page.ledgers.columns[1].title, page.ledgers.columns[1].side("NS").hand)
    lab.agree({})
    lab.show()
    assert BOOK not in [table.id for table in lab.tables]


def test_a_hand_keeps_the_books_table_when_the_book_changes(page, lab):
    """The hand was laid on it: it goes on as the hand's own."""
    changed = GAMES["spades"].presets["cards4"].changed({"floor": "-200"})
    lab.agree({"spades": changed})
    lab.choose_table(0, BOOK)
    lab.agree({})
    lab.show()
    assert (changed, RECORD) == (lab.lab.rules, lab.tables[0].id)


# --- undo -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda lab: lab.enter_tricks("N", 4),
        lambda lab: lab.enter_call("S", "7"),
        lambda lab: lab.enter_before("NS", 100, 2),
        lambda lab: lab.enter_dealer("N"),
        lambda lab: lab.choose_game("pitch"),
        lambda lab: lab.open_example("s0-made"),
        lambda lab: lab.choose_table(0, "cards4"),
        lambda lab: lab.go_on(),
        lambda lab: lab._page.entry.new_wanted.emit(),
    ],
    ids=["tricks", "call", "before", "dealer", "game", "example", "rule set", "next hand", "new"],
)
def test_every_change_is_taken_back_and_done_again(page, lab, change):
    """By Ctrl+Z and Ctrl+Y."""
    before = lab.lab, lab.tables
    change(lab)
    after = lab.lab, lab.tables
    assert before != after
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert before == (lab.lab, lab.tables)
    QTest.keyClick(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert after == (lab.lab, lab.tables)


def test_the_number_of_players_is_taken_back(page, lab):
    """By the buttons, which are live as long as there is a step."""
    lab.choose_game("pitch")
    lab.choose_players(4)
    assert page.entry.undo_button.isEnabled()
    page.entry.undo_button.click()
    assert 3 == len(lab.lab.seats)
    page.entry.redo_button.click()
    assert (4, False) == (len(lab.lab.seats), page.entry.redo_button.isEnabled())


def test_undo_in_a_field_is_the_pages_once_nothing_typed_is_left(page, lab):
    """A number that was entered is one step of the hand."""
    field = page.entry.before.box("NS")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "250")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert 250 == lab.lab.before["NS"].score
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert 0 == lab.lab.before.get("NS").score
    assert "0" == field.text()


# --- what is said of changes and files --------------------------------------------------------------------------------


def test_other_rules_in_a_match_are_told(page, lab):
    """They score the hands before too; where they cannot, a match begins, and undo brings the other back."""
    lab.go_on()
    lab.choose_table(0, "cards4")
    assert page.entry._sheet.caption.startswith("A match keeps to one rule set.")
    lab.choose_table(0, "bicycle")
    assert page.entry._sheet.caption.startswith("A match begins with this hand")
    lab.undo()
    assert ("cards4", 1) == (lab.lab.rules.preset, len(lab.lab.earlier))


def test_a_fault_of_a_file_is_told_as_the_command_tells_it(page, lab, tmp_path):
    """File, line and column, and what to do; also in Chinese, where no English is left."""
    path = tmp_path / "hand.yaml"
    path.write_text("game: spades\nauction: [[N, '3'], [E\n", encoding="utf-8")
    lab.open_file(str(path))
    assert page.entry._sheet.caption.startswith("hand.yaml:3:1: A list that begins with [ does not end.")
    lab.set_language(Language("zh_TW"))
    assert "hand.yaml:3:1: 以[開頭的清單沒有結束。值之間用逗號，最後寫]。" == page.entry._sheet.caption
    lab.open_file(str(tmp_path / "none.yaml"))
    assert "none.yaml: 沒有這個檔案。" == page.entry._sheet.caption


def test_a_failed_claim_is_told_and_the_hand_opens(page, lab, tmp_path):
    """61 is not 65."""
    path = tmp_path / "hand.yaml"
    path.write_text(CHANGED + "claims: {scores: {NS: {hand: 65}}}\n", encoding="utf-8")
    lab.open_file(str(path))
    told = "hand.yaml:5:30: The record claims 65 for N–S. The sheet gives −139."
    assert (RECORD, told) == (lab.tables[0].id, page.entry._sheet.caption)


@pytest.mark.parametrize("name", ["hand.yaml", "hand.json", "hand.jsonl"])
def test_a_file_is_written_as_its_name_says(lab, tmp_path, name):
    """And opened again, two hands of a match."""
    path = tmp_path / name
    lab.go_on()
    lab.save_file(str(path))
    assert ("format" if name.endswith("yaml") else "{" if name.endswith("jsonl") else "[") in path.read_text()[:6]
    opened = open_text(path.read_text(encoding="utf-8"), path.suffix)
    assert isinstance(opened, Opened)
    saved = lab.lab
    lab.open_example("s0-made")
    lab.open_file(str(path))
    assert (saved.calls, saved.before, 1) == (lab.lab.calls, lab.lab.before, len(lab.lab.earlier))


def test_what_a_file_leaves_out_is_told(page, lab, tmp_path):
    """Too many tricks are no hand."""
    lab.enter_tricks("E", 13)
    lab.save_file(str(tmp_path / "hand.yaml"))
    assert page.entry._sheet.caption.startswith("Saved, without the tricks")
    lab.save_file(str(tmp_path / "nowhere" / "hand.yaml"))
    assert "hand.yaml: The folder of this file does not exist. Choose another one." == page.entry._sheet.caption
