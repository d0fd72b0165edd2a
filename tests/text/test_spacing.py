"""Blanks in Chinese are the renderer's work."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.text.language import ENGLISH, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE, languages
from tutor.text.spacing import spaced

CASES = [
    ("拿3墩，就Pass。", "拿3墩，就Pass。", "拿 3 墩，就 Pass。"),
    ("拿 3 墩，就 Pass。", "拿3墩，就Pass。", "拿 3 墩，就 Pass。"),
    ("你还有♥10、♥3。", "你还有♥10、♥3。", "你还有♥10、♥3。"),
    ("你还有 ♥10 、 ♥3 。", "你还有♥10、♥3。", "你还有♥10、♥3。"),
    ("♥10大过♠2", "♥10大过♠2", "♥10 大过♠2"),
    ("3×10，得30分", "3×10，得30分", "3×10，得 30 分"),
    ("从−190到+61", "从−190到+61", "从 −190 到 +61"),
    ("南家（你）拿3墩", "南家（你）拿3墩", "南家（你）拿 3 墩"),
    ("打Open Misere时", "打Open Misere时", "打 Open Misere 时"),
    ("换 行", "换行", "换行"),
]


@pytest.mark.parametrize(("source", "traditional", "simplified"), CASES)
def test_blanks(source: str, traditional: str, simplified: str):
    """Simplified Chinese has one between Han and digits or letters, Traditional none; signs never have one."""
    assert traditional == spaced(TRADITIONAL_CHINESE, source)
    assert simplified == spaced(SIMPLIFIED_CHINESE, source)


def test_english_is_left_alone():
    """What is written is printed."""
    assert "You hold  3 cards." == spaced(ENGLISH, "You hold  3 cards.")


@given(st.text(st.sampled_from("拿墩，。 3aA♥（）−+、")))
def test_setting_twice_is_setting_once(text: str):
    """A text with the right blanks stays as it is, so that prose may be set by whoever shows it."""
    for language in languages():
        once = spaced(language, text)
        assert once == spaced(language, once)
