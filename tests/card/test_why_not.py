"""Why something is not on offer in the card game: each answer with its rule, and nothing about hidden cards."""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.card.table import COMMAND, DECK, OUT
from eday.kernel import Reason
from tests.card.scene import Scene


def rules(found: list[Reason]) -> list[tuple[str, str]]:
    return [(reason.rule, reason.key) for reason in found]


def why(scene: Scene, thing: int | str, kind: str | None = None, seat: int = COG) -> list[tuple[str, str]]:
    ref = scene.ref(thing) if isinstance(thing, int) else thing
    return rules(scene.game.why_not(seat, ref, kind))


# ---------------------------------------------------------------------- cards in hand


def deployment(*hand: str, fill: int = 0, chapter: int = 1) -> tuple[Scene, list[int]]:
    scene = Scene(chapter)
    cards = scene.hand(COG, *hand)
    scene.fill(COG, fill)
    return scene, cards


def test_a_hand_count_that_does_not_fit() -> None:
    scene, (captain, private) = deployment("cog-captain", "cog-private", fill=5)
    scene.at_deployment(COG)
    (reason,) = scene.game.why_not(COG, scene.ref(captain), "deploy")
    assert (reason.rule, reason.key) == ("CG-DEPLOY-08", "why-hand-count")
    assert reason.args == {"card": scene.ref(captain), "hand": 5, "values": list(scene.t.box.deploy[captain])}
    assert why(scene, private, "deploy") == []
    assert why(scene, captain, "discard") == []


def test_copies_of_a_card_in_hand_are_one_thing() -> None:
    scene, (first, second) = deployment("cog-private", "cog-private", fill=5)
    scene.at_deployment(COG)
    assert len(scene.offered("deploy")) < 5
    assert why(scene, first, "deploy") == why(scene, second, "deploy") == []


def test_a_reaction_is_not_for_a_deployment_phase() -> None:
    scene, (heroism,) = deployment("cog-heroism", fill=4)
    scene.at_deployment(COG)
    assert why(scene, heroism, "deploy") == [("CG-DEPLOY-05", "why-reaction-in-deployment")]
    assert why(scene, heroism, "react") == [("CG-REACTION-01", "why-no-attack")]
    assert why(scene, heroism, "discard") == []


def test_a_tactic_without_a_target() -> None:
    scene, (grenade,) = deployment("cog-planted-grenade", fill=3)
    scene.at_deployment(COG)
    assert why(scene, grenade, "deploy") == [("CG-TACTIC-05", "why-no-target")]
    scene.cover("loc-drone", 1)
    scene.at_deployment(COG)
    assert why(scene, grenade, "deploy") == []


def test_deploying_in_the_combat_phase() -> None:
    scene, (private,) = deployment("cog-private", fill=5)
    scene.reserve("cog-sergeant")
    scene.at_combat(COG)
    assert why(scene, private, "deploy") == [("CG-TURN-03", "why-deployment-only")]
    assert why(scene, private, "attack") == [("CG-COMBAT-01", "why-not-on-battlefield")]


def test_reactions_during_an_attack() -> None:
    scene = Scene(1)
    sergeant = scene.reserve("cog-sergeant")
    scene.cover("loc-drone", 1)
    heroism, scout = scene.hand(COG, "cog-heroism", "cog-scout")
    scene.fill(COG, 6)
    scene.fill(LOCUST, 3)
    scene.at_combat(COG)
    scene.choose(f"attack:{scene.ref(sergeant)}:row:1", "pass")
    assert why(scene, heroism, "react") == [("CG-REACTION-03", "why-hand-count")]
    assert why(scene, scout, "react") == why(scene, scout) == [("CG-REACTION-01", "why-no-reaction-card")]


def test_nobody_reacts_twice_or_without_blocking() -> None:
    scene = Scene(1)
    sergeant = scene.cover("cog-sergeant", 1)
    (rush,) = scene.hand(LOCUST, "loc-blood-rush")
    scene.fill(LOCUST, 5)
    scene.fill(COG, 3)
    scene.at_combat(COG)
    scene.choose(f"direct:{scene.ref(sergeant)}")
    assert scene.decision.seat == COG
    assert why(scene, rush, "react", LOCUST)[0] == ("CG-REACTION-09", "why-unblocked-reaction")
    scene.reserve("loc-drone")
    scene.at_combat(COG)
    scene.choose(f"direct:{scene.ref(sergeant)}", scene_block(scene))
    spare = next(c for c in scene.t.hand[LOCUST] if c not in scene.alike(rush))
    scene.choose(f"react:{scene.ref(rush)}")
    assert why(scene, scene.ref(spare), "react", LOCUST)[0] == ("CG-REACTION-01", "why-no-reaction-card")
    assert why(scene, rush, "react", LOCUST) == [("CG-TURN-01", "why-not-your-decision")]


def scene_block(scene: Scene) -> str:
    return f"block:{scene.ref(scene.t.reserve[LOCUST][0])}"


