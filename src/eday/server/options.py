"""What the owner of a service may decide: one table, from which flags, environment variables and documentation come.

`python -m eday.server.options` prints the tables of `docs/serving.md`.
"""

from __future__ import annotations

import math
import re
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlsplit

from eday.kernel.errors import EdayError
from eday.server.gate.hosts import read_host
from eday.server.settings import DATABASE_VARIABLE, LONGEST_PAUSE, Limits, Network, Settings
from eday.text import Phrase, Voice, speaker
from eday.text.catalogue import FALLBACK

LIMIT_VARIABLE = "EDAY_LIMIT_"
MOST_WORKERS = 64
MAY_BE_NONE = ("connections", "room_seconds")
"""Limits for which 0 has a meaning."""


@dataclass(frozen=True)
class Option:
    """Something to decide. What it is about and what is expected stand in the catalogue."""

    field: str
    """Of the settings."""
    flag: str
    variable: str
    metavar: str
    about: str
    expected: str
    read: Callable[[str], Any]
    """ValueError if it cannot be that."""
    many: bool = False

    @property
    def dest(self) -> str:
        """Where the parsed command line has it."""
        return self.flag.removeprefix("--").replace("-", "_")

    def value(self, texts: Iterable[str], name: str) -> Any:
        """What some texts say; EdayError tells which of them is wrong."""
        values = tuple(self._read(text, name) for text in texts)
        return values if self.many else values[-1]

    def _read(self, text: str, name: str) -> Any:
        try:
            return self.read(text)
        except ValueError as error:
            expected = Phrase(self.expected, most=MOST_WORKERS if self.field == "workers" else int(LONGEST_PAUSE))
            raise EdayError("bad-setting", name=name, expected=expected, text=text) from error


def _database(text: str) -> str:
    if "://" not in text:
        raise ValueError(text)
    return text


def _pause(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise ValueError(text)
    return seconds


def _workers(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= MOST_WORKERS:
        raise ValueError(text)
    return int(text)


def _origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or text != f"{parts.scheme}://{parts.netloc}":
        raise ValueError(text)
    return text


def _network(text: str) -> Network:
    from ipaddress import ip_network

    return ip_network(text, strict=False)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not re.fullmatch(r"[0-9]{1,5}", port) or not 0 < int(port) < 65536:
        raise ValueError(text)
    return host.removeprefix("[").removesuffix("]"), int(port)


def _token(text: str) -> str:
    if len(text) < 16 or not re.fullmatch(r"[!-~]+", text):
        raise ValueError(text)
    return text


OPTIONS = (
    Option("database", "--database", DATABASE_VARIABLE, "URL",
           "help-serve-database", "setting-database", _database),
    Option("workers", "--workers", "EDAY_WORKERS", "N",
           "help-serve-workers", "setting-workers", _workers),
    Option("bot_pause", "--bot-pause", "EDAY_BOT_PAUSE", "SECONDS",
           "help-serve-bot-pause", "setting-pause", _pause),
    Option("host_names", "--host-name", "EDAY_HOST_NAMES", "NAME",
           "help-serve-host-name", "setting-host", read_host, many=True),
    Option("origins", "--origin", "EDAY_ORIGINS", "ORIGIN",
           "help-serve-origin", "setting-origin", _origin, many=True),
    Option("proxies", "--proxy", "EDAY_PROXIES", "ADDRESS",
           "help-serve-proxy", "setting-network", _network, many=True),
    Option("metrics", "--metrics", "EDAY_METRICS", "HOST:PORT",
           "help-serve-metrics", "setting-address", _address),
    Option("metrics_token", "--metrics-token", "EDAY_METRICS_TOKEN", "TOKEN",
           "help-serve-metrics-token", "setting-token", _token),
)  # fmt: skip


def settings_from(args: Namespace, environ: Mapping[str, str], language: str = FALLBACK) -> Settings:
    """The settings of the command line, of the environment for what it does not say, else the usual ones."""
    chosen: dict[str, Any] = {}
    for option in OPTIONS:
        given = getattr(args, option.dest, None)
        if given:
            chosen[option.field] = option.value([given] if isinstance(given, str) else given, option.flag)
        elif environ.get(option.variable):
            text = environ[option.variable]
            texts = [part for part in re.split(r"[,\s]+", text) if part] if option.many else [text]
            chosen[option.field] = option.value(texts, option.variable)
    return Settings(**chosen, language=language, limits=_limits(getattr(args, "limit", None) or (), environ))


def limit_names() -> dict[str, int | float]:
    """Every limit by its name on the command line, and what it usually is."""
    return {field.name.replace("_", "-"): field.default for field in fields(Limits)}  # type: ignore[misc]


def _limits(overrides: Iterable[str], environ: Mapping[str, str]) -> Limits:
    chosen: dict[str, Any] = {}
    for variable in sorted(environ):
        if variable.startswith(LIMIT_VARIABLE):
            name = variable.removeprefix(LIMIT_VARIABLE).lower().replace("_", "-")
            chosen |= _limit(name, environ[variable], variable)
    for override in overrides:
        name, equals, text = override.partition("=")
        if not equals:
            raise EdayError("bad-setting", name="--limit", expected=Phrase("setting-limit"), text=override)
        chosen |= _limit(name, text, "--limit " + name)
    return Limits(**chosen)


def _limit(name: str, text: str, called: str) -> dict[str, Any]:
    """A limit by its field."""
    usual = limit_names().get(name)
    if usual is None:
        raise EdayError("unknown-limit", name=name, known=", ".join(limit_names()))
    field = name.replace("-", "_")
    whole = isinstance(usual, int)
    try:
        value = int(text) if whole else float(text)
    except ValueError:
        value = -1
    if not (math.isfinite(value) and (value > 0 or (value == 0 and field in MAY_BE_NONE))):
        expected = Phrase("setting-whole-number" if whole else "setting-number")
        raise EdayError("bad-setting", name=called, expected=expected, text=text)
    return {field: value}


def limit_lines(voice: Voice) -> list[str]:
    """Every limit with what it usually is and what it is about, for `eday serve --help`."""
    return [f"  {name:32}{usual:<10.10g}{voice.say(f'limit-{name}')}" for name, usual in limit_names().items()]


def tables() -> Iterator[str]:
    """The settings as tables of a document."""
    say = speaker().say
    yield from (f"| {say('setting-flag')} | {say('setting-variable')} | {say('setting-about')} |", "|---|---|---|")
    for option in OPTIONS:
        yield f"| `{option.flag} {option.metavar}` | `{option.variable}` | {say(option.about)} |"
    yield ""
    head = ("setting-limit-name", "setting-variable", "setting-usual", "setting-about")
    yield from (f"| {' | '.join(say(key) for key in head)} |", "|---|---|---|---|")
    for name, usual in limit_names().items():
        variable = LIMIT_VARIABLE + name.upper().replace("-", "_")
        yield f"| `{name}` | `{variable}` | {usual:.10g} | {say(f'limit-{name}')} |"


if __name__ == "__main__":
    print("\n".join(tables()))
