"""The rule book at a table: options are changed or refused, differences shown, the agreement saved."""

import pytest
from PySide6.QtCore import QSettings

from tutor.games.all import GAMES
from tutor.kernel.rules import written
from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE
from ui.agreed import keep_table, load_tables
from ui.pages.rulebook import DIFFERENCES, OPTIONS, RuleBookPage
from ui.panels.option import AmountControl
from ui.presenters.rulebook import RuleBookPresenter
from ui.theme.theme import Theme

NIL_CLOSED = "Mirror, Whiz and Suicide ask some hands for nil. With nil closed to everybody, those hands have no call."


@pytest.fixture
def page(qtbot):
    made = RuleBookPage(Theme())
    qtbot.addWidget(made)
    made.resize(1100, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def book(page):
    made = RuleBookPresenter(page, str.title)
    made.show(ENGLISH)
    return made


def option(page, name):
    return page.options.lines[name]


def test_a_change_makes_a_rule_set_with_changes(qtbot, page, book):
    """The table is named after its preset and counts its changes; going back leaves none."""
    page.open(f"spades/{OPTIONS}")
    with qtbot.waitSignal(book.table_agreed) as agreed:
        option(page, "failed_nil_tricks").control.chosen.emit("team_total")
    assert ["spades", "neuralplay-standard", {"failed_nil_tricks": "team_total"}] == agreed.args
    option(page, "floor").control.chosen.emit("null")
    assert "NeuralPlay Standard, 2 changes" == page.table.words
    page.options.reset_wanted.emit()
    assert "NeuralPlay Standard" == page.table.words
    assert GAMES["spades"].presets["neuralplay-standard"] == book.tables["spades"]


def test_options_that_contradict_are_refused_with_their_reason(page, book):
    """The switch goes back, and the row says why."""
    page.open(f"spades/{OPTIONS}")
    option(page, "bidding").control.chosen.emit("mirror")
    option(page, "nil_who").control.chosen.emit("nobody")
    assert NIL_CLOSED == option(page, "nil_who").refusal
    assert "anyone" == option(page, "nil_who").control.words
    assert "anyone" == book.tables["spades"].nil_who
    option(page, "target").control.chosen.emit("250")
    assert "" == option(page, "nil_who").refusal


@pytest.mark.parametrize(
    ("game", "first", "then", "begins"),
    [
        ("five-hundred", ("auction", "one_round"), ("bid_after_pass", "always"), "Where each player calls once"),
        ("five-hundred", ("misere_when", "off"), ("open_misere_rank", "top"), "There are no misères here"),
        ("pitch", ("target", "11"), ("smudge", "five_all_tricks"), "This smudge is a 5 called"),
        ("spades", ("nil_who", "nobody"), ("nil_pass", "2"), "Cards are passed for a nil"),
    ],
)
def test_every_game_refuses_what_contradicts(page, book, game, first, then, begins):  # noqa: PLR0913, PLR0917 - a row
    """The switch goes back, and the row says why."""
    page.open(f"{game}/{OPTIONS}")
    for name, value in (first, then):
        option(page, name).control.chosen.emit(value)
    assert option(page, then[0]).refusal.startswith(begins)
    assert (first[0],) == book.tables[game].differing(next(iter(GAMES[game].presets.values())))


def test_a_number_may_be_none(page, book):
    """The box takes the floor away and gives it back."""
    page.open(f"spades/{OPTIONS}")
    control = option(page, "floor").control
    assert isinstance(control, AmountControl)
    control.none.click()
    assert book.tables["spades"].floor is None
    assert not control.number.isEnabled()
    control.none.click()
    assert book.tables["spades"].floor == -200
    assert "−200" == control.number.text()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_a_control_with_its_default(page, book, game):
    """Switches, selects and numbers; each with its line of explanation."""
    page.open(f"{game}/{OPTIONS}")
    default = next(iter(GAMES[game].presets.values()))
    assert set(default.options()) == set(page.options.lines)
    for row in page._chapters[game].options.rows:
        assert row.line
        assert row.value == written(getattr(default, row.name))


def test_a_rule_tells_what_is_in_force(page, book):
    """Where an option decides, the rule names the table and the value."""
    book.choose_option("spades", "failed_nil_tricks", "team_total")
    rule = next(rule for rule in page._chapters["spades"].rules if rule.id == "failed-nil")
    assert "NeuralPlay Standard, 1 change" == rule.table
    assert any("Tricks of a failed nil" in told and "the side's contract" in told for told in rule.options)


def test_two_rule_sets_are_laid_side_by_side(page, book):
    """Only what differs is listed, with both values in words and the rules that it changes."""
    page.open(f"spades/{DIFFERENCES}")
    page.differences.table_chosen.emit(1, "bicycle")
    sheet = page.differences.sheet
    assert ("neuralplay-standard", "bicycle") == (sheet.left, sheet.right)
    assert 6 == len(sheet.rows)
    floor = next(row for row in sheet.rows if row.title == "Floor")
    assert ("−200", "no floor") == (floor.left, floor.right)
    assert "(spades/match-end)" in floor.rules


def test_the_same_rule_set_twice_changes_places(page, book):
    """Nobody compares a table with itself."""
    page.open(f"pitch/{DIFFERENCES}")
    page.differences.table_chosen.emit(0, "pagat-partnership")
    assert ("pagat-partnership", "bicycle") == (page.differences.sheet.left, page.differences.sheet.right)


def test_a_changed_table_is_compared_with_its_own_name(page, book):
    """That is what it differs from first."""
    book.choose_option("five-hundred", "kitty", "5")
    page.open(f"five-hundred/{DIFFERENCES}")
    assert ["Kitty"] == [row.title for row in page.differences.sheet.rows]


def test_the_search_finds_options_too(page, book):
    """An option's words lead to the options."""
    page.open("spades/void")
    page._search.setText("whether the rest stays on the count")
    assert f"spades/{OPTIONS}" in page._buttons


@pytest.mark.parametrize("language", [ENGLISH, TRADITIONAL_CHINESE, SIMPLIFIED_CHINESE])
def test_options_and_differences_fit_a_narrow_page(page, book, language):
    """At 1024 px, text at 150 %."""
    page.set_theme(Theme(language=language, text_scale=1.5))
    page.resize(1016, 640)
    book.show(language)
    for game in GAMES:
        for entry in (OPTIONS, DIFFERENCES):
            page.open(f"{game}/{entry}")
            panel = page.options if entry == OPTIONS else page.differences
            assert panel.minimumSizeHint().width() <= page._leaf_scroll.viewport().width()


def test_the_agreement_is_saved(page, book, tmp_path):
    """One page, or one in each language."""
    one, three = tmp_path / "one.pdf", tmp_path / "three.pdf"
    book.save_agreement("spades", str(one), all_languages=False)
    book.save_agreement("spades", str(three), all_languages=True)
    assert one.read_bytes().startswith(b"%PDF")
    assert [1, 3] == [len(book.pages("spades", all_languages=many)) for many in (False, True)]
    assert three.stat().st_size > one.stat().st_size


def test_tables_are_kept(page, book, tmp_path):
    """A rule set with changes comes back; what no game knows is left out."""
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    book.table_agreed.connect(lambda *agreed: keep_table(store, *agreed))
    book.choose_table("spades", "cards4")
    book.choose_option("spades", "target", "300")
    keep_table(store, "pitch", "bicycle", {"no_such": "1"})
    keep_table(store, "whist", "club", {})
    other = RuleBookPresenter(page, str.title)
    other.restore(load_tables(store))
    assert GAMES["spades"].presets["cards4"].changed({"target": "300"}) == other.tables["spades"]
    assert GAMES["pitch"].presets["bicycle"] == other.tables["pitch"]


@pytest.mark.parametrize(
    ("language", "opened", "word"),
    [
        (ENGLISH, "spades/exchange", "nil"),
        (TRADITIONAL_CHINESE, "spades/exchange", "nil"),
        (ENGLISH, "glossary/bag_cycle", "Bag"),
    ],
)
def test_what_is_called_just_so_is_found_first(page, book, language, opened, word):
    """It opens though what was open has the word too; then come the titles that begin with it."""
    book.show(language)
    page.open(opened)
    assert opened == page._entry
    page._search.setText(word)
    rules = [button for name, button in page._buttons.items() if "@" not in name]
    titles = [button.words.casefold() for button in rules]
    chosen = page._buttons[page._entry].words
    begin = [title for title in titles if title.startswith(word.casefold())]
    assert begin == titles[: len(begin)]
    assert chosen.casefold() == titles[0]
    assert len(begin) >= 1