# ---------------------------------------------------------------------- units


def test_units_that_cannot_act() -> None:
    scene = Scene(1)
    down, ready = scene.reserve("cog-sergeant", suppressed=True), scene.reserve("cog-private")
    scene.at_combat(COG)
    assert why(scene, down, "move") == [("CG-SUPPRESS-03", "why-suppressed")]
    assert why(scene, ready, "move") == []
    assert why(scene, ready, "direct") == [("CG-COMBAT-06", "why-direct-from-reserve")]
    assert why(scene, ready, "attack") == [("CG-COMBAT-09", "why-no-enemy-in-cover")]
    scene.t.acts[ready] = 1
    assert ("CG-COMBAT-05", "why-acted") in rules(scene.game.why_not(COG, scene.ref(ready), "attack"))


def test_a_unit_in_cover() -> None:
    scene = Scene(1)
    unit, fresh = scene.cover("cog-sergeant", 1), scene.reserve("cog-private")
    scene.reserve("cog-scout")
    scene.at_combat(COG)
    assert why(scene, unit, "move") == [("CG-COVER-04", "why-stays-in-cover")]
    assert why(scene, unit, "attack") == [("CG-COMBAT-04", "why-direct-only")]
    assert why(scene, unit, "cross") == [("CG-ENEMYCOVER-01", "why-no-crossing")]
    assert why(scene, unit, "direct") == []
    scene.choose(f"move:{scene.ref(fresh)}:row:2")
    assert why(scene, fresh, "direct") == [("CG-COMBAT-05", "why-acted"), ("CG-COMBAT-07", "why-just-entered")]


def test_crossing_from_chapter_three_on() -> None:
    scene = Scene(3)
    near, far = scene.cover("cog-sergeant", 1), scene.cover("cog-private", 2, far=True)
    scene.at_combat(COG)
    assert why(scene, near, "cross") == []
    assert why(scene, far, "cross") == [("CG-ENEMYCOVER-08", "why-crossed")]


def test_outside_the_combat_phase() -> None:
    scene = Scene(1)
    unit = scene.reserve("cog-sergeant")
    scene.fill(COG, 3)
    scene.at_deployment(COG)
    assert why(scene, unit, "move") == [("CG-COMBAT-01", "why-combat-only")]
    assert why(scene, unit, "deploy") == [("CG-DEPLOY-03", "why-not-in-hand")]


def test_blocking() -> None:
    scene = Scene(1)
    attacker = scene.cover("cog-sergeant", 1)
    down, covered, ready = (
        scene.reserve("loc-drone", suppressed=True),
        scene.cover("loc-hunter", 2),
        scene.reserve("loc-boomer"),
    )
    scene.at_combat(COG)
    assert why(scene, ready, "block", LOCUST)[0] == ("CG-DIRECT-02", "why-nothing-to-block")
    scene.choose(f"direct:{scene.ref(attacker)}")
    assert why(scene, ready, "block", LOCUST) == []
    assert why(scene, down, "block", LOCUST) == [("CG-BLOCK-02", "why-suppressed-block")]
    assert why(scene, covered, "block", LOCUST) == [("CG-COVER-13", "why-block-from-cover")]


def test_a_unit_is_told_by_its_name() -> None:
    scene = Scene(1)
    covered, fresh = scene.cover("loc-hunter", 2), scene.reserve("loc-drone")
    scene.at_combat(LOCUST)
    for unit, kind in ((covered, "block"), (covered, "attack"), (fresh, "direct"), (fresh, "react")):
        reason = scene.game.why_not(LOCUST, scene.ref(unit), kind)[0]
        assert reason.args == {"card": scene.ref(unit)}, reason.key


def test_a_unit_that_began_in_cover_has_not_just_entered_it() -> None:
    scene = Scene(1)
    unit = scene.cover("cog-sergeant", 1)
    scene.reserve("cog-private")
    scene.at_combat(COG)
    scene.t.acts[unit] = 1
    scene.game._run()
    assert why(scene, unit, "direct") == [("CG-COMBAT-05", "why-acted")]


# ---------------------------------------------------------------------- cover and command cards


@pytest.mark.parametrize("kind", ["move", "attack", "direct", "cross", "block"])
def test_only_units_on_the_battlefield_act(kind: str) -> None:
    scene = Scene(4)
    private, hammer, berserker = (
        scene.hand(COG, "cog-private")[0],
        scene.card("ch04-hammer-of-dawn", zone=COMMAND),
        scene.card("ch04-berserker", zone=COMMAND),
    )
    scene.at_deployment(COG)
    assert why(scene, private, kind) == [("CG-COMBAT-01", "why-not-on-battlefield")]
    assert why(scene, hammer, kind) == [("CG-COMMAND-12", "why-no-unit")]
    scene.at_deployment(LOCUST)
    assert why(scene, berserker, kind, LOCUST) == [("CG-COMMAND-12", "why-in-command-area")]


