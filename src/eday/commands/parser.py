"""The grammar of the `eday` command line. Imports nothing heavy: `eday --help` has to be instant."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from eday.commands.values import cog_list, port_number, positive, seat_count, seat_range, seed_number

HORDE_DIFFICULTIES = ("casual", "normal", "hardcore", "insane")
BOTS = ("random", "simple")
LATEST = ""
"""What `--resume` without a file stands for: the newest saved game."""

_MISSION_HELP = "mission id, see `eday missions` (default: emergence)"
_CONTENT_HELP = "overlay folder with corrected component values"
_JSON_HELP = "print JSON for programs"


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("eday")
        except PackageNotFoundError:
            number = "(not installed)"
        print(f"eday {number}")
        parser.exit()


class _Commands:
    """Adds subcommands that look alike."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def add(self, name: str, summary: str, description: str, examples: Sequence[str]) -> argparse.ArgumentParser:
        return self._subparsers.add_parser(
            name,
            help=summary,
            description=description,
            epilog="examples:\n" + "\n".join(f"  {example}" for example in examples),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="eday",
        description="An unofficial, rules-enforcing digital table for Gears of War: The Board Game.",
        epilog="`eday COMMAND --help` explains a command.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    commands = _Commands(parser)
    _add_play(commands)
    _add_serve(commands)
    _add_selfplay(commands)
    _add_missions(commands)
    _add_rules(commands)
    _add_content(commands)
    _add_map(commands)
    _add_replay(commands)
    _add_bench(commands)
    _add_load(commands)
    return parser


def _add_play(commands: _Commands) -> None:
    parser = commands.add(
        "play",
        "play a mission",
        "Play a mission of the board game, alone or with friends around one screen.\n"
        "Opens the table in a browser; with --terminal, --resume or --plain you play in this terminal\n"
        "and are asked for what the options leave open.",
        (
            "eday play",
            "eday play --mission emergence --cogs marcus_fenix,dominic_santiago --seed 7",
            "eday play --terminal --players 1 --insane",
            "eday play --resume",
        ),
    )
    parser.add_argument("--terminal", action="store_true", help="play in this terminal, not in the browser")
    parser.add_argument("--mission", metavar="ID", help="mission id, see `eday missions`")
    parser.add_argument("--cogs", type=cog_list, metavar="LIST", help="COG ids in seat order, separated by commas")
    parser.add_argument("--players", type=seat_count, metavar="N", help="number of players, 1 to 4")
    parser.add_argument("--seed", type=seed_number, metavar="N", help="number that fixes all chance (default: random)")
    parser.add_argument("--insane", action="store_true", help="insane difficulty")
    parser.add_argument(
        "--horde", choices=HORDE_DIFFICULTIES, default="normal", help="difficulty of Horde Mode (default: normal)"
    )
    parser.add_argument("--content", metavar="DIR", help=_CONTENT_HELP)
    parser.add_argument(
        "--resume", nargs="?", const=LATEST, metavar="FILE", help="go on with a saved game (default: the newest one)"
    )
    parser.add_argument("--plain", action="store_true", help="no colours, no drawing characters")
    parser.add_argument(
        "--port", type=port_number, default=0, metavar="N", help="port of the table (default: a free one)"
    )


def _add_serve(commands: _Commands) -> None:
    parser = commands.add(
        "serve",
        "serve the table to browsers of other machines",
        "Serve the web table until it is stopped. Games are kept in a SQLite file of your data folder,\n"
        "or in the database named by --database or EDAY_DATABASE_URL.",
        (
            "eday serve",
            "eday serve --host 0.0.0.0 --port 8080",
            "eday serve --database postgresql://eday@localhost/eday",
        ),
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="address (default: this machine alone)")
    parser.add_argument(
        "--port", type=port_number, default=8000, metavar="N", help="port, 0 for a free one (default: 8000)"
    )
    parser.add_argument("--database", metavar="URL", help="database (default: a SQLite file in your data folder)")


def _add_selfplay(commands: _Commands) -> None:
    parser = commands.add(
        "selfplay",
        "let bots play many games and report figures",
        "Let bots play many games against the rules and report who won, how long it took and how fast it ran.",
        (
            "eday selfplay board --games 100",
            "eday selfplay board --players 1-4 --games 400 --seed 1 --workers 2 --json",
            "eday selfplay --bot simple",
        ),
    )
    parser.add_argument("game", nargs="?", choices=("board",), default="board", help="which game (default: board)")
    parser.add_argument("--bot", choices=BOTS, default="random", help="who plays (default: random)")
    parser.add_argument("--mission", default="emergence", metavar="ID", help=_MISSION_HELP)
    parser.add_argument(
        "--players", type=seat_range, default=(1, 4), metavar="N|N-M", help="number of players (default: 1-4)"
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="number of games (default: 100)")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="seed of the first game (default: 1)")
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--insane", action="store_true", help="insane difficulty")
    parser.add_argument("--content", metavar="DIR", help=_CONTENT_HELP)
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)


