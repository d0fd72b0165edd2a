"""Which language a system's locale gets."""

import pytest

from tutor.text.language import best_language, languages, style

LOCALES = {
    "en_GB.UTF-8": "en",
    "en": "en",
    "C": "en",
    "fr_FR": "en",
    "": "en",
    "zh_TW": "zh_TW",
    "zh_TW.UTF-8": "zh_TW",
    "zh_HK": "zh_TW",
    "zh-MO": "zh_TW",
    "zh_Hant_HK": "zh_TW",
    "zh-Hant": "zh_TW",
    "zh_CN": "zh_CN",
    "zh_SG": "zh_CN",
    "zh-Hans-SG": "zh_CN",
    "zh": "zh_CN",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_best_language_for_a_locale(locale: str):
    """Hong Kong and Macau read Traditional, Singapore Simplified, whoever has no language of ours English."""
    assert LOCALES[locale] == best_language(locale)


def test_three_languages():
    """Each has a name that its readers know."""
    assert ["English", "繁體中文", "简体中文"] == [style(language).name for language in languages()]
