"""What is told where a part of the window cannot be opened: that it is so, why, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication

from ui.panels.notice import Notice, NoticeStrip

Given = ParamSpec("Given")


class _Furnished(Protocol):
    @property
    def notice(self) -> NoticeStrip: ...


class Tells(Protocol):
    """What has a strip on which something can be told."""

    @property
    def furniture(self) -> _Furnished: ...


Told = TypeVar("Told", bound=Tells)


def told_if_it_fails(opens: Callable[Concatenate[Told, Given], None]) -> Callable[Concatenate[Told, Given], None]:
    """A way into a room that fails leaves one where one was, and says so; another try is offered.

    The error goes on its way: a slot's is printed, with where it arose.
    """

    @wraps(opens)
    def opened(window: Told, /, *given: Given.args, **named: Given.kwargs) -> None:
        try:
            opens(window, *given, **named)
        except Exception as error:
            why = _why(error)
            again = Notice(
                words=lambda: _words().replace("{}", why),
                button=lambda: QCoreApplication.translate("Trouble", "Try again"),
                act=lambda: opened(window, *given, **named),
                is_trouble=True,
            )
            window.furniture.notice.show_notice(again)
            raise

    return opened


def _why(error: Exception) -> str:
    """An error in a line: its kind, and what it says."""
    said = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def _words() -> str:
    return QCoreApplication.translate(
        "Trouble", "This could not be opened ({}). Everything else works on, and nothing that you did is lost."
    )
