"""The board game as a seat sees it, field by field. A ref names a thing on the table: `area:2A.B`, `figure:drone-1`."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from eday.board.map.view_types import MapDrawing
from eday.kernel.view_types import DecisionView, Exactly, OptionView, OutcomeView

OncePerTurn = Literal["revive", "pick_up", "equipment", "bonus_move", "solo_move", "reload"]
"""What may be done once a turn."""
Printed = dict[str, object]
"""An entry of the content, with the fields its file has."""


class MissionView(TypedDict):
    """The mission, which everybody may read at any time (BG-SECRET-05)."""

    id: str
    stage: int
    """From 1 on."""
    stages: int
    """How many it has."""
    objective: Printed
    """Of this stage; its field `is` tells which."""
    rules: list[Printed]
    """Special rules of this stage; the field `rule` names each."""
    difficulty: str | None
    """The setting chosen, where a mission has some."""


class GuardsView(TypedDict):
    """Which guards of this Locust activation are gone."""

    team_used: bool
    own_used: bool
    forbidden: bool


class EnemySlot(TypedDict):
    """An enemy card on a slot, with its figures."""

    enemy: str
    """Its id."""
    figure: str
    """The kind of its figures."""
    attack: int
    health: int
    defense: int
    takes_cover: bool
    chainsaw_immune: bool
    unused: int
    """Figures not on the map."""
    figures: int
    """Figures there are."""


class WeaponView(TypedDict):
    """A weapon a COG holds."""

    weapon: str
    token: str
    """What its tokens are: ammo or grenades."""
    tokens: int


class HandCard(TypedDict):
    """An order card in a hand."""

    card: str
    reaction: Literal["dodge", "guard", "follow"]
    two_plus: bool
    """Whether it does more in a game of two or more."""


class CogView(TypedDict):
    """A COG, and how its player stands."""

    seat: int
    ref: str
    area: str | None
    """None once eliminated."""
    cover: str | None
    bleeding_out: bool
    eliminated: bool
    cards: int
    """How many the hand holds."""
    hand_limit: int
    defense: int
    weapons: list[WeaponView]
    hand: list[HandCard] | None
    """Only of the own seat (BG-SECRET-01)."""


class LocustView(TypedDict):
    """A Locust in play."""

    ref: str
    enemy: str
    """The id of its enemy card."""
    area: str
    cover: str | None
    wounded: bool
    health: int
    """What it has left."""


class DoorInfo(TypedDict):
    """A door token: what it ends, what lies behind it, and why it stays shut."""

    area: str
    level: int | None
    """The level it ends."""
    leads: int | None
    """The level behind it."""
    shut: str | None
    """Why it cannot be explored; None if it can."""


class EquipmentCard(TypedDict):
    """A location card with equipment that lies on the map."""

    area: str
    tile: str
    equipment: str | None
    """What it is."""
    face_down: bool
    """Used, and turned over instead of taken away."""


class DroppedWeapon(TypedDict):
    """A weapon on the ground, under the marker that brought it."""

    area: str
    weapon: str
    marker: str


class LevelView(TypedDict):
    """A location deck that still holds cards."""

    level: int
    locked: bool
    cards: int
    """How many; which ones nobody knows."""


class MapState(TypedDict):
    """What lies on the map; its layout names the drawing it lies on."""

    layout: str
    """The key of the drawing: the same as long as no tile is laid and no door opened."""
    doors_info: list[DoorInfo]
    """Of each door of the drawing, in the same order."""
    exit: str
    """The last tile's exit area."""
    open_holes: list[str]
    sealed_holes: list[str]
    hole_tokens: list[str]
    """Open holes that a token stands for."""
    equipment_cards: list[EquipmentCard]
    dropped_weapons: list[DroppedWeapon]
    """Oldest first."""
    levels: list[LevelView]


class MapView(MapDrawing, MapState):
    """The map with its drawing."""


class PileView(TypedDict):
    """Wound markers of a kind."""

    unused: int
    discards: int


class DecksView(TypedDict):
    """Piles by size only; the uppermost discards lie face up (BG-SECRET-04)."""

    orders: int
    order_discards: int
    ai: int
    ai_discards: int
    ai_top: str | None
    """The uppermost AI discard."""
    random_weapons: int
    random_weapon_discards: int
    markers: dict[str, PileView]
    """By kind of marker."""


class VerdictView(TypedDict):
    """Whether the condition of an AI card was met."""

    figure: str | None
    """For whom; None: for the card as a whole."""
    met: bool


class _Table(TypedDict):
    """What every view tells."""

    game: Literal["board"]
    seat: int | None
    """Whose view it is; None: a spectator's."""
    mission: MissionView
    players: int
    insane: bool
    turn: int
    """0 during set-up."""
    active: int
    """The seat whose turn it is."""
    first: int
    """The seat that began."""
    step: str
    """The step of the turn."""
    used: list[OncePerTurn]
    """What was used up this turn."""
    guards: GuardsView
    ai_card: str | None
    """The AI card being carried out."""
    ai_verdicts: list[VerdictView]
    """Whether its condition was met, or that of the last one: each time it was tested."""
    enemies: dict[str, EnemySlot | None]
    """By slot: A, B, C."""
    cogs: list[CogView]
    """In the order of the seats."""
    locusts: list[LocustView]
    decks: DecksView
    outcome: OutcomeView | None
    """None while the game goes on."""


class BoardState(_Table):
    """A view without what can be had apart: the drawing of the map, and the open decision."""

    map: MapState


class BoardView(_Table):
    """A whole view."""

    map: MapView
    decision: DecisionView | None


Dice = Annotated[list[int | str], Exactly(3)]
"""How many dice, the key of the reason, and its rule."""


class AttackOdds(TypedDict, total=False):
    """Exact odds of an attack: of one target, or of each figure in an area."""

    attack_dice: list[Dice]
    defense_dice: list[Dice]
    kill: float
    """The chance to kill; of a COG, to lay it down."""
    wound: float
    nothing: float
    seal: float
    """The chance to seal the hole in the target area."""
    targets: dict[str, AttackOdds]
    """By figure, where the attack hits an area."""


class WayOdds(OptionView):
    """An attack a guard allows."""

    odds: AttackOdds


class Odds(AttackOdds, total=False):
    """Exact odds of an attack or a reaction."""

    ways: list[WayOdds]
    """Every attack a guard allows."""


class ReachTarget(TypedDict):
    """A Locust that could be attacked from a place, with the best attack on it."""

    figure: str
    option: str
    """The id that this attack will have there."""
    weapon: str
    mode: str
    kill: float
    wound: float


class ReachEnd(TypedDict):
    """A place a movement may end in."""

    place: str
    """The cover space or, outside cover, the area."""
    area: str
    steps: int
    way: list[str]
    """Ids of the options that lead there, one after the other; the last ends the movement if an attack can follow."""
    route: list[str]
    """The areas that are entered."""
    may_ask: list[str]
    """COGs that may be asked on the way whether they come along."""
    halts: bool
    """Something else happens on arriving: the movement goes no further by itself."""
    seen_by: list[str]
    """Locusts with a line of sight to the place."""
    targets: list[ReachTarget]


class Reach(TypedDict):
    """Every end of a movement, nearest first."""

    walker: str
    ends: list[ReachEnd]
