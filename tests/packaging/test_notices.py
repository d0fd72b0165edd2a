"""The licences that an installed copy carries."""

import notices

MIT_OF_ZLIB = "(c) Jean-loup Gailly"


def test_everything_carried_is_told():
    """Qt, the loader, Python, each package, the fonts, the system's libraries; what only builds is not."""
    text = notices.notices({"zlib1g": MIT_OF_ZLIB})
    named = ("Qt 6 and PySide6", "PyInstaller", "Python 3", "PyYAML", "msgspec", "fsrs", "Noto Sans CJK")
    assert [] == [told for told in (*named, MIT_OF_ZLIB) if told not in text]
    assert "setuptools" not in [line.split()[0] for line in text.splitlines() if line.strip()]


def test_each_part_stands_by_itself():
    """Under a rule of its own."""
    assert notices.notices({}).count(notices.RULE) >= 7
