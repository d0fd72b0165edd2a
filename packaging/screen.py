"""An X11 screen that nobody sees: its pixels are read where Xvfb keeps them, its mouse is moved by xdotool."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

SIZE: Final = (1280, 800)
STILL: Final = 0.15
"""For how many seconds nothing may change before a picture counts as finished."""


class Screen:
    """An Xvfb with one screen of `SIZE`; `display` is its name."""

    def __init__(self, folder: Path) -> None:
        """Start it; its pixels are kept in a folder."""
        reads, writes = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        command = [
            "Xvfb",
            "-displayfd",
            str(writes),
            "-screen",
            "0",
            size,
            "-dpi",
            "96",
            "-ac",
            "-nocursor",
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen([*command, "-fbdir", str(folder)], pass_fds=[writes], stderr=subprocess.DEVNULL)
        os.close(writes)
        with os.fdopen(reads) as told:
            self.display = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as kept:
            self._memory = mmap.mmap(kept.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self._memory[:100])
        self._from = header[0] + 12 * header[19]  # behind the header of an XWD file and its colours
        self._row = header[12]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def pixels(self) -> bytes:
        """Everything that is seen: blue, green, red and nothing, row by row."""
        return self._memory[self._from : self._from + self._row * SIZE[1]]

    def is_black(self) -> bool:
        """Whether no window is there."""
        return not any(self._memory[self._from + self._row * row + 2 * SIZE[0]] for row in range(0, SIZE[1], 8))

    def wait_still(self, seconds: float = 20) -> bool:
        """Wait until nothing has changed for a while; False where that never came."""
        end = time.monotonic() + seconds
        last, since = 0, time.monotonic()
        while time.monotonic() < end:
            now = zlib.crc32(self.pixels())
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since > STILL:
                return True
            time.sleep(0.03)
        return False

    def save(self, file: Path) -> None:
        """Write what is seen as a PNG."""
        seen, width = self.pixels(), SIZE[0]
        rows = bytearray()
        for row in range(SIZE[1]):
            line = seen[row * self._row : row * self._row + 4 * width]
            coloured = bytearray(3 * width)
            coloured[0::3], coloured[1::3], coloured[2::3] = line[2::4], line[1::4], line[0::4]
            rows += b"\0" + coloured
        head = struct.pack(">IIBBBBB", width, SIZE[1], 8, 2, 0, 0, 0)
        chunks = (b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows), 6)), (b"IEND", b"")
        written = b"".join(struct.pack(">I", len(c)) + k + c + struct.pack(">I", zlib.crc32(k + c)) for k, c in chunks)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + written)

    def hand(self, *words: str) -> str:
        """Let xdotool do something; what it says."""
        told = os.environ | {"DISPLAY": self.display}
        done = subprocess.run(["xdotool", *words], env=told, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def press(self, at: Sequence[int]) -> None:
        """A click."""
        self.hand("mousemove", *map(str, at), "click", "1")

    def drag(self, start: Sequence[int], goal: Sequence[int]) -> None:
        """A press, some moves, a release."""
        steps: list[str] = []
        for share in (0.2, 0.5, 0.8, 1.0):
            at = (round(a + (b - a) * share) for a, b in zip(start, goal, strict=True))
            steps += ["mousemove", *map(str, at), "sleep", "0.05"]
        self.hand("mousemove", *map(str, start), "mousedown", "1", "sleep", "0.05", *steps, "mouseup", "1")
