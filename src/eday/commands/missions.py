"""`eday missions`: the missions and what they ask of the players."""

from __future__ import annotations

from argparse import Namespace

from eday.commands.show import heads, print_json, print_table, print_wrapped
from eday.content.board import load
from eday.text import Voice, board_voice


def command(args: Namespace, voice: Voice) -> int:
    """List the missions."""
    content = load(args.content)
    board = board_voice(voice.language, content)
    missions = list(content.missions.values())
    if args.json:
        rows = [
            {
                "id": mission.id,
                "name": board.name(f"mission:{mission.id}"),
                "about": board.mission_about(mission),
                "players": [mission.min_players, mission.max_players],
                "map": mission.map_size,
                "difficulty": mission.difficulty,
                "stages": len(mission.stages),
                "enemies": dict(mission.enemies),
            }
            for mission in missions
        ]
        print_json(rows)
        return 0
    print_table(
        heads(voice, "mission", "players", "map", "difficulty", "stages", "enemies"),
        [
            (
                mission.id,
                f"{mission.min_players}-{mission.max_players}",
                voice.say("command-map-size", size=mission.map_size),
                "*" * mission.difficulty,
                len(mission.stages),
                board.chained((board.name(f"enemy:{enemy}") for enemy in mission.enemies.values()), "next"),
            )
            for mission in missions
        ],
    )
    for mission in missions:
        print(f"\n{board.name(f'mission:{mission.id}')}")
        print_wrapped(board.mission_about(mission), "  ")
    return 0
