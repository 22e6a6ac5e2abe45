"""What missions do to map, decks, enemies and figures at set-up and on stage flips: one function for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eday.board.combat.wounds import remove_figure
from eday.board.locusts.nearest import map_exits, nearest_of
from eday.board.locusts.spawning import (
    Due,
    EachPlayerSpawning,
    EvenSpawning,
    Spawning,
    put_into_play,
    spawn_on_tiles,
    unused,
)
from eday.board.missions.exploring import lay_level, lay_tile, place_door, take_door, unlock_level
from eday.board.missions.objectives import cogs_in_the_game, last_tile_of_level
from eday.board.missions.supplies import GiveWeapon, turn_up_equipment
from eday.board.table import BoardFrame, BoardTable
from eday.board.verbs.holes import seal_hole
from eday.content.board import schema
from eday.kernel import Decision, Option


def ai_deck(t: BoardTable, general: tuple[int, ...]) -> tuple[int, ...]:
    """Numbers of the AI cards of the present enemies' families and of these general cards (BG-SETUP-11)."""
    families = {enemy.family for enemy in t.enemies if enemy}
    return tuple(
        card.number
        for card in t.box.ai_cards.values()
        if card.family in families or (card.family == "general" and card.number in general)
    )


def _seal_holes(t: BoardTable, step: schema.SealHolesButNearestExit) -> None:
    t.push(SealAllButOne())


def _place_figure(t: BoardTable, step: schema.PlaceFigure) -> None:
    figure = unused(t, t.box.content.enemies[step.enemy].figure)
    places = entrances(t) if step.at == "entrance" else map_exits(t)
    if figure >= 0 and places:
        t.push(PlaceFigure(figure, tuple(places)))


def _unlock(t: BoardTable, step: schema.Unlock) -> None:
    unlock_level(t, step.level)


def _choose_unlock(t: BoardTable, step: schema.ChooseUnlock) -> None:
    t.push(ChooseLevel(step.levels))


def _explore(t: BoardTable, step: schema.Explore) -> None:
    """BG-MISSION-CHINA-03: a level is explored without a COG at the door."""
    tile = take_door(t, step.after_level or step.level - 1)
    t.revealed = t.revealed or "reveal"
    spawn_on_tiles(t, lay_level(t, step.level, tile))


def _place_tile(t: BoardTable, step: schema.PlaceTile) -> None:
    new = lay_tile(t, step.tile, take_door(t, step.after_level))
    if step.door and new:
        place_door(t, new[-1], 0)


def _place_door(t: BoardTable, step: schema.PlaceDoor) -> None:
    place_door(t, last_tile_of_level(t, step.level), step.level)


def _set_enemies(t: BoardTable, step: schema.SetEnemies) -> None:
    """Figures whose enemy card leaves go with it."""
    cards = t.box.content.enemies
    staying = {cards[enemy].figure for enemy in (step.A, step.B, step.C) if enemy}
    for figure in t.locusts():
        if t.box.figure_kind[figure] not in staying:
            remove_figure(t, figure)
    t.set_enemies((step.A, step.B, step.C))
    t.emit("enemies_changed", enemies=[f"enemy:{enemy.id}" for enemy in t.enemies if enemy])


def _set_ai_deck(t: BoardTable, step: schema.SetAiDeck) -> None:
    """BG-MISSION-HORDE-04: cards of kinds no longer in use leave, new ones join the deck."""
    t.ai_cards = ai_deck(t, step.general)
    t.ai_discard = tuple(card for card in t.ai_discard if card in t.ai_cards)
    t.ai_deck = tuple(card for card in t.ai_cards if card not in t.ai_discard and card != t.ai_card)
    t.emit("ai_deck_changed", cards=len(t.ai_deck))


def _shuffle_ai_discards(t: BoardTable, step: schema.ShuffleAiDiscards) -> None:
    t.ai_deck = tuple(sorted((*t.ai_deck, *t.ai_discard)))
    t.ai_discard = ()
    t.emit("ai_deck_reshuffled", cards=len(t.ai_deck))


def _remove_figures(t: BoardTable, step: schema.RemoveFigures) -> None:
    for figure in t.locusts():
        if t.enemy_of(figure).id == step.enemy:
            remove_figure(t, figure)


def _unseal_holes(t: BoardTable, step: schema.UnsealHoles) -> None:
    """A token on a sealed hole has no more use once the hole itself is open."""
    for area in t.sealed:
        t.emit("hole_reopened", hole=f"hole:{t.shape.areas[area]}")
    t.holes = tuple(dict.fromkeys((*t.holes, *t.sealed)))
    t.hole_tokens = tuple(area for area in t.hole_tokens if area not in t.sealed)
    t.sealed = ()


def _turn_up_equipment(t: BoardTable, step: schema.TurnUpEquipment) -> None:
    turn_up_equipment(t, step.kinds)


