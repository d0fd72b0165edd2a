"""Which Trickwise this is: the version, and for an installed copy the revision and the day that it was made of."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from tutor.text.files import read

_FACTS = "build.yaml"
"""Written by the build of an installer; a checkout has none."""


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
