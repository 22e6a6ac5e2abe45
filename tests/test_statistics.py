"""Figures of finished games against what the games themselves say."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import eday
from eday.kernel import Event
from eday.statistics import Blow, ClosestCall, Moment, card_statistics, statistics

GAMES = sorted((Path(__file__).parent / "games" / "board").glob("*.json"))
MARCUS, DOM = "cog:marcus_fenix", "cog:dominic_santiago"


def _story(*events: tuple[str, dict[str, object]]) -> list[Event]:
    drawn = [Event("cards_drawn", {"seat": seat, "count": 6}) for seat in (0, 1)]
    return [Event("game_started", {"cogs": [MARCUS, DOM]}), *drawn, *(Event(kind, data) for kind, data in events)]


def test_an_attack_hits_once_whatever_it_wounds() -> None:
    counts = statistics(
        _story(
            ("attack_declared", {"attacker": MARCUS}),
            ("wounds_dealt", {"figure": "figure:drone-1", "wounds": 2}),
            ("wounds_dealt", {"figure": "figure:drone-2", "wounds": 2}),
            ("attack_declared", {"attacker": MARCUS}),
            ("attack_declared", {"attacker": "figure:boomer-1"}),
            ("wounds_dealt", {"figure": DOM, "wounds": 1}),
            ("attack_declared", {"attacker": DOM}),
            ("wounds_dealt", {"figure": MARCUS, "wounds": 1}),
        )
    )
    assert [(cog.attacks, cog.hits) for cog in counts.cogs.values()] == [(2, 1), (1, 0)]


def test_a_revival_is_that_of_the_helper() -> None:
    down, up = ("bleeding_out", {"figure": DOM, "seat": 1}), ("cog_revived", {"figure": DOM, "seat": 1})
    counts = statistics(
        _story(
            ("order_played", {"seat": 0, "card": "order:go", "use": "actions"}),
            down,
            up,
            ("order_played", {"seat": 1, "card": "order:go", "use": "actions"}),
            down,
            ("card_discarded", {"seat": 0, "card": "order:go", "why": "revive"}),
            up,
        )
    )
    assert [cog.revives for cog in counts.cogs.values()] == [2, 0]
    assert [moment.kind for moment in counts.moments] == ["down", "revived", "down", "revived"]


def test_the_closest_call_is_the_fewest_on_their_feet_then_the_fewest_cards() -> None:
    lost = ("card_discarded", {"seat": 0, "card": "order:go", "why": "wound"})
    counts = statistics(
        _story(
            ("turn_started", {"turn": 1, "seat": 0}),
            lost,
            ("turn_started", {"turn": 2, "seat": 1}),
            ("bleeding_out", {"figure": DOM, "seat": 1}),
            lost,
            ("turn_started", {"turn": 3, "seat": 0}),
            ("cog_revived", {"figure": DOM, "seat": 1}),
            ("bleeding_out", {"figure": DOM, "seat": 1}),
            ("bleeding_out", {"figure": MARCUS, "seat": 0}),
        )
    )
    assert counts.closest == ClosestCall(turn=2, standing=1, cards=4)
    assert counts.moments[0] == Moment(2, "down", DOM)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_figures_of_recorded_games_agree_with_their_last_state(path: Path) -> None:
    record = json.loads(path.read_text())
    game = eday.replay(record.get("record", record))
    view, counts = game.view(None), statistics(game.events_for(None))
    assert counts.turns == view["turn"]
    assert all(cog.hits <= cog.attacks for cog in counts.cogs.values())
    down = {moment.figure for moment in counts.moments if moment.kind == "down"}
    assert {cog["ref"] for cog in view["cogs"] if cog["bleeding_out"]} <= down
    met = [moment.stage for moment in counts.moments if moment.kind == "stage"]
    won = view["outcome"]["winner"] == "cog"
    assert len(met) == view["mission"]["stages"] if won else len(met) < view["mission"]["stages"]
    assert counts.closest is not None
    assert 1 <= counts.closest.standing <= len(view["cogs"])
    assert 0 <= counts.closest.cards <= 8 * counts.closest.standing
    held = sum(cog["cards"] for cog in view["cogs"] if not cog["bleeding_out"])
    assert not won or (counts.closest.standing, counts.closest.cards) <= (len(view["cogs"]), held)


def test_the_heaviest_blows_of_a_card_game_are_told_in_their_order() -> None:
    game = eday.card.new(1, seed=4)
    rng = random.Random(4)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options).id)
    content = eday.content.card.load()
    sides = {card: str(getattr(entry, "faction", "")) for card, entry in content.cards.items()}
    counts = card_statistics(game.events_for(None), sides)
    dealt = [int(str(event.data["damage"])) for event in game.events_for(None) if event.kind == "direct_damage_dealt"]
    assert sorted((blow.damage for blow in counts.blows), reverse=True) == sorted(dealt, reverse=True)[:4]
    assert [blow.turn for blow in counts.blows] == sorted(blow.turn for blow in counts.blows)


def test_fewer_blows_than_are_told_are_all_told() -> None:
    events = [
        Event("turn_started", {"turn": 3, "seat": 0}),
        Event("direct_damage_dealt", {"seat": 1, "damage": 2, "kept": 0}),
    ]
    assert card_statistics(events, {}).blows == [Blow(3, "cog", 2)]
