"""CG-SCENARIO: the scenario card lays out the cover, favours the previous winner, and its rule comes first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from eday.card.effects.statics import tactic_values
from eday.content.card import load as load_card
from eday.content.card import schema as schema
from tests.card.scene import Scene, copies
from tests.compared import shown_to
from tests.voices import CARD

CHAPTERS = range(1, 16)
ROWS = {
    1: ["cov-low-wall", "cov-high-wall", "cov-low-wall"],
    2: ["cov-low-wall", "cov-high-wall", "cov-low-wall"],
    3: ["cov-low-wall", "ch03-ruined-fountain", "ch03-troika-nest", "cov-high-wall"],
    4: ["ch04-pillar", "ch04-doorway", "ch04-pillar"],
    5: ["ch05-street-lamp", "ch05-burning-wreck", "ch05-propane-tank"],
    7: ["ch07-gas-station", "ch07-overturned-bus", "ch07-lamp-post"],
    8: ["cov-low-wall", "cov-high-wall", "cov-low-wall"],
    9: ["cov-low-wall", "ch09-imulsion-pool", "ch09-mine-cart", "cov-high-wall"],
    10: ["ch10-platform-edge", "ch10-support-clamp", "ch10-support-clamp", "ch10-platform-edge"],
    11: ["ch11-library-stacks", "ch11-campus-statue", "ch11-courtyard-steps"],
    12: ["ch12-barricaded-window", "ch12-front-doors", "ch12-barricaded-window"],
    13: ["ch13-rubble-street", "ch13-sandbag-line", "ch13-collapsed-arch", "ch13-burst-main"],
    14: ["ch14-rail-wall", "ch14-cargo-crane", "ch14-fuel-tanker"],
    15: ["ch15-rear-car", "ch15-tender", "ch15-engine"],
}


@pytest.mark.rule("CG-SCENARIO-01")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_its_one_scenario_card(chapter: int) -> None:
    box = Scene(chapter).t.box
    scenarios = [box.cards[card] for card in copies(box) if isinstance(box.cards[card], schema.Scenario)]
    assert [card.id for card in scenarios] == [f"ch{chapter:02}-scenario"]
    assert scenarios[0].block == chapter
    assert box.content.chapters[chapter].scenario == scenarios[0].id


@pytest.mark.rule("CG-SCENARIO-01")
def test_the_tutorial_has_no_scenario_card() -> None:
    s = Scene(0)
    assert not any(isinstance(card, schema.Scenario) for card in s.t.box.cards)
    assert s.game.view(COG)["scenario"] is None


@pytest.mark.rule("CG-SCENARIO-02")
def test_the_scenario_shows_title_cover_and_special_rule() -> None:
    content = load_card()
    assert eday.card.new(8).view(LOCUST)["scenario"] == "ch08-scenario"
    assert CARD.card_name("ch08-scenario") == "Darkest Before the Dawn"
    assert len({CARD.card_name(card) for card in content.scenarios}) == 15
    assert all(card.covers for card in content.scenarios.values())
    assert {card for card, entry in content.scenarios.items() if entry.effects} == {
        f"ch{chapter:02}-scenario" for chapter in (5, 7, 8, 12, 14, 15)
    }


@pytest.mark.rule("CG-SCENARIO-04", "CG-SCENARIO-05")
@pytest.mark.parametrize("chapter", sorted(ROWS))
def test_the_listed_cover_lies_face_up_from_left_to_right(chapter: int) -> None:
    row = shown_to(eday.card.new(chapter), COG)["row"]
    assert [place["card"].split(":")[1].split("#")[0] for place in row] == ROWS[chapter]
    assert [place["row"] for place in row] == [f"row:{i + 1}" for i in range(len(row))]
    assert not any(place["hidden"] for place in row)


@pytest.mark.rule("CG-SCENARIO-04")
def test_cover_the_scenario_does_not_list_is_not_there() -> None:
    for chapter in (1, 3, 4, 15):
        s = Scene(chapter)
        cards = [s.t.box.cards[card] for card in copies(s.t.box)]
        covers = [card.id for card in cards if isinstance(card, schema.Cover)]
        assert sorted(covers) == sorted(ROWS[chapter])
        assert "cov-low-wall" not in covers or chapter < 4


@pytest.mark.rule("CG-SCENARIO-04")
def test_cover_lies_face_down_only_where_the_scenario_says_so() -> None:
    assert [place["hidden"] for place in shown_to(eday.card.new(6), COG)["row"]] == [True, True, False, True, True]


# ---------------------------------------------------------------------- the previous winner


def here(s: Scene, card_id: str, zone: str) -> int:
    """How many copies of a card are in a zone."""
    return sum(s.t.box.cards[card].id == card_id and s.zone(card) == zone for card in copies(s.t.box))


def number(card_id: str) -> Callable[[Scene], object]:
    return lambda s: s.t.spin[s.card(card_id, zone=4)]


def reserve(card_id: str) -> Callable[[Scene], object]:
    return lambda s: here(s, card_id, "reserve")


def counts(card_id: str) -> Callable[[Scene], object]:
    def found(s: Scene) -> object:
        card = s.card(card_id, zone=4)
        return tactic_values(s.t, card, s.t.box.triggers[card]["command_tactic"][0])

    return found


def faces(s: Scene) -> object:
    return [place["face"] for place in shown_to(s.game, None)["row"]]


def opening(s: Scene) -> object:
    return len(s.t.hand[COG])


def lost(side: int) -> Callable[[Scene], object]:
    return lambda s: len(s.t.discard[side])


LIT, DARK = ["lit"] * 3, ["dark"] * 3
FAVOURS: list[tuple[int, Callable[[Scene], object], object, object]] = [
    (
        2,
        lambda s: s.t.box.cards[s.t.command[COG][0]].id,
        "ch02-marcus-back-in-armor",
        "ch02-marcus-fresh-from-the-slab",
    ),
    (3, opening, 6, 5),
    (3, lambda s: len(s.t.lasting), 0, 1),
    (4, counts("ch04-hammer-of-dawn"), (3, 6, 1), (3, 6)),
    (4, lost(COG), 0, 1),
    (5, faces, ["lit", "dark", "dark"], DARK),
    (6, lost(LOCUST), 1, 0),
    (6, number("ch06-ticker-nest"), 0, 1),
    (7, faces, LIT, DARK),
    (8, counts("ch08-anya-stroud"), (4, 6, 5), (4, 6)),
    (8, counts("ch08-theron-warcaller"), (2, 5), (2, 5, 4)),
    (9, opening, 6, 5),
    (9, reserve("ch09-dark-wretch"), 0, 1),
    (10, number("ch10-corpser"), 1, 0),
    (10, lost(COG), 0, 1),
    (11, opening, 7, 5),
    (11, lost(COG), 0, 1),
    (12, number("ch12-jack"), 1, 0),
    (12, lost(COG), 0, 2),
    (13, lost(LOCUST), 1, 0),
    (13, reserve("ch13-nemacyst"), 0, 2),
    (14, lost(LOCUST), 1, 0),
    (14, lost(COG), 0, 1),
    (15, lost(LOCUST), 1, 0),
    (15, lost(COG), 0, 1),
]


@pytest.mark.rule("CG-SCENARIO-03")
@pytest.mark.parametrize(("chapter", "look", "cog", "locust"), FAVOURS)
def test_the_scenario_favours_the_previous_winner(
    chapter: int, look: Callable[[Scene], object], cog: object, locust: object
) -> None:
    assert look(Scene(chapter, previous_winner="cog", played=True)) == cog
    assert look(Scene(chapter, previous_winner="locust", played=True)) == locust


@pytest.mark.rule("CG-SCENARIO-03")
def test_every_chapter_from_the_second_on_favours_both_winners() -> None:
    content = load_card()
    assert {chapter for chapter, *_ in FAVOURS} == set(range(2, 16))
    favoured = {entry.block: set(entry.winner_advantage) for entry in content.scenarios.values()}
    assert favoured == {1: set(), **{chapter: {"cog", "locust"} for chapter in range(2, 16)}}


@pytest.mark.rule("CG-SCENARIO-03")
def test_without_a_previous_winner_nobody_is_favoured() -> None:
    s = Scene(15, played=True)
    assert s.t.discard == [(), ()]
    assert len(Scene(11, played=True).t.hand[COG]) == len(Scene(3, played=True).t.hand[COG]) == 5
    assert not Scene(3).t.lasting


@pytest.mark.rule("CG-SCENARIO-03")
def test_a_unit_taken_from_the_deck_is_taken_before_the_hands_are_dealt() -> None:
    kinds = [event.kind for event in eday.card.new(9, previous_winner="locust").events_for(None)]
    assert kinds.index("unit_put") < kinds.index("cards_drawn")


@pytest.mark.rule("CG-SCENARIO-03")
def test_extra_cards_are_drawn_to_the_hand_that_was_dealt() -> None:
    game = eday.card.new(11, previous_winner="cog")
    assert game.decision is not None
    assert (game.decision.seat, [option.id for option in game.decision.options]) == (
        COG,
        ["draw:2", "draw:1", "draw:0"],
    )
    assert [side["cards"] for side in game.view(COG)["sides"]] == [5, 5]
    game.choose("draw:1")
    assert [side["cards"] for side in game.view(COG)["sides"]] == [6, 5]


# ---------------------------------------------------------------------- special before general


@pytest.mark.rule("CG-SCENARIO-06")
@pytest.mark.parametrize(("chapter", "second"), [(7, True), (8, False), (9, True)])
def test_darkness_allows_one_blocker_where_the_rules_allow_several(chapter: int, second: bool) -> None:
    s = Scene(chapter, extra=("cog-sergeant",))
    attacker = s.cover("cog-sergeant", 1)
    s.reserve("loc-hunter")
    s.reserve("loc-wretch-pack")
    s.at_combat(COG)
    s.choose(f"direct:{s.ref(attacker)}")
    assert len(s.offered("block")) == 2
    s.choose(s.offered("block")[0])
    assert (s.game.decision is not None and bool(s.offered("block"))) == second
    assert len(s.happened("attack_blocked")) == (0 if second else 1)
