"""What the adviser says of an option without trying it: what it does, and the engine's own odds."""

from __future__ import annotations

from eday.players import SeatGame
from eday.players.board.reasons import reasons
from tests.board.scene import DOM, MARCUS, Scene
from tests.voices import BOARD


def said(scene: Scene, option_id: str) -> str:
    option = scene.decision.find(option_id)
    assert option is not None
    return BOARD.why_line(reasons(SeatGame(scene.game, scene.decision.seat), scene.decision, option))


def facing(enemy: str) -> tuple[Scene, str]:
    """Marcus about to attack; the option."""
    scene = Scene((MARCUS, DOM), mission="china_shop" if enemy == "berserker" else "emergence")
    scene.cog(0, "2A.B")
    figure = scene.put(enemy, "2A.A")
    scene.hand(0, "assault", "dig_in")
    scene.at_order(0)
    scene.choose("play_attack:order:dig_in")
    return scene, f"attack:lancer.overkill:{scene.ref(figure)}"


def test_odds_of_an_attack_are_the_engines() -> None:
    scene, option = facing("drone")
    odds = scene.game.odds(option)
    assert odds is not None
    line = f"{round(100 * odds['kill'])} % to kill, {round(100 * odds['wound'])} % to wound"
    assert said(scene, option) == line


def test_nothing_is_hoped_of_a_hide_that_cannot_be_pierced() -> None:
    scene, option = facing("berserker")
    assert "kill" not in said(scene, option)


def test_a_dodge_is_told_by_what_it_prevents() -> None:
    scene = Scene((MARCUS,))
    scene.cog(0, "2A.B")
    scene.put("drone", "2A.B")
    scene.hand(0, "vault_kick", "dig_in", "advance")
    for card in scene.t.ai_deck:
        scene.at_locusts(card)
        while scene.game.decision is not None and scene.decision.kind in ("guard", "activate", "locust_move"):
            scene.choose(scene.decision.options[-1].id)
        if scene.game.decision is not None and scene.decision.kind == "dodge":
            break
    chances = {option.kind: said(scene, option.id) for option in scene.decision.options}
    hit = {kind: int(line.partition(" % to be hit")[0]) for kind, line in chances.items()}
    assert hit["dodge"] < hit["pass"]


def test_a_card_says_what_its_actions_do() -> None:
    scene = Scene((MARCUS, DOM))
    scene.hand(0, "scavenging", "assault")
    scene.at_order(0)
    assert said(scene, "play_actions:order:scavenging") == "brings ammo"
