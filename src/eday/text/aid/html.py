"""A player aid as a page of its own: for the screen in the look of paper, for printers with a sheet to a page."""

from __future__ import annotations

from html import escape
from importlib import resources

from eday.text.aid.document import Aid, Icon, Row, Section, Sheet, Word, short_rules
from eday.text.aid.icons import LINE, drawing

PAPERS = {"a4": "A4", "letter": "letter"}


def as_html(aid: Aid, paper: str = "a4") -> str:
    """The whole page. It needs nothing besides: no script, no font, no picture of elsewhere."""
    style = resources.files(__package__).joinpath("aid.css").read_text(encoding="utf-8")
    sheets = "\n".join(_sheet(sheet) for sheet in aid.sheets)
    return (
        f'<!doctype html>\n<html lang="{aid.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(aid.title)}</title>\n"
        f"<style>\n@page {{ size: {PAPERS[paper]}; margin: 11mm }}\n{style}</style>\n</head>\n<body>\n"
        f'<main class="aid" lang="{aid.language}">\n<h1>{escape(aid.title)}</h1>\n'
        f'<p class="about">{escape(aid.foot)}</p>\n{_signs(aid)}\n{sheets}\n'
        "</main>\n</body>\n</html>\n"
    )


def _signs(aid: Aid) -> str:
    """Every sign once, to be referred to."""
    return f'<svg class="signs" aria-hidden="true">{"".join(_symbol(icon) for icon in aid.icons())}</svg>'


def _symbol(icon: Icon) -> str:
    drawn = drawing(icon)
    paths = "".join(
        f'<path class="{shape.paint}" d="{escape(shape.path)}"{_placed(shape.at)}/>' for shape in drawn.shapes
    )
    box = " ".join(f"{number:g}" for number in drawn.box)
    return f'<symbol id="{_id(icon)}" viewBox="{box}" stroke-width="{LINE * drawn.box[2] / 16:g}">{paths}</symbol>'


def _placed(at: tuple[float, float, float]) -> str:
    x, y, size = at
    return "" if at == (0, 0, 1) else f' transform="translate({x:g} {y:g}) scale({size:g})"'


def _id(icon: Icon) -> str:
    return f"sign-{icon.group}-{icon.name}"


def _sheet(sheet: Sheet) -> str:
    sections = "\n".join(_section(section) for section in sheet.sections)
    kind = "short" if sheet.one_page else "long"
    return (
        f'<section class="sheet {kind}">\n<h2>{escape(sheet.title)}</h2>\n'
        f'<div class="columns">\n{sections}\n</div>\n</section>'
    )


def _section(section: Section) -> str:
    icon = f"{_word(section.icon)} " if section.icon else ""
    rows = "\n".join(_row(row) for row in section.rows)
    return f'<section class="topic">\n<h3>{icon}{escape(section.title)}</h3>\n{rows}\n</section>'


def _row(row: Row) -> str:
    words = "".join(_word(word) for word in row.words)
    if row.head:
        return f"<h4>{words}</h4>"
    rules = "".join(f" <small>{escape(rules)}</small>" for rules in short_rules(row.rules))
    mark = f'<span class="mark">{_word(row.mark)}</span>' if row.mark else ""
    return f"<p>{mark}{words}{rules}</p>"


def _word(word: Word) -> str:
    if isinstance(word, Icon):
        return f'<svg class="sign" aria-hidden="true"><use href="#{_id(word)}"/></svg>'
    return escape(word).replace("  ", "&ensp;")
