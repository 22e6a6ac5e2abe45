"""The settings of a service: from flags and environment variables, documented, and refused in a sentence when wrong."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path

import pytest

from eday import cli
from eday.commands.grammar.parser import build_parser
from eday.kernel import EdayError
from eday.server.gate.hosts import Host
from eday.server.options import LIMIT_VARIABLE, OPTIONS, limit_names, settings_from, tables
from eday.server.settings import Limits, Settings
from tests.voices import ENGLISH

DOCUMENT = Path(__file__).parents[2] / "docs" / "serving.md"
WISHES = {
    "database": ("sqlite:///a.sqlite", "sqlite:///a.sqlite"),
    "bot_pause": ("1.5", 1.5),
    "host_names": ("table.example.org", (Host("table.example.org"),)),
    "origins": ("https://club.example.org", ("https://club.example.org",)),
    "proxies": ("10.1.2.3/8", (ip_network("10.0.0.0/8"),)),
    "workers": ("3", 3),
    "metrics": ("127.0.0.1:9100", ("127.0.0.1", 9100)),
    "metrics_token": ("0123456789abcdef", "0123456789abcdef"),
}


def parsed(*words: str) -> Namespace:
    return build_parser(ENGLISH).parse_args(["serve", *words])


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.field)
def test_every_option_has_a_flag_and_a_variable(option: object) -> None:
    one = next(o for o in OPTIONS if o is option)
    text, value = WISHES[one.field]
    assert getattr(settings_from(parsed(one.flag, text), {}), one.field) == value
    assert getattr(settings_from(parsed(), {one.variable: text}), one.field) == value
    assert getattr(settings_from(parsed(one.flag, text), {one.variable: "nonsense"}), one.field) == value


def test_every_limit_has_a_flag_and_a_variable() -> None:
    for name, usual in limit_names().items():
        field = name.replace("-", "_")
        wanted = usual + 1
        assert getattr(settings_from(parsed("--limit", f"{name}={wanted}"), {}).limits, field) == wanted
        variable = LIMIT_VARIABLE + field.upper()
        assert getattr(settings_from(parsed(), {variable: str(wanted)}).limits, field) == wanted
    assert {name.replace("-", "_") for name in limit_names()} == {field.name for field in fields(Limits)}


def test_what_nobody_decides_is_as_usual() -> None:
    assert settings_from(parsed(), {"EDAY_DATABASE_URL": "", "OTHER": "x"}) == Settings()


def test_several_values_and_several_limits() -> None:
    args = parsed("--proxy", "10.0.0.1", "--proxy", "::1", "--limit", "queue=5", "--limit", "strikes=6")
    settings = settings_from(args, {"EDAY_ORIGINS": "https://a.example, http://b.example:81", "EDAY_LIMIT_QUEUE": "9"})
    assert settings.proxies == (ip_network("10.0.0.1"), ip_network("::1"))
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert (settings.limits.queue, settings.limits.strikes) == (5, 6)


@pytest.mark.parametrize(
    ("words", "environ", "told"),
    [
        (["--proxy", "nginx"], {}, '--proxy has to be an address or a network such as 10.0.0.0/8, not "nginx".'),
        ([], {"EDAY_PROXIES": "10.0.0.1,nginx"}, "EDAY_PROXIES has to be an address or a network such as 10.0.0.0/8"),
        (["--origin", "club.example.org"], {}, "--origin has to be an origin such as https://"),
        (["--origin", "https://club.example.org/"], {}, "--origin has to be an origin such as https://"),
        (["--host-name", "a b"], {}, "--host-name has to be a name, address or network"),
        (["--metrics", "9100"], {}, "--metrics has to be an address and a port"),
        (["--metrics", "127.0.0.1:99999"], {}, "--metrics has to be an address and a port"),
        (["--metrics-token", "short"], {}, "--metrics-token has to be at least 16"),
        (["--database", "table.sqlite"], {}, "--database has to be an address such as sqlite:///"),
        (["--limit", "queue"], {}, '--limit has to be a name and a value such as message-bytes=32768, not "queue".'),
        (["--limit", "queue=many"], {}, '--limit queue has to be a whole number above 0, not "many".'),
        (["--limit", "queue=1.5"], {}, "--limit queue has to be a whole number above 0"),
        (["--limit", "queue=0"], {}, "--limit queue has to be a whole number above 0"),
        (["--limit", "work-burst=nan"], {}, "--limit work-burst has to be a number above 0"),
        (["--limit", "work-burst=-1"], {}, "--limit work-burst has to be a number above 0"),
        (["--limit", "size=3"], {}, 'There is no limit "size". Limits: message-bytes, '),
        ([], {"EDAY_LIMIT_QUEUE": ""}, "EDAY_LIMIT_QUEUE has to be a whole number above 0"),
        ([], {"EDAY_LIMIT_SIZE": "3"}, 'There is no limit "size".'),
    ],
)
def test_bad_values_are_told_in_a_sentence(words: list[str], environ: dict[str, str], told: str) -> None:
    with pytest.raises(EdayError) as refused:
        settings_from(parsed(*words), environ)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_document_lists_every_setting() -> None:
    assert "\n".join(tables()) in DOCUMENT.read_text(encoding="utf-8"), "python -m eday.server.options prints it anew"


def test_help_teaches_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    told = capsys.readouterr().out
    for word in (*(option.flag for option in OPTIONS), *limit_names()):
        assert word in told
