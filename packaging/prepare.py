"""Makes the parts of the bundle that the checkout does not hold: fonts and icons. Run by the build's own Python."""

from __future__ import annotations

import sys
from pathlib import Path

import fonts
import icons


def main() -> int:
    """Make everything in the folder named, and look it over."""
    made = Path(sys.argv[1])
    if not (fonts.SOURCES / fonts.FILES[0]).is_file():
        sys.exit(f"{fonts.SOURCES} has no Noto CJK fonts: install fonts-noto-cjk, or copy them there.")
    fonts.cut(made / "fonts")
    gaps = fonts.lacking(made / "fonts")
    for font, signs in gaps.items():
        print(f"{font} has no glyph for {signs}", file=sys.stderr)
    icons.draw(made)
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
