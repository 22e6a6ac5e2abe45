"""A position dealt at random: hands, weapons, wounds, figures, markers, holes, equipment and AI cards of one game."""

from __future__ import annotations

import random

from eday.board import BoardGame
from eday.board.box import MAX_COGS
from eday.board.combat.wound_markers import marker_of, pile_of
from eday.board.locusts.activation import LocustActivation
from eday.board.map import FAR
from eday.board.missions.stage_rules import equipment_stays, tile_by_tile, turned_face_down
from eday.board.missions.supplies import equipment_of
from eday.board.orders.order import OrderStep
from eday.board.pieces import DroppedWeapon, Held
from eday.board.printed import Weapon
from eday.board.table import BoardTable
from eday.board.turn import Turns
from eday.content.board import schema
from eday.kernel import Event
from tests.fuzz.board_stages import clear
from tests.fuzz.start import begin_here

GRENADES = "bolo_grenade"
UNDECIDED = 0.9
"""How often a position leaves something to do for the objective."""


def deal(game: BoardGame, rng: random.Random, harsh: bool) -> list[Event]:
    """Deal everything anew and go on from some step of a turn; what happened up to the first decision."""
    t = game._table
    _cogs(t, rng, harsh)
    _order_cards(t, rng, harsh)
    _equipment(t, rng)
    _weapons(t, rng)
    clear(t)
    _locusts(t, rng, harsh)
    _markers(t, rng)
    _holes(t, rng)
    _ai_cards(t, rng)
    _turn(t, rng)
    return begin_here(game)


def _near(t: BoardTable, rng: random.Random, area: int, most: int) -> int:
    """An area not too far away."""
    return rng.choice([other for other, far in enumerate(t.shape.move[area]) if far <= most])


# ---------------------------------------------------------------------- COGs


def _cogs(t: BoardTable, rng: random.Random, harsh: bool) -> None:
    """Each somewhere on his map, often close to the others; some are down, with insane difficulty some are gone."""
    players = t.box.players
    share = 0.3 if harsh else 0.08
    up = rng.randrange(players)
    t.bleeding = [seat != up and rng.random() < share for seat in range(players)]
    t.eliminated = [t.box.insane and down and rng.random() < 0.3 for down in t.bleeding]
    for seat in range(players):
        t.cover[seat] = -1
    meeting = rng.choice(_free_areas(t, t.area[up]))
    for seat in range(players):
        areas = _free_areas(t, t.area[seat])
        near = [area for area in areas if t.shape.move[area][meeting] <= 1]
        t.place(seat, rng.choice(near if near and rng.random() < 0.6 else areas))
        if t.eliminated[seat]:
            t.area[seat] = -1
        elif not t.bleeding[seat]:
            _maybe_cover(t, rng, seat, 0.5)
    t.update_standing()


def _free_areas(t: BoardTable, area: int) -> list[int]:
    """Where a COG of that map can stand: where the exit lays a tile at once, nobody stands in it."""
    found = [other for other, far in enumerate(t.shape.move[area]) if far < FAR]
    if any(deck.level == tile_by_tile(t) for deck in t.levels):
        found.remove(t.shape.exit_of_tile[-1])
    return found


def _maybe_cover(t: BoardTable, rng: random.Random, figure: int, share: float) -> None:
    free = t.free_covers(t.area[figure])
    if free and rng.random() < share:
        t.cover[figure] = rng.choice(free)


def _order_cards(t: BoardTable, rng: random.Random, harsh: bool) -> None:
    cards = [card for card, order in enumerate(t.box.orders) for _ in range(order.copies)]
    rng.shuffle(cards)
    t.removed_orders = ()
    if t.box.solo and rng.random() < 0.5:
        gone = [card for card in cards if t.box.orders[card].two_plus][: rng.randint(1, 4)]
        t.removed_orders = tuple(gone)
        for card in gone:
            cards.remove(card)
    for seat, cog in enumerate(t.box.cogs):
        most = cog.hand_limit if not harsh or rng.random() < 0.5 else cog.hand_limit // 2
        held = rng.randint(0 if harsh else 2, most) if seat in t.standing else 0
        t.hand[seat] = tuple(sorted(cards.pop() for _ in range(held)))
    left = rng.choice((1, 2, len(cards), rng.randint(1, len(cards))))
    t.order_deck = [cards[:left].count(card) for card in range(len(t.box.orders))]
    t.order_discard = [cards[left:].count(card) for card in range(len(t.box.orders))]


