"""What effects do, one operation after the other. A word for a player is `who`; units and cover cards are `target`."""

from __future__ import annotations

from typing import Literal

import msgspec

from eday.content.base import Strict
from eday.content.card.schema.targets import CoverTarget, Filter, Per, Target
from eday.content.card.schema.words import Duration, Faction, Keyword, Player, Trigger

DrawAmount = int | Literal["direct_damage_dealt"]
DamageAmount = int | Literal["sacrificed_attack_plus_1"]
"""Attack of the unit killed as cost, plus 1."""


class Op(Strict, frozen=True, kw_only=True, tag_field="op"):
    """Base of all operations."""


# Cards


class Draw(Op, frozen=True, kw_only=True, tag="draw"):
    n: DrawAmount
    up_to: bool = False
    who: Player = "friendly"


class Discard(Op, frozen=True, kw_only=True, tag="discard"):
    """From hand; whoever discards chooses the cards."""

    n: int
    who: Player = "friendly"


class Mill(Op, frozen=True, kw_only=True, tag="mill"):
    """The top cards of a deck go to its discard pile."""

    n: int
    who: Player


class Peek(Op, frozen=True, kw_only=True, tag="peek"):
    """Look at the top cards of your deck, take some into your hand, put the rest back in any order."""

    n: int
    keep: int
    up_to: bool = False
    """May keep fewer."""
    rest: Literal["top", "bottom"]


class ReturnFromDiscard(Op, frozen=True, kw_only=True, tag="return_from_discard"):
    """From your discard pile."""

    n: int
    up_to: bool = False
    filter: Filter = msgspec.field(default_factory=Filter)
    to: Literal["hand", "reserve", "deck_bottom", "deck_shuffle"]


class PutFromHand(Op, frozen=True, kw_only=True, tag="put_from_hand"):
    """Units from your hand to your reserve without deploying them."""

    n: int
    up_to: bool = False
    filter: Filter


class PutFromDeck(Op, frozen=True, kw_only=True, tag="put_from_deck"):
    """At set-up, before shuffling: from a deck to the reserve of the same player."""

    n: int
    filter: Filter
    who: Player


class DeployFree(Op, frozen=True, kw_only=True, tag="deploy_free"):
    """Deploy from your hand whatever the deployment values."""

    n: int = 1
    filter: Filter


class Spawn(Op, frozen=True, kw_only=True, tag="spawn"):
    """Disposable units from the supply into a reserve, as far as there are any."""

    card: str
    n: int
    up_to: bool = False
    who: Player = "friendly"


# Damage


class Damage(Op, frozen=True, kw_only=True, tag="damage"):
    """One packet to each target, all at the same time."""

    n: DamageAmount
    target: Target


class DirectDamage(Op, frozen=True, kw_only=True, tag="direct_damage"):
    n: int
    who: Player = "enemy"


class Kill(Op, frozen=True, kw_only=True, tag="kill"):
    target: Target


class DamageMod(Op, frozen=True, kw_only=True, tag="damage_mod"):
    """Damage to units the targets deal or take, or direct damage they deal, is changed by so much."""

    dealt: int = 0
    taken: int = 0
    direct_dealt: int = 0
    target: Target
    against: Filter | None = None
    """Only if the other unit fits."""
    times: int | None = None
    """Only for the first so many times; None: always."""
    duration: Duration = "while"


class FirstStrike(Op, frozen=True, kw_only=True, tag="first_strike"):
    """The target's damage is dealt and checked first: whom it kills deals none back."""

    target: Target


# Units


class Move(Op, frozen=True, kw_only=True, tag="move"):
    """To its owner's reserve or command area, or into unoccupied cover other than its own, which its owner chooses."""

    target: Target
    to: Literal["reserve", "cover", "command"]


class Suppress(Op, frozen=True, kw_only=True, tag="suppress"):
    target: Target


class Ready(Op, frozen=True, kw_only=True, tag="ready"):
    target: Target


