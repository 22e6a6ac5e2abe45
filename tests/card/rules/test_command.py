"""CG-COMMAND: command cards and command units, their area, and whose initiative begins the game."""

from __future__ import annotations

from typing import Any

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from eday.content.card import schema as schema
from eday.kernel import SetupError
from tests.card.scene import Scene, copies
from tests.voices import CARD

CHAPTERS = range(1, 16)
DOMINIC = "ch15-dominic-santiago"
AHEAD: dict[str, Any] = {
    "ch15-scenario": {
        "winner_advantage": {
            "cog": [
                {
                    "trigger": "setup",
                    "do": [
                        {"op": "move", "target": {"who": "cog", "zone": "command", "card": DOMINIC}, "to": "reserve"}
                    ],
                }
            ]
        }
    }
}
"""A scenario that lets Dominic begin in reserve."""
FIRST = {1: COG, 3: LOCUST, 4: COG, 5: LOCUST, 9: COG, 10: LOCUST, 12: COG, 13: LOCUST, 14: LOCUST, 15: LOCUST}


def command_ids(s: Scene, side: int) -> list[str]:
    return [s.t.box.cards[card].id for card in s.t.command[side]]


def initiatives(**values: int) -> dict[str, Any]:
    """A patch of chapter 10, where both sides have several command cards."""
    kinds = {"ch10_corpser": "commands"}
    patch: dict[str, Any] = {}
    for name, value in values.items():
        stem = patch.setdefault(kinds.get(name, "command_units"), {})
        stem[name.replace("_", "-")] = {"initiative": value}
    return patch


def first_player(s: Scene) -> int:
    """Whose turn the first one is, as the set-up told."""
    told = [event.data["seat"] for event in s.game.events_for(None) if event.kind == "first_player_chosen"]
    assert told in ([COG], [LOCUST])
    return COG if told == [COG] else LOCUST


@pytest.mark.rule("CG-COMMAND-01", "CG-COMMAND-02", "CG-COMMAND-05")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_players_have_command_cards_of_this_chapter_only(chapter: int) -> None:
    game = eday.card.new(chapter)
    box = game._table.box
    for side in (COG, LOCUST):
        cards = game._table.command[side]
        assert cards
        assert [box.cards[card].block for card in cards] == [chapter] * len(cards)
    held = {ref for side in game.view(None)["sides"] for ref in (one["card"] for one in side["command"])}
    everywhere = {
        box.refs[card] for card in copies(box) if isinstance(box.cards[card], (schema.Command, schema.CommandUnit))
    }
    assert held == everywhere


@pytest.mark.rule("CG-COMMAND-01", "CG-COMMAND-02")
def test_several_command_cards_lie_there_together() -> None:
    s = Scene(10)
    assert command_ids(s, COG) == ["ch10-marcus-fenix", "ch10-dominic-santiago"]
    assert command_ids(s, LOCUST) == ["ch10-corpser", *["ch10-corpser-leg"] * 4]
    assert not Scene(0).t.command[COG]


@pytest.mark.rule("CG-COMMAND-03")
def test_a_command_card_shows_name_initiative_rules_and_chapter() -> None:
    shown = eday.card.new(4).view(None)["sides"]
    assert [(one["card"], one["initiative"]) for side in shown for one in side["command"]] == [
        ("card:ch04-hammer-of-dawn#1", 3),
        ("card:ch04-berserker#1", 2),
    ]
    content = Scene(4).t.box.content
    for chapter in content.chapters.values():
        for piles in chapter.command.values():
            for pile in piles:
                card = content.cards[pile.card]
                assert isinstance(card, (schema.Command, schema.CommandUnit))
                assert card.block == chapter.number
                assert card.initiative >= 1
                assert CARD.card_name(card.id)


@pytest.mark.rule("CG-COMMAND-04", "CG-COMMAND-10")
@pytest.mark.parametrize(("chapter", "side"), FIRST.items())
def test_the_highest_initiative_begins(chapter: int, side: int) -> None:
    for winner in (None, "cog", "locust"):
        assert first_player(Scene(chapter, previous_winner=winner)) == side
    assert eday.card.new(chapter)._table.active == side


