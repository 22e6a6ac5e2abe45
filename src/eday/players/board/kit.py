"""The components of a board game as planning reads them, by their numbers in briefs. Judgements are in `lore`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from eday.board import BoardFacts
from eday.players.board.chances import HELPFUL, IDLE, Chances, Omen, faces_of
from eday.players.board.lore import KEEP, REACTION, THREAT, WANTED
from eday.players.board.tactics import Tactics

Printed = Mapping[str, Any]
ANYWHERE: Final = 99
KEPT: Final = 8
AMOUNTS: Final = {"move": "areas", "attack": "extra_dice", "draw": "cards", "gain_ammo": "tokens"}
"""The number that counts in an action."""

MOVE: Final = 0
ATTACK: Final = 1
DRAW_SELF: Final = 2
DRAW_ONE: Final = 3
DRAW_TOGETHER: Final = 4
DRAW_IN_COVER: Final = 5
DRAW_REVIVED: Final = 6
PULL: Final = 7
PUSH: Final = 8
RELOAD: Final = 9
TEAMWORK: Final = 10
FREE: Final = 11
AMMO: Final = 12
HOLD: Final = 13
REVIVE: Final = 14

WORDS: Final[dict[str, int]] = {
    "move": MOVE,
    "attack": ATTACK,
    "draw:self": DRAW_SELF,
    "draw:one_cog_in_your_area": DRAW_ONE,
    "draw:cogs_in_your_area": DRAW_TOGETHER,
    "draw:cogs_in_cover": DRAW_IN_COVER,
    "draw:revived_cog": DRAW_REVIVED,
    "move_locust:adjacent": PULL,
    "move_locust:attack_target": PUSH,
    "play_order:self_if_ammo_spent": RELOAD,
    "play_order:another_player": TEAMWORK,
    "free_special": FREE,
    "gain_ammo": AMMO,
    "replace_locust_activation": HOLD,
    "revive": REVIVE,
}
"""The content's words for actions."""


class Action:
    """One action of an order card."""

    __slots__ = ("amount", "do", "free_overkill", "normal_only", "pulled", "weapon")

    def __init__(
        self,
        do: int,
        amount: int = 0,
        weapon: int = -1,
        normal_only: bool = False,
        free_overkill: bool = False,
        pulled: bool = False,
    ) -> None:
        self.do = do
        self.amount = amount
        """Areas, cards, tokens or extra dice."""
        self.weapon = weapon
        """The extra dice are for this one only."""
        self.normal_only = normal_only
        self.free_overkill = free_overkill
        self.pulled = pulled
        """Only against the Locust this card has moved."""


Actions = tuple[Action, ...]
PLAIN_MOVE: Final[Actions] = (Action(MOVE, 2),)
PLAIN_ATTACK: Final[Actions] = (Action(ATTACK),)
"""What the rules let every card be played for besides its own actions (BG-ORDER-02)."""


class Order:
    """An order card."""

    __slots__ = ("actions", "dodge", "follow", "guard", "keep")

    def __init__(self, name: str, reaction: str, actions: Actions) -> None:
        self.actions = actions
        self.dodge = reaction == "dodge"
        self.guard = reaction == "guard"
        self.follow = reaction == "follow"
        self.keep = KEEP.get(name, 0.3) + REACTION.get(reaction, 0.0)
        """What it is worth in the hand."""


class Arm:
    """A weapon as far as planning needs it."""

    __slots__ = (
        "blast", "chainsaw", "chances", "charges", "farthest", "grenade", "guards", "ignores_cover", "index", "load",
        "nearest", "normal", "only_with", "overkill", "pierces", "rank", "reach", "seals", "shield", "slow", "still",
        "token", "unloaded",
    )  # fmt: skip

    def __init__(self, index: int, weapon: Printed, chances: Chances, names: tuple[str, ...]) -> None:
        name = str(weapon["id"])
        self.index = index
        self.normal = int(weapon["normal"])
        self.overkill = int(weapon["overkill"])
        self.reach = int(weapon["range"])
        self.nearest = int(weapon["min_range"])
        self.farthest: int = ANYWHERE if weapon["max_range"] is None else int(weapon["max_range"])
        self.blast = bool(weapon["area"])
        self.chainsaw = int(weapon["chainsaw"])
        self.still = bool(weapon["not_after_moving"])
        self.unloaded: bool = bool(weapon["normal_without_ammo"]) or weapon["token"] == "none"
        self.pierces = bool(weapon["wounds_armoured"])
        self.charges = int(weapon["charge"]) > 0
        self.token: bool = weapon["token"] != "none"
        self.grenade: bool = weapon["token"] == "grenade"
        self.guards = bool(weapon["guard"])
        self.ignores_cover = bool(weapon["ignores_cover"])
        self.seals: bool = bool(weapon["omen"]) and weapon["omen"]["do"] == "seal_hole"
        self.shield = int(weapon["extra_defense"])
        self.slow: int = ANYWHERE if weapon["own_turn_movement"] is None else int(weapon["own_turn_movement"])
        self.only_with: tuple[int, ...] = tuple([names.index(other) for other in weapon["attack_only_with"]])
        self.chances = chances
        self.rank: int = WANTED.index(name) if name in WANTED else len(WANTED)
        """How much it is wanted; 0 most."""
        self.load: float = -0.5 * self.rank + (3.0 if name in ("lancer", "gnasher", "hammer_of_dawn") else 0.0)
        """How much a token on it is wanted."""


