"""What must be true of every position: nothing is created or lost, and nobody is where he cannot be."""

from __future__ import annotations

from collections import Counter

from eday.board import BoardGame
from eday.board.box import stand_ins, steps_of_mission
from eday.board.combat.wound_markers import pile_of
from eday.board.orders.gear import DropWeapon, KeepWeapon
from eday.board.table import BoardTable
from eday.content.board import schema

COGS = 4


def check(game: BoardGame) -> None:
    """AssertionError names what is wrong with the position."""
    t = game._table
    _order_cards(t)
    _ai_cards(t)
    _weapon_cards(t)
    _markers(t)
    _figures(t)
    _covers(t)
    _holes(t)
    _seats(t)
    _map(t)
    if game.decision is not None:
        assert game.outcome is None
        assert 0 <= game.decision.seat < game.seats
    else:
        assert game.outcome is not None


def _order_cards(t: BoardTable) -> None:
    """BG-COMP: all order cards are in deck, discards, hands and out of the game; a played card is a discard at once."""
    seen = Counter(t.removed_orders)
    for pile in (t.order_deck, t.order_discard):
        assert min(pile) >= 0
        seen.update({card: copies for card, copies in enumerate(pile) if copies})
    for hand in t.hand:
        seen.update(hand)
    assert seen == {i: order.copies for i, order in enumerate(t.box.orders)}
    # BG-TURN-HEAL-03: a deck is rebuilt as soon as it is empty
    assert sum(t.order_deck) or not sum(t.order_discard)


def _ai_cards(t: BoardTable) -> None:
    present = [*t.ai_deck, *t.ai_discard, *([t.ai_card] if t.ai_card else [])]
    families = {enemy.family for enemy in t.enemies if enemy}
    wanted = [
        card.number
        for card in t.box.content.ai_cards.values()
        if card.family in families or (card.family == "general" and card.number in t.box.mission.general_ai)
    ]
    assert set(t.ai_cards) == set(wanted)
    # a card whose family left the mission while it was resolved is out of the game
    assert sorted(card for card in present if card in wanted) == sorted(wanted)
    assert all(card == t.ai_card for card in present if card not in wanted)


def _weapon_cards(t: BoardTable) -> None:
    """29 special cards in the supply, 9 random ones in the deck or beside it, all of them held or out of the game."""
    seen: Counter[int] = Counter()
    assert min(t.supply) >= 0
    seen.update({weapon: copies for weapon, copies in enumerate(t.supply) if copies})
    seen.update(t.weapon_deck)
    seen.update(t.weapon_discards)
    seen.update(t.removed_weapons)
    for held in t.weapons:
        seen.update(weapon for weapon, _ in held)
    for frame in t.stack:
        if isinstance(frame, KeepWeapon):
            seen.update(frame.drawn)
    assert seen == {i: weapon.copies for i, weapon in enumerate(t.box.weapons)}
    special = {i for i, weapon in enumerate(t.box.weapons) if weapon.deck == "special"}
    assert sum(seen[weapon] for weapon in special) == 29
    assert seen.total() == 38
    assert special.isdisjoint(t.weapon_deck)
    assert special.isdisjoint(t.weapon_discards)


def _markers(t: BoardTable) -> None:
    """Wound markers of each kind: unused, beside the pile, under figures, or on the map as weapons."""
    for pile, kind in enumerate(t.box.marker_kinds):
        marker = t.box.content.markers[kind]
        under = [
            figure
            for figure in t.box.locusts
            if t.marker[figure] and t.enemy[figure] is not None and pile_of(t, figure) == pile
        ]
        backs = [*t.marker_discards[pile], *[back for _, p, back in t.dropped if p == pile]]
        assert t.marker_piles[pile] >= 0
        assert t.marker_piles[pile] + len(under) + len(backs) == marker.count, kind
        assert not Counter(backs) - Counter(marker.backs), kind
        assert all(t.marker[figure] == 1 or marker.second_health for figure in under)
    assert all(0 <= area < len(t.shape.areas) for area, _, _ in t.dropped)
    assert all(back != "red_x" for _, _, back in t.dropped)


