"""`eday missions`: the missions and what they ask of the players."""

from __future__ import annotations

from argparse import Namespace

from eday.board import playable_missions
from eday.commands.show import print_json, print_table
from eday.content import load


def command(args: Namespace) -> int:
    """List the missions."""
    missions = load(args.content).missions.values()
    ready = playable_missions(args.content)
    rows = [
        {
            "id": mission.id,
            "players": [mission.min_players, mission.max_players],
            "map": mission.map_size,
            "stages": len(mission.stages),
            "enemies": dict(mission.enemies),
            "playable": mission.id in ready,
        }
        for mission in missions
    ]
    if args.json:
        print_json(rows)
        return 0
    print_table(
        ("mission", "players", "map", "stages", "enemies", "playable"),
        [
            (
                mission.id,
                f"{mission.min_players}-{mission.max_players}",
                mission.map_size,
                len(mission.stages),
                ", ".join(mission.enemies.values()),
                "yes" if mission.id in ready else "not yet",
            )
            for mission in missions
        ],
    )
    return 0
