"""The icon's files can be read by those who ask for them."""

from struct import unpack

import icons
from PySide6.QtGui import QImage, QImageReader


def test_each_size_is_drawn(qapp, tmp_path):
    """As a square picture that is not empty."""
    icons.draw(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / "icons" / f"{size}.png"))
        assert (size, size) == (image.width(), image.height())
        places = [(x, y) for x in range(size) for y in range(size)]
        assert any(image.pixelColor(*place).alpha() == 255 for place in places)


def test_windows_finds_its_sizes(qapp, tmp_path):
    """In one file, read by Qt's own reader."""
    icons.draw(tmp_path)
    reader = QImageReader(str(tmp_path / "trickwise.ico"))
    found = set()
    for place in range(reader.imageCount()):
        reader.jumpToImage(place)
        found.add(reader.read().width())
    assert set(icons.ICO) == found


def test_macos_finds_its_sizes(qapp, tmp_path):
    """Each with its type and length, up to the end of the file."""
    icons.draw(tmp_path)
    content = (tmp_path / "trickwise.icns").read_bytes()
    assert (b"icns", len(content)) == (content[:4], unpack(">I", content[4:8])[0])
    kinds, at = [], 8
    while at < len(content):
        kinds.append(content[at : at + 4])
        at += unpack(">I", content[at + 4 : at + 8])[0]
    assert list(icons.ICNS.values()) == kinds