def _weapons(t: BoardTable, rng: random.Random) -> None:
    """Everybody has a grenade card and other weapons, none that still waits on the map; some have left the game."""
    box = t.box
    t.supply = [weapon.copies if weapon.deck == "special" else 0 for weapon in box.weapons]
    deck = [i for i, weapon in enumerate(box.weapons) if weapon.deck == "random" for _ in range(weapon.copies)]
    rng.shuffle(deck)
    unfound = [
        effect.weapon
        for _, place in t.equipment
        if isinstance(effect := equipment_of(t, place).effect, schema.GainWeapon)
    ]
    barred = [GRENADES, *unfound]
    t.removed_weapons = tuple(deck.pop() for _ in range(rng.choice((0, 0, 2, len(deck)))))
    for seat, cog in enumerate(box.cogs):
        held = [box.weapon(GRENADES)]
        for _ in range(rng.randint(1, cog.other_weapons)):
            special = [
                i for i, left in enumerate(t.supply) if left and i not in held and box.weapons[i].id not in barred
            ]
            if deck and deck[-1] not in held and rng.random() < 0.4:
                held.append(deck.pop())
            elif special:
                held.append(rng.choice(special))
                t.supply[held[-1]] -= 1
        t.supply[held[0]] -= 1
        t.weapons[seat] = tuple(Held(weapon, _tokens(box.weapons[weapon], rng)) for weapon in held)
    t.weapon_deck = tuple(sorted(deck))


def _tokens(card: Weapon, rng: random.Random) -> int:
    if card.token == "none":
        return 0
    return rng.randint(0, card.charge or 4)


# ---------------------------------------------------------------------- Locusts


def _locusts(t: BoardTable, rng: random.Random, harsh: bool) -> None:
    """Figures of the enemies in play, often close to COGs, some in cover, some wounded."""
    objective = t.box.mission.stages[t.stage].objective
    needed = getattr(objective, "enemy", getattr(objective, "without", None))
    wanted = rng.randint(3, 14) if harsh else rng.randint(0, 5)
    if isinstance(objective, schema.NoLocustInPlay):
        wanted = max(wanted, int(rng.random() < UNDECIDED))
    figures = [figure for figure in t.box.locusts if t.enemy[figure] is not None]
    rng.shuffle(figures)
    figures.sort(key=lambda f: (t.enemy_of(f).id != needed, t.box.figure_kind[f] != t.enemy_of(f).figure))
    # A single figure of the one enemy the objective is about; the grinders come one for each player.
    several = t.box.players if isinstance(objective, schema.AllCogsOnTile) else 1
    special = [figure for figure in figures if t.enemy_of(figure).id == needed]
    others = [figure for figure in figures if figure not in special and _plain(t, figure)]
    few = special[: rng.randint(1, several)] if rng.random() < UNDECIDED or several == 1 else []
    for figure in [*few, *others[:wanted]]:
        _put(t, rng, figure)


def _plain(t: BoardTable, figure: int) -> bool:
    """Whether the figure shows its own enemy: others stand in only once all of these are in play."""
    return t.box.figure_kind[figure] == t.enemy_of(figure).figure


def _put(t: BoardTable, rng: random.Random, figure: int) -> None:
    cog = rng.choice([area for area in t.area[:MAX_COGS] if area >= 0])
    near = _near(t, rng, cog, rng.randint(0, 2))
    t.place(figure, near if rng.random() < 0.6 else rng.randrange(len(t.shape.areas)))
    enemy = t.enemy_of(figure)
    _maybe_cover(t, rng, figure, 0.6 if enemy.takes_cover else 0.1)
    if enemy.markers is not None and rng.random() < 0.4 and t.marker_piles[pile_of(t, figure)]:
        t.marker_piles[pile_of(t, figure)] -= 1
        t.marker[figure] = 1 if marker_of(t, figure).second_health is None else rng.randint(1, 2)


