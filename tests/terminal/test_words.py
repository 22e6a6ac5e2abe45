"""The terminal's words: every message exists and is used, every rule it points to exists, names are understood."""

from __future__ import annotations

import re
from pathlib import Path

from eday.terminal.board import names as terminal_names
from eday.terminal.board.names import Glossary, split_kind
from tests.board.scene import DOM, MARCUS, Scene
from tests.voices import BOARD

SOURCE = Path(terminal_names.__file__).parents[1]
CATALOGUE = SOURCE.parent / "text" / "en" / "terminal.ftl"


def test_messages_and_code_agree() -> None:
    used = {key for file in SOURCE.rglob("*.py") for key in re.findall(r"[\"'](terminal-[a-z-]+)", file.read_text())}
    written = set(re.findall(r"^(terminal-[a-z-]+) =", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
    assert used == written


def glossary() -> Glossary:
    scene = Scene((MARCUS, DOM), tiles=("12A", "9A", "16A", "2A"))
    scene.cog(0, "12A.F")
    scene.hand(0, "roadie_run")
    scene.put("drone", "2A.F")
    scene.put("drone", "2A.F", wounded=True)
    return Glossary(BOARD, scene.game.view(0))


def test_things_go_by_many_names() -> None:
    names = glossary()
    for spoken, ref in (
        ("drone 2", "figure:drone-2"),
        ("Drone-2", "figure:drone-2"),
        ("d2", "figure:drone-2"),
        ("drone", "enemy:drone"),
        ("figure:drone-2", "figure:drone-2"),
        ("2a-b", "area:2A.B"),
        ("2A.B", "area:2A.B"),
        ("2ab", "area:2A.B"),
        ("g", "area:12A.G"),
        ("2a-c1", "cover:2A.c1"),
        ("cover 2a-c1", "cover:2A.c1"),
        ("c3", "cover:12A.c3"),
        ("hole 2a-f", "hole:2A.F"),
        ("12a", "tile:12A"),
        ("lancer", "weapon:lancer"),
        ("snub", "weapon:snub_pistol"),
        ("roadie", "order:roadie_run"),
        ("marcus", "cog:marcus_fenix"),
        ("fenix", "cog:marcus_fenix"),
        ("Ma", "cog:marcus_fenix"),
        ("torque bow", "weapon:torque_bow"),
        ("get up", "order:get_up"),
    ):
        assert names.find(spoken) == [ref], spoken
    assert names.find("drone", ("figure",)) == ["figure:drone-1", "figure:drone-2"]
    assert names.find("...") == []
    assert names.find("moon") == []


def test_a_kind_is_taken_off_the_end() -> None:
    kinds = ("attack", "pick_up")
    assert split_kind("drone 2 attack", kinds) == ("drone 2", "attack")
    assert split_kind("lancer pick up", kinds) == ("lancer", "pick_up")
    assert split_kind("lancer pick_up", kinds) == ("lancer", "pick_up")
    assert split_kind("drone 2", kinds) == ("drone 2", None)
