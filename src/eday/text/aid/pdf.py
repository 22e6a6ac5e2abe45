"""A player aid as a PDF. The library is asked for here alone: whoever writes none does without it."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from eday.text.aid.document import Aid, Icon, Sheet
from eday.text.aid.fonts import Font, no_font, system_font
from eday.text.aid.icons import LINE, Drawing, drawing
from eday.text.aid.layout import ICON_SIZE, Block, Ink, Measure, Setting, Style, blocks_of, clipped, pages_of
from eday.text.aid.problems import AidError

if TYPE_CHECKING:
    from fpdf import FPDF

PAPERS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
"""Width and height in points."""
MARGIN = 34.0
GUTTER = 16.0
HEAD = 30.0
"""Height of a page's title with the line below."""
FOOT = 16.0
SHORT_SIZES = tuple(size / 4 for size in range(54, 29, -1))
"""Sizes of letters for a sheet that has to fit on a page: the first that does is taken."""
LONG_SIZES = (8.0, 7.75, 7.5, 7.25)
"""For a sheet of several pages."""
LEADING = {"ja": 1.5}
_LEADING = 1.3
INK = (29, 26, 22)
ACCENT = (138, 59, 18)
DIM = (107, 100, 89)
_COLOURS: dict[Style, tuple[int, int, int]] = {"plain": INK, "bold": INK, "title": ACCENT, "rule": DIM}
_FAMILY = "aid"
_MADE = datetime(2000, 1, 1, tzinfo=UTC)
"""The same aid is the same file, whenever it is written."""

Page = list[list[tuple[float, Block]]]


class Printed(NamedTuple):
    """A PDF, and how many pages it has."""

    body: bytes
    pages: int


def as_pdf(aid: Aid, paper: str = "a4", font: str | None = None) -> Printed:
    """The aid on paper, in a font of the system or in the one of a file."""
    try:
        from fpdf import FPDF
    except ImportError as error:
        raise AidError("aid-extra") from error
    width, height = PAPERS[paper]
    pdf = FPDF(unit="pt", format=(width, height))
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.set_title(aid.title)
    pdf.set_lang(aid.language)
    pdf.set_creation_date(_MADE)
    _load_fonts(pdf, aid, font)
    sheets = [(sheet, _laid(sheet, aid, pdf)) for sheet in aid.sheets]
    total = sum(len(pages) for _, pages in sheets)
    for sheet, pages in sheets:
        for number, page in enumerate(pages):
            pdf.add_page()
            if number == 0:
                pdf.start_section(sheet.title)
            _draw_page(pdf, aid, sheet, page, total)
    return Printed(bytes(pdf.output()), total)


def _load_fonts(pdf: FPDF, aid: Aid, named: str | None) -> None:
    """The font and its bold cut; where the bold one lacks letters, headings do without."""
    regular = Font(named) if named else system_font(aid.language, "regular")
    lacking = _load(pdf, "", regular, aid.letters())
    if lacking and named:
        raise AidError("aid-font-lacks", file=named, letters=" ".join(sorted(lacking)[:5]))
    if lacking:
        raise no_font(aid.language)
    bold = regular if named else system_font(aid.language, "bold")
    if bold == regular or _load(pdf, "B", bold, aid.letters()):
        pdf.fonts.pop(f"{_FAMILY}B", None)
        _load(pdf, "B", regular, set())


def _load(pdf: FPDF, style: str, font: Font, letters: set[str]) -> set[str]:
    """Put a font into the file; which letters it lacks."""
    with open(font.file, "rb"):
        pass  # A file that cannot be read is a mistake of its own.
    try:
        pdf.add_font(_FAMILY, style, font.file, collection_font_number=font.number)
    except Exception as error:
        # Whatever a broken file makes the library stumble over, it is no font for us.
        raise AidError("aid-bad-font", file=font.file) from error
    known = getattr(pdf.fonts[f"{_FAMILY}{style}"], "cmap", {})
    return {letter for letter in letters if ord(letter) not in known}


def _measure(pdf: FPDF) -> Measure:
    """Widths letter by letter, as they are set."""

    @cache
    def letter(one: str, bold: bool) -> float:
        pdf.set_font(_FAMILY, "B" if bold else "", 100)
        return pdf.get_string_width(one) / 100

    def measure(text: str, size: float, bold: bool) -> float:
        return size * sum(letter(one, bold) for one in text)

    return measure


