"""Names that know their forms: kept in lists and in composed names, told apart where their texts are the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from eday.server.wire.encoding import as_json
from eday.text import BoardVoice, board_voice
from eday.text.catalogue import Catalogue
from eday.text.forms import Name
from eday.text.phrases import opened

NAMES = """
enemy-drone = Drone
    .gender = m
    .the = el Drone
enemy-berserker = Berserker
    .gender = f
    .the = la Berserker
name-figure = { $kind } { $number }
    .gender = { AS($kind, "gender") }
    .the = { AS($kind, "the") } { $number }
list-and = { $first } y { $last }
    .the = { AS($first, "the") } y { AS($last, "the") }
event-figure_killed = cae { AS($figure, "the") }, { AS($figure, "gender") ->
    [f] muerta
   *[m] muerto
}
event-bleeding_out = { AS($figure, "the") } / { AS($other, "the") }
event-tile_placed = llegan { AS($tile, "the") }
option-attack = Atacar a { AS($first, "the") }
"""


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> BoardVoice:
    (tmp_path / "qaa").mkdir()
    (tmp_path / "qaa" / "names.ftl").write_text(NAMES, encoding="utf-8")
    monkeypatch.setenv("EDAY_CATALOGUES", str(tmp_path))
    return board_voice("qaa")


def test_a_name_is_told_in_the_form_a_sentence_asks_for(voice: BoardVoice) -> None:
    killed = [voice.say("event-figure_killed", figure=voice.name(f"figure:{who}-1")) for who in ("drone", "berserker")]
    assert killed == ["cae el Drone 1, muerto", "cae la Berserker 1, muerta"]


def test_forms_are_handed_on_by_lists_and_options(voice: BoardVoice) -> None:
    both = ["figure:drone-1", "figure:berserker-2"]
    assert voice.event_line({"kind": "tile_placed", "data": {"tile": both}}) == ("Llegan el Drone 1 y la Berserker 2")
    attack = {"kind": "attack", "refs": ["figure:drone-3", "weapon:lancer"], "args": {}}
    assert voice.option_label(attack) == "Atacar a el Drone 3"


def test_names_of_one_text_are_told_apart_by_their_forms(voice: BoardVoice) -> None:
    """What somebody typed is no name of the language, and stands as it was typed."""
    enemy, typed = voice.name("enemy:drone"), "Drone"
    assert enemy == typed
    assert [voice.say("event-figure_killed", figure=one) for one in (enemy, typed, enemy)] == [
        "cae el Drone, muerto",
        "cae Drone, muerto",
        "cae el Drone, muerto",
    ]
    assert voice.say("event-bleeding_out", figure=enemy, other=typed) == "el Drone / Drone"
    assert voice.say("event-bleeding_out", figure=typed, other=enemy) == "Drone / el Drone"


def test_names_composed_of_names_of_one_text_are_told_apart(voice: BoardVoice) -> None:
    composed = [voice.say("name-figure", kind=kind, number="1") for kind in (voice.name("enemy:drone"), "Drone")]
    assert composed[0] == composed[1] == "Drone 1"
    assert [voice.say("event-figure_killed", figure=name) for name in composed] == [
        "cae el Drone 1, muerto",
        "cae Drone 1, muerto",
    ]


def test_forms_nobody_asks_for_are_not_made() -> None:
    filled: list[str] = []

    def make(form: str) -> str:
        filled.append(form)
        return f"el Drone ({form})"

    name = Name("Drone", "enemy-drone", make)
    assert filled == []
    assert [name.form("the"), name.form("the")] == ["el Drone (the)"] * 2
    assert filled == ["the"]


def test_a_form_there_is_not_is_the_text_itself() -> None:
    made = Catalogue("es", {"names.ftl": NAMES}).format("enemy-drone", {})
    assert isinstance(made, Name)
    assert made.form("plural") == "Drone"


def test_names_are_sent_as_plain_text(voice: BoardVoice) -> None:
    name = voice.name("figure:drone-1")
    assert isinstance(name, Name)
    assert msgspec.json.decode(as_json({"name": name, "more": [name]})) == {"name": "Drone 1", "more": ["Drone 1"]}


def test_sentences_open_behind_the_marks_that_stand_before_them() -> None:
    assert [opened(text) for text in ("¿qué?", "¡a cubierto!", "dom", "2 heridas", "")] == [
        "¿Qué?",
        "¡A cubierto!",
        "Dom",
        "2 heridas",
        "",
    ]
