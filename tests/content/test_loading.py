"""Loading: caching, fingerprints, patches, imports, and the component table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from eday.content.board import component_table, from_patch, load
from eday.content.counts import Row


def run(code: str, **env: str) -> str:
    """What a fresh interpreter prints."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": paths, "EDAY_CONTENT": "", **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_hash_does_not_depend_on_the_hash_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EDAY_CONTENT", raising=False)
    code = "from eday.content.board import load; c = load(); print(c.hash, *c.orders, *c.tiles)"
    first, second = (run(code, PYTHONHASHSEED=seed) for seed in ("0", "12345"))
    assert first == second
    assert first.split()[0] == load().hash
    assert len(load().hash) == 64


def test_hash_tells_contents_apart() -> None:
    usual = load()
    changed = from_patch({"weapons": {"lancer": {"range": 3}}})
    assert changed.hash != usual.hash
    assert from_patch({"weapons": {"lancer": {"range": 2}}}).hash == usual.hash
    assert from_patch({"weapons": {"lancer": {"note": "seen on the card"}}}).hash == usual.hash


def test_same_patch_same_object(tmp_path: Path) -> None:
    assert load() is load() is from_patch({}) is from_patch({"orders": {}, "tiles": {"2A": {}}})
    (tmp_path / "weapons.yaml").write_text("lancer: {range: 3, normal: 3}\n")
    assert load(tmp_path) is from_patch({"weapons": {"lancer": {"normal": 3, "range": 3}}})
    (tmp_path / "weapons.yaml").write_text("lancer: {range: 4}\n")
    assert load(str(tmp_path)).weapons["lancer"].range == 4


def test_patch_round_trip(tmp_path: Path) -> None:
    (tmp_path / "ai_cards.yaml").write_text("2: {draw_again: false}\n")
    (tmp_path / "locations.yaml").write_text("2A: {spawn: {4: ABBC, 1: A}}\n")
    content = load(tmp_path)
    assert content.patch == {
        "ai_cards": {"2": {"draw_again": False}},
        "locations": {"2A": {"spawn": {"1": "A", "4": "ABBC"}}},
    }
    again = from_patch(json.loads(json.dumps(content.patch)))
    assert again is content
    assert again.hash == content.hash
    assert load().patch == {}


def test_order_of_a_patch_changes_nothing() -> None:
    order: dict[str, Any] = {"reaction": "guard", "copies": 1, "actions": [], "origin": {"copies": "designed"}}
    one = from_patch({"orders": {"b": order, "a": order}})
    other = from_patch({"orders": {"a": dict(reversed(list(order.items()))), "b": order}})
    assert one is other
    assert list(one.orders)[-2:] == ["a", "b"]


def test_patches_do_not_leak_into_the_packaged_content() -> None:
    before = load().hash
    from_patch({"enemies": {"ticker": {"death_blast": {"wounds": 5}}}})
    death_blast = from_patch({"orders": {"assault": {"copies": 4}}}).enemies["ticker"].death_blast
    assert death_blast is not None
    assert death_blast.wounds == 1
    assert load().hash == before


def test_entries_keep_the_order_of_the_files() -> None:
    assert list(load().orders)[:3] == ["assault", "advance", "roadie_run"]
    assert list(load().enemies)[-1] == "skorge"
    assert list(load().dice) == ["attack", "defense"]


def test_yaml_is_imported_only_to_load() -> None:
    code = "import sys, eday.content.board as c; print('yaml' in sys.modules); c.load(); print('yaml' in sys.modules)"
    assert run(code).split() == ["False", "True"]


def test_component_table() -> None:
    rows = {row.group: row for row in component_table(load())}
    assert {name: (row.entries, row.pieces) for name, row in rows.items()} == {
        "orders": (len(load().orders), sum(order.copies for order in load().orders.values())),
        "special_weapons": (9, 29),
        "random_weapons": (5, 9),
        "cogs": (4, 4),
        "enemies": (10, 10),
        "figures": (11, 32),
        "markers": (6, 22),
        "ai_cards": (35, 35),
        "equipment": (7, 0),
        "locations": (34, 34),
        "tiles": (34, 17),
        "missions": (7, 27),
        "dice": (2, 9),
    }
    assert rows["dice"] == Row(group="dice", entries=2, pieces=9, printed=4, recalled=0, designed=0)
    assert rows["cogs"].recalled == 1
    changed = {row.group: row for row in component_table(from_patch({"orders": {"assault": {"copies": 5}}}))}
    assert changed["orders"].pieces == rows["orders"].pieces + 2
