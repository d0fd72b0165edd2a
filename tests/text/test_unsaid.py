"""No text waits for somebody to say it: three languages would be kept up for nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tutor.text.catalogue import load
from tutor.text.language import ENGLISH

ROOT = Path(__file__).parents[2]
LESSONS_SAY = ("mistake.",)
"""What the scripts of lessons name, those in packs too."""
_LEAST = 3  # so many letters of a key have to stand in the program; one of three points alone would say everything


def said_by(source: str) -> Iterator[re.Pattern[str]]:
    """The texts that a module may say: its strings, and the shapes of those that it puts together."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)):
                yield from (re.compile(re.escape(word)) for word in re.findall(r"[\w.-]+", text))
            case ast.JoinedStr(values=parts):
                kept = ["" if isinstance(part, ast.FormattedValue) else str(part.value) for part in parts]
                if sum(map(str.isalpha, "".join(kept))) >= _LEAST and " " not in "".join(kept):
                    yield re.compile("".join(re.escape(part) if part else r"[\w.-]+" for part in kept))


def unsaid(keys: Iterator[str] | list[str], sources: list[str]) -> list[str]:
    """The keys that nothing says, neither themselves nor without their last part, which is a variant."""
    shapes = {pattern.pattern for source in sources for pattern in said_by(source)}
    said = re.compile("|".join(f"(?:{shape})" for shape in sorted(shapes)))
    return [key for key in keys if not any(said.fullmatch(name) for name in (key, key.rpartition(".")[0]) if name)]


def test_everything_that_the_coach_can_say_is_said():
    """Somewhere in the program, or by a lesson."""
    sources = [path.read_text(encoding="utf-8") for folder in ("tutor", "ui") for path in (ROOT / folder).rglob("*.py")]
    keys = [key for key in load(ENGLISH).files["coach"] if not key.startswith(LESSONS_SAY)]
    assert [] == unsaid(keys, sources)


def test_what_nobody_says_is_found():
    """By its whole key; a shape says what fits it, and a variant belongs to its text."""
    sources = ['say("rest")\nsay(f"task.{kind}")\nsay("felt.led")']
    assert ["lost", "rested", "task"] == unsaid(
        ["rest", "lost", "rested", "task", "task.play", "felt.led.first"], sources
    )
