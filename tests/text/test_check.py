"""The check finds what is missing, spare or ill-formed; and nothing is in the shared texts."""

from collections import Counter

import pytest

from tutor.kernel import reasons
from tutor.kernel.cards import Suit
from tutor.kernel.reasons import Reason, VoidAnyCard
from tutor.records.all_faults import FAULTS
from tutor.text.catalogue import load
from tutor.text.check import beside, reason_problems, shared_problems
from tutor.text.check_books import glossary_problems
from tutor.text.check_window import problems_of, window_problems
from tutor.text.examples import examples
from tutor.text.files import Leaf, parse
from tutor.text.language import Language, languages
from tutor.text.problems import Problem
from tutor.text.prose import prose_problems

KERNEL = tuple(
    kind
    for kind in vars(reasons).values()
    if isinstance(kind, type) and issubclass(kind, Reason) and kind is not Reason
)


def told(found: list[Problem]) -> list[str]:
    """Problems as sentences, with their places."""
    english = load(languages()[0])
    return [f"{p.file}:{p.line}: {english.say(p.code, **p.facts)}" for p in found]


def test_the_shared_texts_are_complete_and_well_formed():
    """Every language has every text, with the same placeholders, in its own signs and without the words we avoid."""
    assert [] == told(list(shared_problems()))


@pytest.mark.parametrize("language", languages())
def test_no_text_has_two_places(language):
    """A key stands in one of the shared files, so that nobody changes the one that is not read."""
    files = load(language).files
    keys = Counter(key for name in load(language).shared for key in files[name])
    assert [] == [key for key, count in keys.items() if count > 1]


def test_every_reason_of_the_kernel_is_worded():
    """In each language, with facts that it has."""
    assert [] == told(list(reason_problems("kernel", KERNEL)))


def test_every_fault_of_a_record_is_worded():
    """What stands in the way of reading a record has words in each language too."""
    assert [] == told(list(reason_problems("records", FAULTS)))


def test_the_glossary_is_complete():
    """Every term has its word and its explanation in every language."""
    assert [] == told(list(glossary_problems()))


def test_the_windows_words_are_written_as_all_others():
    """Their translations, and the English that they stand beside."""
    assert [] == told(list(window_problems()))


def test_a_word_that_does_not_occur_is_found_in_the_window_too():
    """In any language, with its line; the blanks that Qt needs are let through."""
    of_ts = "<TS><context>\n<message><source>{}</source>\n<translation><numerusform>{}</numerusform></translation>"
    of_ts += "</message></context></TS>"
    tw, cn = Language("zh_TW"), Language("zh_CN")
    for language, english, other, found in (
        (tw, "Oops", "哎", ("text.forbidden-word", 2)),
        (tw, "Fine", "出錯", ("text.forbidden-word", 3)),
        (cn, "Fine", "這", ("text.strange-sign", 3)),
        (cn, "Fine", "第 {} 墩", None),
    ):
        problems = list(problems_of(language, "file", of_ts.format(english, other.replace("{}", "{0}"))))
        assert [found] if found else [] == [(problem.code, problem.line) for problem in problems]


def test_a_reason_without_a_text_is_found():
    """So that a new rule is not forgotten in any language."""

    class Unworded(Reason):
        code = "unworded"
        rule = "none"

    assert {"text.missing"} == {problem.code for problem in reason_problems("spades", [*KERNEL, Unworded])} - {
        "text.no-reason"
    }


def test_missing_spare_and_differing_texts_are_found():
    """Each beside the first language's file, by line."""
    model, own = {"a": Leaf("{x}", 1), "b": Leaf("", 2)}, {"a": Leaf("{y}", 4), "c": Leaf("", 5)}
    assert {("text.missing", 1), ("text.spare", 5), ("text.placeholders", 4)} == {
        (problem.code, problem.line) for problem in beside(model, own, "file")
    }


@pytest.mark.parametrize(
    ("language", "text", "code"),
    [
        ("en", "That is wrong.", "text.forbidden-word"),
        ("zh_TW", "這樣不對。", "text.forbidden-word"),
        ("zh_CN", "出错了。", "text.forbidden-word"),
        ("zh_TW", "这一墩", "text.strange-sign"),
        ("zh_CN", "這一墩", "text.strange-sign"),
        ("zh_CN", "他说「好」。", "text.strange-sign"),
        ("zh_TW", "先出,再看。", "text.half-width"),
        ("zh_CN", "{card}:先出。", "text.half-width"),
        ("zh_TW", "你有 {card}。", "text.blank"),
    ],
)
def test_how_a_text_is_written(language: str, text: str, code: str):
    """Each of these is seen, and none is seen twice."""
    assert [code] == [problem.code for problem in prose_problems(Language(language), "file", Leaf(text, 1))][:1]


def test_sound_prose_passes():
    """Words that only hold a forbidden one, and decimal points, are let through."""
    assert [] == list(prose_problems(Language("en"), "file", Leaf("No terror: it is erroneously sound.", 1)))
    assert [] == list(prose_problems(Language("zh_TW"), "file", Leaf("{card}：先出，再看（1.5墩）。", 1)))


def test_a_key_that_stands_twice_is_found():
    """YAML itself would take the later one in silence."""
    assert [Leaf("a", 2)] == list(parse("a: x\na: y\n", "file").twice)


def test_examples_show_every_variant():
    """Made from the types of the fields: a trump led, another one, none."""
    variants = {reason.variant: reason for reason in examples(VoidAnyCard)}
    assert {"", "no-trump", "trump-led"} == set(variants)
    assert VoidAnyCard(Suit.HEARTS, None) == variants["no-trump"]
