"""Where a bundled Trickwise begins: with words after it the command, without any the window."""

import sys

from tutor.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
