"""Missions: enemies, levels, and stage by stage the special rules, the objective and what its flip brings."""

from __future__ import annotations

from eday.content import Content, schema
from eday.text.cards.describe import describe, fields
from eday.text.catalogue import known, say
from eday.text.names import enemy_name, readable
from eday.text.phrases import chained, listed, opened


def mission_lines(mission: schema.Mission, content: Content) -> list[str]:
    """The set-up card, then its stages."""
    enemies = [say("card-mission-enemy", slot=slot, enemy=enemy_name(enemy)) for slot, enemy in mission.enemies.items()]
    lines = [
        say(
            "card-mission",
            number=mission.number,
            least=mission.min_players,
            most=mission.max_players,
            map=mission.map_size,
        ),
        say("card-mission-enemies", enemies=chained(enemies, "next")),
        say("card-mission-ai", general=listed(str(number) for number in mission.general_ai)),
        *[_level(number, level) for number, level in enumerate(mission.levels, start=1) if level.locations],
        *[_difficulty(difficulty, tiles) for difficulty, tiles in mission.difficulties.items()],
    ]
    if mission.first_tile_only:
        lines.append(say("card-mission-first_tile_only"))
    if mission.setup:
        lines += [say("card-mission-setup"), *_steps(mission.setup)]
    for number, stage in enumerate(mission.stages, start=1):
        lines += stage_lines(number, stage)
    return lines


def stage_lines(number: int, stage: schema.Stage) -> list[str]:
    """One stage card, both sides."""
    lines = [say("card-stage-rule", stage=number, text=stage_rule(rule)) for rule in stage.rules]
    lines.append(say("card-stage-objective", stage=number, text=describe("objective", stage.objective)))
    if stage.on_flip:
        lines += [say("card-stage-on_flip", stage=number), *_steps(stage.on_flip)]
    if stage.wins:
        lines.append(say("card-stage-wins", stage=number))
    return lines


def stage_rule(rule: schema.StageRule) -> str:
    """A special rule of a stage."""
    return say(f"rule-{rule.rule}", **fields(rule))


def _steps(steps: tuple[schema.LocustStep, ...]) -> list[str]:
    return [say("card-step", text=opened(describe("step", step))) for step in steps]


def _level(number: int, level: schema.Level) -> str:
    return say(
        "card-mission-level",
        level=number,
        tiles=chained(level.locations, "next"),
        count=len(level.locations),
        locked=level.locked,
        separate=level.separate_map,
    )


def _difficulty(difficulty: str, tiles: tuple[str, ...]) -> str:
    key = f"difficulty-{difficulty}"
    return say(
        "card-mission-difficulty",
        difficulty=say(key) if known(key) else readable(difficulty),
        tiles=chained(tiles, "next"),
    )