def _add_missions(commands: _Commands) -> None:
    parser = commands.add("missions", "list the missions", "List the missions.", ("eday missions",))
    parser.add_argument("--content", metavar="DIR", help=_CONTENT_HELP)
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)


def _add_rules(commands: _Commands) -> None:
    parser = commands.add(
        "rules",
        "look up a rule, or see which rules have tests",
        "Look up rules by id, by group or by word, or see which rules are named by a test.",
        (
            "eday rules",
            "eday rules BG-COVER-07",
            "eday rules BG-COVER",
            "eday rules --search grenade",
            "eday rules --coverage",
        ),
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("id", nargs="?", metavar="ID", help="a rule (BG-COVER-07) or a group of rules (BG-COVER)")
    which.add_argument("--search", metavar="WORD", help="rules that contain a word")
    which.add_argument("--coverage", action="store_true", help="which rules are named by a test")
    parser.add_argument("--tests", metavar="DIR", help="test folder for --coverage (default: that of the source tree)")
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)


def _add_content(commands: _Commands) -> None:
    parser = commands.add(
        "content",
        "show what the components are and where their values come from",
        "Count the components by group, and their values by origin: printed, recalled or designed.\n"
        "`eday content check DIR` checks an overlay folder.",
        ("eday content", "eday content --content my-overlay --json", "eday content check my-overlay"),
    )
    parser.add_argument("--content", metavar="DIR", help=_CONTENT_HELP)
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title="actions")
    check = actions.add_parser("check", help="check an overlay folder", description="Check an overlay folder.")
    check.add_argument("folder", metavar="DIR", help="overlay folder")
    # Without SUPPRESS its default would overwrite a --json given before the action.
    check.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help=_JSON_HELP)


def _add_map(commands: _Commands) -> None:
    parser = commands.add(
        "map",
        "lay out a mission's map and describe or draw it",
        "Lay out the map of a mission as a seed would, and describe it, print its geometry or draw it.",
        (
            "eday map --mission emergence --seed 7",
            "eday map --levels all --json",
            "eday map --seed 7 --svg emergence.svg",
        ),
    )
    parser.add_argument("--mission", default="emergence", metavar="ID", help=_MISSION_HELP)
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="seed of the layout (default: 1)")
    parser.add_argument("--levels", choices=("1", "all"), default="1", help="first level or all (default: 1)")
    parser.add_argument("--json", action="store_true", help="print areas, borders, distances and sight as JSON")
    parser.add_argument("--svg", metavar="FILE", help="write a drawing")
    parser.add_argument("--content", metavar="DIR", help=_CONTENT_HELP)


def _add_replay(commands: _Commands) -> None:
    parser = commands.add(
        "replay",
        "check a saved or recorded game and show how it ended",
        "Play a record or a saved game again from its seed, check that it comes out the same, and show how it ended.",
        ("eday replay game.json", "eday replay game.json --events --json"),
    )
    parser.add_argument("file", metavar="FILE", help="record or saved game")
    parser.add_argument("--events", action="store_true", help="print every event")
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)


def _add_bench(commands: _Commands) -> None:
    parser = commands.add(
        "bench",
        "measure the speed of the engine",
        "Measure decisions per second, cloning and the other hot paths of the engine.",
        ("eday bench", "eday bench --quick --json", "eday bench --peers"),
    )
    parser.add_argument("--quick", action="store_true", help="a few seconds, rough figures")
    parser.add_argument("--peers", action="store_true", help="measure other engines too, where installed")
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)


def _add_load(commands: _Commands) -> None:
    parser = commands.add(
        "load",
        "measure how many games a service carries",
        "Open many games at a service of this machine, let a player at each choose at random after some thought,\n"
        "and report choices a second, latency and memory. Without --url a service is started for it.",
        ("eday load", "eday load --games 50 --seconds 10 --json", "eday load --url http://127.0.0.1:8000/"),
    )
    parser.add_argument("--url", metavar="URL", help="a running service of this machine (default: one of its own)")
    parser.add_argument("--games", type=positive, default=200, metavar="N", help="number of games (default: 200)")
    parser.add_argument("--players", type=seat_count, default=2, metavar="N", help="seats of each game (default: 2)")
    parser.add_argument("--seconds", type=positive, default=30, metavar="N", help="length of play (default: 30)")
    parser.add_argument(
        "--think",
        type=float,
        nargs=2,
        default=(1.0, 3.0),
        metavar=("LOW", "HIGH"),
        help="seconds before each choice (default: 1 3)",
    )
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="seed of the first game (default: 1)")
    parser.add_argument("--json", action="store_true", help=_JSON_HELP)
