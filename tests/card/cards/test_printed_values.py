"""What is printed on the core set and the reinforcements: numbers, subtypes, keywords, and when they are deployable.

The tables state the facts; where our cards differ on purpose, DEPARTURES says so.
"""

from __future__ import annotations

import pytest

from eday.card.box import COG, LOCUST
from eday.content.card import load as load_card
from eday.content.card import schema as card_schema
from tests.card.scene import Scene

COUNTS = range(1, 9)

# id, block, copies, subtype, deployment values, attack, defense, keywords
UNITS = [
    ("cog-captain", "core", 2, "troop", (1, 2), 4, 4, ()),
    ("cog-elite-armadillo", "core", 1, "heavy", (1, 6), 2, 5, ()),
    ("cog-fresh-recruit", "core", 2, "troop", (4, 5, 6), 2, 2, ()),
    ("cog-heavy-infantry", "core", 2, "heavy", (2, 4), 2, 4, ()),
    ("cog-king-raven", "core", 1, "heavy", (3, 7), 2, 3, ("no_cover",)),
    ("cog-private", "core", 2, "troop", (5, 6), 2, 3, ()),
    ("cog-scout", "core", 2, "troop", (3, 6), 1, 2, ()),
    ("cog-sergeant", "core", 2, "troop", (3, 4), 3, 3, ()),
    ("cog-vanguard", "core", 2, "troop", (4, 6), 3, 2, ()),
    ("loc-boomer", "core", 3, "heavy", (2, 3), 4, 3, ()),
    ("loc-cyclops", "core", 2, "troop", (3, 5), 3, 2, ()),
    ("loc-drone", "core", 2, "troop", (4, 5, 6), 2, 2, ()),
    ("loc-grenadier", "core", 2, "troop", (3, 6), 2, 3, ()),
    ("loc-hunter", "core", 2, "troop", (4, 5), 3, 2, ()),
    ("loc-kantus", "core", 2, "troop", (2, 4), 2, 3, ()),
    ("loc-wretch-pack", "core", 3, "wretch", (5, 6, 7), 2, 1, ()),
    ("cog-lieutenant", "R3", 1, "troop", (2, 3), 3, 4, ()),
    ("cog-corporal", "R3", 2, "troop", (4, 5), 2, 3, ()),
    ("cog-engineer", "R3", 1, "troop", (3, 5), 1, 3, ()),
    ("cog-rear-guard", "R3", 2, "heavy", (3, 4), 2, 4, ()),
    ("loc-sniper-drone", "R3", 2, "troop", (3, 5), 3, 1, ()),
    ("loc-spotter-drone", "R3", 2, "troop", (4, 6), 2, 2, ()),
    ("loc-wretch-horde", "R3", 2, "wretch", (3, 6), 3, 2, ()),
    ("loc-wretch-ambusher", "R3", 2, "wretch", (5, 7), 2, 2, ()),
    ("cog-drill-sergeant", "R5", 2, "troop", (3, 4), 3, 3, ()),
    ("cog-veteran", "R5", 2, "troop", (4, 6), 3, 4, ()),
    ("cog-armadillo", "R5", 2, "heavy", (3, 6), 2, 4, ()),
    ("cog-forward-vanguard", "R5", 2, "troop", (4, 6), 3, 2, ()),
    ("loc-hammerburst-drone", "R5", 2, "troop", (4, 5), 3, 2, ()),
    ("loc-vicious-kantus", "R5", 2, "troop", (2, 4), 3, 3, ()),
    ("loc-bolter-drone", "R5", 2, "troop", (4, 5), 2, 3, ()),
    ("loc-kantus-priest", "R5", 2, "troop", (2, 4), 1, 4, ()),
    ("cog-assault-specialist", "R8", 2, "troop", (3, 5), 4, 3, ("overrun",)),
    ("cog-experienced-recruit", "R8", 2, "troop", (4, 5, 6), 3, 3, ()),
    ("cog-hardened-captain", "R8", 2, "troop", (1, 2), 5, 5, ()),
    ("cog-king-raven-gunship", "R8", 1, "heavy", (2, 7), 4, 4, ("no_cover",)),
    ("cog-heavy-support", "R8", 2, "heavy", (3, 4), 3, 4, ()),
    ("cog-support-raven", "R8", 2, "heavy", (4, 6), 2, 3, ("no_cover",)),
    ("cog-tuned-up-centaur", "R8", 1, "heavy", (1, 6), 4, 5, ("overrun",)),
    ("loc-chainsaw-cyclops", "R8", 2, "troop", (3, 5), 3, 3, ("overrun",)),
    ("loc-flame-boomer", "R8", 3, "heavy", (2, 3), 4, 4, ()),
    ("loc-krav", "R8", 2, "heavy", (3, 6), 3, 4, ()),
    ("loc-towering-boomer", "R8", 3, "heavy", (2, 3), 5, 4, ()),
    ("cog-augustus-cole", "R11", 1, "troop", (2, 4), 5, 4, ("overrun",)),
    ("cog-damon-baird", "R11", 1, "troop", (3, 5), 3, 5, ()),
    ("loc-kantus-high-priest", "R11", 1, "troop", (2, 4), 3, 5, ()),
    ("loc-theron-sentinel", "R11", 1, "troop", (3, 5), 4, 4, ()),
]
# id, block, copies, deployment values
TACTICS = [
    ("cog-airstrike", "core", 2, (2, 6)),
    ("cog-battle-plans", "core", 1, (4, 7)),
    ("cog-coordinated-assault", "core", 1, (2, 4)),
    ("cog-planted-grenade", "core", 2, (3, 5)),
    ("loc-ink-grenade", "core", 1, (3, 6)),
    ("loc-reaver-drop", "core", 1, (2, 5)),
    ("loc-respawn", "core", 1, (4, 7)),
    ("loc-wont-stay-dead", "core", 1, (1, 3)),
    ("cog-deadly-sacrifice", "R9", 1, (2, 4)),
    ("cog-expert-planning", "R9", 1, (4, 7)),
    ("cog-frag-storm", "R9", 1, (2, 5)),
    ("cog-mobile-combat", "R9", 1, (3, 6)),
    ("loc-death-rattle", "R9", 1, (2, 5)),
    ("loc-drown-them-in-bodies", "R9", 1, (5, 7)),
    ("loc-horde", "R9", 1, (3, 4)),
    ("loc-tenacious-reinforcement", "R9", 1, (1, 3)),
    ("loc-tremors", "R9", 1, (2, 6)),
]
REACTIONS = [
    ("cog-heroism", "core", 3, (3, 4)),
    ("cog-hit-the-floor", "core", 1, (2, 5)),
    ("loc-blood-rush", "core", 2, (4, 5)),
    ("loc-frenzy", "core", 2, (3, 6)),
    ("loc-hive-mind", "core", 2, (2, 7)),
]
DEPARTURES: dict[str, dict[str, tuple[int, int]]] = {
    "loc-sniper-drone": {"defense": (1, 2)},
    "loc-hammerburst-drone": {"defense": (2, 3)},
}
"""By card and field: the value of the facts, and ours; docs/content-changelog.md tells why."""
DEPLOYED = [(card[0], card[4]) for card in UNITS] + [(card[0], card[3]) for card in TACTICS]


