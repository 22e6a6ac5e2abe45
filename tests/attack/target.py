"""What is attacked: a long campaign that was brought in, and a board game, with the links to them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import httpx

from eday import card
from eday.players import PLAYERS, SeatGame

CHOICES = 5000


def campaign_file(choices: int = CHOICES, bot: str = "simple", seed: int = 1) -> bytes:
    """A file with a campaign of so many choices that is not over."""
    game = card.campaign(seed)
    bots = [PLAYERS[bot](seed + seat) for seat in range(game.seats)]
    seats = [SeatGame(game, seat) for seat in range(game.seats)]
    for _ in range(choices):
        decision = game.decision
        assert decision is not None, "it ended too soon"
        game.choose(bots[decision.seat].choose(seats[decision.seat]))
    told = {"eday_export": 1, "record": game.record(), "names": ["Anya", "Ukkon"], "kinds": ["hotseat", "hotseat"]}
    return json.dumps(told).encode()


@dataclass(frozen=True)
class Target:
    """Games of the attacker at a service."""

    port: int
    file: bytes
    campaign: dict[str, Any]
    board: dict[str, Any]
    choices: int

    @property
    def link(self) -> str:
        """The link of who plays the campaign."""
        return str(self.campaign["seats"][0]["token"])


def prepare(port: int, file: bytes, source: str) -> Target:
    """Set the games up from an address of the attacker."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120, transport=transport) as http:
        campaign = http.post("/api/import", content=file, headers={"Content-Type": "application/json"})
        assert campaign.status_code == 201, campaign.text
        squad = [{"cog": cog, "kind": "hotseat"} for cog in ("marcus_fenix", "dominic_santiago")]
        board = http.post("/api/games", json={"game": "board", "mission": "emergence", "seats": squad})
        assert board.status_code == 201, board.text
    return Target(port, file, campaign.json(), board.json(), len(json.loads(file)["record"]["choices"]))
