"""What is asked, as the terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.cli.answer_places import question
from tutor.cli.told import Walk
from tutor.teaching.lines import Coach
from tutor.teaching.placing import OrderInput, SortInput
from tutor.teaching.screen import DialInput, OptionInput, Screen


def written_question(walk: Walk, seen: Screen) -> Iterator[str]:
    """The question of a screen, and what there is to choose from, each with what is typed for it."""
    if seen.task is not None:
        yield f"? {walk.line(seen.task, seen)}"
    match seen.input:
        case OptionInput(options=options):
            for option in options:
                yield "  " + _named(walk, seen, option.id, walk.line(option.line, seen))
        case SortInput() | OrderInput() as asks:
            yield from (f"  {line}" for line in question(asks, lambda line: walk.line(line, seen)))
        case DialInput(values=values, at=at):
            yield "  " + " ".join(f"[{value}]" if value == at else value for value in values)
            titles = ((value, walk.saying(seen).dialled(value)) for value in values)
            yield from ("  " + _named(walk, seen, value, title) for value, title in titles if _is_title(value, title))
        case _:
            pass


def _named(walk: Walk, seen: Screen, name: str, text: str) -> str:
    """What is typed, and what it stands for."""
    return walk.line(Coach("figure", (("name", name), ("value", text))), seen)


def _is_title(value: str, title: str) -> bool:
    """Whether a value of a dial can't be read as it is typed."""
    return value.isascii() and value.islower() and title.casefold() != value.replace("-", " ")
