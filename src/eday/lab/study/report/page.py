"""The report as one page that needs nothing else."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from eday.content.errors import ContentError
from eday.lab.study import table
from eday.lab.study.report.figures import Figures, figures
from eday.lab.study.report.markup import Name, Say, Words
from eday.lab.study.report.sections import sections
from eday.lab.study.results import PAGE, TABLE, made, overlays, read
from eday.lab.study.rows import rows


class Told(NamedTuple):
    """What a report came to."""

    page: Path
    table: Path
    figures: Figures
    differs: list[str]
    """What of rules and content is not as it was."""


Naming = Callable[[Mapping[str, dict[str, Any]]], Name]
"""Who calls things by their names, from what own content changes in each game."""


def report(
    folder: str | os.PathLike[str], out: str | os.PathLike[str] | None, say: Say, naming: Naming, lang: str
) -> Told:
    """Write page and table from the journal of a folder."""
    found = read(folder)
    place = Path(folder)
    table.check(place / TABLE, found.about)
    told = figures(found.about, found.results)
    page = Path(out) if out is not None else place / PAGE
    words = Words(say, _name(naming, found.about))
    text = _page(told, [sections(entry, words) for entry in told["entries"]], words, lang)
    half = page.with_name(f".{page.name}.part")
    half.write_text(text, encoding="utf-8")
    os.replace(half, page)
    table.write(place / TABLE, rows(found.results), found.about)
    return Told(page, place / TABLE, told, _differs(found.about))


def _page(told: Figures, parts: Sequence[str], words: Words, lang: str) -> str:
    say = words.say
    title = told["title"] or say("report-title")
    facts = {
        say("report-games"): say("report-of-planned", games=told["games"], planned=told["planned"]),
        say("report-version"): told["eday"],
        say("report-seed"): told["seed"],
    }
    for game in told["rules"]:
        facts[say("report-rules", game=game)] = f"{told['rules'][game]} · {told['content'][game][:16]}"
    listed = "".join(f"<dt>{escape(key)}</dt><dd>{escape(str(value))}</dd>" for key, value in facts.items())
    links = "".join(
        f'<li><a href="#part-{at}">{escape(entry["name"])}</a></li>' for at, entry in enumerate(told["entries"])
    )
    style = resources.files("eday.lab.study.report").joinpath("page.css").read_text(encoding="utf-8")
    bodies = "".join(f'<section id="part-{at}">{part}</section>' for at, part in enumerate(parts))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{style}</style></head><body><h1>{escape(title)}</h1><dl>{listed}</dl><p>{escape(say('report-intervals'))}</p>"
        f"<nav><ul>{links}</ul></nav>{bodies}</body></html>\n"
    )


def _name(naming: Naming, about: Mapping[str, Any]) -> Name:
    """Own content that does not fit any more has no names."""
    try:
        return naming(overlays(about))
    except ContentError:
        return naming({})


def _differs(about: Mapping[str, Any]) -> list[str]:
    """Rules and content that are no longer those of the results."""
    found = []
    own = overlays(about)
    for key, value in about.items():
        part, _, game = key.partition(".")
        if part not in ("rules", "content") or game not in own:
            continue
        try:
            now = made(game, own[game])[part]
        except (ContentError, OSError):
            now = ""
        if now != value:
            found.append(f"{game} {value[:16]}")
    return found
