"""What is printed on components has one home: bots read it from the game they play."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from eday import board, card
from eday.content.board import load, schema
from eday.content.card import load as load_card
from eday.content.components import COMMENTARY
from eday.players import SeatGame
from eday.players.board.kit import ATTACK, DRAW_IN_COVER, MOVE, WORDS, Action, Kit, kit_of, read_action
from eday.players.board.land import land_of
from eday.players.board.plans import plan
from eday.players.board.shots import best_from
from eday.players.board.situation import Situation
from tests.board.rules.gallery import arm
from tests.board.scene import COLE, DOM, MARCUS, Scene

CAPTAIN = "cog-captain"


def kit(game: board.BoardGame) -> Kit:
    return kit_of(game.brief(0).facts)


def situation(game: board.BoardGame) -> Situation:
    brief = game.brief(0)
    assert brief.shape is not None
    return Situation(brief, kit(game), land_of(brief.shape))


def attack_here(game: board.BoardGame) -> float:
    """What the bot gives for the best attack it could make now."""
    s = situation(game)
    return best_from(s, s.here, Action(ATTACK), False)


def games(content: Path | None = None) -> list[Any]:
    return [board.new(content=content), card.new(content=content), card.campaign(content=content)]


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / file).write_text(text)
    return folder


@pytest.mark.parametrize("group", ["orders", "weapons", "cogs", "enemies", "markers", "ai_cards", "equipment", "dice"])
def test_every_component_of_the_board_game_is_told_whole(group: str) -> None:
    told = board.new().components()[group]
    entries = load().group(group)
    assert list(told) == list(entries)
    for key, entry in entries.items():
        plain = {name: value for name, value in told[key].items() if name not in COMMENTARY}
        assert plain == told[key]
        again = msgspec.convert({**plain, "origin": entry.origin}, type(entry), strict=False)
        assert msgspec.structs.replace(again, source=entry.source, note=entry.note, **_doubt(entry)) == entry


def _doubt(entry: schema.Entry) -> dict[str, str]:
    return {"doubt": entry.doubt} if isinstance(entry, schema.AiCard) else {}


def test_every_card_of_the_card_game_is_told() -> None:
    told = card.new().components()
    assert {key for group in told.values() for key in group} == set(load_card().cards)
    unit, plain = load_card().units[CAPTAIN], told["units"][CAPTAIN]
    assert (plain["attack"], plain["deploy"]) == (unit.attack, [*unit.deploy])
    assert plain["effects"][0]["do"][0]["op"] == "ready"
    assert card.campaign().components() == told


def test_defaults_are_told_too() -> None:
    """A bot need not know what a field means that a card does not use."""
    assert board.new().components()["weapons"]["lancer"]["max_range"] is None
    assert board.new().components()["orders"]["assault"]["actions"][1]["extra_dice"] == 0


def test_components_are_plain_data_and_shared_by_all_copies() -> None:
    for game in games():
        told = game.components()
        assert json.loads(json.dumps(told)) == told
        assert game.clone().components() is told
        assert game.determinize(0, random.Random(1)).components() is told
        assert SeatGame(game, 0).components() is SeatGame(game, 1).components() is told


def test_components_tell_nothing_of_the_game_itself() -> None:
    assert board.new(seed=1).components() is board.new("china_shop", seed=2).components()
    assert card.new(1, 1).components() is card.new(9, 2).components()


def test_components_follow_an_overlay(tmp_path: Path) -> None:
    folder = overlay(tmp_path, "weapons.yaml", "gnasher: {normal: 5}\n")
    overlay(tmp_path, "units.yaml", f"{CAPTAIN}: {{attack: 9}}\n")
    own, cards, campaign = (game.components() for game in games(folder))
    usual = board.new().components()["weapons"]["gnasher"]
    assert own["weapons"]["gnasher"] == {**usual, "normal": 5}
    assert cards["units"][CAPTAIN]["attack"] == campaign["units"][CAPTAIN]["attack"] == 9


def shot(**gnasher: int) -> float:
    """What the bot gives for Dom's attack with a changed shotgun."""
    scene = Scene((DOM,), patch={"weapons": {"gnasher": gnasher}} if gnasher else None)
    scene.cog(0, "2A.B")
    scene.hand(0, "hold_ground")
    scene.put("drone", "2A.B", wounded=True)
    scene.give(0, "snub_pistol", 0)
    scene.at_order(0)
    return attack_here(scene.game)


