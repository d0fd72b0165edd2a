"""The style sheet of what one sets: check boxes, spin boxes, drop-down lists; the pictures of lines and dialogs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ui.theme.theme import Theme
from ui.theme.tokens import Radius, Step

_PICTURES: Final = Path(__file__).resolve().parents[2] / "resources" / "art" / "controls"


def choices(theme: Theme) -> str:
    """The style sheet of a theme's controls; ticks and arrows are pictures, which a style sheet can't draw."""
    t = theme.tokens
    tick, down, up = (_picture(name, theme) for name in ("check", "down", "up"))
    side = max(18, theme.px(18))
    return f"""
QCheckBox {{
    color: {t.ink}; spacing: 8px; min-height: {max(26, theme.px(24))}px; font-size: {theme.px(Step.CONTROL)}px;
    outline: none;
}}
QCheckBox:disabled {{ color: {t.ink3}; }}
QCheckBox::indicator {{
    width: {side - 4}px; height: {side - 4}px; border: 2px solid {t.line}; background: {t.sheet};
}}
QCheckBox::indicator {{ border-radius: 4px; }}
QCheckBox::indicator:hover {{ border-color: {t.ink}; }}
QCheckBox::indicator:checked {{ background: {t.accent}; border-color: {t.accent}; image: {tick}; }}
QCheckBox::indicator:disabled {{ background: {t.sunk}; border-color: {t.line}; }}
QComboBox, QSpinBox {{
    background: {t.sheet}; color: {t.ink}; border: 1px solid {t.line}; border-radius: {Radius.CONTROL}px;
    padding: 0 8px 0 12px; min-height: {max(34, theme.px(30))}px; font-size: {theme.px(Step.CONTROL)}px;
    selection-background-color: {t.accent}; selection-color: {t.on_accent};
}}
QAbstractSpinBox > QLineEdit, QComboBox > QLineEdit {{
    border: none; background: transparent; padding: 0; min-height: 0; border-radius: 0;
}}
QSpinBox {{ qproperty-alignment: AlignCenter; }}
QComboBox:hover {{ background: {t.sunk}; }}
QComboBox:focus, QSpinBox:focus {{ border-color: {t.ink}; }}
QComboBox:disabled, QSpinBox:disabled {{ background: {t.sunk}; color: {t.ink3}; }}
QComboBox::drop-down {{ border: none; width: 28px; }}
QComboBox::down-arrow {{ image: {down}; width: 16px; height: 16px; }}
QSpinBox::up-button, QSpinBox::down-button {{
    border: none; background: transparent; width: 26px; margin: 1px;
}}
QSpinBox::up-arrow {{ image: {up}; width: 14px; height: 14px; }}
QSpinBox::down-arrow {{ image: {down}; width: 14px; height: 14px; }}
"""


def dialogs(theme: Theme) -> str:
    """The style sheet of Qt's own file dialog, which is shown where the system has none, and of lines to clear.

    Qt's arrows are black in every look; its picture on a line's button is too large for it.
    """
    t = theme.tokens
    left, right, up, clear = (_picture(name, theme) for name in ("left", "right", "up", "clear"))
    return f"""
QFileDialog {{
    filedialog-backward-icon: {left}; backward-icon: {left}; forward-icon: {right};
    filedialog-parent-directory-icon: {up};
}}
QLineEdit {{ lineedit-clear-button-icon: {clear}; }}
QHeaderView {{ background: {t.sunk}; border: none; }}
QHeaderView::section {{
    background: {t.sunk}; color: {t.ink2}; border: none; border-right: 1px solid {t.hair}; padding: 4px 8px;
    font-size: {theme.px(Step.LABEL)}px;
}}
"""


def _picture(name: str, theme: Theme) -> str:
    return f"url({(_PICTURES / f'{name}-{theme.tokens.name}.svg').as_posix()})"
