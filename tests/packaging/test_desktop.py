"""What a Linux desktop is told agrees with itself, and with the program."""

import re
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import bundle
import desktop

from tutor.cli.main import COMMANDS
from tutor.teaching.packs import SUFFIX

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
MIME = "application/x-trickwise"


def entry() -> dict[str, str]:
    """The menu entry."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / "trickwise.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_menu_speaks_three_languages():
    """And opens a pack that is given to it."""
    said = entry()
    assert {"Comment", "Comment[zh_TW]", "Comment[zh_CN]"} <= said.keys()
    assert ("trickwise %f", f"{MIME};", "false") == (said["Exec"], said["MimeType"], said["Terminal"])


def test_one_type_of_file_everywhere():
    """Menu entry, type and description name the same."""
    kind = ET.parse(LINUX / "trickwise.xml").getroot()[0]  # noqa: S314 - ours
    assert MIME == kind.get("type")
    glob = kind.find("{*}glob")
    assert f"*{SUFFIX}" == glob.get("pattern")
    assert MIME == ET.parse(LINUX / desktop.METAINFO).getroot().findtext("provides/mediatype")  # noqa: S314 - ours


def test_version_and_date_are_filled_in(tmp_path):
    """Nothing of the pattern is left."""
    for name in (desktop.METAINFO, "trickwise.1"):
        desktop.write_filled(LINUX / name, tmp_path / name, bundle.Facts("1.2.3", "x", 86_400))
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert "1.2.3" in text
        assert "1970-01-02" in text
        assert "@" not in text


def test_the_manual_names_commands_that_there_are():
    """Each of them."""
    manual = (LINUX / "trickwise.1").read_text(encoding="utf-8")
    assert set(COMMANDS) == set(re.findall(r"^\.TP\n\.B (\w+)$", manual, re.MULTILINE))
