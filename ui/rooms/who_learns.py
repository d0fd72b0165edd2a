"""Who learns, in the bar; and what is wrong with the learner's file, under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.language import LanguageSwitch
from ui.panels.choices import Choice
from ui.panels.notice import Notice, NoticeStrip
from ui.panels.top_bar import TopBar
from ui.progress import Keeper

if TYPE_CHECKING:  # it would bring SQLite with it, before the first window
    from tutor.progress.troubles import Trouble


class WhoLearns(QObject):
    """Joins the keeper with the bar and the notices."""

    def __init__(self, keeper: Keeper, bar: TopBar, notice: NoticeStrip, switch: LanguageSwitch) -> None:
        super().__init__(keeper)
        self._keeper = keeper
        self._bar = bar
        self._notice = notice
        self._switch = switch
        self._is_shown = False
        bar.learner_chosen.connect(keeper.choose)
        keeper.troubled.connect(self._tell)

    def show(self) -> None:
        """Whoever else learns here can be chosen at home."""
        self._is_shown = True
        names = self._keeper.names(self._switch.language)
        self._bar.show_learners(tuple(Choice(*name) for name in names), self._keeper.name)

    def reword(self) -> None:
        """Says it in another language."""
        if self._is_shown:
            self.show()
        self._notice.reword()

    def _tell(self, trouble: Trouble) -> None:
        from ui.learner_file import said

        self._notice.show_notice(
            Notice(lambda: said(self._switch.language, trouble.key, trouble.facts), is_trouble=True)
        )
