"""The style sheet and palette of plain widgets, so that pages need no styling of their own.

Buttons take the property `kind`: `primary` (one a page), `secondary` (the default), `strong` (ink), `quiet`, `icon`,
`segment` (checkable, in a frame of kind `segmented`) and `rung` (of the ladder of help; its `state` is `used`, `next`
or `later`). Labels take `role`: `label` or `note`. Frames take `kind`: `segmented`, `good`, `evidence`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from ui.theme.controls import choices, dialogs
from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

_BUTTON_HEIGHT: Final = 38
_SEGMENT_HEIGHT: Final = 28
_RUNG_HEIGHT: Final = 34


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the whole application this look: base style, font, palette and style sheet."""
    before, sheet = app.styleSheet(), stylesheet(theme)
    if not before:
        app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(theme.sans(Step.CONTROL))
    app.setPalette(palette(theme))
    if sheet != before:
        app.setStyleSheet("")  # in place of another sheet, Qt looks at each widget once for every widget around it
        app.setStyleSheet(sheet)


def restyle(widget: QWidget) -> None:
    """Let the style sheet look at a widget's properties anew, after one of them has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def palette(theme: Theme) -> QPalette:
    """The palette, for what the base style draws itself (check boxes, sliders, spin boxes)."""
    tokens = theme.tokens
    made = QPalette(QColor(tokens.sheet), QColor(tokens.desk))
    for role, colour in (
        (QPalette.ColorRole.Window, tokens.desk),
        (QPalette.ColorRole.WindowText, tokens.ink),
        (QPalette.ColorRole.Base, tokens.sheet),
        (QPalette.ColorRole.AlternateBase, tokens.sunk),
        (QPalette.ColorRole.Text, tokens.ink),
        (QPalette.ColorRole.Button, tokens.sheet),
        (QPalette.ColorRole.ButtonText, tokens.ink),
        (QPalette.ColorRole.BrightText, tokens.on_accent),
        (QPalette.ColorRole.Highlight, tokens.accent),
        (QPalette.ColorRole.HighlightedText, tokens.on_accent),
        (QPalette.ColorRole.Accent, tokens.accent),
        (QPalette.ColorRole.Link, tokens.accent),
        (QPalette.ColorRole.LinkVisited, tokens.accent),
        (QPalette.ColorRole.PlaceholderText, tokens.ink3),
        (QPalette.ColorRole.ToolTipBase, tokens.ink),
        (QPalette.ColorRole.ToolTipText, tokens.sheet),
        (QPalette.ColorRole.Mid, tokens.line),
        (QPalette.ColorRole.Dark, tokens.line),
    ):
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.ink3))
    return made


def stylesheet(theme: Theme) -> str:
    """The style sheet of a theme, with the reader's text size."""
    parts = (_buttons, _segments, _rungs, _labels, _frames, _others, choices, dialogs)
    return "\n".join(part(theme) for part in parts)


def _box(theme: Theme, height: int) -> str:
    """The least height of a control, which grows with the text."""
    return f"min-height: {_grown(theme, height) - 2}px;"


def _grown(theme: Theme, height: int) -> int:
    return theme.length(round(height * max(1.0, 0.4 + 0.6 * theme.text_scale)))


def _buttons(theme: Theme) -> str:
    t = theme.tokens
    edge = 2 if t.high_contrast else 1
    return f"""
QPushButton {{
    background: {t.sheet}; color: {t.ink}; border: {edge}px solid {t.line}; border-radius: {Radius.CONTROL}px;
    padding: 0 16px; {_box(theme, _BUTTON_HEIGHT)} font-size: {theme.px(Step.CONTROL)}px; outline: none;
}}
QPushButton:hover {{ background: {t.sunk}; }}
QPushButton:pressed {{ background: {t.hair if not t.high_contrast else t.sunk}; }}
QPushButton:focus {{ border-color: {t.ink}; }}
QPushButton:disabled {{ background: {t.sunk}; color: {t.ink3}; }}
QPushButton[kind="primary"] {{
    background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; font-weight: 700; padding: 0 20px;
}}
QPushButton[kind="primary"]:hover, QPushButton[kind="primary"]:pressed {{
    background: {t.accent_hover}; border-color: {t.accent_hover};
}}
QPushButton[kind="primary"]:disabled {{ background: {t.sunk}; color: {t.ink3}; border-color: {t.line}; }}
QPushButton[kind="strong"] {{
    background: {t.ink}; color: {t.sheet}; border-color: {t.ink};
}}
QPushButton[kind="strong"]:hover {{ background: {t.ink2}; }}
QPushButton[kind="quiet"] {{
    background: transparent; border-color: transparent; color: {t.ink2}; padding: 0 8px;
}}
QPushButton[kind="quiet"]:hover {{
    background: {t.sunk}; color: {t.ink};
}}
QPushButton[kind="quiet"]:focus {{
    border-color: {t.ink};
}}
QPushButton[kind="quiet"]:disabled {{ background: transparent; color: {t.ink3}; }}
QPushButton[kind="icon"] {{
    padding: 0; {_box(theme, _BUTTON_HEIGHT).replace("height", "width")} border-radius: 8px;
}}
QPushButton::menu-indicator {{ image: none; width: 0; }}
"""


