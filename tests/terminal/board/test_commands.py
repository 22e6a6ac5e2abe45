"""What can be typed besides one number."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import eday
from eday.terminal.board.commands import Next
from eday.text.rules import load_rules
from tests.board.scene import DOM, MARCUS, Scene
from tests.terminal.board.desk import Desk, records, typed


@pytest.fixture
def scene() -> Scene:
    """Marcus at his Order step with three cards; a boomer in sight, a drone far away."""
    scene = Scene((MARCUS, DOM), tiles=("12A", "9A", "16A", "2A"))
    scene.cog(0, "12A.F", "12A.c4")
    scene.cog(1, "12A.F")
    scene.hand(0, "assault", "advance", "double_tap")
    scene.hand(1, "ambush")
    scene.put("boomer", "12A.B", "12A.c1")
    scene.put("drone", "2A.F")
    scene.at_order(0)
    return scene


@pytest.fixture
def desk(scene: Scene, tmp_path: Path) -> Desk:
    return Desk(scene.game, tmp_path)


def number(desk: Desk, option_id: str) -> str:
    """The number an option has on the screen."""
    ids = [option.id for option in desk.session.options.options]
    return str(ids.index(option_id) + 1)


@pytest.mark.parametrize(
    "line", ["0", "99", "-1", "1.5", "fly", "attack", "why nobody", "i xyzzy", "sees xyzzy", "? xyzzy"]
)
def test_nonsense_is_answered_and_changes_nothing(line: str, desk: Desk) -> None:
    before = desk.session.game.to_json()
    answer = desk.printed(line)
    assert answer.strip()
    assert "\u00ab" not in answer
    assert desk.session.game.to_json() == before


def test_a_number_chooses(desk: Desk) -> None:
    assert desk.give(number(desk, "play_actions:order:assault")) is Next.SHOW
    assert desk.session.decision.kind == "action"
    assert desk.session.autosave.file.read_text(encoding="utf-8") == desk.session.game.to_json()


def test_an_id_chooses(desk: Desk) -> None:
    assert desk.give("play_move:order:advance") is Next.SHOW
    assert desk.session.game.record()["choices"][-1] == [0, "play_move:order:advance"]


def test_several_numbers_are_chosen_one_after_the_other(desk: Desk) -> None:
    before = len(desk.session.game.record()["choices"])
    desk.give("play_actions:order:assault attack:lancer.normal:figure:boomer-1")
    assert [choice[1] for choice in desk.session.game.record()["choices"][before:]][:2] == [
        "play_actions:order:assault",
        "attack:lancer.normal:figure:boomer-1",
    ]


def test_the_first_number_that_does_not_fit_ends_the_line(desk: Desk) -> None:
    before = len(desk.session.game.record()["choices"])
    assert desk.give("1 99 1") is Next.SHOW
    assert len(desk.session.game.record()["choices"]) == before + 1
    assert "99 1" in desk.shown()


def test_a_line_never_chooses_for_the_next_player(scene: Scene, tmp_path: Path) -> None:
    scene.hand(1, "active_reload")
    desk = Desk(scene.game, tmp_path)
    desk.give("play_move:order:advance move:area:12A.C 1")
    assert desk.session.decision.kind == "follow"
    assert desk.session.seat == 1
    assert any(notice.endswith(": 1") for notice in desk.session.notices)


def test_enter_shows_the_table_again(desk: Desk) -> None:
    assert desk.give("") is Next.SHOW


def test_undo_takes_a_choice_back(tmp_path: Path) -> None:
    game = eday.board.new(seed=3)
    desk = Desk(game, tmp_path)
    desk.give("1 1 1")
    before = game.to_json()
    desk.give("1")
    assert game.to_json() != before
    assert desk.give("u") is Next.SHOW
    assert game.to_json() == before
    assert desk.session.autosave.file.read_text(encoding="utf-8") == before
    assert "taken back" in desk.shown()


def test_giving_up_is_asked_about_and_ends_the_game(home: Path) -> None:
    code, shown = typed(["1", "resign", "yes"])
    assert code == 0
    assert "Type yes to give up" in shown
    assert "gives the mission up" in shown
    assert "The squad has given up: the Locusts win." in shown
    (file,) = records(home)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["outcome"] == ["locust", "resigned"]
    assert eday.replay(record["record"]).outcome == eday.Outcome("locust", "resigned")


@pytest.mark.parametrize("answer", ["no", "", "y", "1"])
def test_whoever_does_not_say_yes_does_not_give_up(home: Path, answer: str) -> None:
    code, shown = typed(["resign", answer, "q"])
    assert code == 0
    assert "the game goes on" in shown
    assert "Locusts win." not in shown.split("Type yes")[1]
    assert not records(home)


def test_undo_of_a_reveal_is_refused(tmp_path: Path) -> None:
    game = eday.board.new(seed=3)
    desk = Desk(game, tmp_path)
    desk.give("1 1 1")
    before = game.to_json()
    assert "cannot be taken back" in desk.printed("u")
    assert game.to_json() == before


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("why drone 1", "BG-ATTACK-15"),
        ("why d1", "BG-ATTACK-15"),
        ("why not drone 1", "BG-ATTACK-15"),
        ("why 2a-b", "BG-MOVE-02"),
        ("why 2A.B", "BG-MOVE-02"),
        ("why c", "BG-TURN-01"),
        ("why ambush", "BG-ORDER-01"),
        ("why gnasher", "BG-WEAPON-04"),
        ("why boomer 1 chainsaw", "BG-CHAINSAW-06"),
        ("why dom revive", "BG-REVIVE-01"),
        ("why hole 12a-b", "BG-SEAL-01"),
    ],
)
def test_why_not_names_the_rule(question: str, answer: str, desk: Desk) -> None:
    assert f"({answer})" in desk.printed(question)


def test_why_not_of_something_on_offer_says_where(desk: Desk) -> None:
    assert "option 1, 2, 3" in desk.printed("why assault")


def test_an_ambiguous_name_lists_what_it_may_be(scene: Scene, tmp_path: Path) -> None:
    scene.put("drone", "2A.F")
    desk = Desk(scene.game, tmp_path)
    answer = desk.printed("why drone")
    assert "Drone 1" in answer
    assert "Drone 2" in answer


def test_a_misspelt_name_is_guessed(desk: Desk) -> None:
    assert "Did you mean" in desk.printed("i lancre")


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("i drone 1", ("2A-F", "Unhurt", "health 3")),
        ("i drone", ("health 3",)),
        ("i marcus", ("12A-F c4", "3 of 7 cards", "Lancer 4")),
        ("i 12a-f", ("Marcus, Dom", "c4", "Emergence hole: none")),
        ("i c4", ("held by Marcus", "Protects toward: up")),
        ("i hole 2a-f", ("open",)),
        ("i 12A", ("12A-A", "Grenades")),
        ("i lancer", ("range 2",)),
        ("i hammer of dawn", ("omen",)),
        ("i emergence", ("Stage 2",)),
        ("sees", ("Boomer 1 (12A-B c1)", "12A-C")),
        ("sees 2a-f", ("Drone 1",)),
        ("h", ("Move up to 3 areas", "Lancer 4", "1/6 cards")),
        ("o", ("Stage 1 of 2", "objective", "Boomer: attack 4")),
        ("m", ("12A-B", "B1", "Key:")),
        ("?", ("Assault", "BG-ORDER-01")),
        ("? BG-COVER-09", ("Partial cover",)),
        ("? grenade", ("BG-GRENADE-01",)),
        ("?bg-lock", ("BG-LOCK-01", "BG-LOCK-03")),
        ("help", ("why THING",)),
        ("h?", ("why THING",)),
        ("i", ("i drone 2",)),
        ("why", ("why drone 2",)),
    ],
)
def test_questions_are_answered(question: str, answers: tuple[str, ...], desk: Desk) -> None:
    before = desk.session.game.to_json()
    text = desk.printed(question)
    for answer in answers:
        assert answer in text
    assert "\u00ab" not in text
    assert max(map(len, text.splitlines())) <= 80
    assert desk.session.game.to_json() == before


def test_an_attack_is_explained_die_by_die(desk: Desk) -> None:
    desk.give("play_attack:order:assault")
    text = desk.printed(f"i {number(desk, 'attack:lancer.overkill:figure:boomer-1')}")
    assert "4 for overkill (BG-AMMO-02), 1 from the character (BG-CARD-07)" in text
    assert "2 for its defense value (BG-ATTACK-05), 2 for full cover (BG-ATTACK-06)" in " ".join(text.split())
    assert "attack:lancer.overkill:figure:boomer-1" in text


def test_other_hands_cannot_be_asked_for(desk: Desk) -> None:
    text = desk.printed("h")
    assert "Ambush" not in text
    assert "Ambush" not in desk.printed("i dom")


def test_the_log_can_be_cut(tmp_path: Path) -> None:
    game = eday.board.new(seed=3)
    desk = Desk(game, tmp_path)
    whole = desk.printed("l").splitlines()
    assert len(whole) == len(game.events_for(0))
    assert desk.printed("l 2").splitlines() == whole[-2:]


def test_save_tells_where(desk: Desk, tmp_path: Path) -> None:
    assert str(tmp_path / "game.json") in desk.printed("s")
    copy = tmp_path / "copies" / "mine.json"
    assert str(copy) in desk.printed(f"s {copy}")
    assert copy.read_text(encoding="utf-8") == desk.session.game.to_json()
    assert "exists" in desk.printed(f"s {copy}")


def test_quit(desk: Desk) -> None:
    assert desk.give("q") is Next.QUIT


def test_every_rule_of_an_answer_exists(desk: Desk) -> None:
    for group in ("BG-COVER", "BG-MOVE"):
        text = desk.printed(f"? {group}")
        assert sum(f"{rule}:" in text for rule in load_rules()) >= 10


@pytest.mark.rule("BG-WEAPON-03")
def test_a_weapon_is_not_thrown_away_by_a_mere_number(scene: Scene, tmp_path: Path) -> None:
    desk = Desk(scene.game, tmp_path, source=io.StringIO("no\nyes\n"))
    before = scene.game.to_json()
    assert desk.give(number(desk, "drop:weapon:lancer")) is Next.SHOW
    assert scene.game.to_json() == before
    assert "Nothing was done" in desk.shown()
    desk.give(number(desk, "drop:weapon:lancer"))
    assert scene.game.record()["choices"][-1] == [0, "drop:weapon:lancer"]


def test_a_card_is_not_ended_unused_by_a_mere_number(scene: Scene, tmp_path: Path) -> None:
    desk = Desk(scene.game, tmp_path, source=io.StringIO("no\nyes\n"))
    desk.give("play_actions:order:assault")
    before = scene.game.to_json()
    assert desk.give(number(desk, "end")) is Next.SHOW
    assert scene.game.to_json() == before
    assert "Nothing was done" in desk.shown()
    desk.give(number(desk, "end"))
    assert [0, "end"] in scene.game.record()["choices"]


def test_what_throws_away_stands_below_and_the_way_out_last(desk: Desk) -> None:
    desk.give("play_actions:order:assault")
    kinds = [option.kind for option in desk.session.options.options]
    assert kinds[-1] == "end"
    assert set(kinds[kinds.index("drop") : -1]) == {"drop"}


def test_a_card_that_would_do_nothing_says_so(tmp_path: Path) -> None:
    scene = Scene((MARCUS, DOM), tiles=("12A", "9A", "16A", "2A"))
    scene.cog(0, "12A.F")
    scene.cog(1, "12A.F")
    scene.hand(0, "ambush", "advance")
    scene.at_order(0)
    desk = Desk(scene.game, tmp_path)
    line = next(line for line in desk.shown().splitlines() if line.strip().startswith("Ambush "))
    assert "all (no effect now)" in line
    assert desk.shown().count("no effect now") == 1
    option = desk.session.options.find("play_actions:order:ambush")
    assert option is not None
    assert desk.session.options.label(option).endswith("(does nothing now)")
