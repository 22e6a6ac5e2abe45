"""The box: everything about one game that never changes while it is played, numbered for speed."""

from __future__ import annotations

from typing import Any, Final

from eday.board.printed import printed
from eday.content.board import Content, schema
from eday.content.components import fingerprint
from eday.kernel import Option

RULES_VERSION: Final = "board-3"
SLOTS: Final[tuple[schema.Slot, ...]] = ("A", "B", "C")
MAX_COGS: Final = 4
WALKED_TO: Final = (schema.EnemyEntersExit, schema.CogEntersLastTile, schema.AllCogsAtExit, schema.AllCogsOnTile)


class Box:
    """Content of one set-up: cards and figures get numbers, names and tables that clones share.

    Figures 0-3 are the COGs of the seats; Locust figures follow from number 4 on.
    """

    __slots__ = (
        "_card_options",
        "_figure_options",
        "_shots",
        "_throws",
        "_unseeded",
        "_weapon_options",
        "ai_cards",
        "attack_faces",
        "cogs",
        "content",
        "defense_faces",
        "enemies",
        "facts",
        "figure_kind",
        "figure_refs",
        "guided",
        "horde",
        "insane",
        "kinds",
        "locusts",
        "marker_kinds",
        "mission",
        "order_index",
        "order_refs",
        "orders",
        "players",
        "reactions",
        "seed",
        "solo",
        "stage_rules",
        "watched",
        "weapon_index",
        "weapons",
    )

    def __init__(
        self,
        content: Content,
        mission: schema.Mission,
        cogs: tuple[str, ...],
        seed: int,
        insane: bool,
        horde: str,
        guided: bool = False,
    ) -> None:
        self.content = content
        self.mission = mission
        self.guided = guided
        """The guided first mission: cut short, with a script to be followed."""
        cards = printed(content)
        self.cogs = tuple([cards.cogs[cog] for cog in cogs])
        self.enemies = cards.enemies
        self.players = len(cogs)
        self.solo = self.players == 1
        self.seed = seed
        self._unseeded: Box | None = None
        self.facts: Any = None
        """What briefs share of this box (`brief.BoardFacts`), once one was asked for."""
        self.insane = insane
        self.horde = horde
        self.orders = tuple(content.orders.values())
        self.ai_cards = content.ai_cards
        self.order_index = {order.id: i for i, order in enumerate(self.orders)}
        self.order_refs = tuple(f"order:{order.id}" for order in self.orders)
        self.reactions = {
            kind: frozenset(i for i, order in enumerate(self.orders) if order.reaction == kind)
            for kind in ("guard", "dodge", "follow")
        }
        self.weapons = cards.weapons
        self.weapon_index = cards.weapon_index
        self.marker_kinds = tuple(content.markers)
        self.stage_rules: tuple[dict[schema.StageRuleName, schema.StageRule], ...] = tuple(
            {rule.rule: rule for rule in stage.rules} for stage in mission.stages
        )
        self.watched = tuple(isinstance(stage.objective, WALKED_TO) for stage in mission.stages)
        """Stages whose objective a mere step may fulfil."""
        self._card_options: dict[str, list[Option | None]] = {}
        self._weapon_options: dict[str, list[Option | None]] = {}
        self._figure_options: dict[str, list[Option | None]] = {}
        self._shots: dict[int, list[Option | None]] = {}
        self._throws: dict[tuple[object, int], list[Option | None]] = {}
        self._number_figures()
        self.attack_faces = cards.attack_faces
        self.defense_faces = cards.defense_faces

    def _number_figures(self) -> None:
        """Figure numbers, names and kinds; only kinds the mission can bring take part."""
        content = self.content
        wanted = {content.enemies[enemy].figure for enemy in enemies_of(self.mission)}
        wanted.update(kind for _, kind in stand_ins(self.mission))
        refs = [f"cog:{cog.id}" for cog in self.cogs] + [""] * (MAX_COGS - self.players)
        kinds = [""] * MAX_COGS
        for enemy in content.enemies.values():
            if enemy.figures and enemy.figure in wanted:
                refs += [f"figure:{enemy.figure}-{n + 1}" for n in range(enemy.figures)]
                kinds += [enemy.figure] * enemy.figures
        self.figure_refs = tuple(refs)
        self.figure_kind = tuple(kinds)
        self.locusts = tuple(range(MAX_COGS, len(refs)))
        self.kinds = {kind: tuple(f for f in self.locusts if kinds[f] == kind) for kind in dict.fromkeys(kinds) if kind}

    def head(self) -> dict[str, Any]:
        """The content and the set-up, as a record tells them."""
        setup = {
            "mission": self.mission.id,
            "cogs": [cog.id for cog in self.cogs],
            "insane": self.insane,
            "horde": self.horde,
        }
        return {
            "content": {"hash": content_hash(self.content, self.mission, self.guided), "patch": self.content.patch},
            "setup": {**setup, "guided": True} if self.guided else setup,
        }

    def unseeded(self) -> Box:
        """The same box without its seed, for imagined games; made once and shared by them."""
        if self._unseeded is None:
            cogs = tuple([cog.id for cog in self.cogs])
            box = Box(self.content, self.mission, cogs, 0, self.insane, self.horde, self.guided)
            self._unseeded = box._unseeded = box
        return self._unseeded

    def card_options(self, kind: str) -> list[Option | None]:
        """Options about order cards that were on offer before, by card."""
        known = self._card_options.get(kind)
        if known is None:
            known = self._card_options[kind] = [None] * len(self.orders)
        return known

    def weapon_options(self, kind: str) -> list[Option | None]:
        """Options about weapon cards that were on offer before, by weapon."""
        known = self._weapon_options.get(kind)
        if known is None:
            known = self._weapon_options[kind] = [None] * len(self.weapons)
        return known

    def figure_options(self, kind: str) -> list[Option | None]:
        """Options about figures that were on offer before, by figure."""
        known = self._figure_options.get(kind)
        if known is None:
            known = self._figure_options[kind] = [None] * len(self.figure_refs)
        return known

    def shots(self, weapon: int, mode: int, free: bool) -> list[Option | None]:
        """Attacks with a weapon in a mode, with overkill for free or not, that were on offer before, by figure."""
        key = weapon * 4 + mode * 2 + int(free)
        known = self._shots.get(key)
        if known is None:
            known = self._shots[key] = [None] * len(self.figure_refs)
        return known

    def throws(self, weapon: int, mode: int, free: bool, shape: object, areas: int) -> list[Option | None]:
        """The same for attacks on the areas of a map, by area."""
        key = (shape, weapon * 4 + mode * 2 + int(free))
        known = self._throws.get(key)
        if known is None:
            known = self._throws[key] = [None] * areas
        return known

    def weapon(self, weapon_id: str) -> int:
        """Number of a weapon."""
        return self.weapon_index[weapon_id]


