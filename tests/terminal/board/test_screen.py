"""The screen of a decision: it fits, it says what is needed, and it shows exact odds."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.board.orders.gear import KeepWeapon
from eday.kernel import Decision, Option
from eday.terminal.board.odds import odds_items, percentages
from eday.terminal.board.options import OptionList
from eday.terminal.board.screen import Screen
from tests.board.rules.locust_maps import LANE, on
from tests.board.scene import BAIRD, COLE, DOM, MARCUS, Scene
from tests.terminal.board.desk import CLEAR, Desk
from tests.voices import BOARD

SQUAD = (MARCUS, DOM, COLE, BAIRD)


@pytest.mark.parametrize("seed", [0, 1, 3])
def test_every_screen_fits_80_by_24(seed: int, tmp_path: Path) -> None:
    game = eday.board.new(cogs=SQUAD[: seed + 1], seed=seed)
    session = Desk(game, tmp_path, interactive=True).session
    rng = random.Random(seed)
    while game.decision:
        events = session.events()
        screen = Screen(session.voice, session.view(), session.decision, session.options, events[-30:])
        for page in range(screen.lines(80, 24, True)[1]):
            lines, _ = screen.lines(80, 24, True, page)
            text = "\n".join(line.plain for line in lines)
            assert len(lines) <= 23
            assert max(line.cell_len for line in lines) <= 80
            assert "\u00ab" not in text
        for _ in range(2):
            if game.decision:
                game.choose(rng.choice(game.decision.options).id)
        session._listing = None


def test_all_options_are_numbered_once_over_the_pages() -> None:
    options = tuple(Option(f"activate:figure:drone-{i}", "activate", (f"figure:drone-{i}",)) for i in range(1, 61))
    decision = Decision(0, "activate", options)
    view: dict[str, Any] = {"seat": 0, "cogs": [], "locusts": []}
    screen = Screen(BOARD, view, decision, OptionList(BOARD, None, decision))
    pages = screen.lines(80, 24, True)[1]
    assert pages > 1
    text = "\n".join(line.plain for page in range(pages) for line in screen.lines(80, 24, True, page)[0])
    assert all(text.count(f"{i:>2} Activate Drone {i}") >= 1 for i in range(1, 61))


def test_a_table_without_map_and_hands_is_shown_all_the_same() -> None:
    decision = Decision(1, "barter", (Option("keep:weapon:lancer", "keep", ("weapon:lancer",)), Option("stop", "stop")))
    screen = Screen(BOARD, {"seat": 1}, decision, OptionList(BOARD, None, decision))
    lines, pages = screen.lines(80, 24, True)
    text = "\n".join(line.plain for line in lines)
    assert pages == 1
    assert "1 " in text
    assert "2 " in text


def test_attacks_show_their_exact_odds(tmp_path: Path) -> None:
    scene = Scene((MARCUS,), tiles=("12A", "9A", "16A", "2A"))
    scene.hand(0, "assault")
    scene.put("wretch", "12A.F")
    scene.at_order(0)
    desk = Desk(scene.game, tmp_path)
    desk.give("play_attack:order:assault")
    odds = scene.game.odds("attack:lancer.normal:figure:wretch-1")
    assert odds is not None
    kill, wound, nothing = percentages([odds["kill"], odds["wound"], odds["nothing"]])
    assert "Attack Wretch 1: Lancer" in desk.shown()
    assert f"kill {kill} %, wound {wound} %, nothing {nothing} %" in desk.shown()


def test_area_attacks_show_the_odds_of_everybody_there() -> None:
    odds = {
        "attack_dice": [],
        "targets": {
            "figure:drone-2": {"kill": 0.25, "wound": 0.5, "nothing": 0.25, "defense_dice": []},
            "cog:dominic_santiago": {"kill": 0.0, "wound": 0.9, "nothing": 0.1, "defense_dice": []},
        },
        "seal": 0.5177,
    }
    assert odds_items(BOARD, odds) == [
        "Drone 2: kill 25 %, wound 50 %",
        "Dom: down 0 %, wound 90 %",
        "seal the hole: 52 %",
    ]


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ([0.38, 0.41, 0.21], [38, 41, 21]),
        ([1 / 3, 1 / 3, 1 / 3], [34, 33, 33]),
        ([0.005, 0.005, 0.99], [1, 0, 99]),
        ([0.0, 0.0, 1.0], [0, 0, 100]),
    ],
)
def test_per_cent_add_up_to_a_hundred(shares: list[float], expected: list[int]) -> None:
    assert percentages(shares) == expected


def test_the_log_shows_what_happened_since_the_own_last_choice(tmp_path: Path) -> None:
    game = eday.board.new(seed=3)
    desk = Desk(game, tmp_path)
    assert "The mission Emergence begins" in desk.shown()
    desk.give("1")
    shown = desk.shown()
    assert "The mission Emergence begins" not in shown
    assert "Drone 1 takes cover" in shown


def test_screens_are_cleared_for_people_only(tmp_path: Path) -> None:
    game = eday.board.new(seed=3)
    assert desk_shown(game, tmp_path, True).startswith(CLEAR)
    assert "\x1b" not in desk_shown(game, tmp_path, False)


def desk_shown(game: Any, folder: Path, interactive: bool) -> str:
    return Desk(game, folder, interactive=interactive).shown()


def test_team_hand_weapons_and_objective_are_on_the_screen(tmp_path: Path) -> None:
    scene = Scene((MARCUS, DOM))
    scene.hand(0, "assault", "assault", "double_tap", "explore")
    scene.bleed(1)
    scene.at_order(0)
    text = " ".join(Desk(scene.game, tmp_path).shown().split())
    assert "Marcus: Order step | Stage 1 of 2: seal every emergence hole" in text
    assert ">Ma Marcus 4/7 cards" in text
    assert "d! Dom 0/6 cards" in text
    assert "BLEEDING" in text
    assert "[D] Assault x2, " in text
    assert "[G] Double Tap" in text
    assert "[F] Explore" in text
    assert "Lancer 4, Snub Pistol 2" in text


def test_reactions_are_listed_with_their_odds(tmp_path: Path) -> None:
    """Dodging and passing say what comes of the attack; a guard names its best attack."""
    s = on(LANE)
    s.hand(0, "assault", "teamwork")
    s.bleed(1)
    s.put("drone", "2A.A")
    s.at_locusts(12)
    shown = Desk(s.game, tmp_path).shown()
    assert "Pass: Marcus: down 32 %, wound 51 %" in shown
    assert "Dodge with Assault (2 more defense dice): Marcus: down" in " ".join(shown.split())
    s = on(LANE)
    s.hand(0, "hold_ground", "ambush")
    s.put("boomer", "2A.C")
    s.at_locusts(16)
    desk = Desk(s.game, tmp_path)
    assert "Guard with ...: Attack Boomer 1: Lancer, overkill: kill" in " ".join(desk.shown().split())
    odds = s.game.odds("guard:order:ambush")
    assert odds is not None
    assert desk.printed("? guard:order:ambush").count("Attack dice") == len(odds["ways"])


def test_weapons_to_choose_from_are_told_with_their_dice(tmp_path: Path) -> None:
    s = on(LANE)
    t = s.t
    s.at_order(0)
    t.push(KeepWeapon(0, (t.box.weapon("longshot"), t.box.weapon("boomshield")), 2))
    s.game._run()
    shown = " ".join(Desk(s.game, tmp_path).shown().split())
    assert "Keep the Longshot: Normal 2 dice, overkill 5 dice (1 ammo), range 4." in shown
    assert "Keep the Boomshield: Normal 2 dice, no overkill, range 0." in shown