@pytest.mark.rule("CG-COMMAND-04", "CG-COMMAND-09")
@pytest.mark.parametrize(
    ("winner", "marcus", "initiative", "begins"),
    [("cog", "ch02-marcus-back-in-armor", 4, COG), ("locust", "ch02-marcus-fresh-from-the-slab", 2, LOCUST)],
)
def test_the_previous_winner_decides_which_marcus_is_there(
    winner: str, marcus: str, initiative: int, begins: int
) -> None:
    s = Scene(2, previous_winner=winner)
    assert command_ids(s, COG) == [marcus]
    assert s.game.view(COG)["sides"][COG]["command"][0]["initiative"] == initiative
    assert sum("marcus" in s.t.box.cards[card].id for card in copies(s.t.box)) == 1
    assert first_player(s) == begins


@pytest.mark.rule("CG-COMMAND-10")
def test_the_best_of_several_initiatives_counts_not_the_first_nor_the_sum() -> None:
    usual = Scene(10, patch=initiatives(ch10_marcus_fenix=1, ch10_dominic_santiago=5, ch10_corpser=4))
    assert first_player(usual) == COG
    legs = Scene(
        10, patch=initiatives(ch10_marcus_fenix=3, ch10_dominic_santiago=2, ch10_corpser_leg=4, ch10_corpser=1)
    )
    assert first_player(legs) == LOCUST
    few = Scene(10, patch=initiatives(ch10_marcus_fenix=3, ch10_dominic_santiago=3, ch10_corpser=2, ch10_corpser_leg=2))
    assert first_player(few) == COG


@pytest.mark.rule("CG-COMMAND-04", "CG-COMMAND-07")
def test_the_initiative_of_a_command_unit_that_begins_in_reserve_counts() -> None:
    ahead = {"scenarios": AHEAD, "command_units": {DOMINIC: {"initiative": 5}}}
    s = Scene(15, previous_winner="cog", played=True, patch=ahead)
    assert s.zone(s.card(DOMINIC, zone=2)) == "reserve"
    assert command_ids(s, COG) == ["ch15-marcus-fenix"]
    assert first_player(s) == COG
    assert first_player(Scene(15, previous_winner="cog", played=True, patch={"scenarios": AHEAD})) == LOCUST


@pytest.mark.rule("CG-COMMAND-11")
@pytest.mark.parametrize(("winner", "begins"), [("cog", LOCUST), ("locust", COG), (None, COG)])
def test_equal_initiative_lets_the_loser_begin(winner: str | None, begins: int) -> None:
    patch = {"commands": {"ch03-minh-young-kim": {"initiative": 4}}}
    assert first_player(Scene(3, previous_winner=winner, patch=patch)) == begins


@pytest.mark.rule("CG-COMMAND-11")
def test_equal_initiative_in_the_very_first_game_lets_the_cog_begin() -> None:
    s = Scene(1, patch={"commands": {"ch01-emergence-hole": {"initiative": 4}}})
    assert first_player(s) == COG
    assert first_player(Scene(1, patch={"commands": {"ch01-emergence-hole": {"initiative": 5}}})) == LOCUST


# ---------------------------------------------------------------------- command units


@pytest.mark.rule("CG-COMMAND-06", "CG-COMMAND-07")
def test_a_command_unit_is_both_and_starts_in_the_command_area() -> None:
    s = Scene(4)
    shown = {one["card"]: one["unit"] for side in s.game.view(None)["sides"] for one in side["command"]}
    assert shown == {"card:ch04-hammer-of-dawn#1": False, "card:ch04-berserker#1": True}
    assert s.zone(s.card("ch04-berserker", zone=4)) == "command"
    stated = Scene(15, previous_winner="cog", patch={"scenarios": AHEAD})
    assert stated.zone(stated.card(DOMINIC, zone=2)) == "reserve"


@pytest.mark.rule("CG-COMMAND-06", "CG-COMMAND-08")
def test_a_command_unit_in_reserve_moves_attacks_and_blocks_like_a_unit() -> None:
    s = Scene(2, previous_winner="cog")
    marcus = s.reserve("ch02-marcus-back-in-armor")
    drone = s.cover("loc-drone", 1)
    s.at_combat(COG)
    ref = s.ref(marcus)
    assert s.ids == [f"attack:{ref}:row:1", f"move:{ref}:row:2", f"move:{ref}:row:3", "end"]
    s.choose(f"attack:{ref}:row:1")
    assert (s.zone(drone), s.place(marcus)) == ("discard", 1)

    s = Scene(2, previous_winner="cog")
    marcus, drone = s.reserve("ch02-marcus-back-in-armor"), s.cover("loc-drone", 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(drone)}")
    assert s.ids == [f"block:{s.ref(marcus)}", "no_block"]
    s.choose(f"block:{s.ref(marcus)}")
    assert s.zone(drone) == "discard"
    assert s.happened("unit_suppressed") == [{"card": s.ref(marcus)}]


