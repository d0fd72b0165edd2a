"""Settings survive the window, and what is damaged falls back to what it was at first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from ui.settings import CARD_SCALES, RESTS, SPEEDS, Look, Settings, SystemLook, load, save, theme_for, toggled, zoom_for
from ui.theme.tokens import DARK, HC_DARK, HC_LIGHT, LIGHT, TEXT_SCALES


@pytest.fixture
def store(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


ANY = st.builds(
    Settings,
    language=st.sampled_from(["", "en", "zh_TW", "zh_CN"]),
    look=st.sampled_from(Look),
    high_contrast=st.booleans(),
    text_scale=st.sampled_from(TEXT_SCALES),
    card_scale=st.sampled_from(CARD_SCALES),
    four_colours=st.booleans(),
    large_index=st.booleans(),
    animation_speed=st.sampled_from(SPEEDS),
    left_handed=st.booleans(),
    rest_after=st.sampled_from(RESTS),
)


@given(settings=ANY)
def test_what_is_kept_is_read(tmp_path_factory, settings):
    """Whatever is set comes back."""
    store = QSettings(str(tmp_path_factory.mktemp("kept") / "s.ini"), QSettings.Format.IniFormat)
    save(store, settings)
    assert settings == load(store)


def test_damage_is_left_out(store):
    """A text size that is none, a look that is none: as at first."""
    store.setValue("text_scale", "9.5")
    store.setValue("look", "purple")
    assert Settings() == load(store)


@pytest.mark.parametrize(
    ("look", "dark", "contrast", "tokens"),
    [
        (Look.SYSTEM, False, False, LIGHT),
        (Look.SYSTEM, True, False, DARK),
        (Look.LIGHT, True, False, LIGHT),
        (Look.DARK, False, True, HC_DARK),
        (Look.LIGHT, True, True, HC_LIGHT),
    ],
)
def test_the_system_is_followed_unless_told_otherwise(look, dark, contrast, tokens):
    """Dark as the system or as set; high contrast if either asks."""
    theme = theme_for(Settings(look=look), "en", SystemLook(dark=dark, high_contrast=contrast), 1280)
    assert tokens == theme.tokens


@pytest.mark.parametrize(
    ("width", "zoom"), [(1024, 1), (1799, 1), (1800, 1.25), (2399, 1.25), (2400, 1.6), (3840, 1.6)]
)
def test_large_windows_are_drawn_larger(width, zoom):
    """From 1800 px by a quarter, from 2400 by more."""
    assert zoom == zoom_for(width)


def test_day_and_lamp_change_places():
    """The sun or moon sets what is not shown now, whatever the system has."""
    assert Look.LIGHT is toggled(Settings(), is_dark=True).look
    assert Look.DARK is toggled(Settings(), is_dark=False).look