def _segments(theme: Theme) -> str:
    t = theme.tokens
    height = _grown(theme, _SEGMENT_HEIGHT)
    return f"""
QFrame[kind="segmented"] {{
    background: {t.sunk}; border: 1px solid {t.line}; border-radius: {height // 2 + 2}px; padding: 1px;
    max-height: {height + 2}px;
}}
QPushButton[kind="segment"] {{
    background: transparent; color: {t.ink2}; border: none; border-radius: {height // 2}px; padding: 0 14px;
    min-height: {height}px; font-size: {theme.px(Step.LABEL)}px;
}}
QPushButton[kind="segment"]:hover {{ color: {t.ink}; }}
QPushButton[kind="segment"]:checked {{ background: {t.ink}; color: {t.sheet}; font-weight: 700; }}
"""


def _rungs(theme: Theme) -> str:
    t = theme.tokens
    return f"""
QPushButton[kind="rung"] {{
    background: transparent; color: {t.ink3}; border: 1px dashed {t.hair}; border-radius: {Radius.PLATE}px;
    padding: 0 6px;
    {_box(theme, _RUNG_HEIGHT)} font-size: {theme.px(Step.LABEL)}px;
}}
QPushButton[kind="rung"]:focus {{ border-color: {t.ink}; }}
QPushButton[kind="rung"][state="used"] {{
    background: {t.evidence_soft}; color: {t.evidence}; border: 1px solid {t.evidence_soft}; font-weight: 700;
}}
QPushButton[kind="rung"][state="only"] {{
    background: {t.sheet}; color: {t.ink}; border: 1px solid {t.line};
}}
QPushButton[kind="rung"][state="next"] {{
    background: {t.sheet}; color: {t.ink}; border: 2px solid {t.ink}; font-weight: 700;
}}
"""


def _labels(theme: Theme) -> str:
    t = theme.tokens
    return f"""
QLabel {{ color: {t.ink}; background: transparent; font-size: {theme.px(Step.CONTROL)}px; }}
QLabel[role="label"] {{ font-size: {theme.px(Step.LABEL)}px; color: {t.ink2}; }}
QLabel[role="note"] {{ font-size: {theme.px(Step.LABEL)}px; color: {t.ink3}; }}
"""


def _frames(theme: Theme) -> str:
    t = theme.tokens
    edge = f"border: 1.5px solid {t.line};" if t.high_contrast else "border: none;"
    return f"""
QFrame[kind="good"] {{ background: {t.good_soft}; border-radius: {Radius.PLATE}px; {edge} }}
QFrame[kind="evidence"] {{ background: {t.evidence_soft}; border-radius: {Radius.PLATE}px; {edge} }}
"""


def _others(theme: Theme) -> str:
    t = theme.tokens
    picked, on_picked = (t.ink, t.sheet) if t.high_contrast else (t.accent_soft, t.ink)
    return f"""
QLineEdit, QPlainTextEdit {{
    background: {t.sheet}; color: {t.ink}; border: 1px solid {t.line};
    border-radius: {Radius.CONTROL}px; padding: 0 10px; placeholder-text-color: {t.ink3};
    selection-background-color: {t.accent}; selection-color: {t.on_accent}; font-size: {theme.px(Step.CONTROL)}px;
}}
QLineEdit {{ {_box(theme, _BUTTON_HEIGHT)} }}
QPlainTextEdit {{ padding: 8px; }}
QLineEdit:focus, QPlainTextEdit:focus {{ border: 2px solid {t.ink}; }}
QLineEdit:focus {{ padding: 0 9px; {_box(theme, _BUTTON_HEIGHT - 2)} }}
QMenu {{ background: {t.sheet}; color: {t.ink}; border: 1px solid {t.line}; padding: 4px; }}
QMenu::item {{ padding: 7px 28px 7px 14px; border-radius: 4px; font-size: {theme.px(Step.CONTROL)}px; }}
QMenu::item:selected {{ background: {picked}; color: {on_picked}; }}
QMenu::item:disabled {{ color: {t.ink3}; }}
QMenu::separator {{ height: 1px; background: {t.hair}; margin: 4px 8px; }}
QToolTip {{
    background: {t.ink}; color: {t.sheet}; border: 1px solid {t.ink}; padding: 4px 8px;
    font-size: {theme.px(Step.LABEL)}px;
}}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QAbstractItemView {{
    background: {t.sheet}; color: {t.ink}; border: 1px solid {t.line}; outline: none;
    selection-background-color: {picked}; selection-color: {on_picked};
}}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{ background: {t.line}; border-radius: 3px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {t.ink3}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
