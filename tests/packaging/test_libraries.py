"""Which libraries a bundle carries."""

import sys
from pathlib import Path

import libraries
import pytest

NEEDS = {
    "trickwise": frozenset({"libc.so.6"}),
    "libQt6Gui.so.6": frozenset({"libGL.so.1", "libfreetype.so.6"}),
    "libfreetype.so.6": frozenset({"libpng16.so.16"}),
    "libpng16.so.16": frozenset({"libc.so.6"}),
    "libcupsprintersupport.so": frozenset({"libcups.so.2"}),
    "libcups.so.2": frozenset({"libavahi-client.so.3"}),
    "libavahi-client.so.3": frozenset({"libavahi-common.so.3"}),
    "libavahi-common.so.3": frozenset(),
    "libatk-1.0.so.0": frozenset({"libpng16.so.16"}),
}


def test_what_nothing_needs_is_dropped():
    """With all that it alone needed; what others need as well stays."""
    droppable = set(NEEDS) - {"trickwise", "libQt6Gui.so.6", "libcupsprintersupport.so"}
    gone = libraries.unneeded(NEEDS, droppable)
    assert {"libcups.so.2", "libavahi-client.so.3", "libavahi-common.so.3", "libatk-1.0.so.0"} == gone


@pytest.mark.parametrize("library", ["libc.so.6", "libGL.so.1", "libxcb.so.1", "libwayland-client.so.0"])
def test_the_system_brings(library):
    """The C library, those of the graphics driver, and the display's."""
    assert libraries.OF_THE_SYSTEM.fullmatch(library)


@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0", "libssl.so.3", "libGLU.so.1"])
def test_the_system_need_not_bring(library):
    """What a desktop may lack has to be in the bundle."""
    assert not libraries.OF_THE_SYSTEM.fullmatch(library)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at a Linux library")
def test_the_oldest_c_library_is_read_off_the_files(tmp_path):
    """That of the newest symbol that any of them names; where there is none, any will do."""
    assert "2.0" == libraries.least_glibc(tmp_path)
    (tmp_path / "a").write_bytes(Path(sys.executable).resolve().read_bytes())
    assert tuple(map(int, libraries.least_glibc(tmp_path).split("."))) >= (2, 4)
