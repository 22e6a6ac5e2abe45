"""Overlay folders: what they may change."""

from __future__ import annotations

from pathlib import Path

import pytest

from eday.content.board import from_patch, load, schema


def write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_only_named_fields_change(tmp_path: Path) -> None:
    write(tmp_path, "weapons.yaml", "lancer: {range: 3}\n")
    write(tmp_path, "orders.yaml", "assault:\n  actions: [{do: move, areas: 4}, {do: attack}]\n")
    changed, usual = load(tmp_path), load()
    assert changed.weapons["lancer"].range == 3
    assert changed.weapons["lancer"].overkill == usual.weapons["lancer"].overkill == 4
    assert changed.orders["assault"].actions == (schema.MoveAction(areas=4), schema.AttackAction())
    assert usual.orders["assault"].actions == (schema.MoveAction(areas=3), schema.AttackAction())
    assert {k: v for k, v in changed.orders.items() if k != "assault"} == {
        k: v for k, v in usual.orders.items() if k != "assault"
    }
    assert list(changed.orders) == list(usual.orders)


def test_nested_mappings_are_merged() -> None:
    content = from_patch(
        {"enemies": {"ticker": {"death_blast": {"wounds": 2}}}, "locations": {"2A": {"spawn": {1: "AA"}}}}
    )
    assert content.enemies["ticker"].death_blast == schema.DeathBlast(
        wounds=2, who="each_figure", not_after_own_attack=True, not_by_grenade=True
    )
    assert content.locations["2A"].spawn == {1: "AA", 2: "C", 3: "AC", 4: "ABC"}


def test_lists_are_replaced() -> None:
    content = from_patch({"missions": {"emergence": {"general_ai": [1, 2]}}})
    assert content.missions["emergence"].general_ai == (1, 2)


def test_another_omen_replaces_the_old_one() -> None:
    content = from_patch({"enemies": {"ticker": {"omen": {"do": "heal"}}}})
    assert content.enemies["ticker"].omen == schema.HealOmen()
    assert from_patch({"enemies": {"ticker": {"omen": None}}}).enemies["ticker"].omen is None


def test_new_entries_come_last_in_sorted_order() -> None:
    order = {"reaction": "guard", "copies": 1, "actions": [{"do": "attack"}], "origin": {"actions": "designed"}}
    content = from_patch({"orders": {"zeal": order, "anger": {**order, "name": "Anger"}}})
    assert list(content.orders)[-2:] == ["anger", "zeal"]
    assert content.orders["anger"].name == "Anger"


def test_ai_cards_are_keyed_by_number(tmp_path: Path) -> None:
    write(tmp_path, "ai_cards.yaml", "2: {draw_again: false}\n")
    content = load(tmp_path)
    assert content.ai_cards[2].number == 2
    assert content.ai_cards[2].id == "2"
    assert not content.ai_cards[2].draw_again


def test_notes_and_hidden_files_may_lie_beside(tmp_path: Path) -> None:
    write(tmp_path, "README.md", "values from our box")
    write(tmp_path, ".hidden", "x")
    write(tmp_path, "orders.yaml", "# nothing yet\n")
    assert load(tmp_path) is load()


def test_folder_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "weapons.yaml", "lancer: {range: 3}\n")
    monkeypatch.setenv("EDAY_CONTENT", str(tmp_path))
    assert load().weapons["lancer"].range == 3
    monkeypatch.setenv("EDAY_CONTENT", "")
    assert load().weapons["lancer"].range == 2
