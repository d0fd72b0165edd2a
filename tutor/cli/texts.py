"""`trickwise texts`: everything that a language says, beside the English, in one file for a native reader."""

from __future__ import annotations

import argparse
import csv
import io
import sys
from collections.abc import Iterable, Iterator
from html import escape
from itertools import chain, groupby
from pathlib import Path

from tutor.cli.command import NOT_READABLE, READ_WELL, Command
from tutor.cli.wording import Wording
from tutor.cli.writing import write_file
from tutor.games.all import GAMES
from tutor.teaching.course import bundled, lesson_folders
from tutor.teaching.reader import read_lesson
from tutor.text.language import ENGLISH, Language, languages, style
from tutor.text.pairs import Pair, phrase_pairs, prose_pairs, reason_pairs, rule_pairs, term_pairs, window_pairs

_HTML = frozenset({".html", ".htm"})
_MISTAKE = "mistake."
_BOM = "\ufeff"
"""Without it some spreadsheets read Chinese as Latin letters."""
_STYLE = """
body { font: 16px/1.5 "Noto Sans", "Noto Sans TC", sans-serif; margin: 2em auto; max-width: 84em; color: #2b2521; }
h2 { border-bottom: 2px solid #2b2521; margin-top: 2em; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { text-align: left; vertical-align: top; padding: .4em .6em; border-bottom: 1px solid #d8cfc0; }
th { width: 14%; font: 12px/1.6 monospace; color: #6b6157; overflow-wrap: anywhere; }
td:last-child { width: 22%; border-left: 1px solid #d8cfc0; }
.missing { background: #f6d9d2; }
"""


def _arguments(parser: argparse.ArgumentParser, wording: Wording) -> None:
    others = tuple(language for language in languages() if language != ENGLISH)
    parser.add_argument("language", choices=others, help=wording.say("cli.texts.language"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=wording.say("cli.texts.out"))
    parser.add_argument("--lang", choices=languages(), help=wording.say("cli.lang"))


def _run(options: argparse.Namespace, wording: Wording) -> int:
    pairs = tuple(all_pairs(options.language))
    file: Path | None = options.out
    if file is None:
        sys.stdout.write(as_csv(pairs))
        return READ_WELL
    heading = wording.say("cli.texts.heading", language=style(options.language).name)
    text = as_html(pairs, options.language, heading) if file.suffix.lower() in _HTML else _BOM + as_csv(pairs)
    if not write_file(file, text, wording):
        return NOT_READABLE
    missing = sum(1 for pair in pairs if not pair.other)
    print(wording.say("cli.texts.written", path=str(file), texts=len(pairs), missing=missing), file=sys.stderr)
    return READ_WELL


def all_pairs(language: Language) -> Iterator[Pair]:
    """Terms, rules, reasons, lessons, then what the command and the window say."""
    games = GAMES.values()
    return chain(
        term_pairs(language),
        chain.from_iterable(rule_pairs(game.name, language) for game in games),
        chain.from_iterable(reason_pairs(game.name, game.reasons, language) for game in games),
        _lessons(language),
        phrase_pairs(language, tuple(GAMES)),
        window_pairs(language),
    )


def _lessons(language: Language) -> Iterator[Pair]:
    """The bundled lessons. The misconceptions of a course belong to each of them, and are listed once."""
    told: set[tuple[str, str]] = set()
    for folder in lesson_folders(bundled()):
        lesson = read_lesson(folder).lesson
        if lesson is None:
            continue  # `trickwise check` says why
        for pair in prose_pairs(lesson.id, lesson.prose, lesson.language, language):
            if not pair.key.startswith(_MISTAKE):
                yield pair
            elif (lesson.game, pair.key) not in told:
                told.add((lesson.game, pair.key))
                yield Pair(f"{lesson.game}/mistakes", pair.key, pair.english, pair.other)


def as_csv(pairs: Iterable[Pair]) -> str:
    """A line for each text: where, which, English, the other language, and room for a remark."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("place", "key", "en", "text", "remark"))
    lines.writerows((pair.place, pair.key, pair.english, pair.other, "") for pair in pairs)
    return out.getvalue()


def as_html(pairs: Iterable[Pair], language: Language, heading: str) -> str:
    """One page with a table for each place; the last column is to be written in."""
    tag = language.replace("_", "-")
    parts = [
        f'<!doctype html>\n<html lang="{tag}"><head><meta charset="utf-8"><title>{escape(heading)}</title>',
        f"<style>{_STYLE}</style></head>\n<body><h1>{escape(heading)}</h1>",
    ]
    for place, rows in groupby(pairs, lambda pair: pair.place):
        parts.append(f"<h2>{escape(place)}</h2>\n<table>")
        parts += (_row(pair, tag) for pair in rows)
        parts.append("</table>")
    return "\n".join((*parts, "</body></html>\n"))


def _row(pair: Pair, tag: str) -> str:
    missing = "" if pair.other else ' class="missing"'
    return (
        f'<tr><th>{escape(pair.key)}</th><td lang="en">{_lines(pair.english)}</td>'
        f'<td lang="{tag}"{missing}>{_lines(pair.other)}</td><td contenteditable></td></tr>'
    )


def _lines(text: str) -> str:
    return escape(text.strip()).replace("\n", "<br>")


COMMAND = Command(_arguments, _run)
