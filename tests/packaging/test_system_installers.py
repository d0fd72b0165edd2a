"""The Windows installer's script compiles."""

import shutil
import subprocess

import icons
import pytest
import system_installers


@pytest.mark.skipif(not shutil.which("makensis"), reason="needs Debian's nsis")
def test_nsis_takes_the_script(qapp, tmp_path):
    """Against a folder as PyInstaller makes one; without a warning."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("trickwise.exe", "_internal/python311.dll"):
        (bundle / name).touch()
    icons.draw(tmp_path)
    made = tmp_path / "trickwise-1.0.exe"
    command = system_installers.nsis("1.0", bundle, tmp_path / "trickwise.ico", made)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert (0, "") == (done.returncode, done.stdout + done.stderr)
    assert made.read_bytes().startswith(b"MZ")
