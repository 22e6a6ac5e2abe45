"""When a player is asked about guarding: always, never, or when the best guard attack has a fair chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.kernel import Decision
from eday.server.settings import Settings
from eday.server.tables.unasked import unasked
from tests.server.table import DOM, MARCUS, Table, quick

TOUGH = "wretch: {defense: 20}\ndrone: {defense: 20}\nboomer: {defense: 20}\n"
STURDY = TOUGH.replace("20", "9")
SEEDS = range(1, 30)


@dataclass
class Window:
    """A game whose open decision is whether to guard, and the chance of the best guard attack."""

    game: Any
    best: float
    after_guard: bool
    """Whether the decision before was about guarding too."""


def best_chance(game: Any, decision: Decision) -> float | None:
    """The chance to wound or kill of the best attack behind any guard card; None if none is asked for next."""
    chances = []
    for option in decision.options:
        if option.kind != "guard":
            continue
        trial = game.clone()
        trial.choose(option.id)
        asked = trial.decision
        if asked is None or asked.kind != "guard_attack":
            return None
        for attack in asked.options:
            odds = trial.odds(attack.id)
            one_target = [odds] if "kill" in odds else odds["targets"].values()
            chances += [one["kill"] + one["wound"] for one in one_target]
    return max(chances, default=None)


def windows(content: Path | None) -> Iterator[Window]:
    """Windows of games with that content, played at random."""
    for seed in SEEDS:
        rng = random.Random(seed)
        game = eday.board.new("emergence", [MARCUS, DOM], seed, content=content)
        before = ""
        while game.decision is not None:
            decision = game.decision
            if decision.kind == "guard" and decision.find("pass") is not None:
                best = best_chance(game, decision)
                if best is not None:
                    yield Window(game.clone(), best, before == "guard")
            before = decision.kind
            game.choose(rng.choice(decision.options).id)


@pytest.fixture
def overlay(request: pytest.FixtureRequest, tmp_path: Path) -> Path | None:
    """The usual content, or one with changed enemies."""
    if not request.param:
        return None
    (tmp_path / "enemies.yaml").write_text(request.param, encoding="utf-8")
    return tmp_path


def first(content: Path | None, fair: bool) -> Window:
    """A window with a fair guard attack, or with a hopeless one."""
    return next(
        window for window in windows(content) if (window.best >= 0.1) == fair and not window.after_guard
    )  # fmt: skip


@pytest.mark.parametrize("overlay", ["", STURDY, TOUGH], ids=["usual", "sturdy", "tough"], indirect=True)
def test_only_windows_with_a_chance_below_a_tenth_do_not_matter(overlay: Path | None) -> None:
    met = 0
    for window in windows(overlay):
        decision = window.game.decision
        assert unasked(window.game, decision, "matters") == (None if window.best >= 0.1 else "pass"), window.best
        assert unasked(window.game, decision, "always") is None
        assert unasked(window.game, decision, "never") == "pass"
        met += 1
        if met == 12:
            break
    assert met == 12


class Chances:
    """A game whose only guard attack has a given chance."""

    def __init__(self, chance: float) -> None:
        self.chance = chance
        self.decision: Any = eday.Decision(
            0, "guard", (eday.Option("guard:order:x", "guard"), eday.Option("pass", "pass"))
        )

    def clone(self) -> Chances:
        return Chances(self.chance)

    def choose(self, option: str) -> None:
        assert option == "guard:order:x"
        self.decision = eday.Decision(0, "guard_attack", (eday.Option("attack:x", "attack"),))

    def odds(self, option: str) -> dict[str, float]:
        assert option == "attack:x"
        return {"kill": self.chance / 4, "wound": self.chance * 3 / 4}


@pytest.mark.parametrize(("chance", "answer"), [(0.0, "pass"), (0.099, "pass"), (0.101, None), (1.0, None)])
def test_the_threshold_is_a_tenth(chance: float, answer: str | None) -> None:
    game: Any = Chances(chance)
    assert unasked(game, game.decision, "matters") == answer


@pytest.mark.rule("BG-WEAPON-03", "BG-REACT-GUARD-01")
def test_who_would_have_to_discard_a_weapon_first_is_asked() -> None:
    window = eday.Decision(
        0, "guard", (eday.Option("pass", "pass"), eday.Option("drop:weapon:boomshield", "drop", ("weapon:boomshield",)))
    )
    game = eday.board.new(seed=3)
    assert unasked(game, window, "matters") is None
    assert unasked(game, window, "never") == "pass"


def test_other_decisions_are_always_asked() -> None:
    game = eday.board.new(seed=3)
    assert game.decision is not None
    assert game.decision.kind != "guard"
    assert all(unasked(game, game.decision, stop) is None for stop in ("always", "matters", "never"))


@pytest.mark.parametrize("stop", ["always", "matters", "never"])
@pytest.mark.parametrize(
    ("overlay", "fair"), [("", True), (TOUGH, False)], ids=["fair", "hopeless"], indirect=["overlay"]
)
def test_the_table_passes_what_does_not_matter_without_a_word(
    overlay: Path | None, fair: bool, stop: str, tmp_path: Path
) -> None:
    record = first(overlay, fair).game.record()
    *played, (_, last) = record["choices"]
    table = Table(quick(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}"), changed_content=True))
    try:
        file = {"eday_export": 1, "record": {**record, "choices": played}}
        game = table.http.post("/api/import", json=file).json()
        client = table.join(game["seats"][0]["token"])
        client.send(type="settings", guard=stop)
        client.expect("settings")
        client.messages.clear()
        client.choose(last)
        client.catch_up(client.state["version"] + 1)
        client.settle()
        export = table.call("GET", f"/api/games/{game['game']}/export", game["host_token"]).json()
        stored = [option for _, option in export["record"]["choices"]]
        client.close()
    finally:
        table.stop()
    window = len(played) + 1
    seen = [message["choices"] for message in client.messages if message["type"] == "state"]
    if stop == "always" or (stop == "matters" and fair):
        assert len(stored) == window
        assert client.state["decision"]["kind"] == "guard"
    else:
        assert stored[window] == "pass"
        assert min(seen) > window
