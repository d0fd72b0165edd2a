"""Whether every text is there in every language: the build carries no gap. Run by the build's own Python."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tutor.games.all import GAMES
from tutor.teaching.course import lesson_folders
from tutor.teaching.reader import read_lesson
from tutor.text import check
from tutor.text.language import languages

GAPS = {
    *(
        "text.missing",
        "text.placeholders",
        "text.braces",
        "text.unknown-form",
        "text.unknown-placeholder",
        "text.twice",
    ),
    *("rulebook.missing-rule", "rulebook.unknown-option"),
}
"""What a reader would meet as a hole; how well a text is worded, the tests look at."""


def gaps(lessons: Path) -> Iterator[str]:
    """What is missing or cannot be filled in, and which lessons lack a language; a line each."""
    for problem in check.problems(GAMES.values()):
        if problem.code not in GAPS:
            continue
        facts = " ".join(f"{name}={fact}" for name, fact in problem.facts.items())
        yield f"{problem.file}:{problem.line}: {problem.code} {facts}"
    for folder in lesson_folders(lessons):
        yield from lesson_gaps(folder)


def lesson_gaps(folder: Path) -> Iterator[str]:
    """What a lesson cannot be read for, and the languages that it lacks."""
    reading = read_lesson(folder)
    for problem in reading.problems:
        yield f"{problem.file}:{problem.mark.line}: `trickwise check {folder}` says what is wrong"
    told = reading.lesson.prose if reading.lesson else languages()
    yield from (f"{folder}: not told in {language}" for language in languages() if language not in told)