def _give_weapon(t: BoardTable, step: schema.GiveWeapon) -> None:
    t.push(GiveWeapon(t.box.weapon(step.weapon), step.ammo))


def _spawn_for_players(t: BoardTable, step: schema.SpawnForPlayers) -> None:
    counts = step.players[t.box.players]
    wave = tuple(enemy for enemy, n in counts.items() for _ in range(n))
    if step.evenly:
        t.push(EvenSpawning(wave))
        return
    exits = map_exits(t)
    t.push(Spawning(tuple(Due(enemy, exits[0]) for enemy in wave) if exits else ()))


def _each_player_spawns(t: BoardTable, step: schema.EachPlayerSpawns) -> None:
    tile = next((i for i, placed in enumerate(t.shape.tiles) if placed.tile == step.tile), -1)
    if tile < 0:
        return
    where = "hole" if step.at == "hole_of_tile" else "empty_area"
    seats = t.in_turn_order(cogs_in_the_game(t))
    what = step.enemy or str(step.slot)
    t.push(EachPlayerSpawning(what, tile, where, seats, step.stand_in or ""))


def _turn_first_tile(t: BoardTable, step: schema.TurnFirstTile) -> None:
    """BG-MISSION-BELLY-02: the tile was turned when it was laid; its exit gets a door of its own."""
    place_door(t, 0, 0, step.level)


MISSION_STEPS: Final[dict[type[schema.Step], Callable[[BoardTable, Any], None]]] = {
    schema.SealHolesButNearestExit: _seal_holes,
    schema.PlaceFigure: _place_figure,
    schema.TurnFirstTile: _turn_first_tile,
    schema.Unlock: _unlock,
    schema.ChooseUnlock: _choose_unlock,
    schema.Explore: _explore,
    schema.PlaceTile: _place_tile,
    schema.PlaceDoor: _place_door,
    schema.SetEnemies: _set_enemies,
    schema.SetAiDeck: _set_ai_deck,
    schema.ShuffleAiDiscards: _shuffle_ai_discards,
    schema.RemoveFigures: _remove_figures,
    schema.UnsealHoles: _unseal_holes,
    schema.TurnUpEquipment: _turn_up_equipment,
    schema.GiveWeapon: _give_weapon,
    schema.SpawnForPlayers: _spawn_for_players,
    schema.EachPlayerSpawns: _each_player_spawns,
}


def entrances(t: BoardTable) -> list[int]:
    """Where COGs enter each of the maps."""
    return [t.shape.entrance_of_map(number) for number in range(max(t.shape.map_of_area) + 1)]


class SealAllButOne(BoardFrame):
    """BG-MISSION-EMERGENCE-02: every hole but the one nearest the exit is sealed; the players break a tie."""

    FIELDS = ()
    __slots__ = FIELDS
    NAME = "seal_all_but_one"

    def advance(self, t: BoardTable) -> Decision | None:
        exit_area = t.doors[-1].area
        options = []
        for area in nearest_of(t.shape.move[exit_area], list(t.holes)):
            ref = f"hole:{t.shape.areas[area]}"
            options.append(Option(f"keep_open:{ref}", "keep_open", (ref,), value=area))
        if not options:
            t.pop()
            return None
        return Decision(t.first, "keep_open", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        for area in t.holes:
            if area != option.value:
                seal_hole(t, area)


class PlaceFigure(BoardFrame):
    """A figure begins the mission on the map (BG-MISSION-CHINA-02); the players choose among several places."""

    FIELDS = ("areas", "figure")
    __slots__ = FIELDS
    NAME = "place_figure"

    def __init__(self, figure: int = -1, areas: tuple[int, ...] = ()) -> None:
        self.figure = figure
        self.areas = areas

    def advance(self, t: BoardTable) -> Decision | None:
        refs = [t.area_ref(area) for area in self.areas]
        options = [Option(f"at:{ref}", "at", (ref,), value=area) for ref, area in zip(refs, self.areas, strict=True)]
        return Decision(t.first, "spawn_at", tuple(options), {"enemy": t.enemy_of(self.figure).id})

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        put_into_play(t, self.figure, option.value)


class ChooseLevel(BoardFrame):
    """BG-MISSION-ROADBLOCKS-07: the players choose which level is unlocked; the doors lead there."""

    FIELDS = ("levels",)
    __slots__ = FIELDS
    NAME = "choose_level"

    def __init__(self, levels: tuple[int, ...] = ()) -> None:
        self.levels = levels

    def advance(self, t: BoardTable) -> Decision | None:
        options = [Option(f"unlock:{level}", "unlock", args={"level": level}, value=level) for level in self.levels]
        return Decision(t.decider, "unlock", tuple(options))

    def answer(self, t: BoardTable, option: Option) -> None:
        t.pop()
        unlock_level(t, option.value)
        t.doors = tuple(door._replace(leads=door.leads or option.value) for door in t.doors)
