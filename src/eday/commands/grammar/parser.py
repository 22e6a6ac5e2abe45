"""The grammar of the `eday` command line. Imports nothing heavy: `eday --help` has to be instant."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from eday import __version__, is_compiled
from eday.commands.grammar.admin import add_actions
from eday.commands.grammar.lab import add_lab_actions
from eday.commands.grammar.text import add_text_actions
from eday.commands.grammar.values import (
    add_language,
    bot_list,
    chapter_to_play,
    chapters,
    cog_list,
    port_number,
    positive,
    seat_count,
    seat_range,
    seconds,
    seed_number,
    worded,
)
from eday.players.roster import PLAYERS, USUAL
from eday.server.options import OPTIONS, limit_lines
from eday.text import Voice
from eday.text.wrapping import wrapped

HORDE_DIFFICULTIES = ("casual", "normal", "hardcore", "insane")
GAMES = ("board", "card", "campaign")
PRINTED = ("board", "card")
"""Games there is a player aid for."""
PAPERS = ("a4", "letter")
_WIDTH = 100
LATEST = ""
"""What `--resume` without a file stands for: the newest saved game."""


class _Version(argparse.Action):
    """Says which version runs, and how."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        print(self.const("command-version", version=__version__, build="compiled" if is_compiled() else "plain"))
        parser.exit()