def scene_with_everything(card: str) -> tuple[Scene, int]:
    """Units of both sides in reserve and cover, one of each in the discard piles, and the card in its deck."""
    s = Scene(8, extra=(card, "cog-fresh-recruit", "loc-drone"))
    side = s.t.box.owner[s.card(card)]
    s.reserve("cog-fresh-recruit")
    s.reserve("loc-drone")
    s.cover("cog-private", 1)
    s.cover("loc-grenadier", 3)
    s.discards(COG, "cog-scout")
    s.discards(LOCUST, "loc-hunter")
    return s, side


def hold(s: Scene, side: int, card: str, count: int) -> None:
    """A hand of that many cards, one of them the card, one a small unit."""
    small = ("cog-scout", "loc-wretch-pack")[side]
    s.hand(side, card, *[small for _ in range(count > 1 and card != small)])
    s.fill(side, count)
    assert len(s.t.hand[side]) == count


@pytest.mark.parametrize(("card", "block", "copies", "subtype", "deploy", "attack", "defense", "keywords"), UNITS)
def test_numbers_of_a_unit(
    card: str,
    block: str,
    copies: int,
    subtype: str,
    deploy: tuple[int, ...],
    attack: int,
    defense: int,
    keywords: tuple[str, ...],
) -> None:
    entry = load_card().units[card]
    assert (entry.block, entry.copies, entry.deploy) == (block, copies, deploy)
    assert (entry.subtype, entry.keywords) == (subtype, keywords)
    s = Scene(8, extra=(card,))
    unit = s.reserve(card)
    changed = {field: ours for field, (_, ours) in DEPARTURES.get(card, {}).items()}
    ours = (changed.get("attack", attack), changed.get("defense", defense))
    assert s.values(unit) == ours
    assert s.made_of(unit) == [(card, *ours)]


def test_departures_change_designed_values_of_the_tables_alone() -> None:
    facts = {card[0]: {"attack": card[5], "defense": card[6]} for card in UNITS}
    for card, fields in DEPARTURES.items():
        for field, (fact, ours) in fields.items():
            assert facts[card][field] == fact != ours
            assert load_card().units[card].origin[field] == "designed"


@pytest.mark.parametrize(("card", "block", "copies", "deploy"), TACTICS + REACTIONS)
def test_numbers_of_a_tactic_or_reaction(card: str, block: str, copies: int, deploy: tuple[int, ...]) -> None:
    entry = load_card().cards[card]
    assert isinstance(entry, card_schema.Tactic if (card, block, copies, deploy) in TACTICS else card_schema.Reaction)
    assert (entry.block, entry.copies, entry.deploy) == (block, copies, deploy)


@pytest.mark.parametrize(("card", "counts"), DEPLOYED)
def test_a_unit_or_tactic_is_deployable_at_its_hand_counts_only(card: str, counts: tuple[int, ...]) -> None:
    s, side = scene_with_everything(card)
    offered = []
    for count in COUNTS:
        hold(s, side, card, count)
        s.at_deployment(side)
        if f"deploy:card:{card}" in s.ids:
            offered.append(count)
    assert tuple(offered) == counts


@pytest.mark.parametrize(("card", "block", "copies", "counts"), REACTIONS)
def test_a_reaction_is_deployable_at_its_hand_counts_only(
    card: str, block: str, copies: int, counts: tuple[int, ...]
) -> None:
    for attacking in (True, False):
        s, side = scene_with_everything(card)
        offered = []
        for count in COUNTS:
            hold(s, side, card, count)
            s.at_deployment(side)
            assert f"deploy:card:{card}" not in s.ids
            attacker = side if attacking else 1 - side
            unit, place = (("cog-fresh-recruit", 3), ("loc-drone", 1))[attacker]
            s.at_combat(attacker)
            s.choose(f"attack:{s.ref(s.card(unit, zone=2))}:row:{place}")
            assert (s.decision.seat, s.decision.kind) == (side, "reaction")
            if f"react:card:{card}" in s.ids:
                offered.append(count)
        assert tuple(offered) == counts