def test_cover_goes_by_its_card_as_well() -> None:
    scene = Scene(1)
    scene.cover("loc-drone", 2)
    scene.reserve("cog-private")
    scene.at_combat(COG)
    cover = scene.t.row[1]
    assert why(scene, cover, "move") == [("CG-COVER-02", "why-cover-occupied")]
    assert why(scene, cover, "attack") == []


def test_cover() -> None:
    scene = Scene(1)
    scene.cover("cog-sergeant", 1)
    drone = scene.cover("loc-drone", 2)
    scene.reserve("cog-private")
    scene.at_combat(COG)
    assert why(scene, "row:1") == [("CG-COVER-03", "why-cover-held")]
    assert scene.game.why_not(COG, "row:1")[0].args["row"] == "row:1"
    assert why(scene, "row:2", "move") == [("CG-COVER-02", "why-cover-occupied")]
    assert why(scene, "row:2", "attack") == why(scene, drone, "attack") == []
    assert why(scene, "row:3", "attack") == [("CG-COMBAT-09", "why-cover-unoccupied")]
    assert why(scene, "row:3", "move") == []


def test_cover_nobody_can_reach() -> None:
    scene = Scene(1)
    scene.cover("cog-sergeant", 1)
    scene.cover("loc-drone", 2)
    scene.reserve("cog-private", suppressed=True)
    scene.at_combat(COG)
    assert why(scene, "row:2", "attack") == [("CG-COMBAT-08", "why-nobody-attacks")]
    assert why(scene, "row:3", "move") == [("CG-COVER-02", "why-nobody-moves")]
    scene.t.row = (*scene.t.row[:2], -1)
    assert why(scene, "row:3") == [("CG-COVER-01", "why-cover-gone")]


def test_command_tactics() -> None:
    scene = Scene(4)
    berserker = next(c for c in scene.t.command[LOCUST] if scene.t.box.cards[c].id == "ch04-berserker")
    scene.fill(LOCUST, 3)
    scene.at_deployment(LOCUST)
    (reason,) = scene.game.why_not(LOCUST, scene.ref(berserker), "tactic")
    assert (reason.rule, reason.args["hand"], reason.args["values"]) == ("CG-COMMANDTACTIC-03", 3, [2, 7])
    assert why(scene, berserker, "attack", LOCUST) == [("CG-COMMAND-12", "why-in-command-area")]
    scene.fill(LOCUST, 7)
    scene.at_deployment(LOCUST)
    assert why(scene, berserker, "tactic", LOCUST) == []


# ---------------------------------------------------------------------- what a seat may know


@pytest.mark.parametrize("kind", [None, "deploy", "react", "discard", "attack", "block", "tactic"])
def test_hidden_cards_of_the_enemy_are_all_alike(kind: str | None) -> None:
    scene = Scene(1)
    held = scene.hand(LOCUST, "loc-drone", "loc-blood-rush")
    scene.at_deployment(COG)
    deck = [next(c for c in scene.t.deck[LOCUST] if scene.t.box.cards[c].id == scene.t.box.cards[h].id) for h in held]
    for in_hand, in_deck in zip(held, deck, strict=True):
        assert why(scene, in_hand, kind) == why(scene, in_deck, kind) == [("CG-SETUP-03", "why-enemy-card")]


def test_face_down_cover_is_not_told_by_its_card() -> None:
    scene = Scene(6)
    scene.reserve("cog-private")
    scene.at_combat(COG)
    hidden = [scene.t.row[place] for place, down in enumerate(scene.t.hidden) if down]
    assert hidden
    for cover in hidden:
        assert why(scene, cover, "move") == [("CG-TURN-02", "why-not-now")]


def test_things_that_are_not_there_and_games_that_are_over() -> None:
    scene = Scene(1)
    scene.at_deployment(COG)
    for ref in ("card:ghost#1", "row:0", "row:9", "figure:drone-1", "", "row:²"):
        assert why(scene, ref) == [("", "why-unknown-thing")]
    assert why(scene, "seat:1") == [("CG-TURN-02", "why-not-now")]
    assert why(scene, "draw") == []
    scene.deck_size(LOCUST, 0)
    scene.at_combat(COG)
    assert scene.game.decision is None
    assert why(scene, "row:1") == [("CG-WIN-01", "why-game-over")]


def test_piles() -> None:
    scene = Scene(2)
    (gone,) = scene.discards(COG, "cog-sergeant")
    scene.at_deployment(COG)
    assert why(scene, gone) == [("CG-SETUP-10", "why-card-discarded")]
    last = scene.t.deck[COG][-1]
    last = scene.t.put(last, OUT, DECK)
    assert why(scene, last) == [("CG-TOUGH-02", "why-card-out")]
    assert why(scene, scene.t.deck[COG][0]) == [("CG-DEPLOY-01", "why-card-in-deck")]
    runt = next(c for c in scene.t.box.supply)
    assert why(scene, runt, None, scene.t.box.owner[runt])[0] == ("CG-DISPOSABLE-02", "why-card-in-supply")
