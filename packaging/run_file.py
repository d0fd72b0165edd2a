"""One file that installs for one user, without root: a gzip archive that unpacks itself (makeself)."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import bundle
from bundle import BUILD, DIST, fail
from desktop import LINUX, install_desktop

PLACE = BUILD / "run"


def build(folder: Path) -> Path:
    """Make the file of the bundle's folder; the same bundle makes the same bytes."""
    if not shutil.which("makeself"):
        fail("makeself is not installed. On Debian: apt-get install makeself")
    built = bundle.facts()
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.copytree(folder, PLACE / "trickwise", symlinks=True)
    install_desktop(PLACE / "share", built)
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / script, PLACE / script)
        (PLACE / script).chmod(0o755)
    DIST.mkdir(exist_ok=True)
    file = DIST / f"trickwise-{built.version}-{os.uname().machine}.run"
    tar = f"--sort=name --owner=0 --group=0 --numeric-owner --mtime=@{built.seconds}"
    command = ["makeself", "--gzip", "--nox11", "--quiet", "--packaging-date", built.date, "--tar-extra", tar]
    command += [str(PLACE), str(file), f"Trickwise {built.version}", "./install.sh"]
    told = bundle.environment(built) | {"GZIP": "-n"}  # else the archive begins with the time of day
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=told)
    if done.returncode:
        fail(f"makeself could not pack it:\n{done.stdout}{done.stderr}")
    return file
