"""Another window at a learner's file, for `test_together.py`: `python another_window.py FILE NAME MANY`.

It says where it stands, and waits at each stage for a line. What is refused because the other writes just now it tries
again, as the window does.
"""

import sys
from datetime import UTC, datetime
from pathlib import Path

from tutor.progress.opening import keep_copy, open_store
from tutor.progress.store import Store
from tutor.progress.troubles import StoreError, Why
from tutor.progress.values import Given

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)


def main() -> None:
    """Opens, writes, keeps a copy."""
    file, name, many = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    stage("ready")
    with open_store(file, NOW).store as store:
        stage("opened lasting" if store.lasts else "opened in memory")
        for n in range(many):
            while not writes(store, f"{name}-{n}"):
                pass
        stage("written")
        keep_copy(store)


def writes(store: Store, step: str) -> bool:
    """One answer, and the count of all: whether they could be written now."""
    rules = ("spades/void",)
    try:
        with store.together():
            store.answer(
                Given("spades/02", "guided", step, "legal", right=True, mistakes=(), rules=rules, rungs=(), at=NOW)
            )
            store.put_note("count", str(int(store.note("count") or 0) + 1))
    except StoreError as error:
        if error.trouble.why is not Why.LOCKED:
            raise
        return False
    return True


def stage(name: str) -> None:
    """Says where it stands, and waits until it is told to go on, or that nobody will."""
    print(name, flush=True)  # noqa: T201 - its only way to speak
    sys.stdin.readline()


main()
