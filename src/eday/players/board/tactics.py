"""What the AI cards still to come will let each kind of Locust do: chances of being attacked, by distance and sight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from eday.board import BoardBrief

Printed = Mapping[str, Any]
STEPS: Final = 8
"""Distances told apart, in moves; the last one stands for all beyond."""
SIZE: Final = 4 * STEPS
KEPT: Final = 512
FEW: Final = 2
"""With so few cards left the discards come back before long."""
AROUND_CORNERS: Final = 0.5
"""How often a Locust that moves up to a COG gets it into sight."""
SOMETIMES: Final = 0.4
"""How often a condition holds that a brief does not tell."""
ANYWHERE: Final = 99


def at(steps: int, seen: int, covered: bool) -> int:
    """Where in a table the chance stands against a COG so many moves away."""
    return (2 if covered else 0) * STEPS + (STEPS if seen else 0) + (steps if steps < STEPS else STEPS - 1)


class Tactics:
    """The AI cards of a content."""

    __slots__ = ("_cards", "_decks", "_families", "_printed")

    def __init__(self, printed: Printed, families: tuple[str, ...]) -> None:
        self._printed: dict[int, Printed] = {int(card["number"]): card for card in printed.values()}
        self._families = families
        """The family of each enemy."""
        self._cards: dict[tuple[int, int], list[float]] = {}
        self._decks: dict[tuple[tuple[int, ...], frozenset[int]], list[list[float]]] = {}

    def tables(self, brief: BoardBrief, kinds: frozenset[int]) -> list[list[float]]:
        """For each enemy the chances that the next AI card makes it attack, for the kinds in play."""
        deck = brief.ai_deck if len(brief.ai_deck) > FEW else (*brief.ai_deck, *brief.ai_discard)
        key = (deck, kinds)
        known = self._decks.get(key)
        if known is None:
            if len(self._decks) >= KEPT:
                self._decks.clear()
            known = self._decks[key] = self._read(deck, kinds)
        return known

    def _read(self, deck: tuple[int, ...], kinds: frozenset[int]) -> list[list[float]]:
        there = {self._families[kind] for kind in kinds}
        played = [card for card in deck if self._counts(card, there)]
        share = 1.0 / max(1, len(played))
        tables: list[list[float]] = [[] for _ in self._families]
        for kind in kinds:
            table = [0.0] * SIZE
            for card in played:
                for index, chance in enumerate(self.one_card(card, kind)):
                    table[index] += share * chance
            tables[kind] = table
        return tables

    def _counts(self, card: int, there: set[str]) -> bool:
        """Whether a card ends the drawing: it asks for no other one."""
        printed = self._printed.get(card)
        if printed is None or printed["draw_again"]:
            return False
        family = str(printed["family"])
        return family == "general" or family in there or not printed["redraw_when"]

    def one_card(self, card: int, kind: int) -> list[float]:
        """That a card makes an enemy attack: a table like those of the whole deck."""
        known = self._cards.get((card, kind))
        if known is None:
            family = self._families[kind]
            printed = self._printed[card]
            known = [0.0] * SIZE
            if printed["family"] in ("general", family):
                for steps in range(STEPS):
                    for seen in (0, 1):
                        for covered in (False, True):
                            known[at(steps, seen, covered)] = _attacks(printed, family, steps, seen, covered)
            self._cards[card, kind] = known
        return known


def _attacks(card: Printed, family: str, steps: int, seen: int, covered: bool) -> float:
    """Chance that the card makes a Locust of a family attack a COG so far away."""
    met = _met(card["when"], family, steps, seen, covered)
    chance = 0.0
    if met > 0.0:
        chance += met * _half(card["then"], card, family, steps, seen, covered)
    if met < 1.0:
        chance += (1.0 - met) * _half(card["otherwise"], card, family, steps, seen, covered)
    return chance


def _met(when: Printed | None, family: str, steps: int, seen: int, covered: bool) -> float:
    """How likely the condition of a card holds."""
    if when is None:
        return 1.0
    word = when["is"]
    if word in ("cog_within", "locust_near_you"):
        if when.get("health_max") is not None:
            return SOMETIMES if steps <= int(when["movement"] or ANYWHERE) else 0.0
        limit = when.get("movement")
        return float(steps <= int(limit if limit is not None else when["range"]))
    if word in ("cog_in_sight", "any_sees_cog"):
        return float(seen)
    if word == "in_play":
        return float(not when.get("none", False))
    if word == "cog_in_own_area":
        return float(steps == 0)
    if word == "all_cogs_at_least":
        return float(steps >= int(when["movement"]))
    if word == "all_cogs_in_cover":
        return SOMETIMES if covered else 0.0
    if word in ("self_unwounded", "cog_acted_this_turn"):
        return 1.0 - SOMETIMES / 2
    return SOMETIMES


def _half(half: Any, card: Printed, family: str, steps: int, seen: int, covered: bool) -> float:
    """The steps of one half, for a Locust that starts so far away."""
    reach = 0
    idle = 1.0
    chance = 0.0
    for step in half:
        who = step.get("who")
        if who is None or not _concerns(who, card, family):
            continue
        if step["do"] == "move" and (idle > 0 or not who["idle"]):
            areas = steps if step["into"] else int(step["areas"] or 0)
            reach += areas if step["toward"] is not None else -min(areas, 1)
        elif step["do"] == "attack":
            hit = _hits(step, steps, reach, seen, covered) * (idle if who["idle"] else 1.0)
            if step["target"] == "you":
                hit *= SOMETIMES
            chance = max(chance, chance + (1.0 - chance) * hit)
            idle *= 1.0 - hit
    return chance


def _concerns(who: Printed, card: Printed, family: str) -> bool:
    if who["spawned"] or who["at_least_from_cog"]:
        return False
    return bool(who["all"] or who["slot"] or family in who["family"] or (who["self"] and card["family"] == family))


def _hits(step: Printed, steps: int, reach: int, seen: int, covered: bool) -> float:
    """Whether the COG can be attacked after moving so far toward it."""
    if step["out_of_cover"] and covered:
        return 0.0
    left = max(0, steps - reach)
    if step["own_area"]:
        return float(left == 0)
    limit = step["range"]
    if limit is not None and left > int(limit):
        return 0.0
    if seen or left == 0:
        return 1.0
    return AROUND_CORNERS if reach > 0 and left <= 2 else 0.0
