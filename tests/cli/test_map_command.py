"""`eday map`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from eday.cli import main

EMERGENCE = {"2A", "9A", "12A", "16A"}


def test_describes_each_tile_and_the_door(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "--seed", "7"]) == 0
    head, *lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert head[0] == "tile"
    assert {line[0] for line in lines} == EMERGENCE
    assert [line[-1] != "-" for line in lines] == [False, False, False, True]


def test_the_same_seed_lays_the_same_map(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for seed in ("7", "7", "8", "9", "10", "11"):
        assert main(["map", "--seed", seed, "--json"]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert len(set(shown)) > 1


def test_json_gives_tiles_areas_and_the_door(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "--seed", "7", "--json"]) == 0
    layout = json.loads(capsys.readouterr().out)
    tiles = {f"tile:{tile}" for tile in EMERGENCE}
    assert {tile["id"] for tile in layout["tiles"]} == tiles
    doors = [door["area"].partition(".")[0].replace("area:", "tile:") for door in layout["doors"]]
    assert doors == [layout["tiles"][-1]["id"]]
    assert {area["tile"] for area in layout["areas"]} == tiles


def test_draws_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.svg"
    assert main(["map", "--seed", "7", "--svg", str(file)]) == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert capsys.readouterr().out == f"drawn: {file}\n"


def test_a_picture_that_cannot_be_written_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "--svg", str(tmp_path / "no" / "map.svg")]) == 2
    assert capsys.readouterr().err == f"eday: error: {tmp_path / 'no' / 'map.svg'}: No such file or directory\n"


def test_an_unknown_mission_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "--mission", "picnic"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("eday: error: ")