@pytest.mark.rule("CG-COMMAND-08")
def test_a_command_unit_in_cover_attacks_directly_and_gets_the_covers_bonus() -> None:
    s = Scene(2, previous_winner="cog")
    marcus = s.cover("ch02-marcus-back-in-armor", 2)
    assert s.values(marcus) == (5, 5)
    s.at_combat(COG)
    assert s.ids == [f"direct:{s.ref(marcus)}", "end"]


@pytest.mark.rule("CG-COMMAND-12")
def test_in_the_command_area_it_neither_acts_nor_blocks() -> None:
    s = Scene(2, previous_winner="cog")
    s.reserve("cog-private")
    s.at_combat(COG)
    assert not [option for option in s.ids if "marcus" in option]
    s = Scene(2, previous_winner="cog")
    drone = s.cover("loc-drone", 1)
    s.at_combat(LOCUST)
    s.choose(f"direct:{s.ref(drone)}")
    assert s.decision.kind == "keep"


@pytest.mark.rule("CG-COMMAND-12")
def test_in_the_command_area_it_cannot_be_damaged() -> None:
    """Ink Grenade hurts the whole enemy reserve, and the Grenadier picks any enemy on the battlefield."""
    s = Scene(2, previous_winner="locust")
    marcus = s.card("ch02-marcus-fresh-from-the-slab", zone=4)
    private, recruit = s.reserve("cog-private"), s.reserve("cog-fresh-recruit")
    s.hand(LOCUST, "loc-grenadier")
    s.fill(LOCUST, 3)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-grenadier", "use:card:loc-grenadier#1")
    assert s.ids == [f"target:{s.ref(private)}", f"target:{s.ref(recruit)}"]
    s.hand(LOCUST, "loc-ink-grenade")
    s.fill(LOCUST, 3)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-ink-grenade")
    assert sorted(one["card"] for one in s.happened("damage_dealt")) == [s.ref(recruit), s.ref(private)]
    assert s.zone(marcus) == "command"


@pytest.mark.rule("CG-COMMAND-12")
def test_in_the_command_area_its_command_rules_work() -> None:
    s = Scene(2, previous_winner="cog")
    marcus = s.card("ch02-marcus-back-in-armor", zone=4)
    s.fill(COG, 2)
    s.begin_turn(COG)
    s.choose(f"use:{s.ref(marcus)}")
    assert s.zone(marcus) == "reserve"


@pytest.mark.rule("CG-COMMAND-13")
def test_a_command_unit_is_no_card_in_hand() -> None:
    s = Scene(4)
    s.hand(LOCUST, "loc-boomer", "loc-drone")
    s.at_deployment(LOCUST)
    assert "deploy:card:loc-boomer" in s.ids
    assert not [option for option in s.ids if "berserker" in option and not option.startswith("tactic:")]


@pytest.mark.rule("CG-COMMAND-13")
@pytest.mark.parametrize(("chapter", "unit"), [(4, "ch04-berserker"), (10, "ch10-corpser-leg")])
def test_a_killed_command_unit_comes_into_no_pile(chapter: int, unit: str) -> None:
    s = Scene(chapter)
    killed = s.cover(unit, 2)
    attacker = s.reserve("cog-hardened-captain") if chapter == 10 else s.reserve("cog-captain")
    s.hand(COG, "cog-heroism")
    s.fill(COG, 3)
    before = [s.sizes(side) for side in (COG, LOCUST)]
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(attacker)}:row:2", "react:card:cog-heroism", "draw:0")
    assert s.happened("unit_killed")[0]["card"] == s.ref(killed)
    assert s.zone(killed) in ("command", "out")
    assert s.sizes(LOCUST) == before[LOCUST]
    assert killed not in (*s.t.deck[LOCUST], *s.t.hand[LOCUST], *s.t.discard[LOCUST])


@pytest.mark.rule("CG-COMMAND-13")
def test_a_deck_of_ones_own_may_not_hold_a_command_unit() -> None:
    content = Scene(4).t.box.content
    decks = {side: [pile.card for pile in content.decks[side].cards] for side in content.decks}
    with pytest.raises(SetupError, match="ch04-berserker"):
        eday.card.new(4, decks={**decks, "locust": [*decks["locust"], "ch04-berserker"]})
