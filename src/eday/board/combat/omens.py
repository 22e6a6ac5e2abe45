"""Triggered weapon abilities about which the attacker has a say (BG-WEAPON-02: they may be used)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from eday.board.combat.blast import Wound
from eday.board.refusals import Why
from eday.board.table import BoardTable
from eday.board.verbs.holes import seal_hole
from eday.content.board import schema
from eday.kernel import Option

if TYPE_CHECKING:
    from eday.board.combat.attack import Attack

NO_HOLE: Final = Why("BG-MAP-05", "why-no-hole", ("hole",))
SEALED: Final = Why("BG-SEAL-04", "why-already-sealed", ("hole",))
DECLINE: Final = Option("decline", "decline")


def _seal(t: BoardTable, attack: Attack, omen: schema.SealHole) -> list[Option]:
    if unsealable(t, attack.area) is not None:
        return []
    ref = f"hole:{t.shape.areas[attack.area]}"
    return [Option(f"seal:{ref}", "seal", (ref,)), DECLINE]


def _hit(t: BoardTable, attack: Attack, omen: schema.ExtraTarget) -> list[Option]:
    others = [f for f in t.figures_in(attack.area) if not t.is_cog(f) and f != attack.target]
    figures = others or [attack.target]
    return [Option(f"hit:{t.ref(f)}", "hit", (t.ref(f),), value=f) for f in figures]


def _splash(t: BoardTable, attack: Attack, omen: schema.Splash) -> list[Option]:
    harmed = bystanders(t, attack, omen)
    if not harmed:
        return []
    splash = Option("splash", "splash", tuple(t.ref(f) for f in harmed), value=tuple(harmed))
    # Without a comrade in the blast nobody would decline.
    return [splash, DECLINE] if any(t.is_cog(f) for f in harmed) else [splash]


ASKED_OMENS: Final[dict[type[schema.Omen], Callable[[BoardTable, Attack, Any], list[Option]]]] = {
    schema.SealHole: _seal,
    schema.ExtraTarget: _hit,
    schema.Splash: _splash,
}
"""What the next omen may do; no option when it could do nothing."""


def unsealable(t: BoardTable, area: int) -> Why | None:
    """Why there is nothing to seal in an area."""
    if area in t.holes:
        return None
    return SEALED if area in t.sealed else NO_HOLE


def bystanders(t: BoardTable, attack: Attack, omen: schema.Splash) -> list[int]:
    """Figures a splash would wound."""
    if omen.where == "target_area":
        figures = [f for f in t.figures_in(attack.area) if f != attack.target]
    else:
        figures = [f for area in t.shape.range_neighbours[attack.area] for f in t.figures_in(area)]
    return [f for f in figures if not t.is_cog(f) or f in t.standing]


def use_omen(t: BoardTable, attack: Attack, option: Option) -> None:
    """Use or decline one omen."""
    omen = t.box.weapons[attack.weapon].omen
    attack.omens -= 1
    attack.used += 1
    if option.kind == "decline":
        if isinstance(omen, schema.SealHole) or (omen is not None and omen.once):
            attack.omens = 0
    elif option.kind == "seal":
        attack.omens = 0
        seal_hole(t, attack.area)
    elif option.kind == "hit":
        assert isinstance(omen, schema.ExtraTarget)
        figure: int = option.value
        if figure == attack.target:
            attack.wounds += omen.wounds
        else:
            attack.splash = (*attack.splash, Wound(figure, omen.wounds))
    elif option.kind == "splash":
        assert isinstance(omen, schema.Splash)
        harmed: tuple[int, ...] = option.value
        attack.splash += tuple(Wound(figure, omen.wounds) for figure in harmed)
        if omen.once:
            attack.omens = 0
