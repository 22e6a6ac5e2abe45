"""Order cards and the actions printed on them."""

from __future__ import annotations

from typing import Literal

from eday.content.base import Entry, Strict
from eday.content.board.schema.locust_steps import LocustMove


class Action(Strict, frozen=True, kw_only=True, tag_field="do"):
    """Base of the actions printed on order cards."""


class MoveAction(Action, frozen=True, kw_only=True, tag="move"):
    areas: int
    oust: bool = False
    """May end in a cover space held by a Locust, which leaves it and takes 1 wound."""


class AttackAction(Action, frozen=True, kw_only=True, tag="attack"):
    normal_only: bool = False
    extra_dice: int = 0
    extra_dice_with: str | None = None
    free_overkill: bool = False
    """Overkill without discarding ammo, though the weapon must hold at least 1."""
    moved_locust: bool = False
    """Only the Locust moved by this card may be attacked."""


class DrawAction(Action, frozen=True, kw_only=True, tag="draw"):
    who: Literal["self", "cogs_in_your_area", "cogs_in_cover", "one_cog_in_your_area", "revived_cog"]
    cards: int


class MoveLocustAction(Action, frozen=True, kw_only=True, tag="move_locust"):
    """`adjacent`: one Locust 1 move away comes into your area; `attack_target`: the survivor moves away from you."""

    who: Literal["adjacent", "attack_target"]


class PlayOrderAction(Action, frozen=True, kw_only=True, tag="play_order"):
    """One more order card: your own if the attack before cost ammo, or another player's."""

    who: Literal["self_if_ammo_spent", "another_player"]


class FreeSpecialAction(Action, frozen=True, kw_only=True, tag="free_special"):
    """One equipment or pick-up without discarding a card."""


class GainAmmoAction(Action, frozen=True, kw_only=True, tag="gain_ammo"):
    tokens: int


class ReplaceLocustActivation(Action, frozen=True, kw_only=True, tag="replace_locust_activation"):
    """No AI card is drawn this turn; these steps happen at once instead."""

    steps: tuple[LocustMove, ...]


class ReviveAction(Action, frozen=True, kw_only=True, tag="revive"):
    pass


OrderAction = (
    MoveAction
    | AttackAction
    | DrawAction
    | MoveLocustAction
    | PlayOrderAction
    | FreeSpecialAction
    | GainAmmoAction
    | ReplaceLocustActivation
    | ReviveAction
)


class Order(Entry, frozen=True, kw_only=True):
    reaction: Literal["dodge", "guard", "follow"]
    copies: int
    two_plus: bool = False
    actions: tuple[OrderAction, ...]
