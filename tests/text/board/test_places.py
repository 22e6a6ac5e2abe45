"""Places in words: where things are, as the COG whose player is asked sees them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import eday
from eday.board import BoardGame
from eday.kernel import Decision, Option
from eday.text import BoardVoice, Ground, board_voice, placed_voice
from eday.text.board.ground import WAYS
from tests.board.scene import DOM, MARCUS, Scene

GAMES = sorted((Path(__file__).parents[2] / "games" / "board").glob("*.json"))
VOICE = board_voice()
MARCUS_MOVES = Decision(0, "move", ())


def voice_in(game: BoardGame, decision: Decision) -> BoardVoice:
    view = game.view(decision.seat, whole=False)
    return placed_voice(VOICE, Ground(msgspec.json.decode(game.layout().drawing)), view, decision)


def at(area: str, cover: str | None = None, tiles: tuple[str, ...] = ("2A", "9A", "12A", "16A")) -> BoardVoice:
    """Who speaks to Marcus as he stands there."""
    scene = Scene((MARCUS, DOM), tiles=tiles)
    scene.cog(0, area, cover)
    return voice_in(scene.game, MARCUS_MOVES)


def test_areas_are_told_by_direction_and_steps() -> None:
    voice = at("2A.D")
    assert voice.name("area:2A.D") == "your area"
    assert voice.name("area:2A.A") == "the area north of you"
    assert voice.name("area:2A.G") == "the area south of you"
    assert voice.name("area:2A.B") == "the area 2 steps northeast of you"


def test_a_step_onto_another_tile_leads_through_an_opening() -> None:
    scene = Scene((MARCUS, DOM))
    shape = scene.t.shape
    leaving, entered = shape.exit_of_tile[0], shape.entrance_of_tile[1]
    scene.t.place(0, leaving)
    words = voice_in(scene.game, MARCUS_MOVES).name(shape.area_refs[entered])
    assert words in {f"the area past the {way} opening" for way in WAYS}


def test_cover_is_told_by_what_stands_there() -> None:
    voice = at("2A.D")
    here, there = voice.name("cover:2A.c3"), voice.name("cover:2A.c6")
    assert here.endswith(("south of you", "southwest of you"))
    assert here.startswith("the ")
    assert there == "the fallen column on the southwest side of the area 3 steps east of you"
    assert at("2A.D", "2A.c3").name("cover:2A.c3").endswith(" you are behind")


def test_holes_are_told_by_their_areas() -> None:
    assert at("2A.F").name("hole:2A.F") == "the hole in your area"
    assert at("2A.D").name("hole:2A.F").startswith("the hole 3 steps ")


def test_things_that_are_no_places_keep_their_names() -> None:
    voice = at("2A.D")
    assert voice.name("figure:drone-2") == "Drone 2"
    assert voice.name("tile:2A") == VOICE.name("tile:2A")
    assert voice.code("area:2A.D") == "2A-D"


def test_whoever_is_not_on_the_map_hears_codes() -> None:
    scene = Scene((MARCUS, DOM))
    scene.t.area[0] = -1
    assert voice_in(scene.game, MARCUS_MOVES) is VOICE


def test_where_a_locust_goes_is_told_as_it_sees_it() -> None:
    scene = Scene((MARCUS, DOM))
    scene.cog(0, "2A.D")
    figure = scene.t.ref(scene.put("drone", "2A.F"))
    voice = voice_in(scene.game, Decision(0, "locust_move", (), {"figure": figure}))
    assert voice.name("area:2A.F") == "its area"
    assert voice.name("area:2A.C") == "the area north of it"
    assert voice.name("cover:2A.c4").endswith(" of it")
    assert voice_in(scene.game, Decision(0, "guard", (), {"figure": figure})).name("area:2A.D") == "your area"


def test_whoever_is_asked_for_a_guard_again_hears_where_the_locust_is_now() -> None:
    """Else the question before its second area reads as if the first answer had been ignored."""
    scene = Scene((MARCUS, DOM), tiles=("2A", "9A", "12A", "16A"))
    scene.cog(0, "2A.D")
    wretch = scene.put("wretch", "2A.A")
    guard = Decision(0, "guard", (), {"figure": "figure:wretch-1"})
    ask = "is about to move on or attack: does player 1 guard now?"
    assert _asked(scene, guard) == f"Wretch 1, in the area north of you, {ask}"
    scene.t.area[wretch] = scene.area("2A.D")
    assert _asked(scene, guard) == f"Wretch 1, in your area, {ask}"


def test_the_card_that_is_done_is_named() -> None:
    """Active Reload lets another card be played: "Done with this card" came twice, and seemed to have failed."""
    scene = Scene((MARCUS, DOM), tiles=("2A", "9A", "12A", "16A"))
    scene.cog(0, "2A.D")
    done = (Option("end", "end"),)
    action = Decision(0, "action", (Option("draw", "draw"), *done), {"card": "order:active_reload", "next": 0})
    voice = voice_in(scene.game, action)
    assert voice.option_label(done[0]) == "Done with Active Reload"
    assert voice.decision_prompt(action) == "Player 1 carries out Active Reload: what next?"
    over = Decision(0, "action", done, {"card": "order:active_reload", "next": 2})
    assert voice.decision_prompt(over) == "Player 1 can do no more with Active Reload: anything else?"


def _asked(scene: Scene, decision: Decision) -> str:
    return voice_in(scene.game, decision).decision_prompt(decision)


def test_options_say_places_in_words_and_know_their_codes() -> None:
    voice = at("2A.D")
    options = [
        Option("a", "move", ("area:2A.A",)),
        Option("b", "cover", ("cover:2A.c3",)),
        Option("c", "attack", ("area:2A.A", "weapon:bolo_grenade"), {"mode": "overkill"}),
        Option("d", "explore", ("area:2A.D",)),
        Option("e", "oust", ("cover:2A.c3", "figure:drone-1")),
        Option("f", "attack", ("figure:drone-1", "weapon:lancer"), {"mode": "normal"}),
    ]
    labels = voice.labels(options)
    thing = voice.name("cover:2A.c3")
    assert [label.words for label in labels] == [
        "Move to the area north of you",
        f"Get behind {thing}",
        "Use the Bolo Grenade on the area north of you, overkill (1 grenade)",
        "Explore through the door in your area",
        f"Drive Drone 1 away from {thing} and take its place",
        "Attack Drone 1 with the Lancer, normal",
    ]
    assert [label.code for label in labels] == ["2A-A", "cover 2A-c3", "2A-A", "2A-D", "cover 2A-c3", ""]


def test_a_door_in_ones_own_area_is_told_by_its_direction() -> None:
    scene = Scene((MARCUS, DOM))
    shape = scene.t.shape
    scene.t.place(0, shape.exit_of_tile[-1])
    label = voice_in(scene.game, MARCUS_MOVES).option_label(
        Option("x", "explore", (shape.area_refs[shape.exit_of_tile[-1]],))
    )
    assert label.startswith("Explore through the door ")
    assert label.endswith(" of you")


def test_a_door_lies_where_its_wall_is_and_not_across() -> None:
    """The guided mission's first door is in the east wall, a little north of the middle of its area."""
    game = eday.board.new_guided()
    for beat in game.box.content.first_mission.script:
        if beat.choose == "explore:area:2A.C":
            break
        game.choose(beat.choose)
    assert game.decision is not None
    option = game.decision.find("explore:area:2A.C")
    assert option is not None
    assert voice_in(game, game.decision).option_label(option) == "Explore through the door east of you"


def test_where_two_options_would_read_the_same_their_codes_are_added() -> None:
    voice = at("2A.D")
    twice = [Option("a", "move", ("area:2A.A",)), Option("b", "move", ("area:2A.A",))]
    assert [label.words for label in voice.labels(twice)] == ["Move to the area north of you (2A-A)"] * 2
    assert [label.code for label in voice.labels(twice)] == ["", ""]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_two_options_of_a_recorded_game_read_alike(path: Path) -> None:
    """Wherever their codes tell them apart, the words do; and most places are told in words."""
    record = json.loads(path.read_text(encoding="utf-8"))["record"]
    game = eday.replay({**record, "choices": []})
    assert isinstance(game, BoardGame)
    told: Counter[bool] = Counter()
    for _, choice in record["choices"]:
        decision = game.decision
        assert decision is not None
        labels = voice_in(game, decision).labels(decision.options)
        coded = {VOICE.option_label(option) for option in decision.options}
        assert len({label.words for label in labels}) >= len(coded)
        told.update(bool(label.code) for option, label in zip(decision.options, labels, strict=True)
                    if option.kind in ("move", "cover", "step"))  # fmt: skip
        game.choose(choice)
    assert told[True] > 4 * told[False]
