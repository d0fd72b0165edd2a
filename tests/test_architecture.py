"""The rooms of the house, and the one way that arrows between them may point."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

ENGINE = (
    "tutor.kernel",
    "tutor.games",
    "tutor.text",
    "tutor.records",
    "tutor.solver",
    "tutor.players",
    "tutor.teaching",
    "tutor.progress",
)

ROOMS: dict[str, tuple[str, ...]] = {  # each room, and the rooms that it may import beside itself
    "tutor": (),
    "tutor.kernel": (),
    "tutor.games": ("tutor.kernel",),
    "tutor.text": ("tutor.kernel",),
    "tutor.records": ("tutor.kernel", "tutor.games"),
    "tutor.solver": ("tutor.kernel", "tutor.games"),
    "tutor.players": ("tutor.kernel", "tutor.games", "tutor.solver"),
    "tutor.teaching": ("tutor.kernel", "tutor.games", "tutor.text", "tutor.records", "tutor.solver", "tutor.players"),
    "tutor.progress": (),
    "tutor.cli": ENGINE,
    "ui": ("tutor.kernel", "tutor.text", "tutor.progress"),  # theme, language, settings: what all of the window uses
    "ui.table": ("tutor.kernel", "tutor.text", "ui"),
    "ui.panels": ("tutor.kernel", "tutor.text", "ui", "ui.table"),
    "ui.pages": ("tutor.kernel", "tutor.text", "ui", "ui.table", "ui.panels"),
    "ui.presenters": (*ENGINE, "ui", "ui.table", "ui.panels", "ui.pages"),
    "ui.furniture": ("tutor.kernel", "tutor.text", "ui", "ui.panels", "ui.pages"),
    "ui.rooms": (*ENGINE, "ui", "ui.table", "ui.panels", "ui.pages", "ui.presenters"),
    "ui.app": (*ENGINE, "ui", "ui.table", "ui.panels", "ui.presenters", "ui.pages", "ui.rooms", "ui.furniture"),
    "ui.opening": ("tutor.progress", "ui", "ui.app"),
    "ui.__main__": ("ui.opening",),
}
LIST_OF_GAMES = ("tutor.games", "tutor.games.all")  # it alone knows every game
QT = ("PySide6.", "shiboken6.")


def broken_arrows(root: Path) -> list[str]:
    """Each import under `root` that the house does not allow, as a sentence."""
    return [
        f"{module} imports {imported}"
        for path in sorted([*root.glob("tutor/**/*.py"), *root.glob("ui/**/*.py")])
        for module in [module_name(path.relative_to(root))]
        for imported in imports(path)
        if not is_allowed(module, imported)
    ]


def module_name(path: Path) -> str:
    """`tutor.kernel` for `tutor/kernel/__init__.py`."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """All names that a file imports, in full, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                yield from ("." * level + f"{module or ''}.{alias.name}" for alias in names)


def is_allowed(module: str, imported: str) -> bool:
    """Whether a module may import a name. A relative import may not be: it hides where its arrow points."""
    if imported.startswith(".") or (module.startswith("tutor") and f"{imported}.".startswith(QT)):
        return False
    here, there = room(module), room(imported)
    if here == there == "tutor.games":
        return module in LIST_OF_GAMES or game(module) == game(imported)
    return there in ("", here, *ROOMS[here])


def room(name: str) -> str:
    """The innermost room that a name is in; empty for what is not of this house."""
    while name and name not in ROOMS:
        name = name.rpartition(".")[0]
    return name


def game(name: str) -> str:
    """`spades` for a name in `tutor.games.spades`."""
    return name.removeprefix("tutor.games").removeprefix(".").split(".")[0]


def test_arrows_point_one_way():
    """No room imports what it must not know."""
    assert [] == broken_arrows(ROOT)


BROKEN = [
    ("tutor/kernel/cards.py", "import PySide6.QtCore"),
    ("tutor/cli/main.py", "def start():\n    from PySide6.QtWidgets import QApplication"),
    ("tutor/cli/main.py", "from ui.app import main"),
    ("tutor/kernel/trick.py", "from tutor.games.spades import play"),
    ("tutor/games/spades/play.py", "from tutor.games.pitch.play import legal"),
    ("tutor/games/spades/__init__.py", "from tutor.games import pitch"),
    ("tutor/games/pitch/play.py", "from tutor.games.all import GAMES"),
    ("tutor/games/pitch/play.py", "from ..spades import play"),
    ("tutor/text/words.py", "from tutor import games"),
    ("tutor/records/judge.py", "import tutor.teaching.runner"),
    ("tutor/progress/store.py", "from tutor.kernel.cards import Card"),
    ("tutor/players/coach.py", "from tutor.teaching.hints import ladder"),
    ("tutor/unheard_of/room.py", "from tutor.kernel.cards import Card"),
    ("ui/table/felt.py", "from tutor.games.all import GAMES"),
    ("ui/table/felt.py", "from ui.presenters.lesson import LessonPresenter"),
    ("ui/panels/lesson.py", "from tutor.teaching.runner import reply"),
    ("ui/panels/score.py", "if TYPE_CHECKING:\n    from tutor.records.judge import Sheet"),
]
SOUND = [
    ("tutor/kernel/trick.py", "import dataclasses\nfrom tutor.kernel.cards import Card"),
    (
        "tutor/games/spades/play.py",
        "from tutor.games.spades.reasons import NotBroken\nfrom tutor.kernel.cards import Card",
    ),
    ("tutor/games/all.py", "from tutor.games import pitch, spades"),
    ("tutor/cli/main.py", "from tutor.teaching.checker import check\nfrom tutor.text.words import say"),
    ("ui/table/felt.py", "from PySide6.QtWidgets import QWidget\nfrom tutor.kernel.events import CardPlayed"),
    ("ui/table/card.py", "from ui.theme import tokens"),
    ("ui/presenters/lesson.py", "from tutor.teaching.runner import reply\nfrom ui.table.felt import Felt"),
    ("ui/app.py", "from ui.pages.home import Home\nfrom tutor.progress.store import Store"),
]


@pytest.mark.parametrize(("file", "source"), BROKEN)
def test_a_wrong_arrow_is_seen(tmp_path: Path, file: str, source: str):
    """The test above can fail: each of these lines breaks it."""
    assert 1 == len(broken_arrows(tree(tmp_path, file, source)))


@pytest.mark.parametrize(("file", "source"), SOUND)
def test_a_right_arrow_is_let_pass(tmp_path: Path, file: str, source: str):
    """Nor does it forbid what the house is built on."""
    assert [] == broken_arrows(tree(tmp_path, file, source))


def tree(root: Path, file: str, source: str) -> Path:
    """A house with one file in it."""
    path = root / file
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return root
