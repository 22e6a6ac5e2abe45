"""The names under which gymnasium makes these environments."""

from __future__ import annotations

from typing import Final

import gymnasium

_MAKERS: Final = "eday.lab.env.makers"
MISSIONS: Final = {
    "Emergence": "emergence",
    "ChinaShop": "china_shop",
    "BellyOfTheBeast": "belly_of_the_beast",
    "Roadblocks": "roadblocks",
    "Scattered": "scattered",
    "Hive": "hive",
    "HordeMode": "horde_mode",
}
TWO_AT_LEAST: Final = ("scattered",)
BOARD: Final = tuple(f"eday/{name}-v0" for name in MISSIONS)
CARD: Final = "eday/CardChapter-v0"
CAMPAIGN: Final = "eday/CardCampaign-v0"
ALL: Final = (*BOARD, CARD, CAMPAIGN)


def register() -> None:
    """Make the ids known. Gymnasium's own checks at every `make` are left to `check_env`: they would step first."""
    for name, mission in MISSIONS.items():
        cogs = 2 if mission in TWO_AT_LEAST else 1
        _register(f"eday/{name}-v0", "board_seat_env", mission=mission, cogs=cogs)
    _register(CARD, "card_seat_env")
    _register(CAMPAIGN, "campaign_seat_env")


def _register(name: str, maker: str, **arguments: object) -> None:
    if name not in gymnasium.registry:
        gymnasium.register(name, f"{_MAKERS}:{maker}", kwargs=arguments, disable_env_checker=True)
