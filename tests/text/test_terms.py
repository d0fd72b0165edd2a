"""One word for one idea, wherever it stands: the glossary's names in texts, rule books, lessons and the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.teaching.course import bundled
from tutor.text.catalogue import Texts
from tutor.text.language import Language
from tutor.text.pairs import window_pairs

ROOT = bundled().parent
CHINESE = ("zh_TW", "zh_CN")


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every line of a language's files, with its place; remarks are left out."""
    files = (*ROOT.glob(f"lessons/**/*{language}.yaml"), *ROOT.glob(f"resources/*/**/{language}.yaml"))
    for file in (*files, *ROOT.glob(f"resources/text/{language}/*.yaml")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.relative_to(ROOT)}:{number}", line
    for pair in window_pairs(Language(language)):
        yield f"window {pair.key}", pair.other


def places(language: str, word: str) -> list[str]:
    """Where a word stands."""
    return [place for place, text in written(language) if word in text]


@pytest.mark.parametrize("language", CHINESE)
def test_five_hundred_is_called_500_in_chinese(language: str):
    """As its article calls it, and in no other way; English has it in letters."""
    assert [] == [place for name in ("Five Hundred", "五百") for place in places(language, name)]
    assert "500" == Texts.load(Language(language)).word("five-hundred")
    assert "500" in {pair.other for pair in window_pairs(Language(language)) if pair.english == "Five Hundred"}
    assert "Five Hundred" == Texts.load(Language("en")).word("five-hundred")


def test_a_bid_that_is_missed_has_one_name():
    """合约失败, as in the other games."""
    assert [] == places("zh_CN", "没达到所叫的数")
    assert places("zh_CN", "合约失败")


def test_the_files_are_found():
    """Lessons, rule books, texts: the claims above are about something."""
    for language in CHINESE:
        folders = {Path(place).parts[:2] for place, _ in written(language)}
        assert {("lessons", "spades"), ("resources", "text"), ("resources", "rulebook")} <= folders
