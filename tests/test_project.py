"""The project as a folder of files: it works wherever it lies, and whoever has it."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("tutor", "ui", "resources", "lessons", "tests", "packaging", "docs", ".ci")

OF_ONE_MACHINE = re.compile(r"(?<![\w./-])/(?:work|root|home|Users|tmp)/|[A-Z]:\\Users")
REGISTRY_HOST = re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|deb\.debian\.org|archive\.ubuntu\.com")


def texts() -> Iterator[tuple[str, str]]:
    """The path of every text file of the project, and what it holds."""
    rooms = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*"))]
    for path in [*sorted(ROOT.iterdir()), *rooms]:
        if path.is_file() and "__pycache__" not in path.parts:
            content = path.read_bytes()
            if b"\0" not in content:
                yield str(path.relative_to(ROOT)), content.decode(encoding="utf-8")


def files_that_hold(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Each file in which a pattern is found, and the first place."""
    return [(path, found.group()) for path, text in texts() if (found := pattern.search(text))]


def test_no_file_names_a_place_on_one_machine():
    """A checkout works in any folder, so no file says where one lay."""
    assert [] == files_that_hold(OF_ONE_MACHINE)


def test_no_file_names_a_package_registry():
    """Where packages come from is a matter of each person's pip and apt."""
    assert [] == files_that_hold(REGISTRY_HOST)


def test_packaging_and_tests_are_no_packages():
    """`packaging/__init__.py` would shadow the library of that name; tests are collected by path."""
    assert [] == [path for room in ("packaging", "tests") for path in (ROOT / room).rglob("__init__.py")]


def test_every_folder_of_code_is_a_package():
    """A folder without `__init__.py` works in a checkout, and is missing from a wheel."""
    folders = {path.parent for room in ("tutor", "ui") for path in (ROOT / room).rglob("*.py")}
    assert [] == sorted(str(folder) for folder in folders if not (folder / "__init__.py").exists())