_fingerprints: Final[dict[tuple[str, str, bool], str]] = {}


def content_hash(content: Content, mission: schema.Mission, guided: bool = False) -> str:
    """Fingerprint of what a game of this mission uses, so that changes elsewhere do not spoil its records."""
    key = (content.hash, mission.id, guided)
    if key not in _fingerprints:
        enemies = enemies_of(mission)
        families = {content.enemies[enemy].family for enemy in enemies} | {"general"}
        tiles = {tile for level in mission.levels for tile in level.locations}
        tiles.update(tile for locations in mission.difficulties.values() for tile in locations)
        tiles.update(step.tile for step in steps_of_mission(mission) if isinstance(step, schema.PlaceTile))
        used = {
            "missions": [mission.id],
            "enemies": enemies,
            "ai_cards": [card.id for card in content.ai_cards.values() if card.family in families],
            "tiles": tiles,
            "locations": tiles,
            "first_mission": ["first_mission"] if guided else [],
        }
        _fingerprints[key] = fingerprint(content, used)
    return _fingerprints[key]


def steps_of_mission(mission: schema.Mission) -> list[schema.LocustStep]:
    """Set-up steps, then those of the stage flips."""
    return [*mission.setup, *(step for stage in mission.stages for step in stage.on_flip)]


def stand_ins(mission: schema.Mission) -> list[tuple[str, str]]:
    """(enemy, kind of figure that may stand in for its own)."""
    steps = [step for step in steps_of_mission(mission) if isinstance(step, schema.EachPlayerSpawns)]
    return [(step.enemy, step.stand_in) for step in steps if step.enemy and step.stand_in]


def enemies_of(mission: schema.Mission) -> list[str]:
    """Every enemy card the mission uses at some time, in slot order, later stages last."""
    found = [mission.enemies[slot] for slot in SLOTS if slot in mission.enemies]
    for step in steps_of_mission(mission):
        if isinstance(step, schema.SetEnemies):
            found += [enemy for enemy in (step.A, step.B, step.C) if enemy]
    return list(dict.fromkeys(found))
