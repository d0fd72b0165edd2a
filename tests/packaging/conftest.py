"""The rooms of `packaging` are scripts beside each other: here they find each other as when one is started."""

import sys
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging"

if str(PACKAGING) not in sys.path:
    sys.path.append(str(PACKAGING))
