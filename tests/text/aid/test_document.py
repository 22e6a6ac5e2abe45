"""What is in a player aid: the quick reference, rules that exist, every card, and signs the table draws."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html.parser import HTMLParser

import pytest

from eday.text import board_voice, card_voice, languages, speaker
from eday.text.aid import Aid, Icon, as_html, make_aid, short_rules
from eday.text.aid import board as board_aid
from eday.text.aid import card as card_aid
from eday.text.aid.icons import drawing, known_icons
from eday.text.phrases import opened
from eday.text.rules import load_rules, quick_pages

GAMES = ("board", "card")
EVERY = [(game, language) for game in GAMES for language in languages()]
ON_SCREEN_ONLY = {"acted", "chosen", "lit", "target", "guide"}
"""Signs of the card game that show how things stand at the table of a screen."""


UNKNOWN = re.compile(r"«\w+-[\w-]+")
"""A message nobody wrote."""


def words(aid: Aid) -> list[str]:
    return ["".join(word for word in row.words if not isinstance(word, Icon)).strip() for row in aid.rows()]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_two_pages_in_short_then_the_reference(game: str, language: str) -> None:
    aid = make_aid(game, language)
    assert [sheet.one_page for sheet in aid.sheets] == [True, True, False]
    short = [row for sheet in aid.sheets[:2] for section in sheet.sections for row in section.rows]
    lines = [line for page in quick_pages(game, speaker(language)) for part in page for line in part.lines]
    assert [(row.words[0], row.rules) for row in short] == lines
    assert not [text for text in words(aid) if UNKNOWN.search(text) or not text]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_it_names_is_one_and_those_it_tells_in_full_are_told_word_for_word(game: str) -> None:
    rules = load_rules()
    aid = make_aid(game, "en")
    assert not [rule for row in aid.rows() for rule in row.rules if rules[rule].game != game]
    told = [row for section in aid.sheets[2].sections for row in section.rows if row.rules]
    assert all(row.words == (rules[row.rules[0]].text,) for row in told)
    groups = board_aid.RULES if game == "board" else (*card_aid.RULES, *card_aid.BRINGS)
    wanted = {rule for rule in rules for group in groups if re.fullmatch(rf"{group}-\d\d", rule)}
    assert wanted <= {rule for row in told for rule in row.rules}


def test_every_card_of_the_board_game_that_lies_open_is_in_its_reference() -> None:
    voice = board_voice("en")
    content = voice.content
    heads = {str(row.words[0]) for row in make_aid("board", "en").rows() if row.head}
    groups: dict[str, Iterable[str]] = {
        "order": content.orders,
        "weapon": content.weapons,
        "enemy": content.enemies,
        "cog": content.cogs,
        "equipment": content.equipment,
        "mission": content.missions,
    }
    assert not [
        f"{group}:{one}" for group, of in groups.items() for one in of if voice.name(f"{group}:{one}") not in heads
    ]


def test_every_chapter_and_reinforcement_is_in_the_reference_of_the_card_game() -> None:
    voice = card_voice("en")
    told = words(make_aid("card", "en"))
    for number in voice.content.chapters:
        assert {opened(voice.name(f"chapter:{number}")), *voice.card_text(f"chapter:{number}")} <= {*told}
    for block in voice.content.reinforcements:
        assert {line.removeprefix("- ") for line in voice.card_text(f"reinforcement:{block}")} <= {*told}


def test_every_sign_is_the_tables_and_every_sign_of_a_card_is_explained() -> None:
    used = {icon for game in GAMES for icon in make_aid(game, "en").icons()}
    assert used <= known_icons()
    assert all(drawing(icon).shapes for icon in used)
    on_cards = {icon for icon in known_icons() if icon.group == "card" and icon.name not in ON_SCREEN_ONLY}
    assert on_cards <= used
    assert {Icon("board", mark) for mark in board_aid.shortest(board_voice("en"))} <= used


def test_codes_of_one_group_are_drawn_together() -> None:
    assert short_rules(("BG-ATTACK-05", "BG-ATTACK-06", "BG-REACT-GUARD-01")) == ["ATTACK-05, 06", "REACT-GUARD-01"]
    assert short_rules(()) == []


class _Page(HTMLParser):
    """What a page refers to, and whether its tags are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.named: set[str] = set()
        self.foreign: list[str] = []
        self.sheets = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.open += [] if tag == "meta" else [tag]
        self.ids += [str(given["id"])] if "id" in given else []
        self.sheets += (given.get("class") or "").startswith("sheet")
        self.foreign += [str(given[name]) for name in ("src", "style", "onclick") if name in given]
        if "href" in given:
            self.named.add(str(given["href"]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_page_needs_nothing_besides(game: str, language: str) -> None:
    aid = make_aid(game, language)
    html = as_html(aid, "letter")
    page = _Page()
    page.feed(html)
    assert page.open == []
    assert page.foreign == []
    assert page.sheets == 3
    assert page.named == {f"#{name}" for name in page.ids}
    assert len(set(page.ids)) == len(page.ids)
    assert "size: letter" in html
    assert "url(" not in html
    assert f'<html lang="{language}">' in html
