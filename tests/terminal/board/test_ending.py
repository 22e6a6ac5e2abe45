"""Figures about a finished game."""

from __future__ import annotations

import random

import eday
from eday.kernel import Event
from eday.statistics import CogFigures, statistics
from eday.terminal.board.ending import ending_lines
from tests.voices import BOARD

MARCUS, DOM = "cog:marcus_fenix", "cog:dominic_santiago"


def test_kills_belong_to_the_cog_that_attacked_last() -> None:
    counts = statistics(
        [
            Event("game_started", {"cogs": [MARCUS, DOM]}),
            Event("turn_started", {"turn": 1, "seat": 0}),
            Event("attack_declared", {"attacker": MARCUS, "target": "area:2A.B"}),
            Event("figure_killed", {"figure": "figure:drone-1"}),
            Event("figure_killed", {"figure": "figure:drone-2"}),
            Event("chainsaw_revved", {"attacker": DOM, "target": "figure:drone-3"}),
            Event("figure_killed", {"figure": "figure:drone-3"}),
            Event("attack_declared", {"attacker": "figure:boomer-1", "target": MARCUS}),
            Event("figure_killed", {"figure": "figure:wretch-1"}),
            Event("card_discarded", {"seat": 1, "card": "order:assault", "why": "wound"}),
            Event("card_discarded", {"seat": 1, "card": "order:assault", "why": "dodge"}),
            Event("bleeding_out", {"figure": DOM, "seat": 1}),
            Event("turn_started", {"turn": 2, "seat": 1}),
        ]
    )
    assert counts.turns == 2
    assert counts.cogs == {
        MARCUS: CogFigures(kills=2, attacks=1),
        DOM: CogFigures(kills=1, attacks=1, cards_lost=1, bled_out=1),
    }
    assert (counts.events["figure_killed"], counts.events["bleeding_out"]) == (4, 1)


def test_a_finished_game_is_told_with_its_figures() -> None:
    game = eday.board.new(seed=5)
    rng = random.Random(5)
    while game.decision:
        game.choose(rng.choice(game.decision.options).id)
    events = game.events_for(None)
    lines = ending_lines(BOARD, game.view(None), events)
    killed = sum(event.kind == "figure_killed" for event in events)
    assert lines[0] == "Every COG is down: the Locusts win."
    assert f"{game.view(None)['turn']} turns" in lines[1]
    assert sum(int(line.split(": ")[1].split()[0]) for line in lines[2:]) <= killed
    assert [line.split(":")[0].strip() for line in lines[2:]] == ["Marcus", "Dom"]
