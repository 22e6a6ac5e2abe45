"""What deploy/ and the guide to hosting call exists: commands, flags, addresses, files."""

from __future__ import annotations

import json
import re
import shlex
from argparse import Namespace
from configparser import RawConfigParser
from pathlib import Path

import pytest

from eday.commands.grammar.parser import build_parser
from eday.server.calls.routes import router
from eday.server.settings import DATABASE_VARIABLE
from tests.voices import ENGLISH

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = sorted(DEPLOY.glob("*.service"))


def parsed(words: list[str]) -> Namespace:
    """The arguments of an `eday` command, read as the command itself would."""
    assert Path(words[0]).name == "eday"
    return build_parser(ENGLISH).parse_args(words[1:])


def service(file: Path) -> dict[str, list[str]]:
    """The settings of a unit's service; some may stand there several times."""
    found: dict[str, list[str]] = {}
    section = file.read_text(encoding="utf-8").partition("[Service]\n")[2].partition("\n[")[0]
    for line in section.splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def container(instruction: str) -> list[str]:
    """The words of an instruction of the Containerfile's last stage, written as a list."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").rpartition("FROM ")[2].replace("\\\n", " ")
    line = next(line for line in text.splitlines() if line.startswith(instruction))
    words: list[str] = json.loads(line[line.index("[") :])
    return words


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_call_commands_that_exist(unit: Path) -> None:
    told = service(unit)
    for line in told["ExecStart"]:
        parsed(shlex.split(line))
    assert told["Environment"] == [f"{DATABASE_VARIABLE}=sqlite:////var/lib/{told['StateDirectory'][0]}/table.sqlite"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_give_no_more_rights_than_needed(unit: Path) -> None:
    told = service(unit)
    assert told["DynamicUser"] == told["NoNewPrivileges"] == told["ProtectHome"] == ["yes"]
    assert told["ProtectSystem"] == ["strict"]
    assert told["CapabilityBoundingSet"] == [""]


def test_the_timer_starts_a_unit_that_exists() -> None:
    for timer in DEPLOY.glob("*.timer"):
        assert timer.with_suffix(".service") in UNITS
        told = RawConfigParser()
        told.read(timer, encoding="utf-8")
        assert told["Timer"]["OnCalendar"]


def test_the_container_serves_where_its_health_is_asked_for() -> None:
    args = parsed([*container("ENTRYPOINT"), *container("CMD")])
    assert (args.command, args.host) == ("serve", "0.0.0.0")
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert f"\nEXPOSE {args.port}\n" in text
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)'", text)
    assert asked is not None
    assert int(asked[1]) == args.port
    assert asked[2] in {getattr(route, "path", "") for route in router.routes}
    assert text.index("\nUSER ") < text.index("\nENTRYPOINT")
    assert f"{DATABASE_VARIABLE}=sqlite:////data/" in text
    assert "\nVOLUME /data\n" in text


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_no_secret_stands_in_what_is_deployed(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"(?i)password|token|secret|://[^\s/@]+@", line)] == []


def commands_of_the_guide() -> list[str]:
    blocks = re.findall(r"^ *```\n(.*?)^ *```", GUIDE, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip().startswith("eday admin")]


@pytest.mark.parametrize("line", commands_of_the_guide())
def test_the_guide_names_actions_that_exist(line: str) -> None:
    assert parsed(shlex.split(line)).command == "admin"


def test_the_guide_links_files_that_exist() -> None:
    links = re.findall(r"\]\((\.\./[^)#]+|[a-z][^):#]+)\)", GUIDE)
    assert len(links) >= 5
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
