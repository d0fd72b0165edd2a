"""Which Trickwise this is: the version, and for an installed copy the revision and the day that it was made of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files

from tutor.text.files import read

_FACTS = "build.yaml"
"""Written by the build of an installer; a checkout has none."""

_NOTICES = "NOTICES.txt"
"""As above."""


@dataclass(frozen=True, slots=True)
class Build:
    """A version, and the revision and date (`2026-11-30`) of its source, empty in a checkout."""

    version: str
    revision: str = ""
    date: str = ""


def this_build() -> Build:
    """What this copy was made of."""
    facts = read(_FACTS)
    if facts.items:
        return Build(facts.text("version"), facts.text("revision"), facts.text("date"))
    try:
        return Build(version("trickwise"))
    except PackageNotFoundError:
        return Build("0")


@lru_cache(maxsize=1)
def notices() -> str:
    """The licences of everything that an installed copy carries; a checkout carries nothing, and has none."""
    file = files("resources").joinpath(_NOTICES)
    return file.read_text(encoding="utf-8") if file.is_file() else ""
