"""Without a command the window opens; where there is no display, a sentence says so."""

import os
import subprocess
import sys

import pytest

HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_no_display_ends_with_a_sentence():
    """One sentence on the error channel, exit 1, no traceback."""
    environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    command = [sys.executable, "-m", "tutor.cli.main"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)  # noqa: S603 - ourselves
    assert (1, "") == (done.returncode, done.stdout)
    assert 1 == len(done.stderr.splitlines())
    assert "trickwise --help" in done.stderr