def _laid(sheet: Sheet, aid: Aid, pdf: FPDF) -> list[Page]:
    """A sheet in columns on pages: on as few as it can be, in the largest letters for that."""
    measure = _measure(pdf)
    width = _column_width(pdf, sheet)
    height = pdf.h - 2 * MARGIN - HEAD - FOOT
    leading = LEADING.get(aid.language, _LEADING)
    best: list[Page] = []
    for size in SHORT_SIZES if sheet.one_page else LONG_SIZES:
        blocks = blocks_of(sheet, Setting(size, width, leading, measure))
        if clipped(blocks, width, height, measure):
            continue
        pages = pages_of(blocks, sheet.columns, height)
        if len(pages) == 1:
            return pages
        if not best or len(pages) < len(best):
            best = pages
    if not best or sheet.one_page:
        raise AidError("aid-overflow", sheet=sheet.title)
    return best


def _column_width(pdf: FPDF, sheet: Sheet) -> float:
    return (pdf.w - 2 * MARGIN - (sheet.columns - 1) * GUTTER) / sheet.columns


def _draw_page(pdf: FPDF, aid: Aid, sheet: Sheet, page: Page, total: int) -> None:
    width = _column_width(pdf, sheet)
    _text(pdf, MARGIN, MARGIN + 11, aid.title, "title", 13)
    pdf.set_font(_FAMILY, "", 10)
    _text(pdf, pdf.w - MARGIN - pdf.get_string_width(sheet.title), MARGIN + 11, sheet.title, "plain", 10)
    pdf.set_draw_color(*ACCENT)
    pdf.set_line_width(1)
    pdf.line(MARGIN, MARGIN + 18, pdf.w - MARGIN, MARGIN + 18)
    for number, column in enumerate(page):
        left = MARGIN + number * (width + GUTTER)
        for top, block in column:
            for ink in block.inks:
                _draw(pdf, ink._replace(x=left + ink.x, y=MARGIN + HEAD + top + ink.y))
    _text(pdf, MARGIN, pdf.h - MARGIN, aid.foot, "rule", 6.5)
    count = f"{pdf.page_no()} / {total}"
    pdf.set_font(_FAMILY, "", 6.5)
    _text(pdf, pdf.w - MARGIN - pdf.get_string_width(count), pdf.h - MARGIN, count, "rule", 6.5)


def _draw(pdf: FPDF, ink: Ink) -> None:
    if isinstance(ink.what, Icon):
        _sign(pdf, drawing(ink.what), ink)
    elif ink.what:
        _text(pdf, ink.x, ink.y, ink.what, ink.style, ink.size)


def _text(pdf: FPDF, x: float, y: float, text: str, style: Style, size: float) -> None:
    pdf.set_font(_FAMILY, "B" if style in ("bold", "title") else "", size)
    pdf.set_text_color(*_COLOURS[style])
    pdf.text(x, y, text)


def _sign(pdf: FPDF, drawn: Drawing, ink: Ink) -> None:
    from fpdf.drawing import PaintedPath
    from fpdf.drawing_primitives import DeviceRGB, Transform
    from fpdf.enums import IntersectionRule, StrokeCapStyle, StrokeJoinStyle
    from fpdf.svg import svg_path_converter

    left, top, width, _ = drawn.box
    scale = ICON_SIZE * ink.size / width
    paint = DeviceRGB(*(part / 255 for part in _COLOURS[ink.style]))
    for shape in drawn.shapes:
        x, y, size = shape.at
        path = PaintedPath()
        svg_path_converter(path, shape.path)
        path.transform = (
            Transform.scaling(size).translate(x - left, y - top).scale(scale).translate(ink.x, ink.y - 0.9 * ink.size)
        )
        line = shape.paint == "line"
        path.style.fill_color = None if line else paint if shape.paint == "fill" else DeviceRGB(1, 1, 1)
        path.style.stroke_color = paint if line else None
        path.style.stroke_width = LINE * width / 16 if line else None
        path.style.stroke_cap_style = StrokeCapStyle.ROUND
        path.style.stroke_join_style = StrokeJoinStyle.ROUND
        path.style.intersection_rule = IntersectionRule.EVENODD
        with pdf.drawing_context() as context:
            context.add_item(path, clone=False)