def _figures(t: BoardTable) -> None:
    """Every figure of the box is on the map or beside it; those beside it are unhurt."""
    kinds = {enemy.figure for enemy in t.enemies if enemy}
    kinds |= {kind for enemy, kind in stand_ins(t.box.mission) if enemy in [e.id for e in t.enemies if e]}
    counts = Counter(kind for kind in t.box.figure_kind if kind)
    for kind in kinds:
        assert counts[kind] == t.box.content.enemies[kind].figures
    for figure in range(len(t.box.figure_refs)):
        area = t.area[figure]
        assert -1 <= area < len(t.shape.areas)
        if area < 0:
            assert t.cover[figure] == -1
            assert t.marker[figure] == 0
        elif figure >= COGS:
            assert t.box.figure_kind[figure] in kinds
    assert not any(t.marker[:COGS])
    assert all(t.area[figure] < 0 for figure in range(t.box.players, COGS))


def _covers(t: BoardTable) -> None:
    taken = [cover for cover in t.cover if cover >= 0]
    assert len(taken) == len(set(taken)), "two figures in one cover space"
    for figure, cover in enumerate(t.cover):
        if cover >= 0:
            assert t.shape.area_of_cover[cover] == t.area[figure], t.ref(figure)


def _holes(t: BoardTable) -> None:
    """A printed hole is open or sealed; a hole token is open, also where a sealed hole lies below."""
    for places in (t.holes, t.sealed, t.hole_tokens):
        assert len(places) == len(set(places))
    assert set(t.hole_tokens) <= set(t.holes)
    open_print = set(t.holes) - set(t.hole_tokens)
    assert open_print.isdisjoint(t.sealed)
    assert open_print | set(t.sealed) == set(t.shape.holes)


def _seats(t: BoardTable) -> None:
    dropping = [frame.seat for frame in t.stack if isinstance(frame, DropWeapon)]
    for seat, cog in enumerate(t.box.cogs):
        assert len(t.hand[seat]) <= cog.hand_limit
        assert list(t.hand[seat]) == sorted(t.hand[seat])
        weapons = [weapon for weapon, _ in t.weapons[seat]]
        assert len(weapons) == len(set(weapons))
        others = sum(1 for weapon in weapons if t.box.weapons[weapon].id != "bolo_grenade")
        assert others <= cog.other_weapons + (seat in dropping)
        for weapon, tokens in t.weapons[seat]:
            card = t.box.weapons[weapon]
            assert tokens >= 0
            assert card.token != "none" or not tokens
            assert not card.charge or tokens <= card.charge
        if t.bleeding[seat]:
            assert t.cover[seat] == -1
            assert t.hand[seat] == ()
        if t.eliminated[seat]:
            assert t.bleeding[seat]
            assert t.area[seat] == -1
        elif t.turn:
            assert t.area[seat] >= 0
        assert (seat in t.standing) == (not t.bleeding[seat] and not t.eliminated[seat])


def _map(t: BoardTable) -> None:
    """Each location card is on the map or still in its deck; a stage may lay a tile without its card."""
    mission = t.box.mission
    laid = [tile.tile for tile in t.shape.tiles]
    alone = [tile for level, tiles, _, _ in t.layout for tile in tiles if level == 0]
    assert set(alone) <= {step.tile for step in steps_of_mission(mission) if isinstance(step, schema.PlaceTile)}
    waiting = [location for _, _, locations in t.levels for location in locations]
    wanted = [location for level in mission.levels for location in level.locations]
    if mission.difficulties:
        wanted += mission.difficulties[t.box.horde]
    assert sorted(laid + waiting) == sorted(wanted + alone)
    assert set(t.face_down) <= {location for _, location in t.equipment}
    assert all(area == t.shape.exit_of_tile[tile] for area, tile, _, _ in t.doors)
    assert laid == [tile for _, tiles, _, _ in t.layout for tile in tiles]
    assert {location for _, location in t.equipment} <= set(laid)
