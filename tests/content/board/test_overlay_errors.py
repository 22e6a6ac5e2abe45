"""Overlay mistakes: every error names file, entry, field and what was expected."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from eday.content import ContentError
from eday.content.board import from_patch, load


def write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


FILES: list[tuple[str, str, str, str]] = [
    ("monsters.yaml", "a: {b: 1}", "", "one of the files orders.yaml"),
    ("orders.yml", "", "", "one of the files orders.yaml"),
    ("orders.txt", "", "", "one of the files orders.yaml"),
    ("orders.yaml", "assault: [1", "", "readable YAML (line"),
    ("orders.yaml", "assault: *copy", "", "readable YAML (line 1"),
    ("orders.yaml", "assault: {copies: 2}\nassault: {copies: 3}", "", "the key assault stands here twice"),
    ("orders.yaml", "assault: {copies: 2020-13-45}", "", "readable YAML (there is no such date"),
    ("orders.yaml", "assault: !!python/name:os.system", "", "readable YAML (line 1"),
    ("orders.yaml", "- assault", "", "a mapping from entry ids"),
    ("orders.yaml", "assault:", "assault", "a mapping from fields"),
    ("orders.yaml", "assault: 3", "assault", "a mapping from fields"),
    ("orders.yaml", "assault: &a [*a]", "", "no alias inside of what it stands for"),
    ("orders.yaml", "assault: {on: 3}", "assault", "text or whole numbers as keys, found True"),
]


@pytest.mark.parametrize(("name", "text", "entry", "expected"), FILES)
def test_unusable_files(tmp_path: Path, name: str, text: str, entry: str, expected: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(write(tmp_path, name, text))
    error = caught.value
    assert (error.file, error.entry, error.field) == (name, entry, "")
    assert expected in error.expected
    assert str(error) == f"{name}{', entry ' + entry if entry else ''}: expected {error.expected}."


def test_no_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", write(tmp_path, "file", "") / "file"):
        with pytest.raises(ContentError, match="expected a folder with content files") as caught:
            load(path)
        assert caught.value.file == str(path)


def test_text_that_is_not_utf8(tmp_path: Path) -> None:
    (tmp_path / "orders.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"orders.yaml: expected text in UTF-8"):
        load(tmp_path)


WRONG: list[tuple[str, str, Any, str, str]] = [
    # wrong types, unknown and missing fields
    ("orders", "assault", {"copies": "x"}, "copies", "a whole number, found 'x'"),
    ("orders", "assault", {"copies": True}, "copies", "a whole number, found true"),
    ("orders", "assault", {"copies": None}, "copies", "a whole number, found null"),
    ("orders", "assault", {"copies": 2.5}, "copies", "found 2.5"),
    ("orders", "assault", {"copies": 1000000000}, "copies", "at most 1,000,000"),
    ("orders", "assault", {"speed": 1}, "speed", "one of the fields origin, source"),
    ("orders", "assault", {"id": "charge"}, "id", "no such field"),
    ("ai_cards", "5", {"number": 6}, "number", "no such field"),
    ("orders", "assault", {"reaction": "jump"}, "reaction", "one of dodge, follow, guard"),
    ("orders", "assault", {"actions": {}}, "actions", "a list, found a mapping"),
    ("orders", "assault", {"actions": ["move"]}, "actions[0]", "a mapping, found 'move'"),
    ("orders", "assault", {"actions": [{"do": "fly"}]}, "actions[0].do", "found 'fly'"),
    ("orders", "assault", {"actions": [{"areas": 3}]}, "actions[0].do", "it is missing"),
    (
        "orders",
        "assault",
        {"actions": [{"do": "attack"}, {"do": "move", "areas": "3"}]},
        "actions[1].areas",
        "a whole number, found '3'",
    ),
    (
        "orders",
        "assault",
        {"actions": [{"do": "move", "areas": 3, "far": 1}]},
        "actions[0].far",
        "one of the fields areas, oust",
    ),
    ("orders", "charge", {"copies": 3}, "origin", "(the field is missing); a new entry must be complete"),
    ("orders", "asault", {"copies": 3}, "origin", "must be complete, unless assault is meant"),
    ("orders", "assault", {"origin": {"name": "heard"}}, "origin.name", "designed, printed"),
    ("orders", "assault", {"origin": {"nam": "printed"}}, "origin.nam", "name of a field"),
    ("orders", "assault", {"source": {"nam": "x"}}, "source.nam", "name of a field"),
    ("weapons", "lancer", {"omen": 1}, "omen", "a mapping or null, found 1"),
    ("weapons", "lancer", {"omen": {"do": "heal"}}, "omen.do", "found 'heal'"),
    ("weapons", "lancer", {"max_range": "far"}, "max_range", "a whole number or null"),
    ("tiles", "9A", {"holes": [[1]]}, "holes[0]", "a list of 2, found a list of 1"),
    ("locations", "2A", {"spawn": {"all": "A"}}, "spawn", "keys that are a whole number"),
    ("locations", "2A", {"spawn": {1: 4}}, "spawn.1", "text, found 4"),
    ("ai_cards", "x", {"trait": "event"}, "", "a number as key"),
    ("ai_cards", "007", {"trait": "event"}, "", "a number as key"),
    # numbers
    ("orders", "assault", {"copies": 0}, "copies", "1 or more, found 0"),
    ("weapons", "lancer", {"range": -1}, "range", "0 or more, found -1"),
    ("markers", "drone", {"count": 0}, "count", "1 or more"),
    ("cogs", "damon_baird", {"hand_limit": 0}, "hand_limit", "1 or more"),
    # names of things that are not there
    (
        "cogs",
        "damon_baird",
        {"weapons": [{"weapon": "lancr", "tokens": 1}]},
        "weapons[0].weapon",
        "a special weapon that exists, found 'lancr'",
    ),
    (
        "cogs",
        "damon_baird",
        {"weapons": [{"weapon": "longshot", "tokens": 1}]},
        "weapons[0].weapon",
        "a special weapon that exists",
    ),
    ("cogs", "damon_baird", {"extra_die_with": "x"}, "extra_die_with", "a weapon"),
    ("enemies", "drone", {"family": "dron"}, "family", "an AI card family that exists"),
    ("enemies", "drone", {"markers": "dron"}, "markers", "a marker that exists"),
    ("enemies", "grinder", {"figure": "x"}, "figure", "an enemy that exists"),
    ("markers", "drone", {"backs": {"sword": 0}}, "backs.sword", "a special weapon"),
    ("ai_cards", "8", {"family": "worm"}, "family", "an enemy family or general"),
    ("ai_cards", "8", {"redraw_when": {"family": "worm"}}, "redraw_when.family", "an enemy family or locust"),
    (
        "ai_cards",
        "12",
        {"then": [{"do": "take_cover", "who": {"family": ["worm"]}}]},
        "then[0].who.family[0]",
        "an enemy family that exists, found 'worm'",
    ),
    ("locations", "2A", {"equipment": "sofa"}, "equipment", "an equipment that exists"),
    ("equipment", "hammer_of_dawn", {"effect": {"weapon": "hammer"}}, "effect.weapon", "found 'hammer'"),
    ("missions", "hive", {"enemies": {"A": "worm"}}, "enemies.A", "an enemy that exists"),
    ("missions", "hive", {"enemies": {"D": "drone"}}, "enemies", "keys that are one of A"),
    ("missions", "hive", {"general_ai": [2, 8]}, "general_ai[1]", "a general AI card"),
    (
        "missions",
        "hive",
        {"levels": [{"locations": ["3B", "40A"]}]},
        "levels[0].locations[1]",
        "a location that exists, found '40A'",
    ),
    # components that do not fit together
    (
        "orders",
        "assault",
        {"actions": [{"do": "move", "areas": 3}, {"do": "attack", "extra_dice_with": "lancer"}]},
        "actions[1].extra_dice",
        "1 or more, because extra_dice_with names a weapon",
    ),
    ("weapons", "lancer", {"copies": 2}, "copies", "each of the 3 COGs"),
    ("enemies", "drone", {"markers": None}, "markers", "a pile of wound markers"),
    ("enemies", "ticker", {"drops_weapons": True}, "drops_weapons", "false"),
    ("enemies", "drone", {"figure": "wretch"}, "figure", "drone"),
    ("enemies", "grinder", {"figure": "skorge"}, "figure", "figures of its own"),
    ("markers", "drone", {"backs": {"red_x": 4}}, "backs", "6 backs in all"),
    ("markers", "berserker", {"backs": {"red_x": 1}}, "backs", "none"),
    ("ai_cards", "5", {"when": {"is": "cog_in_sight"}}, "when", "nothing"),
    ("ai_cards", "8", {"when": None}, "when", "a condition"),
    ("ai_cards", "8", {"family": "general"}, "family", "an enemy family"),
    ("ai_cards", "8", {"when": {"range": 2}}, "when", "exactly one of movement, range"),
    (
        "ai_cards",
        "8",
        {"then": [{"do": "move", "who": {"self": True}, "toward": "you"}]},
        "then[0]",
        "exactly one of areas, into, until",
    ),
    (
        "ai_cards",
        "8",
        {"then": [{"do": "attack", "who": {}, "target": "you"}]},
        "then[0].who",
        "exactly one of family, slot, all, self, spawned",
    ),
    (
        "ai_cards",
        "4",
        {"then": [{"do": "spawn", "slot": "A", "at": "each_hole_near_you"}]},
        "then[0].movement",
        "a distance",
    ),
    ("locations", "2A", {"spawn": {5: "A"}}, "spawn", "1, 2, 3 and 4 players"),
    ("locations", "2A", {"spawn": {1: "AD"}}, "spawn.1", "letters A, B and C"),
    ("locations", "2A", {"equipment": None}, "equipment", "a kind of equipment"),
    ("locations", "3A", {"equipment": "weapon"}, "equipment", "no equipment"),
    ("dice", "attack", {"faces": [{"face": "blank", "count": 5}]}, "faces", "6 faces"),
    ("dice", "luck", {"in_box": 1, "faces": [], "origin": {}}, "", "attack or defense"),
    ("missions", "hive", {"number": 1}, "number", "no other mission"),
    ("missions", "hive", {"max_players": 5}, "max_players", "from 1 to 4"),
    ("missions", "emergence", {"levels": []}, "levels", "at least one level"),
    ("missions", "emergence", {"levels": [{"locations": ["2A", "2B"]}]}, "levels", "every tile once, found 2A and 2B"),
    (
        "missions",
        "hive",
        {"stages": [{"objective": {"is": "door_tried", "level": 4}, "wins": True}]},
        "stages[0].objective.level",
        "a level from 1 to 3, found 4",
    ),
    (
        "missions",
        "hive",
        {"stages": [{"objective": {"is": "no_locust_in_play"}}]},
        "stages[0].wins",
        "true in the last stage",
    ),
    ("missions", "emergence", {"max_players": 3}, "stages[0].on_flip[0].players", "each of 1 to 3 players"),
]


@pytest.mark.parametrize(("stem", "entry", "fields", "field", "expected"), WRONG)
def test_wrong_values(stem: str, entry: str, fields: Any, field: str, expected: str) -> None:
    with pytest.raises(ContentError) as caught:
        from_patch({stem: {entry: fields}})
    error = caught.value
    assert (error.file, error.entry, error.field) == (f"{stem}.yaml", entry, field)
    assert expected in error.expected
    sentence = str(error)
    assert "\n" not in sentence
    assert all(part in sentence for part in (f"{stem}.yaml", entry, field, error.expected))


def test_spawns_name_enemies() -> None:
    columns = {players: {"worm": 1} for players in ("1", "2", "3", "4")}
    flip = [{"do": "spawn_for_players", "at": "map_exit", "players": columns}]
    stages = [{"objective": {"is": "no_locust_in_play"}, "on_flip": flip, "wins": True}]
    with pytest.raises(ContentError) as caught:
        from_patch({"missions": {"hive": {"stages": stages}}})
    assert caught.value.field == "stages[0].on_flip[0].players.1.worm"


def test_errors_travel_between_processes() -> None:
    error = ContentError("orders.yaml", "assault", "", "fields")
    copy = pickle.loads(pickle.dumps(error))
    assert isinstance(copy, ValueError)
    assert str(copy) == str(error) == "orders.yaml, entry assault: expected a mapping from fields to values."
