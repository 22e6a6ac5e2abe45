"""Missions: enemies, levels, and stage by stage the special rules, the objective and what its flip brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eday.content.board import schema
from eday.text.board.vocabulary import describe, fields
from eday.text.phrases import opened, readable

if TYPE_CHECKING:
    from eday.text.board.voice import BoardVoice


def mission_lines(voice: BoardVoice, mission: schema.Mission) -> list[str]:
    """The set-up card, then its stages."""
    lines = [
        *mission_head(voice, mission),
        voice.say("card-mission-ai", general=voice.listed(str(number) for number in mission.general_ai)),
        *[_level(voice, number, level) for number, level in enumerate(mission.levels, start=1) if level.locations],
        *[_difficulty(voice, difficulty, tiles) for difficulty, tiles in mission.difficulties.items()],
    ]
    if mission.first_tile_only:
        lines.append(voice.say("card-mission-first_tile_only"))
    if mission.setup:
        lines += [voice.say("card-mission-setup"), *_steps(voice, mission.setup)]
    for number, stage in enumerate(mission.stages, start=1):
        lines += stage_lines(voice, number, stage)
    return lines


def mission_head(voice: BoardVoice, mission: schema.Mission) -> list[str]:
    """What a mission is about, for whom it is, and its enemies."""
    enemies = [
        voice.say("card-mission-enemy", slot=slot, enemy=voice.enemy_name(enemy))
        for slot, enemy in mission.enemies.items()
    ]
    about = mission_about(voice, mission)
    return [
        *([about] if about else []),
        voice.say(
            "card-mission",
            number=mission.number,
            least=mission.min_players,
            most=mission.max_players,
            map=mission.map_size,
            difficulty=mission.difficulty,
        ),
        voice.say("card-mission-enemies", enemies=voice.chained(enemies, "next")),
    ]


def mission_about(voice: BoardVoice, mission: schema.Mission) -> str:
    """What a mission is about, in a line: its own words, else the catalogue's."""
    key = f"about-{mission.id}"
    return mission.about or (voice.say(key) if voice.known(key) else "")


def stage_lines(voice: BoardVoice, number: int, stage: schema.Stage) -> list[str]:
    """One stage card, both sides."""
    lines = [voice.say("card-stage-rule", stage=number, text=stage_rule(voice, rule)) for rule in stage.rules]
    lines.append(voice.say("card-stage-objective", stage=number, text=describe(voice, "objective", stage.objective)))
    if stage.on_flip:
        lines += [voice.say("card-stage-on_flip", stage=number), *_steps(voice, stage.on_flip)]
    if stage.wins:
        lines.append(voice.say("card-stage-wins", stage=number))
    return lines


def mission_parts(voice: BoardVoice, mission: schema.Mission) -> dict[str, Any]:
    """The stages in their parts, each a sentence: special rules, the objective, what its flip brings."""
    return {
        "stages": [
            {
                "stage": number,
                "rules": [_sentence(voice, stage_rule(voice, rule)) for rule in stage.rules],
                "objective": _sentence(voice, describe(voice, "objective", stage.objective)),
                "on_flip": [_sentence(voice, describe(voice, "step", step)) for step in stage.on_flip],
                "wins": stage.wins,
            }
            for number, stage in enumerate(mission.stages, start=1)
        ]
    }


def stage_rule(voice: BoardVoice, rule: schema.StageRule) -> str:
    """A special rule of a stage."""
    return voice.say(f"rule-{rule.rule}", **fields(voice, rule))


def _sentence(voice: BoardVoice, text: str) -> str:
    return voice.say("card-sentence", text=opened(text))


def _steps(voice: BoardVoice, steps: tuple[schema.LocustStep, ...]) -> list[str]:
    return [voice.say("card-step", text=opened(describe(voice, "step", step))) for step in steps]


def _level(voice: BoardVoice, number: int, level: schema.Level) -> str:
    return voice.say(
        "card-mission-level",
        level=number,
        tiles=voice.chained(level.locations, "next"),
        count=len(level.locations),
        locked=level.locked,
        separate=level.separate_map,
    )


def _difficulty(voice: BoardVoice, difficulty: str, tiles: tuple[str, ...]) -> str:
    key = f"difficulty-{difficulty}"
    return voice.say(
        "card-mission-difficulty",
        difficulty=voice.say(key) if voice.known(key) else readable(difficulty),
        tiles=voice.chained(tiles, "next"),
    )
