"""Checks how a text is written: words that do not occur, signs of another script, half-width signs beside Chinese."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tutor.text.files import Branch, Leaf, Row, Tree
from tutor.text.language import Language, style
from tutor.text.problems import Problem, problem

_HAN = "[\u3400-\u4dbf\u4e00-\u9fff]"
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_HALF_WIDTH = re.compile(rf"{_HAN}([,:;?!()])|([,:;?!()]){_HAN}|{_HAN}(\.)(?!\d)")
_BLANK = re.compile(rf"(?:{_HAN}|[，。：；？（）、]) +\{{|\}} +(?:{_HAN}|[，。：；？（）、])")


def prose_problems(language: Language, file: str, text: Leaf) -> Iterator[Problem]:
    """What a reader of the language would stumble over."""
    its, words = style(language), _PLACEHOLDER.sub("0", text.value)
    for word in its.forbidden:
        if _occurs(word, words):
            yield problem(file, text.line, "text.forbidden-word", word=word)
    for sign in its.strangers:
        if sign in words:
            yield problem(file, text.line, "text.strange-sign", sign=sign)
    if its.spacing == "latin":
        return
    for found in _HALF_WIDTH.finditer(words):
        yield problem(file, text.line, "text.half-width", sign=next(sign for sign in found.groups() if sign))
    if _BLANK.search(text.value):
        yield problem(file, text.line, "text.blank")


def _occurs(word: str, text: str) -> bool:
    if word.isascii():
        return bool(re.search(rf"\b{word}\b", text, re.IGNORECASE))
    return word in text


def all_leaves(tree: Tree, but: frozenset[str] = frozenset()) -> Iterator[Leaf]:
    """Every text under a tree, save those of the keys in `but`."""
    match tree:
        case Leaf():
            yield tree
        case Row(items=items):
            for item in items:
                yield from all_leaves(item, but)
        case Branch(items=entries):
            for key, entry in entries.items():
                if key not in but:
                    yield from all_leaves(entry, but)
