"""A number to type or to step to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.panels.button import Button, icon_button
from ui.panels.flow import flow_of
from ui.panels.paper import words
from ui.theme.theme import Theme
from ui.theme.tokens import Step

_FIELD: Final = 96


class NumberArea(QWidget):
    """A field between − and +, and a button to hand the number in. Signal: `given(int)`."""

    given = Signal(int)

    def __init__(self, low: int, high: int, start: int | None, theme: Theme) -> None:
        """Take a number from `low` to `high`."""
        super().__init__()
        self._low, self._high = low, high
        self._field = QLineEdit("" if start is None else _written(start))
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.setValidator(QRegularExpressionValidator(QRegularExpression(r"\s*[-−+]?\d{0,5}\s*"), self))
        self._less = icon_button(self.tr("One less"), "minus", theme)
        self._more = icon_button(self.tr("One more"), "plus", theme)
        self._done = Button(self.tr("Answer"), theme, kind="primary", key="Enter")
        stepper = QWidget()
        row = QHBoxLayout(stepper)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.length(6))
        for widget in (self._less, self._field, self._more):
            row.addWidget(widget)
        self._bounds = words("", theme, Step.LABEL, tone="ink2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.length(4))
        column.addLayout(flow_of(stepper, self._done, fill="start", gap=theme.length(12)))
        column.addWidget(self._bounds)
        for button, by in ((self._less, -1), (self._more, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the field takes what is typed
            button.clicked.connect(lambda _=False, its=by: self._step(its))
        self._field.textChanged.connect(self._allow)
        self._field.returnPressed.connect(self._hand_in)
        self._done.clicked.connect(self._hand_in)
        self.setFocusProxy(self._field)
        self.set_theme(theme)
        self._allow()

    @property
    def number(self) -> int | None:
        """What stands in the field, if it is a number in the range."""
        text = self._field.text().strip().replace("−", "-")
        if not text.removeprefix("-").removeprefix("+").isdigit():
            return None
        number = int(text)
        return number if self._low <= number <= self._high else None

    def set_theme(self, theme: Theme) -> None:
        """Take another look and language."""
        for widget in (self._less, self._more, self._done, self._bounds):
            widget.set_theme(theme)
        self._less.set_words(self.tr("One less"))
        self._more.set_words(self.tr("One more"))
        self._done.set_words(self.tr("Answer"))
        self._field.setFont(theme.serif(Step.TEXT, bold=True))
        self._field.setFixedWidth(theme.px(_FIELD))
        self._field.setAccessibleName(self.tr("Number"))
        self._allow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down step, a digit goes into the field from wherever the focus is.

        The field has had Enter already, and nobody behind it shall have it as well.
        """
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                pass
            case Qt.Key.Key_Up:
                self._step(1)
            case Qt.Key.Key_Down:
                self._step(-1)
            case _ if event.text().isdigit():
                self._field.setFocus()
                self._field.selectAll()
                self._field.insert(event.text())
            case _:
                super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """The next number; from an empty field the one beside 0, or the nearest that there is."""
        self._field.setText(_written(min(max((self.number or 0) + by, self._low), self._high)))
        if not any(button.hasFocus() for button in (self._less, self._more)):
            self._field.setFocus()
            self._field.selectAll()

    def _allow(self) -> None:
        """Only a number in the range can be handed in; of another it is said why it can't."""
        self._done.setEnabled(self.number is not None)
        beyond = self.number is None and any(sign.isdigit() for sign in self._field.text())
        told = self.tr("A number from %1 to %2, please.") if beyond else ""
        self._bounds.set_markup(told.replace("%1", _written(self._low)).replace("%2", _written(self._high)))
        self._bounds.setVisible(beyond)
        self._field.setAccessibleDescription(self._bounds.markup)

    def _hand_in(self) -> None:
        number = self.number
        if number is not None:
            self.given.emit(number)


def _written(number: int) -> str:
    """A number with the minus sign of print."""
    return f"{number}".replace("-", "−")
