"""Templates: texts with typed placeholders, `{card}` or `{tricks:tricks}`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from string import Formatter


class TextError(LookupError):
    """A text that is missing, or that asks for a fact that nobody gave: a bug, never shown to a person."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some words, and the placeholder that follows them, if any. `form` is what stands behind its colon."""

    words: str
    name: str | None
    form: str


@dataclass(frozen=True, slots=True)
class Template:
    parts: tuple[Part, ...]

    @property
    def placeholders(self) -> frozenset[str]:
        """The names of the facts that it needs."""
        return frozenset(part.name for part in self.parts if part.name is not None)

    @property
    def begins_with_a_fact(self) -> bool:
        return bool(self.parts) and not self.parts[0].words and self.parts[0].name is not None


@lru_cache(maxsize=4096)
def template(source: str) -> Template:
    """The template that a text of a file is. Raises ValueError for braces that do not match."""
    parsed = tuple(Part(words, name, form or "") for words, name, form, _ in Formatter().parse(source))
    for part in parsed:
        if part.name is not None and not part.name.isidentifier():
            raise ValueError(source)
    return Template(parsed)