def _markers(t: BoardTable, rng: random.Random) -> None:
    """Markers of those who died so far: weapons on the map, or beside the pile."""
    for pile, kind in enumerate(t.box.marker_kinds):
        if kind not in _kinds_so_far(t):
            continue
        backs = [back for back, count in t.box.content.markers[kind].backs.items() for _ in range(count)]
        rng.shuffle(backs)
        for back in backs[: rng.randint(0, min(len(backs), t.marker_piles[pile]))]:
            t.marker_piles[pile] -= 1
            if back != "red_x" and rng.random() < 0.6:
                t.dropped = (*t.dropped, DroppedWeapon(_place_of_death(t, rng), pile, back))
            else:
                t.marker_discards[pile] = (*t.marker_discards[pile], back)


def _place_of_death(t: BoardTable, rng: random.Random) -> int:
    here = rng.choice([area for area in t.area[:MAX_COGS] if area >= 0])
    return here if rng.random() < 0.4 else rng.randrange(len(t.shape.areas))


def _kinds_so_far(t: BoardTable) -> list[str]:
    """Kinds of figures that have come so far."""
    mission = t.box.mission
    ids = list(mission.enemies.values())
    for stage in mission.stages[: t.stage]:
        for step in stage.on_flip:
            if isinstance(step, schema.SetEnemies):
                ids += [enemy for enemy in (step.A, step.B, step.C) if enemy]
    return [t.box.content.enemies[enemy].figure for enemy in ids]


# ---------------------------------------------------------------------- map, AI cards, turn


def _holes(t: BoardTable, rng: random.Random) -> None:
    """Some printed holes are sealed, here and there lies a token."""
    share = rng.choice((0.0, 0.3, 0.8))
    sealed = [area for area in t.shape.holes if rng.random() < share]
    objective = t.box.mission.stages[t.stage].objective
    if isinstance(objective, schema.AllHolesSealed) and len(sealed) == len(t.shape.holes) and rng.random() < UNDECIDED:
        sealed.pop(rng.randrange(len(sealed)))
    t.sealed = tuple(sealed)
    t.holes = tuple(area for area in t.shape.holes if area not in sealed)
    room = [area for area in range(len(t.shape.areas)) if area not in t.holes]
    t.hole_tokens = tuple(rng.sample(room, rng.choice((0, 0, 1, 2))))
    t.holes += t.hole_tokens


def _equipment(t: BoardTable, rng: random.Random) -> None:
    """Some of it is used up or, where the mission says so, lies face down."""
    objective = t.box.mission.stages[t.stage].objective
    kept, down = [], []
    for place in t.equipment:
        needed = equipment_stays(t, place.location) or place.location == getattr(objective, "location", None)
        used = not needed and rng.random() < 0.3
        if used and turned_face_down(t, equipment_of(t, place.location).id):
            down.append(place.location)
        elif used:
            continue
        kept.append(place)
    t.equipment, t.face_down = tuple(kept), tuple(down)


def _ai_cards(t: BoardTable, rng: random.Random) -> None:
    cards = list(t.ai_cards)
    rng.shuffle(cards)
    left = rng.choice((1, 2, len(cards), rng.randint(1, len(cards))))
    t.ai_deck, t.ai_discard = tuple(sorted(cards[:left])), tuple(cards[left:])
    t.ai_card = 0


def _some_seats(players: int, rng: random.Random) -> tuple[int, ...]:
    """Each seat with an even chance."""
    chosen = rng.getrandbits(players)
    return tuple(seat for seat in range(players) if chosen >> seat & 1)


def _turn(t: BoardTable, rng: random.Random) -> None:
    """The turn of a seat from its beginning, its Order step or its Locust Activation step on."""
    players = t.box.players
    turns = Turns()
    t.turn = rng.randint(1, 60)
    t.active = rng.randrange(players)
    t.begin_turn()
    t.stack[:] = [turns]
    t.rng = rng.getrandbits(64)
    start = rng.random()
    if start < 0.35 and t.active in t.standing:
        t.step, turns.next = "order", "locust"
        t.push(OrderStep(t.active))
    elif start < 0.7:
        t.step, turns.next = "locust", "end"
        t.moved, t.attacked = _some_seats(players, rng), _some_seats(players, rng)
        t.push(LocustActivation())
    t.alert = True
