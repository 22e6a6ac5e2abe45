"""Whole games put into words: nothing that really happens is without a message."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

import eday
from eday.board import BoardGame
from eday.kernel import Decision, Option
from eday.text import BoardVoice, board_voice
from tests.board.scene import SQUAD
from tests.fuzz.board_probe import WHY_KINDS
from tests.voices import BOARD

CHOICES = 250


@pytest.fixture(scope="module")
def overlay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Longer games with more in them: larger hands, more grenades, a second level, all general AI cards."""
    folder = tmp_path_factory.mktemp("overlay")
    cogs = "".join(
        f"{cog}: {{hand_limit: 12, weapons: [{{weapon: lancer, tokens: 6}}, {{weapon: bolo_grenade, tokens: 9}}]}}\n"
        for cog in SQUAD[1:]
    )
    (folder / "cogs.yaml").write_text(cogs.replace("lancer", "gnasher", 1), encoding="utf-8")
    (folder / "missions.yaml").write_text(
        "emergence:\n"
        "  general_ai: [1, 2, 3, 4, 5, 6, 7]\n"
        "  levels: [{locations: [2A, 9A, 12A, 16A]}, {locations: [3A, 5A]}]\n",
        encoding="utf-8",
    )
    return folder


def in_words(*texts: str) -> None:
    for text in texts:
        assert text
        assert "«" not in text
        assert "none" not in text.lower()


def speak_about(game: BoardGame, decision: Decision, voice: BoardVoice) -> None:
    in_words(voice.decision_prompt(decision), BOARD.decision_prompt(decision))
    other = game.decision_for((decision.seat + 1) % game.seats)
    assert other is not None
    in_words(BOARD.decision_prompt(other))
    for option in decision.options:
        in_words(voice.option_label(option), BOARD.option_label(option.to_dict()))


def ask_why(game: BoardGame, rng: random.Random, voice: BoardVoice) -> None:
    view = game.view(0)
    refs = [figure["ref"] for figure in (*view["locusts"], *view["cogs"])]
    refs += [thing["id"] for thing in (*view["map"]["areas"], *view["map"]["covers"])]
    refs += [*view["map"]["open_holes"], *view["map"]["sealed_holes"], "tile:2A", "tile:99", "order:assault"]
    refs += ["weapon:lancer", "weapon:bolo_grenade", "weapon:mulcher", "figure:drone-6", "ghost:1"]
    for ref in rng.sample(refs, 12):
        for reason in game.why_not(rng.randrange(game.seats), ref, rng.choice(WHY_KINDS)):
            in_words(voice.reason_line(reason))


def choice(decision: Decision, seen: Counter[tuple[str, str]], rng: random.Random) -> Option:
    """Mostly what has been done least, to see much in few games."""
    options = rng.sample(decision.options, len(decision.options))
    option = options[0] if rng.random() < 0.4 else min(options, key=lambda o: seen[decision.kind, o.kind])
    seen[decision.kind, option.kind] += 1
    return option


def test_twenty_games_in_words(overlay: Path) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    events: set[str] = set()
    for number in range(20):
        cogs = SQUAD[: number % 4 + 1]
        rng = random.Random(number)
        game = eday.board.new(cogs=cogs, seed=number, insane=number % 5 == 4, content=overlay if number % 2 else None)
        voice = board_voice("en", game.record()["content"]["patch"], cogs)
        for _ in range(CHOICES):
            if game.decision is None:
                break
            speak_about(game, game.decision, voice)
            if rng.random() < 0.2:
                ask_why(game, rng, voice)
            game.choose(choice(game.decision, seen, rng).id)
        for seat in (None, 0):
            for event in game.events_for(seat):
                events.add(event.kind)
                in_words(voice.event_line(event), BOARD.event_line(event.to_dict()))
    assert len({kind for kind, _ in seen}) > 20
    assert len(events) > 40
