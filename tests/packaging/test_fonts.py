"""Which characters the installers' fonts have."""

from pathlib import Path

import fonts
import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("language", "count"), [("zh_TW", 5401), ("zh_CN", 3755)])
def test_the_commonest_characters_are_those_of_the_standards(language, count):
    """Level 1 of Big5 and of GB 2312."""
    assert count == len(fonts.common(language))


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_everything_that_is_written_is_carried(language):
    """Each character of a lesson, a text and the window's words, in every face of the language."""
    lesson = (
        ROOT / "lessons/spades/01-one-trick" / ("lesson.yaml" if language == "en" else f"{language}.yaml"),
        ROOT / f"resources/text/{language}/coach.yaml",
        ROOT / f"resources/i18n/trickwise_{language}.ts",
    )
    texts = "".join(file.read_text(encoding="utf-8") for file in lesson)
    for face in fonts.FACES:
        if face.language == language:
            assert {sign for sign in texts if sign.isprintable()} <= fonts.carried(face)


def test_a_language_does_not_pay_for_the_other():
    """What only the simplified texts have is not cut for the traditional ones."""
    assert "请" in fonts.written("zh_CN")
    assert "请" not in fonts.written("zh_TW")


def test_each_language_has_both_styles_in_both_weights():
    """Twelve files, each with a name of its own."""
    assert 12 == len({face.name for face in fonts.FACES})
