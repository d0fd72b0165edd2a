"""A Debian with its base and nothing else, in which an installer shows that it needs no more than it says.

Debootstrap makes it once; a tarball of it is kept in `build/roots`. What runs inside has mounts of its own, which go
with it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from dev import ROOT, say

ROOTS = ROOT / "build" / "roots"
LEARNER = "ann"
HOME = Path("/", "home", "Ann Lee")
"""A folder's name with a blank, as some have."""
PASSING = ("proc", "sys", "dev", "run", "tmp")
"""Folders that hold nothing of lasting."""
BOOKS = ("var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "etc/ld.so.cache")
"""What the system keeps of packages that came and went."""
PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SOCKETS = Path("/", "tmp", ".X11-unix")
MOUNTS = f"""
mount -t proc proc "$0/proc"
mount --bind "{SOCKETS}" "$0{SOCKETS}"
mount --bind "$0/../archives" "$0/var/cache/apt/archives"
exec chroot "$@"
"""


class CleanRoom:
    """The root folder of such a Debian, unpacked anew."""

    def __init__(self, suite: str) -> None:
        """Unpack it; the first time it is fetched."""
        self.root = ROOTS / suite / "root"
        tarball = ROOTS / suite / "base.tar.gz"
        if not tarball.exists():
            _fetch(suite, tarball)
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        (self.root.parent / "archives" / "partial").mkdir(parents=True, exist_ok=True)
        subprocess.run(["tar", "-C", str(self.root), "-xzf", str(tarball)], check=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc" / "resolv.conf")
        self.at(SOCKETS).mkdir()
        self.as_root(["useradd", "--create-home", "--home-dir", str(HOME), LEARNER])

    @property
    def home(self) -> Path:
        """The learner's folder, as seen from outside."""
        return self.at(HOME)

    def at(self, place: Path) -> Path:
        """A place inside, as seen from outside."""
        return self.root / place.relative_to("/")

    def as_root(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """Run something as its administrator, who has a network. Raises CalledProcessError."""
        kept = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        told = kept | {"DEBIAN_FRONTEND": "noninteractive", "HOME": "/root"}
        done = subprocess.run(self._inside([], [], told, command), capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(
                f"== {' '.join(command)} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr}"
            )
        return done

    def as_learner(self, command: Sequence[str], **environment: str) -> list[str]:
        """What runs something as a plain user without a network."""
        return self._inside(["--net"], [f"--userspec={LEARNER}:{LEARNER}"], {"HOME": str(HOME)} | environment, command)

    def tell(self, command: Sequence[str], **environment: str) -> subprocess.CompletedProcess[str]:
        """Run something as that user, to its end."""
        told = self.as_learner(command, **environment)
        return subprocess.run(told, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)

    def files(self) -> frozenset[str]:
        """Everything that lasts, by its path from the root."""
        return frozenset(_walk(self.root, Path()))

    def of_packages(self) -> frozenset[str]:
        """Every file that belongs to an installed package, by the path that it really has."""
        listed = (self.root / "var/lib/dpkg/info").glob("*.list")
        lines = {line for file in listed for line in file.read_text(encoding="utf-8").splitlines()}
        return frozenset(str(self._real(Path(line))) for line in lines)

    def _real(self, place: Path) -> Path:
        """A path from the root, once the links of a merged `/usr` are followed."""
        parts = place.relative_to("/").parts
        return Path("usr", *parts) if parts and (self.root / parts[0]).is_symlink() else Path(*parts)

    def _inside(
        self, apart: Sequence[str], who: Sequence[str], environment: Mapping[str, str], command: Sequence[str]
    ) -> list[str]:
        told = {"PATH": PATHS, "LANG": "C.UTF-8", **environment}
        inside = ["env", "--ignore-environment", *(f"{name}={value}" for name, value in told.items()), *command]
        unshared = ["unshare", "--mount", "--pid", "--fork", *apart]
        return [*unshared, "sh", "-ec", MOUNTS, str(self.root), *who, str(self.root), *inside]


def end(process: subprocess.Popen[Any]) -> None:
    """Kill a program, whoever it runs as: `unshare` has it as a child, and would leave it behind."""
    for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii").split():
        os.kill(int(child), signal.SIGKILL)
    process.kill()
    process.wait()


def _fetch(suite: str, tarball: Path) -> None:
    """Make the base and keep it."""
    say(f"Fetching the base of Debian {suite}.")
    made = tarball.parent / "made"
    shutil.rmtree(made, ignore_errors=True)
    tarball.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["debootstrap", "--variant=minbase", suite, str(made)], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["tar", "-C", str(made), "-czf", str(tarball), "."], check=True)
    shutil.rmtree(made)


def _walk(root: Path, below: Path) -> Iterator[str]:
    for entry in os.scandir(root / below):
        place = below / entry.name
        if str(place) in PASSING or str(place).startswith(BOOKS):
            continue
        yield str(place)
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(root, place)
