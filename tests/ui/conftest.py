"""Tests of the window: offscreen, and deaf to what the offscreen platform says about itself."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
PLATFORM_NOISE = "This plugin does not support"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every other Qt warning fail a test here."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(PLATFORM_NOISE))