def test_the_bots_estimate_follows_the_cards_dice() -> None:
    assert shot() == shot(normal=2, overkill=4), "as it is printed"
    assert shot(normal=3, overkill=6) > shot() > shot(normal=1, overkill=1)


@pytest.mark.parametrize("weapon", ["lancer", "snub_pistol", "gnasher", "hammerburst", "boltok_pistol", "torque_bow"])
def test_the_bots_odds_are_those_of_the_table(weapon: str) -> None:
    """Dice and omen of the card, against a Drone in the open beside the COG."""
    scene = Scene((DOM,))
    scene.cog(0, "2A.B")
    scene.hand(0, "hold_ground")
    drone = scene.put("drone", "2A.B")
    scene.give(0, weapon, 3)
    scene.at_order(0)
    scene.choose("play_attack:order:hold_ground")
    arms = dict(zip(load().weapons, kit(scene.game).arms, strict=True))
    arm, enemy = arms[weapon], load().enemies["drone"]
    for mode, dice in (("normal", arm.normal), ("overkill", arm.overkill)):
        odds = scene.game.odds(f"attack:{weapon}.{mode}:{scene.ref(drone)}")
        if not dice:
            assert odds is None
            continue
        assert odds is not None
        tail = arm.chances.tail(dice, enemy.defense)
        kill = tail[enemy.health]
        assert [kill, tail[1] - kill] == pytest.approx([odds["kill"], odds["wound"]])


def attack_of(cog: str) -> float:
    """What the bot gives for that COG's Lancer beside a Drone."""
    scene = Scene((cog,))
    arm(scene, 0, ("lancer", 4))
    scene.cog(0, "2A.B")
    scene.hand(0, "hold_ground")
    scene.put("drone", "2A.B")
    scene.at_order(0)
    return attack_here(scene.game)


def test_the_bot_counts_the_die_a_cog_adds() -> None:
    assert attack_of(MARCUS) > attack_of(COLE)


def printed_actions(scene: Scene) -> list[tuple[int, int]]:
    order = kit(scene.game).orders[list(load().orders).index("dig_in")]
    return [(action.do, action.amount) for action in order.actions]


def test_the_bot_knows_what_an_overlay_made_of_an_order() -> None:
    far = Scene((DOM,), patch={"orders": {"dig_in": {"actions": [{"do": "move", "areas": 6}]}}})
    assert printed_actions(far) == [(MOVE, 6)]
    assert printed_actions(Scene((DOM,))) == [(MOVE, 1), (DRAW_IN_COVER, 1)]


def test_the_bot_counts_with_the_dice_of_the_game() -> None:
    lucky = Scene(patch={"dice": {"attack": {"faces": [{"face": "two_wounds", "count": 6, "wounds": 2}]}}})
    assert kit(lucky.game).dice.harm(1, 0) == pytest.approx(2.0)
    assert kit(board.new()).dice.harm(1, 0) == pytest.approx(5 / 6)


def test_every_weapon_and_enemy_can_be_read() -> None:
    read, content = kit(board.new()), load()
    assert len(read.arms) == len(content.weapons)
    assert [foe.name for foe in read.foes] == list(content.enemies)
    assert [foe.name for foe in read.foes if foe.burst] == ["ticker", "lambent_wretch"]
    assert [foe.name for foe in read.foes if foe.armoured and foe.listens] == ["berserker"]


def vocabulary() -> Iterator[dict[str, Any]]:
    """Every action the content's vocabulary allows, as it would be printed."""
    for kind in get_args(schema.OrderAction):
        numbers = {name: 1 for name, hint in get_type_hints(kind).items() if hint is int}
        plain = {"do": kind.__struct_config__.tag, **numbers}
        words = get_args(get_type_hints(kind).get("who"))
        yield from ({**plain, "who": who} for who in words) if words else [plain]


@pytest.mark.parametrize(
    "printed", list(vocabulary()), ids=lambda action: f"{action['do']} {action.get('who', '')}".strip()
)
def test_the_bots_can_weigh_every_action(printed: dict[str, Any]) -> None:
    scene = Scene()
    scene.cog(0, "2A.B")
    scene.hand(0, "assault", "hold_ground")
    scene.put("drone", "2A.E")
    scene.at_order(0)
    action = read_action(printed, tuple(load().weapons))
    assert action.do in WORDS.values()
    assert plan(situation(scene.game), (action,))[0] > -100


def test_no_action_is_known_that_no_card_can_have() -> None:
    words = {read_action(printed, ()).do for printed in vocabulary()}
    assert set(WORDS.values()) == words
