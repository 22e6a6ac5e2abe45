"""Makes the recorded games of the card game: the tutorial, every chapter and a whole campaign, played by bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from eday import card
from eday.players import PLAYERS, SeatGame

FOLDER = Path(__file__).parent / "card"
WINNERS = ("cog", "locust")


def played(game: Any, seed: int) -> dict[str, Any]:
    """A game to its end, by two simple bots."""
    bots = [PLAYERS["simple"](2 * seed + seat) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    while game.decision is not None:
        asked = game.decision.seat
        game.choose(bots[asked].choose(seats[asked]))
    assert game.outcome is not None
    note = f"two simple bots, seed {seed}, {len(game.record()['choices'])} choices"
    return {"note": note, "record": game.record(), "outcome": [game.outcome.winner, game.outcome.reason]}


def chapter_won_by(chapter: int | str, winner: str) -> dict[str, Any]:
    """A game of a chapter that this side wins, after the other one (or nobody) claimed the chapter before."""
    previous = None if chapter in (1, "tutorial") else "locust" if winner == "cog" else "cog"
    return next(
        file
        for seed in range(1, 1000)
        if (file := played(card.new(chapter, seed, previous_winner=previous), seed))["outcome"][0] == winner
    )


def main() -> None:
    """Write all files."""
    files = {"tutorial": chapter_won_by("tutorial", "cog"), "campaign": played(card.campaign(8), 8)}
    for chapter in range(1, 16):
        winner = WINNERS[chapter % 2]
        files[f"chapter_{chapter:02}_{winner}"] = chapter_won_by(chapter, winner)
    for name, file in files.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(file) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
