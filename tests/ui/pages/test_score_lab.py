"""The score lab in the window: entered by dragging, by keys and by menus; what turns is marked."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tutor.records.lab_records import Opened, open_text
from tutor.text.language import Language
from ui.pages.score_lab import ScoreLabPage
from ui.panels.button import Button
from ui.panels.lab_column import differ
from ui.panels.lab_hand import POOL
from ui.panels.lab_token import TRICK
from ui.presenters.score_lab import ScoreLabPresenter
from ui.theme.theme import Theme


@pytest.fixture
def page(qtbot):
    """The page in a window of 1280 × 800."""
    made = ScoreLabPage(Theme())
    qtbot.addWidget(made)
    made.resize(1280, 748)
    made.show()
    return made


@pytest.fixture
def presenter(page, qtbot):
    """The lab with its first hand: a failed nil, under NeuralPlay and Cards4."""
    made = ScoreLabPresenter(page, Language("en"))
    made.show()
    return made


def drag(page, kind, giver, taker):
    """Presses a token, carries it over the felt, lets go at a seat or in the middle."""
    felt = page.entry.felt
    token = felt.token(kind, giver)
    start = QPoint(6, token.height() // 2)
    QTest.mousePress(token, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.6, 1.0):
        way = felt.place_of(taker) - token.mapToParent(start)
        at = token.mapToParent(start) + QPoint(round(way.x() * share), round(way.y() * share))
        QTest.mouseMove(token, token.mapFromParent(at))
    QTest.mouseRelease(token, Qt.MouseButton.LeftButton, pos=token.mapFromParent(felt.place_of(taker)))


def hands(page):
    """The figure of the hand for North-South in each ledger."""
    return [column.side("NS").hand if column.side("NS") else column.refused for column in page.ledgers.columns]


def test_two_tables_differ_in_two_lines(page, presenter):
    """The nil itself is the same; its trick and the contract are not."""
    columns = page.ledgers.columns
    marked = [key[1] for key in columns[0].all_rows if differ(columns, key)]
    assert (["−139", "−60"], ["spades/failed-nil", "spades/contract"]) == (hands(page), marked)


def test_a_trick_is_dragged_from_seat_to_seat(page, presenter):
    """North's trick goes to South: the nil is kept, and both tables agree."""
    drag(page, TRICK, "N", "S")
    assert (0, 4) == (presenter.lab.tricks["N"], presenter.lab.tricks["S"])
    assert ["+140", "+140"] == hands(page)


def test_a_trick_is_dragged_to_the_middle_and_back(page, presenter):
    """Twelve tricks are told in a sentence, and scored by nobody."""
    drag(page, TRICK, "E", POOL)
    assert 12 == presenter.lab.all_tricks
    assert {"12 of 13 tricks: 1 more to give."} == {column.refused for column in page.ledgers.columns}
    drag(page, TRICK, POOL, "E")
    assert ["−139", "−60"] == hands(page)


