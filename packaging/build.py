#!/usr/bin/env python3
"""Builds what people install: needs no network afterwards, no Python, and (the `.run`) no root.

    python3 packaging/build.py deb       a package for Debian, Ubuntu and their kin
    python3 packaging/build.py run       one file that installs for one user, without root
    python3 packaging/build.py windows   on Windows: an installer
    python3 packaging/build.py macos     on macOS: a disk image
    python3 packaging/build.py all       what this system can build

The results lie in `dist/`. It fails rather than carry a gap: a library not found, a text not translated, a glyph that
no font has, a licence unknown, an extension not compiled, a size beyond the bound.
"""

from __future__ import annotations

import argparse
import sys

import bundle
import deb
import run_file
import system_installers
from dev import ROOT, say

KINDS = {
    "deb": deb.build,
    "run": run_file.build,
    "windows": system_installers.windows,
    "macos": system_installers.macos,
}
HERE = {"linux": ("deb", "run"), "win32": ("windows",), "darwin": ("macos",)}


def main() -> int:
    """Build what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=(*KINDS, "all"))
    kind = parser.parse_args().kind
    possible = HERE.get(sys.platform, ())
    wanted = possible if kind == "all" else (kind,)
    for each in wanted:
        if each not in possible:
            sys.exit(f"A {each} installer can only be built on its own system; here: {', '.join(possible)}.")
    folder = bundle.build()
    for each in wanted:
        file = KINDS[each](folder)
        say(f"Built {file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
