"""The fonts that the installers carry: cut down, at build time, to what Trickwise writes and the commonest characters.

They come from Debian's fonts-noto-cjk, under the SIL Open Font License. The repository holds the recipe, not the fonts.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCES = Path("/usr/share/fonts/opentype/noto")
COMMAND = ROOT / "tutor" / "cli"
LICENCE = ROOT / "resources" / "art" / "OFL.txt"
TEXTS = ("*.yaml", "*.ts", "*.py", "*.json")
LATIN = {chr(code) for block in ((0x20, 0x7F), (0xA0, 0x100)) for code in range(*block)}
PUNCTUATION = set("–—‘’“”…·•−×÷≤≥≠≈±√←↑→↓⇄▪●○◆◇★☆✓✗✔✕♠♥♦♣、。，：；？！（）「」『』《》【】％／～")


class Face(NamedTuple):
    """A font to carry: the language that it serves, the file it is cut from, and which of the file's fonts it is."""

    language: str
    source: str
    number: int
    common: bool
    """Whether it has the commonest characters besides those of our own texts."""

    @property
    def name(self) -> str:
        return f"{Path(self.source).stem}-{self.language}.otf"


NUMBERS = {"en": 1, "zh_CN": 2, "zh_TW": 3}
"""Places in Noto's collections: JP, KR, SC, TC, HK. English takes the Korean cut, as `ui/theme/fonts.py` tells."""
FILES = ("NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoSerifCJK-Regular.ttc", "NotoSerifCJK-Bold.ttc")
FACES = tuple(
    Face(language, file, number, common=file == FILES[0] and language != "en")
    for language, number in NUMBERS.items()
    for file in FILES
)
COMMON = {"zh_TW": ("big5", range(0xA4, 0xC7)), "zh_CN": ("gb2312", range(0xB0, 0xD8))}
"""The first levels of Big5 (5401 characters) and GB 2312 (3755): the encoding and its leading bytes."""


def common(language: str) -> set[str]:
    """The commonest characters of a language."""
    encoding, leads = COMMON[language]
    pairs = (bytes((lead, trail)) for lead in leads for trail in range(0x40, 0xFF))
    return {sign for pair in pairs for sign in pair.decode(encoding, "ignore") if len(sign) == 1 and sign > "\u3400"}


def written(language: str) -> set[str]:
    """Every character that stands in the texts of a language, and in those shared by all."""
    found: set[str] = set()
    for file in _texts():
        if _language_of(file) in (language, None):
            found |= set(file.read_text(encoding="utf-8"))
    return {sign for sign in found if sign.isprintable()}


def carried(face: Face) -> set[str]:
    """The characters that a face is cut down to: of our texts, of what people may type, and the commonest."""
    return written(face.language) | LATIN | PUNCTUATION | (common(face.language) if face.common else set())


def lacking(folder: Path) -> dict[str, str]:
    """The characters of our texts for which a font of a folder has no glyph, by the font's file name."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - at hand in the build alone

    missing = {}
    for face in FACES:
        known = TTFont(folder / face.name).getBestCmap().keys()
        gone = sorted(sign for sign in written(face.language) if ord(sign) not in known)
        if gone:
            missing[face.name] = "".join(gone)
    return missing


def cut(folder: Path) -> None:
    """Write every face, and the licence beside them. Raises FileNotFoundError where fonts-noto-cjk is not installed."""
    from fontTools.subset import Options, Subsetter, load_font, save_font  # noqa: PLC0415 - as above

    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        options = Options(font_number=face.number, hinting=False, notdef_outline=True)
        options.drop_tables += ["vhea", "vmtx", "VORG"]  # nothing is set from top to bottom
        font = load_font(str(SOURCES / face.source), options)
        cutter = Subsetter(options)
        cutter.populate(text="".join(carried(face)))
        cutter.subset(font)
        font["head"].modified = font["head"].created  # the same input makes the same bytes
        save_font(font, str(folder / face.name), options)
    (folder / "OFL.txt").write_bytes(LICENCE.read_bytes())


def _texts() -> Iterator[Path]:
    """What the window shows; what the command prints is drawn by the terminal, in fonts of its own."""
    for room in ("resources", "lessons", "ui", "tutor"):
        for pattern in TEXTS:
            yield from (file for file in sorted((ROOT / room).rglob(pattern)) if file.parent != COMMAND)


def _language_of(file: Path) -> str | None:
    """The language of a file of texts; None where readers of every language meet it."""
    return next((language for language in NUMBERS if language != "en" and language in str(file)), None)
