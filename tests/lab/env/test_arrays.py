"""What the arrays say is what the view says, in numbers."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import eday
from eday.content.card import load as load_cards
from eday.kernel import Decision, EdayError, Option
from eday.lab import env as envs
from eday.lab.env import board_map, board_options, board_rows, card_options, card_rows
from eday.lab.env.arrays import MOST_OPTIONS, checked, options_of
from tests.text.scan import decision_kinds, option_kinds

TABLE = {name: index for index, name in enumerate(board_rows.TABLE)}
AREA = {name: index for index, name in enumerate(board_map.AREA)}
CARD_TABLE = {name: index for index, name in enumerate((*card_rows.TABLE, *card_rows.CAMPAIGN))}


def _played(env: envs.TableEnv, seed: int, choices: int) -> Any:
    env.reset(seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        env.step(rng.randrange(len(env.episode.game.decision.options)))
        if env.episode.over:
            env.reset()
    return env.episode.game


@pytest.mark.parametrize("seed", range(6))
def test_board(seed: int) -> None:
    env = envs.board_env(("emergence", "hive", "china_shop")[seed % 3], 2)
    game = _played(env, seed, 25 + 10 * seed)
    brief = game.brief(0)
    facts, shape = brief.facts, brief.shape
    seen = env.observe("seat_0")["observation"]
    view = game.view(0)
    assert seen["table"][TABLE["turn"]] == view["turn"]
    assert seen["table"][TABLE["stage"]] + 1 == game.stage
    assert seen["table"][TABLE["active"]] == brief.active
    for figure, name in enumerate(facts.figures):
        area, cover, wound, enemy = seen["figures"][figure].tolist()
        assert (area, cover, wound) == (brief.area[figure], brief.cover[figure], brief.marker[figure])
        if name.startswith("figure:") and area >= 0:
            assert name.removeprefix("figure:").startswith(facts.figure_kind[figure])
            assert enemy >= 0
    assert (seen["figures"][len(facts.figures) :] == -1).all()
    hand = [name for name, count in zip(facts.orders, seen["hand"], strict=True) for _ in range(count)]
    assert sorted(hand) == sorted(facts.orders[card] for card in brief.hand)
    for seat in range(2):
        assert seen["cogs"][seat, 1] == len(brief.hand) if seat == 0 else brief.cards[1]
        held = {facts.weapons[weapon]: tokens for weapon, tokens in brief.weapons[seat]}
        assert {facts.weapons[i] for i in np.flatnonzero(seen["weapons"][seat])} == set(held)
    assert (seen["cogs"][2:] == -1).all()
    assert (seen["ai_deck"] + seen["ai_discard"]).sum() == len(brief.ai_deck) + len(brief.ai_discard)
    for area, near in enumerate(shape.neighbours):
        assert [link for link in seen["links"][area].tolist() if link >= 0] == list(near)
        assert seen["areas"][area, AREA["tile"]] == shape.tile_of_area[area]
        hole = 2 if area in brief.sealed else int(area in brief.holes)
        assert seen["areas"][area, AREA["hole"]] == hole
    assert seen["covers"][: len(shape.covers)].tolist() == list(shape.area_of_cover)
    assert int((seen["areas"][:, AREA["equipment"]] >= 0).sum()) == len({gear.area for gear in brief.gear})


def test_options_of_the_board_point_at_the_map() -> None:
    env = envs.board_env(cogs=2)
    env.reset(seed=5)
    rng = random.Random(5)
    columns = {name: index for index, name in enumerate(board_options.OPTION)}
    seen_kinds = set()
    for _ in range(400):
        game = env.episode.game
        rows = env.observe(env.agent_selection)["observation"]["options"]
        brief = game.brief(0)
        for option, row in zip(game.decision.options, rows, strict=False):
            seen_kinds.add(option.kind)
            assert board_options.KINDS[row[columns["kind"]]] == option.kind
            for ref in option.refs:
                what, _, name = ref.partition(":")
                if what == "area":
                    assert brief.shape.areas[row[columns["area"]]] == name
                elif what == "cover":
                    assert brief.shape.covers[row[columns["cover"]]] == name
                elif what == "figure":
                    assert brief.facts.figures[row[columns["figure"]]] == ref
                elif what == "order":
                    assert brief.facts.orders[row[columns["order"]]] == name
                elif what == "weapon":
                    assert brief.facts.weapons[row[columns["weapon"]]] == name
        env.step(rng.randrange(len(game.decision.options)))
        if env.episode.over:
            env.reset()
    assert {"move", "attack", "play_actions", "cover"} <= seen_kinds


@pytest.mark.parametrize("seed", range(6))
def test_cards(seed: int) -> None:
    env = envs.card_env(1 + 2 * seed)
    game = _played(env, seed, 20 + 15 * seed)
    names = list(load_cards(None).cards)
    for seat, agent in enumerate(env.possible_agents):
        brief, view = game.brief(seat), game.view(seat)
        seen = env.observe(agent)["observation"]
        table = {name: int(seen["table"][index]) for name, index in CARD_TABLE.items() if index < len(seen["table"])}
        assert table["seat"] == seat
        assert table["own_turn"] == (brief.active == seat)
        assert (table["own_deck"], table["deck"]) == (brief.decks[seat], brief.decks[1 - seat])
        hand = sorted(name for name, count in zip(names, seen["hand"], strict=True) for _ in range(count))
        assert hand == sorted(brief.names[card] for card in brief.hand)
        for row, side in enumerate((seat, 1 - seat)):
            pile = [brief.names[card] for card in brief.discard[side]]
            assert sorted(pile) == sorted(names[i] for i, n in enumerate(seen["discard"][row]) for _ in range(n))
            units = [f"card:{names[card]}#{copy}" for card, copy in seen["units"][row, :, :2] if card >= 0]
            there = [unit["card"] for unit in view["sides"][side]["reserve"]]
            there += [place["unit"]["card"] for place in view["row"] if place["side"] == ("cog", "locust")[side]]
            assert units == there
        assert len(brief.row) == int((seen["row"][:, 2] >= 0).sum())


def test_options_of_cards_point_at_units() -> None:
    env = envs.card_env(9)
    env.reset(seed=4)
    rng = random.Random(4)
    names = list(load_cards(None).cards)
    pointed = 0
    for _ in range(300):
        game: Any = env.episode.game
        seen = env.observe(env.agent_selection)["observation"]
        units = seen["units"].reshape(-1, len(card_rows.UNIT))
        for option, row in zip(game.decision.options, seen["options"], strict=False):
            kind, card, copy, unit = row[:4].tolist()
            assert card_options.KINDS[kind] == option.kind
            if option.refs and option.refs[0].startswith("card:"):
                assert option.refs[0] == f"card:{names[card]}" + (f"#{copy}" if copy > 0 else "")
            if unit >= 0:
                assert units[unit, :2].tolist() == [card, copy]
                pointed += 1
            assert (unit >= 0) or option.kind not in ("attack", "direct", "move", "cross", "block")
        env.step(rng.randrange(len(game.decision.options)))
        if env.episode.over:
            env.reset()
    assert pointed > 100


def test_a_campaign_tells_how_it_stands() -> None:
    env = envs.campaign_env(best_of=3)
    env.reset(seed=6)
    rng = random.Random(6)
    claimed = set()
    while not env.episode.over:
        for seat, agent in enumerate(env.possible_agents):
            view = env.episode.game.view(seat)
            table = env.observe(agent)["observation"]["table"].tolist()
            own, other = ("cog", "locust") if seat == 0 else ("locust", "cog")
            assert table[CARD_TABLE["chapter"]] == view["chapter"]
            assert table[CARD_TABLE["own_games"]] == view["score"][own]
            assert table[CARD_TABLE["games"]] == view["score"][other]
            assert table[CARD_TABLE["own_chapters"]] == view["chapters"].count(own)
            claimed.add(table[CARD_TABLE["chapters"]])
            step = view["reinforcement"]
            assert table[CARD_TABLE["other_sealed"]] == bool(step and step["sealed"][other])
        for _ in range(40):
            if not env.episode.over:
                env.step(rng.randrange(len(env.episode.game.decision.options)))
    assert len(claimed) > 3


@pytest.mark.parametrize(("game", "options", "decisions"), [
    ("board", board_options.KINDS, board_rows.DECISIONS),
    ("card", card_options.KINDS, card_rows.DECISIONS),
])  # fmt: skip
def test_every_kind_has_its_number(game: str, options: tuple[str, ...], decisions: tuple[str, ...]) -> None:
    assert option_kinds(game) <= set(options)
    assert decision_kinds(game) == set(decisions) - {"other"}


def test_observations_are_one_s_own() -> None:
    env = envs.board_env(cogs=1)
    env.reset(seed=1)
    one, other = env.observe("seat_0"), env.observe("seat_0")
    for name, values in one["observation"].items():
        values[...] = 99
        assert not np.shares_memory(values, other["observation"][name])
        assert (env.observe("seat_0")["observation"][name] == other["observation"][name]).all()


def test_more_options_than_actions_are_an_error() -> None:
    options = tuple(Option(f"heal:{n}", "heal") for n in range(MOST_OPTIONS + 1))
    assert len(options_of(Decision(0, "heal", options[:-1]), 0)) == MOST_OPTIONS
    with pytest.raises(EdayError, match="257 options"):
        options_of(Decision(0, "heal", options), 0)


def test_more_of_a_thing_than_the_arrays_hold_is_an_error() -> None:
    assert checked("area", 112, 112) == 112
    with pytest.raises(EdayError, match="113 areas"):
        checked("area", 113, 112)


def test_the_largest_maps_have_room() -> None:
    for mission in ("scattered", "hive", "belly_of_the_beast"):
        for seed in range(20):
            shape, _ = eday.board.layout_preview(mission, seed, "all")
            board_map.MapRows(shape)
