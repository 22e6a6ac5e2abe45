"""Set-ups that cannot be: always SetupError, never anything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from eday.board import new
from eday.kernel import SetupError
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, SQUAD

FIFTH_COG = """\
anthony_carmine:
  defense: 1
  hand_limit: 6
  weapons: [{weapon: snub_pistol, tokens: 2}]
  origin: {name: designed}
"""


def refused(**wishes: Any) -> SetupError:
    """The error, which must be a SetupError proper with something to say."""
    with pytest.raises(SetupError) as caught:
        new(**wishes)
    assert type(caught.value) is SetupError
    assert str(caught.value)
    return caught.value


def refusal(**wishes: Any) -> str:
    """Why a set-up is refused; nothing if it is not."""
    try:
        new(**wishes)
    except SetupError as error:
        return error.key
    return ""


@pytest.mark.parametrize("mission", ["operation_moo", "", "Emergence", None, 1, ["emergence"]])
def test_unknown_mission(mission: Any) -> None:
    error = refused(mission=mission)
    assert error.key == "setup-unknown-mission"
    assert "emergence" in str(error.args_["known"])


@pytest.mark.parametrize(
    "mission", ["china_shop", "belly_of_the_beast", "roadblocks", "scattered", "hive", "horde_mode"]
)
def test_every_mission_sets_up(mission: str) -> None:
    assert refusal(mission=mission) == ""


@pytest.mark.parametrize("cogs", [(MARCUS, MARCUS), (MARCUS, DOM, COLE, MARCUS), (DOM, BAIRD, BAIRD)])
def test_cog_twice(cogs: tuple[str, ...]) -> None:
    error = refused(cogs=cogs)
    assert error.key == "setup-cog-twice"
    assert error.args_["cog"] in cogs


@pytest.mark.parametrize("cogs", [("skorge",), (MARCUS, "marcus"), (MARCUS, 2), (MARCUS, None), ([MARCUS],)])
def test_unknown_cog(cogs: tuple[Any, ...]) -> None:
    assert refused(cogs=cogs).key == "setup-unknown-cog"


@pytest.mark.parametrize("cogs", [MARCUS, None, 2, {MARCUS: DOM}, {MARCUS, DOM}])
def test_cogs_must_be_a_list(cogs: Any) -> None:
    assert refused(cogs=cogs).key == "setup-cogs-list"


@pytest.mark.parametrize("cogs", [(), []])
def test_no_players(cogs: Any) -> None:
    assert refused(cogs=cogs).key == "setup-players"


def test_five_players(tmp_path: Path) -> None:
    (tmp_path / "cogs.yaml").write_text(FIFTH_COG, encoding="utf-8")
    error = refused(cogs=(*SQUAD, "anthony_carmine"), content=tmp_path)
    assert (error.key, error.args_["players"]) == ("setup-players", 5)
    assert new(cogs=(*SQUAD[:3], "anthony_carmine"), content=tmp_path).seats == 4


@pytest.mark.parametrize("seed", ["7", 7.0, None, True, [7], -1, 2**63, 10**40])
def test_seed_must_be_a_whole_number_of_63_bits(seed: Any) -> None:
    assert refused(seed=seed).key == "setup-seed"


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_any_such_number_will_do(seed: int) -> None:
    assert new(seed=seed).decision is not None


@pytest.mark.parametrize("horde", ["brutal", "", None, 3, ["normal"]])
def test_unknown_horde(horde: Any) -> None:
    assert refused(horde=horde).key == "setup-horde"


@pytest.mark.parametrize("insane", ["yes", 1, None])
def test_insane_is_yes_or_no(insane: Any) -> None:
    assert refused(insane=insane).key == "setup-insane"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("weapons.yaml", "lancer: {range: far}\n"),
        ("weapons.yaml", "lancer: {reach: 3}\n"),
        ("weapons.yaml", "lancer: [1, 2\n"),
        ("weapons.yaml", "- lancer\n"),
        ("guns.yaml", "lancer: {range: 3}\n"),
        ("missions.yaml", "emergence: {levels: []}\n"),
        ("missions.yaml", "emergence: {enemies: {A: brumak}}\n"),
    ],
)
def test_broken_overlay(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    error = refused(content=tmp_path)
    assert error.key == "setup-content"
    assert file in str(error.args_["problem"])


def test_overlay_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "weapons.yaml").write_bytes(b"\xff\xfe\x00lancer")
    assert refused(content=tmp_path).key == "setup-content"


def test_overlay_folder_that_is_missing_or_a_file(tmp_path: Path) -> None:
    assert refused(content=tmp_path / "nowhere").key == "setup-content"
    file = tmp_path / "weapons.yaml"
    file.write_text("lancer: {range: 3}\n", encoding="utf-8")
    assert refused(content=file).key == "setup-content"


@pytest.mark.parametrize("content", [123, b"overlay", ["overlay"], {"weapons": {}}, "overlay" * 1000])
def test_overlay_must_be_a_path(content: Any) -> None:
    refused(content=content)


def test_broken_overlay_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDAY_CONTENT", str(tmp_path / "nowhere"))
    assert refused().key == "setup-content"
