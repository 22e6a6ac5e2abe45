"""Before a card is ended with something unused, that is asked about."""

from __future__ import annotations

from tests.board.rules.gallery import arm, gallery, play
from tests.board.scene import Scene
from tests.voices import BOARD


def asked(s: Scene) -> str | None:
    """The question before the card is ended."""
    doubt = s.game.doubts().get("end")
    return BOARD.reason_line(doubt) if doubt else None


def assault() -> Scene:
    """Cole has played Assault, and sees a Drone."""
    s = gallery()
    arm(s, 0, ("snub_pistol", 2))
    s.put("drone", "2A.C")
    play(s, "assault", "dig_in")
    return s


def test_what_is_not_used_is_named() -> None:
    s = assault()
    assert asked(s) == "Assault: the move and the attack are not used. End it?"
    s.choose("move:area:2A.B")
    assert asked(s) is None  # the move is not ended by it
    s.choose("stop")
    assert asked(s) == "Assault: the attack is not used. End it?"


def test_with_all_used_nothing_is_asked() -> None:
    s = assault()
    s.t.dice = [5] * 12
    s.choose("attack:snub_pistol.normal:figure:drone-1")
    assert s.game.decision is not None
    assert s.game.decision.find("end")
    assert asked(s) is None


def test_what_cannot_be_done_is_not_asked_about() -> None:
    s = gallery()
    arm(s, 0, ("snub_pistol", 2))
    play(s, "assault", "dig_in")
    assert asked(s) == "Assault: the move is not used. End it?"
