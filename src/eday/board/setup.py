"""BG-SETUP: from the box to the first turn."""

from __future__ import annotations

from eday.board.box import MAX_COGS, SLOTS, Box
from eday.board.cards import draw_orders, hand_limit
from eday.board.explore import lay_level
from eday.board.mission import SealAllButOne, playable, unbuilt
from eday.board.moves import cover_options, enter_cover
from eday.board.spawn import Spawning, tile_spawns
from eday.board.table import BoardFrame, BoardTable
from eday.board.turn import Turns
from eday.content import Content, schema
from eday.kernel import Decision, Option, SetupError
from eday.kernel.rng import stream

HORDE = ("casual", "normal", "hardcore", "insane")


def pack_box(content: Content, mission: object, cogs: object, seed: object, insane: object, horde: object) -> Box:
    """Check the wishes of the players; SetupError says what is wrong and what would do."""
    if not isinstance(mission, str) or mission not in content.missions:
        raise SetupError("setup-unknown-mission", mission=str(mission), known=", ".join(content.missions))
    card = content.missions[mission]
    if isinstance(cogs, str) or not isinstance(cogs, (list, tuple)):
        raise SetupError("setup-cogs-list", cogs=str(cogs))
    _check_cogs(content, card, [str(cog) for cog in cogs])
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise SetupError("setup-seed", seed=str(seed))
    if not isinstance(insane, bool):
        raise SetupError("setup-insane", insane=str(insane))
    if horde not in HORDE:
        raise SetupError("setup-horde", horde=str(horde), known=", ".join(HORDE))
    if unbuilt(content, card):
        raise SetupError("setup-mission-not-built", mission=mission, known=", ".join(playable(content)))
    return Box(content, card, tuple(str(cog) for cog in cogs), seed, insane, str(horde))


def _check_cogs(content: Content, mission: schema.Mission, cogs: list[str]) -> None:
    for cog in cogs:
        if cog not in content.cogs:
            raise SetupError("setup-unknown-cog", cog=cog, known=", ".join(content.cogs))
        if cogs.count(cog) > 1:
            raise SetupError("setup-cog-twice", cog=cog)
    if not 1 <= len(cogs) <= MAX_COGS:
        raise SetupError("setup-players", players=len(cogs), most=MAX_COGS)
    if not mission.min_players <= len(cogs) <= mission.max_players:
        raise SetupError(
            "setup-mission-players", mission=mission.id, least=mission.min_players, most=mission.max_players
        )


def new_table(box: Box) -> BoardTable:
    """Everything laid out, nothing decided yet."""
    t = BoardTable(box)
    mission = box.mission
    t.rng = stream(box.seed, "play")
    t.layout_seed = stream(box.seed, "layout")
    t.set_enemies(tuple(mission.enemies.get(slot) for slot in SLOTS))
    families = [enemy.family for enemy in t.enemies if enemy]
    cards = box.content.ai_cards.values()
    t.ai_deck = tuple(
        card.number
        for card in cards
        if card.family in families or (card.family == "general" and card.number in mission.general_ai)
    )
    t.weapon_deck = tuple(
        i for i, weapon in enumerate(box.weapons) if weapon.deck == "random" for _ in range(weapon.copies)
    )
    t.levels = tuple((i + 1, level.locked, level.locations) for i, level in enumerate(mission.levels))
    for seat, cog in enumerate(box.cogs):
        t.weapons[seat] = tuple((box.weapon(held.weapon), held.tokens) for held in cog.weapons)
        for held in cog.weapons:
            t.supply[box.weapon(held.weapon)] -= 1
    t.push(Setup())
    return t


class Setup(BoardFrame):
    """The order of the rulebook: map and spawns, mission rules, COGs, hands."""

    FIELDS = ("ask", "phase")
    __slots__ = FIELDS
    NAME = "setup"

    def __init__(self) -> None:
        self.phase = "map"
        self.ask: tuple[int, ...] = ()

    def advance(self, t: BoardTable) -> Decision | None:
        phase = self.phase
        if phase == "map":
            self.phase = "mission"
            t.emit("game_started", mission=t.box.mission.id, cogs=[t.ref(s) for s in t.standing], insane=t.box.insane)
            t.first = t.active = t.random(t.box.players)
            t.emit("first_player_chosen", seat=t.first)
            lay_level(t, -1)
            t.push(Spawning(tile_spawns(t, range(len(t.shape.tiles)))))
        elif phase == "mission":
            self.phase = "cogs"
            for step in t.box.mission.setup:
                if isinstance(step, schema.SealHolesButNearestExit):
                    t.push(SealAllButOne())
        elif phase == "cogs":
            self.phase = "cover"
            entrance = t.shape.entrance_of_tile[0]
            for seat in t.standing:
                t.place(seat, entrance)
                t.emit("figure_placed", figure=t.ref(seat), area=t.area_ref(entrance))
            self.ask = t.in_turn_order(list(t.standing))
        elif self.ask:
            seat = self.ask[0]
            return Decision(seat, "setup_cover", (*cover_options(t, seat), Option("stay", "stay")))
        else:
            self._begin(t)
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        seat = self.ask[0]
        self.ask = self.ask[1:]
        if option.kind == "cover":
            enter_cover(t, seat, option.value)

    def _begin(self, t: BoardTable) -> None:
        for seat in t.in_turn_order(list(t.standing)):
            draw_orders(t, seat, hand_limit(t, seat))
        t.emit("stage_begun", stage=1)
        t.pop()
        t.push(Turns())
