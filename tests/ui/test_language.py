"""The window's words: complete in each language, and switched while it runs."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from ui.language import LanguageSwitch, language_names, window_language

I18N = Path(__file__).parent.parent.parent / "resources" / "i18n"


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_nothing_is_left_to_translate(language):
    """Every word that was found in the code has its translation."""
    text = (I18N / f"trickwise_{language}.ts").read_text(encoding="utf-8")
    assert "unfinished" not in text
    assert [] == re.findall(r"<(?:translation|numerusform)\s*/>", text)


@pytest.mark.parametrize("language", ["zh_TW", "zh_CN"])
def test_a_file_filter_keeps_its_pattern(language):
    """Qt reads `(*.txt)` in half-width brackets alone; in full-width ones it would hide every file."""
    messages = ET.parse(I18N / f"trickwise_{language}.ts").iter("message")  # noqa: S314 - our own file
    told = {message.findtext("source"): message.findtext("translation") for message in messages}
    filters = {source: other for source, other in told.items() if "(*" in source}
    assert filters
    assert {} == {source: other for source, other in filters.items() if pattern(source) not in other}


def pattern(text):
    """The bracket of a file filter, as Qt reads it."""
    return re.search(r"\(\*[^)]*\)", text).group()


@pytest.mark.parametrize(("language", "strangers"), [("zh_TW", "“”设务张错"), ("zh_CN", "「」設務張錯")])
def test_no_script_strays_into_the_other(language, strangers):
    """Signs of one Chinese script do not occur in the other."""
    text = (I18N / f"trickwise_{language}.ts").read_text(encoding="utf-8")
    assert [] == [sign for sign in strangers if sign in text]


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh_HK", "zh_TW"),
        ("zh_MO", "zh_TW"),
        ("zh_TW", "zh_TW"),
        ("zh_SG", "zh_CN"),
        ("zh_CN", "zh_CN"),
        ("de_AT", "en"),
    ],
)
def test_the_system_s_language_finds_the_best_of_ours(system, language):
    """Hong Kong and Macau read 繁體, Singapore 简体; who reads none of ours gets English."""
    assert language == window_language("", QLocale(system))


def test_a_chosen_language_goes_before_the_system_s():
    """Unless it is none of ours."""
    assert "zh_CN" == window_language("zh_CN", QLocale("en_GB"))
    assert "en" == window_language("tlh", QLocale("en_GB"))


def test_languages_are_named_in_their_own_words():
    """Whoever can't read the window can still find the way."""
    assert (("en", "English"), ("zh_TW", "繁體中文"), ("zh_CN", "简体中文")) == language_names()


def test_a_switch_sets_the_locale_for_fonts(qapp):
    """Else Han glyphs come out in Japanese shapes; it works while the window runs."""
    before, switch = QLocale(), LanguageSwitch(qapp)
    heard = []
    switch.changed.connect(heard.append)
    switch.choose("zh_TW")
    assert "zh_TW" == QLocale().name()
    switch.choose("en")
    assert ["zh_TW", "en"] == heard
    assert "Settings" == QCoreApplication.translate("TopBar", "Settings")
    QLocale.setDefault(before)