class Buff(Op, frozen=True, kw_only=True, tag="buff"):
    """Attack and defense change; with `per`, so much for each unit counted, at most `max` for each value."""

    attack: int = 0
    defense: int = 0
    target: Target
    per: Per | None = None
    max: int | None = None
    duration: Duration = "while"


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    keyword: Keyword
    target: Target
    duration: Duration = "while"


class Untargetable(Op, frozen=True, kw_only=True, tag="untargetable"):
    """Cannot be chosen by effects of the enemy's cards; it can still be attacked."""

    target: Target


class ExtraAction(Op, frozen=True, kw_only=True, tag="extra_action"):
    """May act once more in the next combat phase within the duration: two direct attacks for a unit in cover."""

    target: Target
    duration: Duration = "turn"


class JointAttack(Op, frozen=True, kw_only=True, tag="joint_attack"):
    """One attack at once by several units, attack values added.

    The enemy player picks the one attacker that takes the damage; after a kill one surviving attacker of your choice
    enters the cover; none of the attackers can act again this turn. Reactions and all else are as in any attack.
    """

    target: Target
    attackers: Target


class RemoveCard(Op, frozen=True, kw_only=True, tag="remove_card"):
    """Leaves the game; disposable units go back to the supply."""

    target: Target


# Cover and command cards


class RemoveCover(Op, frozen=True, kw_only=True, tag="remove_cover"):
    target: CoverTarget


class FlipCover(Op, frozen=True, kw_only=True, tag="flip_cover"):
    target: CoverTarget
    to: str


class FlipCommand(Op, frozen=True, kw_only=True, tag="flip_command"):
    """`card` is a command card, or `self`."""

    card: str
    to: str


class Rotate(Op, frozen=True, kw_only=True, tag="rotate"):
    """Forwards; `card` is a rotating command card, or `self`."""

    card: str
    steps: int = 1


class UseVersion(Op, frozen=True, kw_only=True, tag="use_version"):
    """Of the versions of a command unit this one is used, as the chapter's list of command cards says too."""

    card: str


class AddValues(Op, frozen=True, kw_only=True, tag="add_values"):
    """The tactic ability of that command card works with these hand counts too."""

    card: str
    values: tuple[int, ...]


class DisableCard(Op, frozen=True, kw_only=True, tag="disable_card"):
    """Rules and tactics of that card do not work."""

    card: str
    duration: Duration


class LimitBlockers(Op, frozen=True, kw_only=True, tag="limit_blockers"):
    """At most so many units block one attack."""

    n: int


class RemoveOrWin(Op, frozen=True, kw_only=True, tag="remove_or_win"):
    """So many copies of that card leave the game; if there are not enough, `winner` wins."""

    card: str
    n: int = 1
    winner: Faction


class Win(Op, frozen=True, kw_only=True, tag="win"):
    who: Player


# Choices and later effects


class Choose(Op, frozen=True, kw_only=True, tag="choose"):
    """The controller picks one of the lists."""

    options: tuple[tuple[AnyOp, ...], ...]


class Delayed(Op, frozen=True, kw_only=True, tag="delayed"):
    """From now on for the duration: whenever it happens, do that."""

    trigger: Trigger
    duration: Duration
    do: tuple[AnyOp, ...]


AnyOp = (
    Draw
    | Discard
    | Mill
    | Peek
    | ReturnFromDiscard
    | PutFromHand
    | PutFromDeck
    | DeployFree
    | Spawn
    | Damage
    | DirectDamage
    | Kill
    | DamageMod
    | FirstStrike
    | Move
    | Suppress
    | Ready
    | Buff
    | Gain
    | Untargetable
    | ExtraAction
    | JointAttack
    | RemoveCard
    | RemoveCover
    | FlipCover
    | FlipCommand
    | Rotate
    | UseVersion
    | AddValues
    | DisableCard
    | LimitBlockers
    | RemoveOrWin
    | Win
    | Choose
    | Delayed
)
