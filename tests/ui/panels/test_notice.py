"""A notice says what has happened, and stays as long as it is of use."""

import pytest

from ui.panels.notice import Notice, NoticeStrip
from ui.theme.theme import Theme


@pytest.fixture
def strip(qtbot):
    shown = NoticeStrip(Theme())
    qtbot.addWidget(shown)
    return shown


def test_there_is_nothing_to_say_at_first(strip):
    """No room is taken."""
    assert strip.isHidden()


def test_what_went_well_goes_with_the_page(strip):
    """It was read by then."""
    strip.show_notice(Notice(lambda: "Saved."))
    assert not strip.isHidden()
    strip.page_turned()
    assert strip.isHidden()


@pytest.mark.parametrize(
    "notice", [Notice(lambda: "Damaged.", is_trouble=True), Notice(lambda: "Removed.", lambda: "Undo", lambda: None)]
)
def test_what_is_to_be_read_or_undone_stays(strip, notice):
    """Until it is closed."""
    strip.show_notice(notice)
    strip.page_turned()
    assert notice == strip.notice
    strip.close_button.click()
    assert strip.isHidden()


def test_its_button_does_what_it_says_once(strip):
    """And puts the notice away."""
    done = []
    strip.show_notice(Notice(lambda: "Removed.", lambda: "Undo", lambda: done.append(1)))
    assert "Undo" == strip.button.words
    strip.button.click()
    strip.button.click()
    assert [1] == done
    assert strip.isHidden()


def test_a_notice_without_a_wish_has_no_button(strip):
    """Only the one that closes it."""
    strip.show_notice(Notice(lambda: "Saved."))
    assert strip.button.isHidden()


def test_it_is_said_in_another_language(strip):
    """Whoever gave it speaks that by then."""
    words = ["Saved."]
    strip.show_notice(Notice(lambda: words[-1]))
    words.append("已儲存。")
    strip.reword()
    assert "已儲存。" == strip._said.markup
