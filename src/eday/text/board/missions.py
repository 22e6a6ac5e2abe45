"""Missions: enemies, levels, and stage by stage the special rules, the objective and what its flip brings."""

from __future__ import annotations

from typing import Any

from eday.content.board import Content, schema
from eday.text.board.vocabulary import describe, fields
from eday.text.catalogue import known, say
from eday.text.names import enemy_name, readable
from eday.text.phrases import chained, listed, opened


def mission_lines(mission: schema.Mission, content: Content) -> list[str]:
    """The set-up card, then its stages."""
    enemies = [say("card-mission-enemy", slot=slot, enemy=enemy_name(enemy)) for slot, enemy in mission.enemies.items()]
    about = mission_about(mission)
    lines = [
        *([about] if about else []),
        say(
            "card-mission",
            number=mission.number,
            least=mission.min_players,
            most=mission.max_players,
            map=mission.map_size,
            difficulty=mission.difficulty,
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


def mission_about(mission: schema.Mission) -> str:
    """What a mission is about, in a line: its own words, else the catalogue's."""
    key = f"about-{mission.id}"
    return mission.about or (say(key) if known(key) else "")


def stage_lines(number: int, stage: schema.Stage) -> list[str]:
    """One stage card, both sides."""
    lines = [say("card-stage-rule", stage=number, text=stage_rule(rule)) for rule in stage.rules]
    lines.append(say("card-stage-objective", stage=number, text=describe("objective", stage.objective)))
    if stage.on_flip:
        lines += [say("card-stage-on_flip", stage=number), *_steps(stage.on_flip)]
    if stage.wins:
        lines.append(say("card-stage-wins", stage=number))
    return lines


def mission_parts(mission: schema.Mission) -> dict[str, Any]:
    """The stages in their parts, each a sentence: special rules, the objective, what its flip brings."""
    return {
        "stages": [
            {
                "stage": number,
                "rules": [_sentence(stage_rule(rule)) for rule in stage.rules],
                "objective": _sentence(describe("objective", stage.objective)),
                "on_flip": [_sentence(describe("step", step)) for step in stage.on_flip],
                "wins": stage.wins,
            }
            for number, stage in enumerate(mission.stages, start=1)
        ]
    }


def stage_rule(rule: schema.StageRule) -> str:
    """A special rule of a stage."""
    return say(f"rule-{rule.rule}", **fields(rule))


def _sentence(text: str) -> str:
    return say("card-sentence", text=opened(text))


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
