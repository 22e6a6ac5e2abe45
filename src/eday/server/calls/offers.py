"""What can be played: missions and COGs of the board game, chapters and sides of the card game."""

from __future__ import annotations

import gzip
from functools import lru_cache

import eday
from eday.content.board import expected_enemies
from eday.content.board import load as load_content
from eday.content.card import load as load_card
from eday.players import bots_for
from eday.server.calls.measured import CHAPTERS
from eday.server.wire import playable
from eday.text import BoardVoice, CardVoice, Voice, board_voice, card_voice

BEST_OF = [3, 1]


@lru_cache(maxsize=64)
def setup_info(language: str) -> playable.SetupInfo:
    """Everything there is to choose from."""
    voice = card_voice(language)
    return playable.SetupInfo(
        games=[board_info(language), _card_info(voice), _campaign_info(voice)], version=eday.__version__
    )


@lru_cache(maxsize=64)
def setup_answers(language: str) -> tuple[bytes, bytes]:
    """The same as JSON, plain and packed: every visitor asks for it first."""
    plain = setup_info(language).model_dump_json().encode()
    return plain, gzip.compress(plain, mtime=0)


@lru_cache(maxsize=64)
def board_info(language: str) -> playable.BoardInfo:
    """Missions and COGs of the board game."""
    content = load_content()
    voice = board_voice(language, content)
    missions = [
        playable.MissionInfo(
            id=mission.id,
            name=voice.name(f"mission:{mission.id}"),
            about=voice.mission_about(mission),
            story=voice.story(mission.id),
            difficulty=mission.difficulty,
            map_size=mission.map_size,
            stages=[
                playable.StageInfo(objective=stage["objective"], rules=stage["rules"])
                for stage in voice.card_parts(f"mission:{mission.id}")["mission"]["stages"]
            ],
            enemies=[_enemy(voice, enemy) for enemy in expected_enemies(mission)],
            min_players=mission.min_players,
            max_players=mission.max_players,
            difficulties=[
                playable.DifficultyInfo(id=one, name=voice.say(f"difficulty-{one}")) for one in mission.difficulties
            ],
        )
        for mission in content.missions.values()
    ]
    people = [
        playable.CogInfo(id=cog, name=voice.name(f"cog:{cog}"), text=voice.card_text(f"cog:{cog}"))
        for cog in content.cogs
    ]
    first = content.first_mission
    guided = playable.GuidedInfo(mission=first.mission, cogs=list(first.cogs))
    return playable.BoardInfo(id="board", bots=_bots("board", voice), missions=missions, cogs=people, guided=guided)


def _enemy(voice: BoardVoice, enemy: str) -> playable.EnemyInfo:
    card = load_content().enemies[enemy]
    name = voice.name(f"enemy:{enemy}")
    return playable.EnemyInfo(id=enemy, name=name, attack=card.attack, health=card.health, defense=card.defense)


def _bots(game: str, voice: Voice) -> list[playable.BotInfo]:
    return [
        playable.BotInfo(id=bot, name=voice.say(f"bot-{bot}"), about=voice.say(f"bot-{bot}-about"))
        for bot in bots_for(game)
    ]


def _sides(voice: CardVoice) -> list[playable.SideInfo]:
    return [
        playable.SideInfo(id="cog", name=voice.name("side:cog")),
        playable.SideInfo(id="locust", name=voice.name("side:locust")),
    ]


def _card_info(voice: CardVoice) -> playable.CardGameInfo:
    tutorial = playable.ChapterInfo(
        chapter=0,
        name=voice.say("server-tutorial"),
        about=voice.say("server-tutorial-about"),
        story=voice.story("tutorial"),
        heroes=playable.HeroesBySide(cog=[], locust=[]),
    )
    chapters = [_chapter_info(voice, number) for number in load_card().chapters]
    bots = _bots("card", voice)
    return playable.CardGameInfo(id="card", bots=bots, sides=_sides(voice), chapters=[tutorial, *chapters])


def _chapter_info(voice: CardVoice, number: int) -> playable.ChapterInfo:
    chapter = load_card().chapters[number]
    cog, locust = (
        [voice.name(f"card:{pile.card}") for pile in chapter.command.get(side, ())] for side in ("cog", "locust")
    )
    measured = CHAPTERS.get(number)
    return playable.ChapterInfo(
        chapter=number,
        name=voice.name(f"card:{chapter.scenario}"),
        about=voice.chapter_about(chapter.scenario),
        story=voice.story(chapter.scenario),
        heroes=playable.HeroesBySide(cog=cog, locust=locust),
        turns=measured.turns if measured else None,
        cog_wins=measured.cog_wins if measured else None,
    )


def _campaign_info(voice: CardVoice) -> playable.CampaignInfo:
    bots, chapters = _bots("campaign", voice), len(load_card().chapters)
    return playable.CampaignInfo(id="campaign", bots=bots, sides=_sides(voice), best_of=BEST_OF, chapters=chapters)
