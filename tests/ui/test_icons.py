"""Icons and the mark: all there, all different, sharp at the screen's scale."""

import pytest

from ui.icons import ICONS, icon_path, icon_pixmap, logo_pixmap
from ui.theme.theme import Theme
from ui.theme.tokens import LOOKS


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_in_its_box(name):
    """No stroke is cut off where the icon is painted into its square."""
    box = icon_path(name).controlPointRect()
    assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) <= 12.7


def test_no_two_icons_look_the_same(qapp):
    """Each can be told from all others without its name."""
    pictures = {bytes(icon_pixmap(name, "#000000", 19, 1).toImage().constBits()) for name in ICONS}
    assert len(pictures) == len(ICONS)


def test_an_icon_has_the_screen_s_pixels(qapp):
    """It is drawn at the screen's scale, and once."""
    pixmap = icon_pixmap("book", "#241D16", 19, 2)
    assert pixmap.width() == 38
    assert pixmap.devicePixelRatio() == 2
    assert icon_pixmap("book", "#241D16", 19, 2) is pixmap


def test_an_unknown_icon_is_an_error():
    """A name that is misspelt shows at once, not as an empty button."""
    with pytest.raises(KeyError):
        icon_path("unicorn")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_mark_has_ink_and_accent(qapp, look):
    """The program's mark is printed in the two colours of each look."""
    image = logo_pixmap(64, Theme(tokens=look)).toImage()
    colours = {image.pixelColor(x, y).name().upper() for x in range(64) for y in range(64)}
    assert {look.ink, look.accent} <= colours
