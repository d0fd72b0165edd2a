"""Makes the parts of the bundle that the checkout does not hold: fonts and icons. Run by the build's own Python."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import fonts
import icons
import texts


def main() -> int:
    """Make everything in the folder named, and look it over."""
    made = Path(sys.argv[1])
    if not (fonts.SOURCES / fonts.FILES[0]).is_file():
        sys.exit(f"{fonts.SOURCES} has no Noto CJK fonts: install fonts-noto-cjk, or copy them there.")
    gaps = list(texts.gaps(Path(str(files("lessons")))))
    fonts.cut(made / "fonts")
    gaps += [f"{font} has no glyph for {signs}" for font, signs in fonts.lacking(made / "fonts").items()]
    icons.draw(made)
    for gap in gaps:
        print(gap, file=sys.stderr)
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