class Foe:
    """An enemy as it is printed, and what is thought of it."""

    __slots__ = (
        "armoured", "attack", "burst", "bursts_on_all", "chances", "family", "health", "immune", "listens",
        "markers", "name", "shields", "splash", "threat", "tramples", "turned", "wounded",
    )  # fmt: skip

    def __init__(self, enemy: Printed, markers: Printed, chances: Chances, tramples: bool) -> None:
        blast = enemy["death_blast"] or {}
        marker = markers[enemy["markers"]] if enemy["markers"] else {}
        second = marker.get("second_health")
        self.name = str(enemy["id"])
        self.family = str(enemy["family"])
        self.attack = int(enemy["attack"])
        self.shields = int(enemy["defense"])
        self.health = int(enemy["health"])
        self.wounded: int = int(enemy["wounded_health"] or marker.get("health", self.health))
        """Health with a wound marker, and with one turned over."""
        self.turned: int = self.wounded if second is None else int(second)
        self.markers: int = 0 if not marker else 1 if second is None else 2
        """How often it can be wounded and live."""
        self.burst = int(blast.get("wounds", 0))
        """Wounds its death deals to those beside it."""
        self.bursts_on_all: bool = blast.get("who") == "each_figure"
        self.armoured = bool(enemy["armoured"])
        self.listens = bool(enemy["drawn_to_noise"])
        self.chances = chances
        """What its dice and omens do to the one it attacks."""
        self.splash: float = _splash(enemy["omen"]) * chances.omen(self.attack)
        """Wounds an attack may be expected to deal to each bystander in the area of its victim."""
        self.tramples = tramples
        """It attacks everybody in its area, whoever is nearest."""
        self.immune = bool(enemy["chainsaw_immune"])
        self.threat: float = THREAT.get(self.name, 0.3 + 0.4 * self.attack + 0.15 * self.health)


class Kit:
    """Weapons, orders, enemies and dice of a content."""

    __slots__ = ("arms", "components", "dice", "foes", "orders", "tactics")

    def __init__(self, facts: BoardFacts) -> None:
        components: Printed = facts.components
        attack = faces_of(components["dice"]["attack"]["faces"], "wounds")
        defense = faces_of(components["dice"]["defense"]["faces"], "shields")
        self.components = components
        self.dice = Chances(attack, defense, IDLE)
        known = {IDLE: self.dice}
        self.arms: list[Arm] = []
        for index, name in enumerate(facts.weapons):
            printed = components["weapons"][name]
            omen = _omen(printed["omen"], HELPFUL)
            if omen not in known:
                known[omen] = Chances(attack, defense, omen)
            self.arms.append(Arm(index, printed, known[omen], facts.weapons))
        self.orders: list[Order] = []
        for name in facts.orders:
            order = components["orders"][name]
            actions = tuple([read_action(action, facts.weapons) for action in order["actions"]])
            self.orders.append(Order(name, order["reaction"], actions))
        self.foes: list[Foe] = []
        for name in facts.enemies:
            enemy = components["enemies"][name]
            omen = _omen(enemy["omen"], IDLE)
            if omen not in known:
                known[omen] = Chances(attack, defense, omen)
            tramples = _tramples(components["ai_cards"], str(enemy["family"]))
            self.foes.append(Foe(enemy, components["markers"], known[omen], tramples))
        self.tactics = Tactics(components["ai_cards"], tuple([foe.family for foe in self.foes]))


def read_action(printed: Printed, weapons: tuple[str, ...]) -> Action:
    """An action as it is printed."""
    word = printed["do"]
    weapon = printed.get("extra_dice_with")
    return Action(
        WORDS[f"{word}:{printed['who']}" if "who" in printed else word],
        int(printed[AMOUNTS[word]]) if word in AMOUNTS else 0,
        weapons.index(weapon) if weapon else -1,
        bool(printed.get("normal_only", False)),
        bool(printed.get("free_overkill", False)),
        bool(printed.get("moved_locust", False)),
    )


def _omen(printed: Printed | None, other: Omen) -> Omen:
    """What an omen adds to the wounds; `other` where it does something else for the attacker."""
    if printed is None:
        return IDLE
    word = printed["do"]
    if word in ("add_wounds", "oust_from_cover"):
        return Omen(wounds=printed["wounds"], once=printed["once"])
    if word == "double_other_dice":
        return Omen(doubles=True)
    return IDLE if word in ("seal_hole", "splash") else other


def _splash(printed: Printed | None) -> int:
    """Wounds an omen deals to bystanders."""
    return int(printed["wounds"]) if printed is not None and printed["do"] == "splash" else 0


def _tramples(cards: Printed, family: str) -> bool:
    """Whether the attacks of a family's AI cards fall on whole areas."""
    attacks = [
        step
        for card in cards.values()
        if card["family"] == family
        for step in (*card["then"], *card["otherwise"])
        if step["do"] == "attack"
    ]
    return bool(attacks) and all(step["whole_area"] for step in attacks)


_known: list[Kit] = []


def kit_of(facts: BoardFacts) -> Kit:
    """The kit of a game, read once: all games of a content hand out the same components."""
    components = facts.components
    for kit in _known:
        if kit.components is components:
            return kit
    kit = Kit(facts)
    _known[KEPT - 1 :] = []
    _known.insert(0, kit)
    return kit
