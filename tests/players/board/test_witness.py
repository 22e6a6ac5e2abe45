"""What is counted as coming of an option: the squad's own done_by, each under its name."""

from __future__ import annotations

from eday.kernel import Event
from eday.players.board.witness import BoardWitness
from tests.board.scene import DOM, MARCUS, Scene

DEAD = Event("figure_killed", {"figure": "figure:wretch-1", "area": "area:2A.A"})
DRAWN = Event("ai_card_drawn", {"card": "ai:8"})
GUARDED = Event("guard_used", {"seat": 0, "figure": "figure:wretch-1"})
ATTACKED = Event("attack_declared", {"attacker": "figure:ticker-1", "target": "cog:marcus_fenix"})


def kills(*events: Event) -> set[str]:
    scene = Scene((MARCUS, DOM))
    scene.hand(0, "dig_in", "assault")
    scene.at_order(0)
    witness = BoardWitness(scene.game, 0)
    witness.note(scene.game, list(events))
    return {"kills", "guarded"} & set(witness.figures(scene.game))


def test_a_kill_counts_to_the_orders_only_before_the_locusts_act() -> None:
    """Dig In has no attack, yet was said to kill: it was a guard with the card that was left."""
    assert kills(DEAD) == {"kills"}
    assert kills(DRAWN, GUARDED, DEAD) == {"guarded"}


def test_what_locusts_do_to_each_other_is_nobodys_deed() -> None:
    assert kills(DRAWN, DEAD) == set()
    assert kills(DRAWN, GUARDED, ATTACKED, DEAD) == set()
