"""Rules text of cards, made from their data."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from eday.content.board import from_patch, load, schema
from eday.text import board_voice
from eday.text.board.marks import MARKS
from tests.voices import BOARD

CONTENT = load()
REFS = [
    *[f"order:{entry}" for entry in CONTENT.orders],
    *[f"weapon:{entry}" for entry in CONTENT.weapons],
    *[f"cog:{entry}" for entry in CONTENT.cogs],
    *[f"enemy:{entry}" for entry in CONTENT.enemies],
    *[f"marker:{entry}" for entry in CONTENT.markers],
    *[f"ai:{entry}" for entry in CONTENT.ai_cards],
    *[f"equipment:{entry}" for entry in CONTENT.equipment],
    *[f"tile:{entry}" for entry in CONTENT.locations],
    *[f"mission:{entry}" for entry in CONTENT.missions],
]


@pytest.mark.parametrize("ref", REFS)
def test_every_card_has_text(ref: str) -> None:
    lines = BOARD.card_text(ref)
    assert lines
    for line in lines:
        assert "«" not in line
        assert " none" not in line.lower().replace("none bleeding out", "").replace("if there is none", "")
        assert line[0].isupper() or line[0].isdigit() or line.startswith("- ")
        assert line.endswith((".", ":"))
        assert "  " not in line
        assert ".." not in line


def test_cards_with_different_rules_have_different_texts() -> None:
    for group in ("order", "weapon", "ai"):
        texts = [tuple(BOARD.card_text(ref)) for ref in REFS if ref.startswith(f"{group}:")]
        assert len(set(texts)) == len(texts)


def test_orders() -> None:
    assert BOARD.card_text("order:assault") == [
        "Move up to 3 areas.",
        "Attack.",
        "Reaction: dodge (2 more defense dice when you are attacked).",
    ]
    assert BOARD.card_text("order:fire_in_the_hole")[1] == "Attack. Roll 1 more attack die with the Bolo Grenade."
    assert BOARD.card_text("order:get_up")[2] == "The COG you revived draws 2 order cards."


def test_parts_say_what_the_lines_say() -> None:
    for order in CONTENT.orders:
        parts = BOARD.card_parts(f"order:{order}")["order"]
        two_plus = [parts["two_plus"]] if parts["two_plus"] else []
        actions = [action["text"] for action in parts["actions"]]
        assert [*actions, *two_plus, parts["reaction"]["text"]] == BOARD.card_text(f"order:{order}")
        assert parts["reaction"]["kind"] == CONTENT.orders[order].reaction
    for weapon, printed in CONTENT.weapons.items():
        parts = BOARD.card_parts(f"weapon:{weapon}")["weapon"]
        abilities = [step["text"] for step in (*parts["traits"], parts["omen"])]
        assert [parts["kind"], parts["dice"], *abilities] == BOARD.card_text(f"weapon:{weapon}")
        assert [parts[value] for value in ("normal", "overkill", "range", "token")] == [
            printed.normal,
            printed.overkill,
            printed.range,
            printed.token,
        ]
    for enemy in CONTENT.enemies:
        parts = BOARD.card_parts(f"enemy:{enemy}")["enemy"]
        abilities = [step["text"] for step in (*parts["traits"], parts["omen"])]
        assert [parts["wounded"], *abilities] == BOARD.card_text(f"enemy:{enemy}")[1:]
    for mission in CONTENT.missions:
        stages = BOARD.card_parts(f"mission:{mission}")["mission"]["stages"]
        assert [stage["stage"] for stage in stages] == list(range(1, len(stages) + 1))
        text = " ".join(BOARD.card_text(f"mission:{mission}")).lower()
        sentences = [line for stage in stages for line in (*stage["rules"], stage["objective"], *stage["on_flip"])]
        assert all(line.lower() in text for line in sentences)
        assert stages[-1]["wins"]


def test_parts_of_ai_cards_say_what_the_lines_say() -> None:
    for number, card in CONTENT.ai_cards.items():
        parts = BOARD.card_parts(f"ai:{number}")["ai"]
        assert parts["family"] == card.family
        said = [parts["trait"], parts["redraw"] or "", *(step["text"] for step in parts["more"])]
        said += [step["text"] for step in (*parts["then"], *parts["otherwise"], *filter(None, [parts["when"]]))]
        whole = " ".join(BOARD.card_text(f"ai:{number}")).lower()
        assert all(line.lower().removesuffix(".") in whole for line in said)
        assert [len(parts[half]) for half in ("then", "otherwise")] == [len(card.then), len(card.otherwise)]
        assert (parts["when"] is None) == (card.when is None)
    assert BOARD.card_parts("ai:13")["ai"]["title"] == "Drone"
    assert BOARD.card_parts("ai:6")["ai"]["title"] == "Swarm"


def test_an_ai_card_is_called_the_same_on_its_face_and_in_the_log() -> None:
    for number in CONTENT.ai_cards:
        title = BOARD.card_parts(f"ai:{number}")["ai"]["title"]
        assert BOARD.name(f"ai:{number}") == f"AI card {number} ({title})"


def test_small_cards_show_marks_and_numbers() -> None:
    def small(ref: str, group: str, field: str) -> list[tuple[str, str]]:
        return [(step["mark"], step["amount"]) for step in BOARD.card_parts(ref)[group][field]]

    assert small("order:assault", "order", "actions") == [("move", "3"), ("attack", "")]
    assert small("order:steady_aim", "order", "actions") == [("attack", "+2")]
    assert small("order:ambush", "order", "actions") == [("pull", ""), ("attack", "")]
    assert small("ai:13", "ai", "then") == [("attack", ""), ("retreat", "1")]
    assert small("ai:1", "ai", "then") == [("ammo", "-1"), ("weapon", "")]
    assert small("weapon:lancer", "weapon", "traits") == [("chainsaw", "4")]
    assert small("weapon:longshot", "weapon", "traits") == [("far", "≥ 1")]
    assert small("enemy:berserker", "enemy", "traits")[:2] == [("no_chainsaw", ""), ("armour", "")]
    assert BOARD.card_parts("ai:16")["ai"]["when"]["amount"] == "≤ 4"
    assert BOARD.card_parts("ai:22")["ai"]["when"]["amount"] == "≥ 3"


def test_every_step_of_the_game_itself_has_a_mark_of_its_own() -> None:
    for number in CONTENT.ai_cards:
        parts = BOARD.card_parts(f"ai:{number}")["ai"]
        steps = [*parts["then"], *parts["otherwise"], *filter(None, [parts["when"]])]
        assert all(step["mark"] != "event" for step in steps)
    for order in CONTENT.orders:
        assert all(step["mark"] != "event" for step in BOARD.card_parts(f"order:{order}")["order"]["actions"])


def test_every_condition_has_a_mark() -> None:
    told_otherwise = {schema.CogWithin, schema.NoFigureMeetsIf, schema.AllOf, schema.AnyOf}
    unmarked = set(get_args(schema.AiCondition)) - set(MARKS)
    assert unmarked == told_otherwise, "say in MARKS of text/board/marks.py what is drawn for it"


def test_small_cards_have_few_words() -> None:
    for order in CONTENT.orders:
        for action in BOARD.card_parts(f"order:{order}")["order"]["actions"]:
            assert len(action["short"]) <= 30
    for group in ("weapon", "enemy"):
        for entry in CONTENT.group("weapons" if group == "weapon" else "enemies"):
            assert len(BOARD.card_parts(f"{group}:{entry}")[group]["omen"]["short"]) <= 20


def test_a_figure_has_the_card_of_its_enemy() -> None:
    assert BOARD.card_parts("figure:drone-2") == BOARD.card_parts("enemy:drone")


def test_other_cards_have_no_parts() -> None:
    assert BOARD.card_parts("cog:marcus_fenix") == BOARD.card_parts("area:2A.B") == {}
    assert BOARD.card_parts("order:unknown") == BOARD.card_parts("ai:999") == {}


def test_weapons() -> None:
    assert BOARD.card_text("weapon:lancer") == [
        "Rifle, special weapon.",
        "Normal 2 dice, overkill 4 dice (1 ammo), range 2.",
        "Chainsaw: instead of attacking, roll 4 attack dice against a Locust in your area; an omen kills it.",
        "Each omen: 1 more wound.",
    ]
    assert "No normal attack, overkill 4 dice (1 grenade), range 2." in BOARD.card_text("weapon:bolo_grenade")


def test_enemies_and_their_figures() -> None:
    assert BOARD.card_text("enemy:drone") == [
        "Attack 3 dice, health 3, defense 1 die.",
        "Wounded: health 1 (Drone marker).",
        "Takes cover when it spawns or has moved.",
        "May drop its weapon when killed.",
        "Each omen: it heals.",
    ]
    assert BOARD.card_text("figure:drone-2") == BOARD.card_text("enemy:drone")
    assert BOARD.card_text("figure:theron_guard-1") == BOARD.card_text("enemy:theron_guard")


def test_ai_cards() -> None:
    assert BOARD.card_text("ai:13") == [
        "For each Drone, one after the other.",
        "Draw another card instead if no Drone is in play.",
        "If it sees a COG: it attacks the nearest COG it sees; "
        "then it (only if not in cover) moves 1 area away from the nearest COG.",
        "Otherwise: it moves 3 areas toward the nearest COG.",
    ]
    assert BOARD.card_text("ai:1")[-1] == "Then draw and resolve another AI card."
    assert "Otherwise: 2 Wretches spawn at each emergence hole within 4 moves of the active player." in BOARD.card_text(
        "ai:11"
    )


def test_missions_tell_stage_by_stage() -> None:
    lines = BOARD.card_text("mission:emergence")
    assert "Stage 1, special rule: the equipment of tile 12A is not used up." in lines
    assert "Stage 1, objective: seal every emergence hole." in lines
    flip = lines.index("Stage 1, once it is met:")
    assert "2 players: 2 Wretches and 2 Boomers" in lines[flip + 1]
    assert lines[flip + 2] == "- Each Wretch moves 2 areas toward the nearest COG."
    assert lines[-1] == "Stage 2 completed: the players win."


def test_locations() -> None:
    assert BOARD.card_text("tile:2A")[0] == (
        "Equipment (Weapon cache): Draw 2 random weapons and keep 1, loaded with 2 ammo."
        " Using it is a special action: once a turn, for a card discarded. It is then used up."
    )
    assert BOARD.card_text("location:2A") == BOARD.card_text("tile:2A")


def test_equipment_that_a_mission_keeps_is_not_said_to_be_used_up() -> None:
    grenades = BOARD.card_text("tile:12A")[0]
    assert "It is then used up, but not in Emergence. In Horde Mode it is turned face down instead." in grenades
    assert "discarded" not in " ".join(BOARD.card_text("equipment:troika_heavy_mg")), "it is fired in place of a card"


def test_text_follows_the_content() -> None:
    changed = from_patch({"orders": {"assault": {"actions": [{"do": "move", "areas": 4}, {"do": "attack"}]}}})
    assert board_voice("en", changed).card_text("order:assault")[0] == "Move up to 4 areas."
    assert BOARD.card_text("order:assault")[0] == "Move up to 3 areas."


def test_text_of_an_overlay_folder(tmp_path: Path) -> None:
    (tmp_path / "weapons.yaml").write_text("lancer: {range: 3, chainsaw: 1}\n", encoding="utf-8")
    lines = board_voice("en", tmp_path).card_text("weapon:lancer")
    assert "Normal 2 dice, overkill 4 dice (1 ammo), range 3." in lines
    assert any("roll 1 attack die against" in line for line in lines)


@pytest.mark.parametrize("ref", ["area:2A.B", "order:nothing_of_the_kind", "ai:999", "seat:1", "", "lancer"])
def test_things_without_a_card(ref: str) -> None:
    assert BOARD.card_text(ref) == []
