"""What can be played: missions and COGs of the board game, chapters and sides of the card game."""

from __future__ import annotations

from functools import lru_cache

import eday
from eday.content.board import load as load_content
from eday.content.card import load as load_card
from eday.players import bots_for
from eday.server.wire import bodies
from eday.text import CardVoice, Voice, board_voice, card_voice

BEST_OF = [3, 1]


@lru_cache(maxsize=64)
def setup_info(language: str) -> bodies.SetupInfo:
    """Everything there is to choose from."""
    voice = card_voice(language)
    return bodies.SetupInfo(
        games=[board_info(language), _card_info(voice), _campaign_info(voice)], version=eday.__version__
    )


@lru_cache(maxsize=64)
def board_info(language: str) -> bodies.BoardInfo:
    """Missions and COGs of the board game."""
    content = load_content()
    voice = board_voice(language, content)
    missions = [
        bodies.MissionInfo(
            id=mission.id,
            name=voice.name(f"mission:{mission.id}"),
            about=voice.mission_about(mission),
            difficulty=mission.difficulty,
            min_players=mission.min_players,
            max_players=mission.max_players,
            difficulties=[
                bodies.DifficultyInfo(id=one, name=voice.say(f"difficulty-{one}")) for one in mission.difficulties
            ],
        )
        for mission in content.missions.values()
    ]
    people = [
        bodies.CogInfo(id=cog, name=voice.name(f"cog:{cog}"), text=voice.card_text(f"cog:{cog}"))
        for cog in content.cogs
    ]
    return bodies.BoardInfo(id="board", bots=_bots("board", voice), missions=missions, cogs=people)


def _bots(game: str, voice: Voice) -> list[bodies.BotInfo]:
    return [
        bodies.BotInfo(id=bot, name=voice.say(f"bot-{bot}"), about=voice.say(f"bot-{bot}-about"))
        for bot in bots_for(game)
    ]


def _sides(voice: CardVoice) -> list[bodies.SideInfo]:
    return [
        bodies.SideInfo(id="cog", name=voice.name("side:cog")),
        bodies.SideInfo(id="locust", name=voice.name("side:locust")),
    ]


def _card_info(voice: CardVoice) -> bodies.CardGameInfo:
    tutorial = bodies.ChapterInfo(
        chapter=0, name=voice.say("server-tutorial"), about=voice.say("server-tutorial-about")
    )
    chapters = [
        bodies.ChapterInfo(
            chapter=number, name=voice.name(f"card:{chapter.scenario}"), about=voice.chapter_about(chapter.scenario)
        )
        for number, chapter in load_card().chapters.items()
    ]
    bots = _bots("card", voice)
    return bodies.CardGameInfo(id="card", bots=bots, sides=_sides(voice), chapters=[tutorial, *chapters])


def _campaign_info(voice: CardVoice) -> bodies.CampaignInfo:
    bots, chapters = _bots("campaign", voice), len(load_card().chapters)
    return bodies.CampaignInfo(id="campaign", bots=bots, sides=_sides(voice), best_of=BEST_OF, chapters=chapters)
