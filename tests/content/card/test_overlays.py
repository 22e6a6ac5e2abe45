"""Overlay folders for the Card Game: what they may change, and that every mistake is named with its place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from eday.content import ContentError
from eday.content.board import load
from eday.content.board.model import KINDS
from eday.content.card import from_patch as card_from_patch
from eday.content.card import load as load_card
from eday.content.card import schema as schema
from eday.content.card.model import KINDS as CARD_KINDS
from eday.content.components import fingerprint
from eday.content.files import STEMS

SELF = {"who": "self"}
FRIEND = {"who": "friendly", "zone": "reserve"}
UNIT: dict[str, Any] = {
    "block": 1,
    "copies": 2,
    "faction": "cog",
    "deploy": [3],
    "attack": 1,
    "defense": 1,
    "origin": {"attack": "designed"},
}
AMBUSH = {"do": "attack", "player": "cog", "hand": 1, "card": "cog-scout", "enemy_hand": 1, "killed": ["loc-hnter"]}


def write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_files_of_both_games_are_known_by_name() -> None:
    assert {"board": tuple(KINDS), "card": tuple(CARD_KINDS)} == STEMS
    assert not set(KINDS) & set(CARD_KINDS)


def test_only_named_fields_change(tmp_path: Path) -> None:
    write(tmp_path, "units.yaml", "cog-sergeant: {attack: 4}\n")
    changed, usual = load_card(tmp_path), load_card()
    assert (changed.units["cog-sergeant"].attack, changed.units["cog-sergeant"].defense) == (4, 3)
    assert changed.cards["cog-sergeant"] is changed.units["cog-sergeant"]
    assert usual.units["cog-sergeant"].attack == 3
    assert list(changed.cards) == list(usual.cards)
    assert changed.hash != usual.hash
    assert changed.patch == {"units": {"cog-sergeant": {"attack": 4}}}
    assert card_from_patch(json.loads(json.dumps(changed.patch))) is changed


def test_one_folder_serves_both_games(tmp_path: Path) -> None:
    write(tmp_path, "units.yaml", "cog-sergeant: {attack: 4}\n")
    write(tmp_path, "weapons.yaml", "lancer: {range: 3}\n")
    assert load(tmp_path).patch == {"weapons": {"lancer": {"range": 3}}}
    assert load_card(tmp_path).patch == {"units": {"cog-sergeant": {"attack": 4}}}
    assert load(tmp_path).weapons["lancer"].range == 3


def test_folder_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDAY_CONTENT", str(write(tmp_path, "constants.yaml", "constants: {opening_hand: 5}\n")))
    assert load_card().patch == {"constants": {"constants": {"opening_hand": 5}}}
    assert load_card().hash == card_from_patch({}).hash


def test_commentary_does_not_enter_the_hash() -> None:
    noted = card_from_patch({"units": {"cog-sergeant": {"note": "seen on the card", "origin": {"deploy": "printed"}}}})
    assert noted.hash == load_card().hash == fingerprint(load_card())


def test_halves_and_faces_are_merged() -> None:
    effects = [{"trigger": "static", "do": [{"op": "buff", "defense": 2, "target": {"who": "occupant"}}]}]
    content = card_from_patch({"covers": {"ch05-street-lamp": {"faces": {"dark": {"cog": effects}}}}})
    lamp, usual = content.covers["ch05-street-lamp"], load_card().covers["ch05-street-lamp"]
    assert lamp.faces["lit"] == usual.faces["lit"]
    assert lamp.faces["dark"]["locust"] == usual.faces["dark"]["locust"]
    assert lamp.faces["dark"]["cog"][0].do == (schema.Buff(defense=2, target=schema.Target(who="occupant")),)


def test_a_new_card_joins_a_chapter() -> None:
    deck = {"cog": [{"card": "cog-cook", "n": 2}]}
    content = card_from_patch({"units": {"cog-cook": UNIT}, "chapters": {"1": {"deck_cards": deck}}})
    assert content.chapters[1].deck_cards["cog"] == (schema.Pile(card="cog-cook", n=2),)
    assert content.first_chapter(content.cards["cog-cook"]) == 1
    assert list(content.units)[-1] == "cog-cook"


def test_a_card_may_be_deployable_at_any_count() -> None:
    assert card_from_patch({"units": {"cog-private": {"deploy": "any"}}}).units["cog-private"].deploy == "any"


def test_card_data_is_read_only_when_wanted() -> None:
    code = (
        "import sys; from eday.content.board import load; load(); print('eday.content.card' in sys.modules); "
        "import eday.content.card; print('eday.content.card' in sys.modules)"
    )
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "PYTHONPATH": paths, "EDAY_CONTENT": ""}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_files_of_neither_game_are_refused(tmp_path: Path) -> None:
    write(tmp_path, "monsters.yaml", "a: {b: 1}")
    for read in (load, load_card):
        with pytest.raises(ContentError, match=r"one of the files orders.yaml, .*units.yaml") as caught:
            read(tmp_path)
        assert caught.value.file == "monsters.yaml"
    with pytest.raises(ContentError, match=r"orders.yaml: expected one of the files units.yaml"):
        card_from_patch({"orders": {}})


def effect(*ops: Any, trigger: str = "play", when: Any = (), **more: Any) -> dict[str, Any]:
    """The only effect of a card."""
    return {"effects": [{"trigger": trigger, "if": list(when), "do": list(ops), **more}]}


BUFF = {"op": "buff", "attack": 1, "target": SELF}
MORE = {"op": "damage_mod", "target": SELF}
DRAW = {"op": "draw", "n": 1}
WRONG: list[tuple[str, str, Any, str, str]] = [
    # types, unknown and missing fields
    ("units", "cog-sergeant", {"attack": "4"}, "attack", "a whole number, found '4'"),
    ("units", "cog-sergeant", {"armour": 4}, "armour", "one of the fields origin"),
    ("units", "cog-cook", {"attack": 1}, "origin", "the field is missing"),
    ("units", "cog-sergeant", {"deploy": "all"}, "deploy", "one of any, found 'all'"),
    ("units", "cog-sergeant", {"keywords": ["flies"]}, "keywords[0]", "one of disposable"),
    ("tactics", "cog-airstrike", effect({"op": "dance"}), "effects[0].do[0].op", "one of add_values, buff"),
    ("tactics", "cog-airstrike", effect({"op": "draw"}), "effects[0].do[0].n", "the field is missing"),
    ("tactics", "cog-airstrike", effect(DRAW, when=[{"is": "dry"}]), "effects[0].if[0].is", "one of blocking"),
    ("tactics", "cog-airstrike", effect(DRAW, trigger="once"), "effects[0].trigger", "one of after_attack"),
    ("constants", "constants", {"opening_hand": True}, "opening_hand", "a whole number, found true"),
    ("chapters", "one", {"scenario": "x"}, "", "a number as key"),
    ("chapters", "1", {"number": 3}, "number", "the key of the entry says it"),
    # names and numbers
    ("units", "cog-sergeant", {"copies": 0}, "copies", "1 or more"),
    ("units", "cog-sergeant", {"deploy": [0, 3]}, "deploy[0]", "1 or more"),
    ("units", "cog-sergeant", {"block": 16}, "block", "a chapter that exists, found 16"),
    ("units", "cog-sergeant", {"origin": {"armour": "printed"}}, "origin.armour", "the name of a field"),
    ("tactics", "cog-airstrike", effect({**DRAW, "n": 0}), "effects[0].do[0].n", "1 or more"),
    (
        "tactics",
        "cog-airstrike",
        effect({"op": "spawn", "card": "cog-sergeant", "n": 1}),
        "effects[0].do[0].card",
        "a disposable unit that exists, found 'cog-sergeant'",
    ),
    (
        "tactics",
        "cog-airstrike",
        effect({"op": "kill", "target": {**FRIEND, "card": "cog-cook"}}),
        "effects[0].do[0].target.card",
        "a card that exists, found 'cog-cook'",
    ),
    (
        "commands",
        "ch05-uv-floodlight",
        effect({"op": "flip_cover", "target": {}, "to": "foggy"}, trigger="start_of_turn"),
        "effects[0].do[0].to",
        "a face of a cover card that exists",
    ),
    # shapes of cards
    ("units", "cog-sergeant", {"deploy": []}, "deploy", "hand counts or any"),
    ("units", "ch02-wretch-runt", {"deploy": [3]}, "deploy", "none for a disposable unit"),
    ("units", "cog-sergeant", {"deploy": [4, 3]}, "deploy", "rising hand counts"),
    ("commands", "ch15-kryll-shield", {"faces": ["shielded"]}, "faces", "two names"),
    ("commands", "ch12-jack", {"faces": ["a", "b"]}, "faces", "none on a rotating card"),
    ("covers", "cov-low-wall", {"faces": {"back": {"cog": []}}}, "faces.back", "a half for cog and one for locust"),
    ("scenarios", "ch01-scenario", {"covers": []}, "covers", "at least one cover card"),
    ("tactics", "cog-sergeant", {"block": "core"}, "origin", "the field is missing"),
    # effects
    ("tactics", "cog-airstrike", effect(), "effects[0].do", "at least one operation"),
    ("tactics", "cog-airstrike", effect(DRAW, trigger="static"), "effects[0].trigger", "play or discard"),
    ("units", "cog-sergeant", effect(DRAW), "effects[0].trigger", "no play"),
    ("units", "cog-sergeant", effect(DRAW, trigger="setup"), "effects[0].trigger", "setup in a winner's advantage"),
    ("commands", "ch01-dominic-santiago", effect(DRAW, trigger="deploy"), "effects[0].trigger", "no deploy"),
    ("commands", "ch01-dominic-santiago", effect(DRAW, trigger="on_kill"), "effects[0].trigger", "no on_kill"),
    ("commands", "ch01-dominic-santiago", effect(DRAW, trigger="on_rotate"), "effects[0].trigger", "does not rotate"),
    ("commands", "ch01-dominic-santiago", effect(DRAW, trigger="end_of_turn", values=[2]), "effects[0].values", "only"),
    ("units", "cog-sergeant", effect(DRAW, trigger="deploy", whose="cog"), "effects[0].whose", "about no turn"),
    ("units", "cog-sergeant", effect(DRAW, trigger="static"), "effects[0].do[0]", "happens at a moment"),
    ("units", "cog-sergeant", effect(BUFF, trigger="static", may=True), "effects[0].may", "always holds"),
    (
        "units",
        "cog-sergeant",
        effect({**BUFF, "duration": "turn"}, trigger="static"),
        "effects[0].do[0].duration",
        "while or attack",
    ),
    (
        "units",
        "cog-sergeant",
        effect({**MORE, "direct_dealt": 1, "times": 1}, trigger="static"),
        "effects[0].do[0].times",
        "a rule that always holds counts no times",
    ),
    (
        "units",
        "cog-sergeant",
        effect({**MORE, "dealt": 1, "duration": "turn", "times": 2}, trigger="deploy"),
        "effects[0].do[0].times",
        "only direct damage is counted",
    ),
    ("units", "cog-sergeant", effect(BUFF, trigger="deploy"), "effects[0].do[0].duration", "a time that ends"),
    (
        "units",
        "cog-sergeant",
        effect({"op": "kill", "target": {"who": "previous"}}, trigger="deploy"),
        "effects[0].do[0].target.who",
        "no op before it has a target",
    ),
    (
        "units",
        "cog-sergeant",
        effect({"op": "kill", "target": {"who": "friendly"}}, trigger="deploy"),
        "effects[0].do[0].target.zone",
        "a zone with friendly",
    ),
    (
        "units",
        "cog-sergeant",
        effect({"op": "kill", "target": {"who": "occupant"}}, trigger="deploy"),
        "effects[0].do[0].target.who",
        "no cover card",
    ),
    (
        "tactics",
        "cog-airstrike",
        effect({"op": "kill", "target": {"who": "attack_enemy"}}),
        "effects[0].do[0].target.who",
        "there is no attack",
    ),
    (
        "tactics",
        "cog-airstrike",
        effect({"op": "damage", "n": "sacrificed_attack_plus_1", "target": FRIEND}),
        "effects[0].do[0].n",
        "the cost kills no unit",
    ),
    ("tactics", "cog-airstrike", effect({"op": "draw", "n": "direct_damage_dealt"}), "effects[0].do[0].n", "direct"),
    ("tactics", "cog-airstrike", effect({"op": "choose", "options": [[DRAW]]}), "effects[0].do[0].options", "two"),
    (
        "tactics",
        "cog-airstrike",
        effect({"op": "peek", "n": 2, "keep": 3, "rest": "top"}),
        "effects[0].do[0].keep",
        "at most 2",
    ),
    (
        "units",
        "cog-sergeant",
        effect(DRAW, trigger="deploy", when=[{"is": "killed_is", "filter": {}}]),
        "effects[0].if[0]",
        "none is killed",
    ),
    (
        "commands",
        "ch15-kryll-shield",
        effect({"op": "flip_command", "card": "self", "to": "lit"}, trigger="end_of_turn"),
        "effects[0].do[0].to",
        "a face of ch15-kryll-shield, found 'lit'",
    ),
    (
        "scenarios",
        "ch05-scenario",
        effect({**DRAW, "who": "cog"}, trigger="end_of_turn"),
        "effects[0].whose",
        "nobody controls a scenario card",
    ),
    ("scenarios", "ch05-scenario", effect(DRAW, trigger="end_of_turn", whose="cog"), "effects[0].do[0].who", "nobody"),
    # rules before their chapter
    ("units", "cog-sergeant", {"keywords": ["overrun"]}, "keywords[0]", "the rule overrun before chapter 2"),
    ("units", "cog-lieutenant", effect(DRAW, trigger="discard"), "effects[0].trigger", "discard_effects before"),
    # decks, chapters, reinforcements
    ("units", "cog-sergeant", {"copies": 3}, "", "every copy of cog-sergeant to be used (3), found 2"),
    ("decks", "cog", {"cards": [{"card": "cog-cook"}]}, "cards[0].card", "a card that exists, found 'cog-cook'"),
    ("decks", "cog", {"cards": [{"card": "loc-drone"}]}, "cards[0].card", "a card of the cog side"),
    ("decks", "cog", {"cards": [{"card": "cog-sergeant", "n": 3}]}, "cards[0].n", "at most 2"),
    ("decks", "stranded", {"cards": [], "origin": {}}, "", "a deck for cog and one for locust"),
    ("chapters", "1", {"scenario": "ch02-scenario"}, "scenario", "the scenario card of chapter 1"),
    ("chapters", "1", {"command": {"cog": []}}, "", "every copy of ch01-dominic-santiago"),
    ("chapters", "3", {"rules": ["multi_block"]}, "rules[0]", "a rule that no chapter had before"),
    ("chapters", "4", {"wins": []}, "wins", "an entry {who: locust, card: ch04-berserker}"),
    ("chapters", "13", {"disposable_supply": [{"card": "ch13-nemacyst", "n": 5}]}, "disposable_supply[0].n", "most 4"),
    (
        "chapters",
        "16",
        {"scenario": "ch15-scenario", "command": {}, "deck_cards": {}, "origin": {}},
        "",
        "a number from 1 to 15",
    ),
    ("reinforcements", "R3", {"before_chapter": 16}, "before_chapter", "a chapter that exists, found 16"),
    ("reinforcements", "R9", {"choices": {"cog": {"pick": 5}}}, "choices.cog.pick", "no more than there are options"),
    (
        "reinforcements",
        "R9",
        {"choices": {"cog": {"remove": [{"card": "cog-sergeant"}]}}},
        "choices.cog.remove[0]",
        "cards that are in the deck by then",
    ),
    # the tutorial
    ("tutorial", "tutorial", {"covers": ["cov-low-wall"]}, "covers", "the cover cards of the stack"),
    ("tutorial", "tutorial", {"placed": [{"card": "cog-sergeant", "cover": 0}]}, "placed", "that are placed"),
    ("tutorial", "tutorial", {"script": [AMBUSH]}, "script[0].killed[0]", "a unit that exists, found 'loc-hnter'"),
    ("tutorial", "second", {"stack": []}, "", "no entry but tutorial"),
    ("constants", "constants", {"turn_limit": 0}, "turn_limit", "1 or more"),
]


def file_of(stem: str, entry: str, expected: str) -> tuple[str, str]:
    """Where the error is told: the number of copies is wrong where the cards are listed."""
    if "every copy of cog-sergeant" in expected:
        return "decks.yaml", "cog"
    return f"{stem}.yaml", entry


@pytest.mark.parametrize(("stem", "entry", "fields", "field", "expected"), WRONG)
def test_wrong_values(stem: str, entry: str, fields: Any, field: str, expected: str) -> None:
    with pytest.raises(ContentError) as caught:
        card_from_patch({stem: {entry: fields}})
    error = caught.value
    assert (error.file, error.entry, error.field) == (*file_of(stem, entry, expected), field), str(error)
    assert expected in error.expected
    assert "\n" not in str(error)


def test_an_id_belongs_to_one_card() -> None:
    tactic = {"block": "core", "copies": 1, "faction": "cog", "deploy": [3], "origin": {"copies": "designed"}}
    with pytest.raises(ContentError, match=r"tactics.yaml, entry cog-sergeant: .* found one in units.yaml"):
        card_from_patch({"tactics": {"cog-sergeant": tactic}})


def test_versions_follow_the_scenario_card() -> None:
    marcus = [
        {"card": "ch02-marcus-back-in-armor", "previous_winner": "locust"},
        {"card": "ch02-marcus-fresh-from-the-slab", "previous_winner": "cog"},
    ]
    with pytest.raises(ContentError, match="ch02-marcus-back-in-armor with previous_winner cog"):
        card_from_patch({"chapters": {"2": {"command": {"cog": marcus}}}})
