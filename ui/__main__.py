"""`python -m ui` opens the window."""

import sys

from ui.opening import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
