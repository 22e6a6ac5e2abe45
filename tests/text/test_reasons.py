"""Reasons in words: why something is not on offer."""

from __future__ import annotations

from eday.kernel import Reason
from tests.text.scan import messages, reason_keys
from tests.voices import BOARD


def test_every_reason_has_a_sentence_and_none_is_left_over() -> None:
    keys = {key for key in messages("reasons") if key.startswith("why-")}
    assert keys == reason_keys()


def test_a_reason_names_its_things_and_its_rule() -> None:
    reason = Reason("BG-ATTACK-15", "why-no-sight", {"figure": "figure:drone-2"})
    assert BOARD.reason_line(reason) == "There is no line of sight to Drone 2. (BG-ATTACK-15)"


def test_players_are_called_by_their_cogs() -> None:
    reason = {"rule": "BG-TERM-06", "key": "why-not-your-decision", "args": {"seat": 1, "kind": "dodge"}}
    assert (
        BOARD.seated(("marcus_fenix", "dominic_santiago")).reason_line(reason)
        == "It is for Dom to choose now. (BG-TERM-06)"
    )
    assert BOARD.reason_line(reason) == "It is for player 2 to choose now. (BG-TERM-06)"


def test_a_reason_without_a_rule() -> None:
    assert BOARD.reason_line(Reason("", "why-game-over")) == "The game is over."


def test_unknown_reason_is_shown() -> None:
    assert BOARD.reason_line(Reason("", "why-because", {"area": "area:2A.B"})) == "«why-because area=2A-B»"
