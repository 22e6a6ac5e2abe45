"""The beginning of what a COG chose among its attacks: a shot or throw, the chainsaw, or charging a weapon."""

from __future__ import annotations

from eday.board.combat.aim import PLAIN
from eday.board.combat.attack import Attack
from eday.board.combat.dice import chainsaw_parts, total
from eday.board.combat.targets import Saw, Shot
from eday.board.combat.wounds import Kill
from eday.board.locusts.noise import make_noise
from eday.board.table import BoardTable
from eday.board.verbs.figures import leave_cover
from eday.board.verbs.weapons import change_tokens
from eday.content.board import schema
from eday.kernel import Option


def begin_attack(t: BoardTable, seat: int, option: Option, action: schema.AttackAction = PLAIN) -> int:
    """Start the chosen attack; the attacked figure, -1 for an area or a charge."""
    if option.kind == "charge":
        change_tokens(t, seat, option.value, 1)
        return -1
    if option.kind == "chainsaw":
        saw: Saw = option.value
        chainsaw(t, seat, saw)
        return saw.figure
    shot: Shot = option.value
    extra = extra_dice(t, shot.weapon, action)
    area = t.area[shot.figure] if shot.figure >= 0 else shot.area
    t.push(Attack(seat, shot.figure, area, shot.weapon, shot.mode, extra, action.free_overkill))
    return shot.figure


def extra_dice(t: BoardTable, weapon: int, action: schema.AttackAction) -> int:
    """Dice that the order card adds with this weapon."""
    return action.extra_dice if action.extra_dice_with in (None, t.box.weapons[weapon].id) else 0


def chainsaw(t: BoardTable, seat: int, saw: Saw) -> None:
    """BG-CHAINSAW: leave cover, roll; wounds count nothing, one omen kills."""
    target = t.ref(saw.figure)
    t.note_attack(seat)
    leave_cover(t, seat)
    weapon = t.box.weapons[saw.weapon].ref
    t.emit("chainsaw_revved", attacker=t.ref(seat), target=target, weapon=weapon)
    faces = t.roll(total(chainsaw_parts(t, seat, saw.weapon)))
    names = [t.box.attack_faces[face].name for face in faces]
    t.emit("dice_rolled", attacker=t.ref(seat), attack=names, defense={})
    make_noise(t, seat, t.area[seat])
    if "omen" in names:
        t.push(Kill(saw.figure))
    else:
        t.emit("attack_missed", attacker=t.ref(seat))
