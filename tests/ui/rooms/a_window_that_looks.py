"""A window that has a pack looked at without end, for a test that kills it; its check holds the pipe of the test."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ui.rooms import pack_check

ENDLESS = """
import os, sys
from tutor.cli.watching import end_with_watcher
end_with_watcher()
os.write(2, b'{"done": 1, "of": 2}\\n')
while True:
    pass
"""

qt = QCoreApplication([])
pack_check._MODULE = ("-c", ENDLESS)
check = pack_check.PackCheck(qt)
check.came_on.connect(lambda *_: (sys.stdout.write("looking\n"), sys.stdout.flush()))
check.begin(Path(), "en")
qt.exec()
