"""What can be played: missions and COGs of the board game, chapters and sides of the card game."""

from __future__ import annotations

from functools import cache

import eday
from eday.content.board import load as load_content
from eday.content.card import load as load_card
from eday.players import bots_for
from eday.server.wire import bodies
from eday.server.wire.words import speak_of
from eday.text import card_text, chapter_about, mission_about, name, say

BEST_OF = [3, 1]


@cache
def setup_info() -> bodies.SetupInfo:
    """Everything there is to choose from."""
    speak_of({}, voice="board")
    speak_of({}, voice="card")
    return bodies.SetupInfo(games=[board_info(), _card_info(), _campaign_info()], version=eday.__version__)


@cache
def board_info() -> bodies.BoardInfo:
    """Missions and COGs of the board game."""
    content = load_content()
    missions = [
        bodies.MissionInfo(
            id=mission.id,
            name=name(f"mission:{mission.id}"),
            about=mission_about(mission),
            difficulty=mission.difficulty,
            min_players=mission.min_players,
            max_players=mission.max_players,
            difficulties=[bodies.DifficultyInfo(id=one, name=say(f"difficulty-{one}")) for one in mission.difficulties],
        )
        for mission in content.missions.values()
    ]
    people = [bodies.CogInfo(id=cog, name=name(f"cog:{cog}"), text=card_text(f"cog:{cog}")) for cog in content.cogs]
    return bodies.BoardInfo(id="board", bots=_bots("board"), missions=missions, cogs=people)


def _bots(game: str) -> list[bodies.BotInfo]:
    return [bodies.BotInfo(id=bot, name=say(f"bot-{bot}")) for bot in bots_for(game)]


def _sides() -> list[bodies.SideInfo]:
    return [bodies.SideInfo(id="cog", name=name("side:cog")), bodies.SideInfo(id="locust", name=name("side:locust"))]


def _card_info() -> bodies.CardGameInfo:
    tutorial = bodies.ChapterInfo(chapter=0, name=say("server-tutorial"), about=say("server-tutorial-about"))
    chapters = [
        bodies.ChapterInfo(chapter=number, name=name(f"card:{chapter.scenario}"), about=chapter_about(chapter.scenario))
        for number, chapter in load_card().chapters.items()
    ]
    return bodies.CardGameInfo(id="card", bots=_bots("card"), sides=_sides(), chapters=[tutorial, *chapters])


def _campaign_info() -> bodies.CampaignInfo:
    bots, chapters = _bots("campaign"), len(load_card().chapters)
    return bodies.CampaignInfo(id="campaign", bots=bots, sides=_sides(), best_of=BEST_OF, chapters=chapters)