def test_a_trick_dropped_on_the_cloth_goes_home(page, presenter):
    """Nothing changes, and the packet lies where it lay."""
    token = page.entry.felt.token(TRICK, "N")
    home = token.pos()
    QTest.mousePress(token, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    QTest.mouseMove(token, token.mapFromParent(QPoint(30, 60)))
    QTest.mouseRelease(token, Qt.MouseButton.LeftButton, pos=token.mapFromParent(QPoint(30, 60)))
    assert (13, home) == (presenter.lab.all_tricks, token.pos())


def test_escape_takes_a_trick_home(page, presenter):
    """A drag can be given up."""
    token = page.entry.felt.token(TRICK, "N")
    home = token.pos()
    QTest.mousePress(token, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    QTest.mouseMove(token, token.mapFromParent(page.entry.felt.place_of("S")))
    QTest.keyClick(token, Qt.Key.Key_Escape)
    QTest.mouseRelease(token, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    assert (1, home) == (presenter.lab.tricks["N"], token.pos())


def test_arrow_keys_step_calls_and_tricks(page, presenter):
    """The same by the keyboard alone."""
    took = page.entry.felt.stepper("N", took=True)
    QTest.keyClick(took, Qt.Key.Key_Down)
    QTest.keyClick(page.entry.felt.stepper("S", took=True), Qt.Key.Key_Up)
    assert ["+140", "+140"] == hands(page)
    QTest.keyClick(page.entry.felt.stepper("S", took=False), Qt.Key.Key_Up)
    assert "5" == presenter.lab.calls["S"].notation
    assert ["+50", "+50"] == hands(page)


def test_lines_that_turn_are_marked(page, presenter):
    """From a failed nil to one that is kept: the nil's line and the contract's, in each ledger where they turned."""
    assert 0 == page.ledgers.turned
    presenter.move(TRICK, "N", "S")
    assert [2, 1] == [len(column.flips) for column in page.ledgers.columns]
    assert 3 == page.ledgers.turned
    page.ledgers.forget_turned()
    assert 0 == page.ledgers.turned


def test_lines_turn_against_the_last_whole_hand(page, presenter):
    """Two steps of the keyboard make one change."""
    presenter.enter_tricks("N", 0)
    assert 0 == page.ledgers.turned
    presenter.enter_tricks("S", 4)
    assert 3 == page.ledgers.turned


def test_all_rule_sets_stand_in_one_table(page, presenter):
    """Four columns; the one without nil says why."""
    page.why.all_button.click()
    columns = page.verdicts._columns
    assert ["neuralplay-standard", "cards4", "pagat", "bicycle"] == [column.id for column in columns]
    assert [True, True, True, False] == [bool(column.sides) for column in columns]
    assert columns[3].refused.startswith("At this table there is no nil")


def test_a_ledger_follows_another_rule_set(page, presenter):
    """The first ledger's rule set is the match's own; what it followed before stands in the other's place."""
    presenter.choose_table(0, "cards4")
    assert (["cards4", "neuralplay-standard"], "cards4") == (
        [column.id for column in page.ledgers.columns],
        presenter.lab.rules.preset,
    )


def test_figures_can_be_hidden_for_a_guess(page, presenter):
    """The second ledger waits."""
    page.why.hide_button.click()
    assert ["−139", "?"] == hands(page)
    page.why.hide_button.click()
    assert ["−139", "−60"] == hands(page)


def test_the_option_that_decided_is_named(page, presenter):
    """79 points apart, by what a failed nil's tricks are."""
    sheet = page.why._sheet
    assert ("N–S: 79 points apart", "spades/failed-nil", 1) == (sheet.title, sheet.rule, len(sheet.lines))
    assert sheet.lines[0].startswith("**Tricks of a failed nil.**")


def test_points_and_bags_before_are_typed(page, presenter, qtbot):
    """8 bags, 5 called and 8 taken: the tenth bag costs a hundred."""
    presenter.open_example("s0-bags")
    assert ["−47", "−47"] == hands(page)
    field = page.entry.before.box("NS", bags=True)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "6")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert ["+53", "+53"] == hands(page)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert 7 == presenter.lab.before["NS"].bags


def test_the_next_hand_goes_on(page, presenter):
    """Totals are carried, the deal passes on, and nothing has been taken yet."""
    page.entry.next_button.click()
    assert (-139, 1, "N", 0) == (
        presenter.lab.before["NS"].score,
        presenter.lab.before["NS"].bags,
        presenter.lab.dealer,
        presenter.lab.all_tricks,
    )
    assert not page.entry.next_button.isEnabled()


@pytest.mark.parametrize("game", ["five-hundred", "pitch"])
def test_other_games_have_their_lab(page, presenter, game):
    """Each of their worked hands is opened and scored under each rule set, or refused with a reason."""
    presenter.choose_game(game)
    for name in presenter._examples:
        presenter.open_example(name)
        assert all(column.sides or column.refused for column in page.ledgers.columns)
        assert page.ledgers.columns[0].sides


def test_a_point_is_dragged(page, presenter):
    """Game goes from the pitcher to another."""
    presenter.choose_game("pitch")
    presenter.open_example("s4-whole-hand")
    drag(page, "game", "甲", "丙")
    assert "丙" == presenter.lab.points["game"]
    drag(page, "jack", "甲", POOL)
    assert "jack" not in presenter.lab.points


def test_a_hand_is_saved_and_opened(page, presenter, tmp_path):
    """As a record that the command line judges too."""
    path = tmp_path / "hand.yaml"
    page.save_wanted.emit(str(path))
    assert Opened(presenter.lab) == open_text(path.read_text(encoding="utf-8"))
    presenter.open_example("s0-made")
    page.open_wanted.emit(str(path))
    assert ["−139", "−60"] == hands(page)


def test_a_file_that_is_none_is_told(page, presenter, tmp_path):
    """The hand stays, and a sentence says what is amiss."""
    page.open_wanted.emit(str(tmp_path / "nothing.yaml"))
    assert page.entry._sheet.caption
    assert ["−139", "−60"] == hands(page)


def test_pointing_at_a_line_brackets_its_seats(page, presenter):
    """A nil is one seat's, a contract its side's."""
    page.line_pointed.emit("NS", "nil-failed")
    plates = page.entry.felt._plates
    assert {"N"} == {seat for seat, plate in plates.items() if plate.marked}
    page.line_pointed.emit("NS", "contract-missed")
    assert {"N", "S"} == {seat for seat, plate in plates.items() if plate.marked}
    page.line_left.emit()
    assert not any(plate.marked for plate in plates.values())


@pytest.mark.parametrize(("width", "count"), [(1024, 2), (1280, 2), (1760, 3)])
def test_as_many_ledgers_as_there_is_room_for(page, presenter, width, count):
    """Two, from 1700 px three; below 1100 the hand is a bar above them."""
    page.resize(width, 748)
    assert (count, width < 1100) == (len(page.ledgers.columns), page.entry.felt.in_a_row)


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_button_is_cut(page, presenter, language, scale):
    """In three languages, at 100 and 150 %, as a page and as a bar."""
    for width in (1024, 1280):
        page.resize(width, 648)
        page.set_theme(Theme(language=language, text_scale=scale))
        presenter.set_language(Language(language))
        QTest.qWait(1)
        cut = [button.words for button in page.findChildren(Button) if button.isVisible() and button.outgrown()]
        assert [] == cut


def test_every_part_has_a_name(page, presenter):
    """A screen reader finds words at each stepper, token and line."""
    felt = page.entry.felt
    assert "North bid Nil" == felt.stepper("N", took=False).accessibleName()
    assert "1 trick" == felt.token(TRICK, "N").accessibleName()
    named = [w for w in page.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible()]
    assert [] == [type(w).__name__ for w in named if not (w.accessibleName() or getattr(w, "text", str)())]