class _Commands:
    """Adds subcommands that look alike."""

    def __init__(self, parser: argparse.ArgumentParser, voice: Voice) -> None:
        self.voice = voice
        self.say = voice.say
        self._subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title=voice.say("help-commands"))

    def reads(self, read: Callable[[str], object]) -> Callable[[str], object]:
        """How the value of an option is read."""
        return worded(self.voice, read)

    def add(self, name: str, examples: Sequence[str]) -> argparse.ArgumentParser:
        """A command with the messages help-NAME (in the list) and help-NAME-about (in its own help)."""
        parser = self._subparsers.add_parser(
            name,
            help=self.say(f"help-{name}"),
            description="\n".join(wrapped(self.say(f"help-{name}-about"), _WIDTH)),
            epilog="\n".join((self.say("help-examples"), *(f"  {example}" for example in examples))),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        add_language(parser, self.voice)
        return parser


def build_parser(voice: Voice) -> argparse.ArgumentParser:
    """The parser of the whole command line, which speaks with a voice."""
    say = voice.say
    parser = argparse.ArgumentParser(
        prog="eday",
        description=say("help-eday"),
        epilog=say("help-more"),
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, const=say, help=say("help-version"))
    add_language(parser, voice)
    commands = _Commands(parser, voice)
    _add_play(commands)
    _add_serve(commands)
    _add_selfplay(commands)
    _add_missions(commands)
    _add_rules(commands)
    _add_aid(commands)
    _add_content(commands)
    _add_map(commands)
    _add_replay(commands)
    _add_show(commands)
    _add_bench(commands)
    _add_load(commands)
    _add_lab(commands)
    _add_text(commands)
    _add_admin(commands)
    return parser


def _add_play(commands: _Commands) -> None:
    say, reads = commands.say, commands.reads
    parser = commands.add(
        "play",
        (
            "eday play",
            "eday play --guided",
            "eday play --mission emergence --cogs marcus_fenix,dominic_santiago --seed 7",
            "eday play --players 4 --people 1 --bot veteran",
            "eday play --terminal --players 1 --insane",
            "eday play --resume",
            "eday play card --chapter tutorial",
            "eday play campaign --side locust",
        ),
    )
    parser.add_argument("game", nargs="?", choices=GAMES, default="board", help=say("help-play-game"))
    parser.add_argument("--terminal", action="store_true", help=say("help-play-terminal"))
    parser.add_argument("--mission", metavar="ID", help=say("help-play-mission"))
    parser.add_argument("--guided", action="store_true", help=say("help-play-guided"))
    parser.add_argument("--cogs", type=reads(cog_list), metavar="LIST", help=say("help-play-cogs"))
    parser.add_argument("--players", type=reads(seat_count), metavar="N", help=say("help-play-players"))
    parser.add_argument("--seed", type=reads(seed_number), metavar="N", help=say("help-play-seed"))
    parser.add_argument("--insane", action="store_true", help=say("help-insane"))
    parser.add_argument("--horde", choices=HORDE_DIFFICULTIES, default="normal", help=say("help-play-horde"))
    parser.add_argument("--content", metavar="DIR", help=say("help-content-option"))
    parser.add_argument("--resume", nargs="?", const=LATEST, metavar="FILE", help=say("help-play-resume"))
    parser.add_argument("--plain", action="store_true", help=say("help-play-plain"))
    parser.add_argument("--port", type=reads(port_number), default=0, metavar="N", help=say("help-play-port"))
    parser.add_argument(
        "--chapter", type=reads(chapter_to_play), default="1", metavar="N", help=say("help-play-chapter")
    )
    parser.add_argument("--side", choices=("cog", "locust", "both"), default="cog", help=say("help-play-side"))
    parser.add_argument("--people", type=reads(seat_count), metavar="N", help=say("help-play-people"))
    parser.add_argument("--bot", choices=tuple(PLAYERS), default=USUAL, help=say("help-play-bot"))


def _add_serve(commands: _Commands) -> None:
    say, reads = commands.say, commands.reads
    parser = commands.add(
        "serve",
        (
            "eday serve",
            "eday serve --host 0.0.0.0 --port 8080",
            "eday serve --database postgresql://eday@localhost/eday",
            "eday serve --host-name table.example.org --proxy 127.0.0.1 --limit message-bytes=32768",
        ),
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("help-serve-host"))
    parser.add_argument("--port", type=reads(port_number), default=8000, metavar="N", help=say("help-serve-port"))
    for option in OPTIONS:
        action = "append" if option.many else "store"
        parser.add_argument(option.flag, action=action, metavar=option.metavar, help=say(option.about))
    parser.add_argument("--limit", action="append", metavar="NAME=VALUE", help=say("help-serve-limit"))
    parser.epilog = "\n".join((parser.epilog or "", "", say("help-serve-limits"), *limit_lines(commands.voice)))


def _add_selfplay(commands: _Commands) -> None:
    say, reads = commands.say, commands.reads
    parser = commands.add(
        "selfplay",
        (
            "eday selfplay board --games 100",
            "eday selfplay board --players 1-4 --games 400 --seed 1 --workers 2 --json",
            "eday selfplay --bot simple --mission all --games 200",
            "eday selfplay card --chapter all --games 300 --json",
            "eday selfplay --bot veteran,soldier --players 2 --games 60 --state team.jsonl",
            "eday selfplay card --bot veteran,simple --games 60 --state match.jsonl",
            "eday selfplay campaign --games 2",
        ),
    )
    games = ("board", "card", "campaign")
    parser.add_argument("game", nargs="?", choices=games, default="board", help=say("help-selfplay-game"))
    bots = "|".join(PLAYERS)
    parser.add_argument("--bot", type=reads(bot_list), metavar=bots, help=say("help-selfplay-bot"))
    parser.add_argument("--rollouts", type=reads(positive), metavar="N", help=say("help-selfplay-rollouts"))
    parser.add_argument("--mission", default="emergence", metavar="ID", help=say("help-selfplay-mission"))
    parser.add_argument(
        "--chapter",
        type=reads(chapters),
        default="all",
        metavar="all|tutorial|N",
        help=say("help-selfplay-chapter"),
    )
    parser.add_argument("--horde", choices=HORDE_DIFFICULTIES, help=say("help-selfplay-horde"))
    parser.add_argument(
        "--players", type=reads(seat_range), default=(1, 4), metavar="N|N-M", help=say("help-selfplay-players")
    )
    parser.add_argument("--games", type=reads(positive), default=100, metavar="N", help=say("help-selfplay-games"))
    parser.add_argument(
        "--max-turns", type=reads(positive), default=400, metavar="N", help=say("help-selfplay-max-turns")
    )
    parser.add_argument("--seed", type=reads(seed_number), default=1, metavar="N", help=say("help-selfplay-seed"))
    parser.add_argument("--workers", type=reads(positive), metavar="N", help=say("help-selfplay-workers"))
    parser.add_argument("--state", metavar="FILE", help=say("help-selfplay-state"))
    parser.add_argument("--insane", action="store_true", help=say("help-insane"))
    parser.add_argument("--content", metavar="DIR", help=say("help-content-option"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def _add_missions(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add("missions", ("eday missions",))
    parser.add_argument("--content", metavar="DIR", help=say("help-content-option"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def _add_rules(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add(
        "rules",
        (
            "eday rules",
            "eday rules BG-COVER-07",
            "eday rules BG-COVER",
            "eday rules CG-COVER",
            "eday rules --search grenade",
            "eday rules --coverage",
        ),
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("id", nargs="?", metavar="ID", help=say("help-rules-id"))
    which.add_argument("--search", metavar="WORD", help=say("help-rules-search"))
    which.add_argument("--coverage", action="store_true", help=say("help-rules-coverage"))
    parser.add_argument("--tests", metavar="DIR", help=say("help-rules-tests"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def _add_content(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add(
        "content",
        ("eday content", "eday content --content my-overlay --json", "eday content check my-overlay"),
    )
    parser.add_argument("--content", metavar="DIR", help=say("help-content-option"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=say("help-actions"))
    check = actions.add_parser("check", help=say("help-content-check"), description=say("help-content-check-about"))
    add_language(check, commands.voice)
    check.add_argument("folder", metavar="DIR", help=say("help-content-folder"))
    # Without SUPPRESS its default would overwrite a --json given before the action.
    check.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help=say("help-json"))


def _add_map(commands: _Commands) -> None:
    say, reads = commands.say, commands.reads
    parser = commands.add(
        "map",
        (
            "eday map --mission emergence --seed 7",
            "eday map --levels all --json",
            "eday map --seed 7 --svg emergence.svg",
            "eday map --mission horde_mode --horde insane",
        ),
    )
    parser.add_argument("--mission", default="emergence", metavar="ID", help=say("help-mission"))
    parser.add_argument("--seed", type=reads(seed_number), default=1, metavar="N", help=say("help-map-seed"))
    parser.add_argument("--levels", choices=("1", "all"), default="1", help=say("help-map-levels"))
    parser.add_argument("--horde", choices=HORDE_DIFFICULTIES, default="normal", help=say("help-play-horde"))
    parser.add_argument("--json", action="store_true", help=say("help-map-json"))
    parser.add_argument("--svg", metavar="FILE", help=say("help-map-svg"))
    parser.add_argument("--content", metavar="DIR", help=say("help-content-option"))


def _add_replay(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add(
        "replay",
        ("eday replay game.json", "eday replay game.json --events --json", "eday replay game.json --chances"),
    )
    parser.add_argument("file", metavar="FILE", help=say("help-replay-file"))
    parser.add_argument("--events", action="store_true", help=say("help-replay-events"))
    parser.add_argument("--chances", action="store_true", help=say("help-replay-chances"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def _add_show(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add(
        "show",
        (
            "eday show position.txt",
            "eday show game.json --seat 1",
            "eday show game.json --text",
            "eday show - < position.txt",
        ),
    )
    parser.add_argument("file", metavar="FILE", help=say("help-show-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-show-seat"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--text", action="store_true", help=say("help-show-text"))
    how.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--plain", action="store_true", help=say("help-show-plain"))


def _add_bench(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add(
        "bench",
        ("eday bench", "eday bench --quick --json", "eday bench --peers --write docs/performance.md"),
    )
    parser.add_argument("--quick", action="store_true", help=say("help-bench-quick"))
    parser.add_argument("--peers", action="store_true", help=say("help-bench-peers"))
    parser.add_argument("--write", metavar="FILE", help=say("help-bench-write"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def _add_load(commands: _Commands) -> None:
    say, reads = commands.say, commands.reads
    parser = commands.add(
        "load",
        (
            "eday load",
            "eday load --games 50 --seconds 10 --json",
            "eday load --games 1000 --workers 2",
            "eday load --games 1000 --workers 4 --database postgresql://eday@127.0.0.1/eday_load",
            "eday load --url http://127.0.0.1:8000/",
            "eday load --games 20 --players 4 --bots veteran --seconds 60",
        ),
    )
    parser.add_argument("game", nargs="?", choices=("board", "card"), default="board", help=say("help-load-game"))
    parser.add_argument("--games", type=reads(positive), default=200, metavar="N", help=say("help-load-games"))
    parser.add_argument("--players", type=reads(seat_count), default=2, metavar="N", help=say("help-load-players"))
    parser.add_argument("--bots", choices=tuple(PLAYERS), help=say("help-load-bots"))
    parser.add_argument("--seconds", type=reads(positive), default=30, metavar="N", help=say("help-load-seconds"))
    parser.add_argument(
        "--think",
        type=reads(seconds),
        nargs=2,
        default=(1.0, 3.0),
        metavar=("LOW", "HIGH"),
        help=say("help-load-think"),
    )
    parser.add_argument("--workers", type=reads(positive), default=1, metavar="N", help=say("help-load-workers"))
    parser.add_argument("--database", metavar="URL", help=say("help-load-database"))
    parser.add_argument("--url", metavar="URL", help=say("help-load-url"))
    parser.add_argument("--clients", type=reads(positive), metavar="N", help=say("help-load-clients"))
    parser.add_argument("--seed", type=reads(seed_number), default=1, metavar="N", help=say("help-load-seed"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def _add_lab(commands: _Commands) -> None:
    examples = ("eday lab train card", "eday lab run studies/chapters.yaml", "eday lab report chapters-results")
    parser = commands.add("lab", examples)
    add_lab_actions(parser, commands.voice)


def _add_aid(commands: _Commands) -> None:
    say = commands.say
    parser = commands.add(
        "aid",
        (
            "eday aid board --pdf board.pdf",
            "eday aid card --lang es --paper letter --pdf card.pdf",
            "eday aid board --lang ja --html board.html",
        ),
    )
    parser.add_argument("game", choices=PRINTED, help=say("help-aid-game"))
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=say("help-aid-paper"))
    parser.add_argument("--pdf", metavar="FILE", help=say("help-aid-pdf"))
    parser.add_argument("--html", metavar="FILE", help=say("help-aid-html"))
    parser.add_argument("--font", metavar="FILE", help=say("help-aid-font"))


def _add_text(commands: _Commands) -> None:
    parser = commands.add("text", ("eday text report --lang es", "eday text new fr"))
    add_text_actions(parser, commands.voice)


def _add_admin(commands: _Commands) -> None:
    parser = commands.add(
        "admin",
        (
            "eday admin list --status running",
            "eday admin show 5f3c0a1b2c3d4e5f",
            "eday admin expire --older-than 90d --dry-run",
            "eday admin backup table.sqlite --database sqlite:////var/lib/eday/table.sqlite",
        ),
    )
    add_actions(parser, commands.voice)
