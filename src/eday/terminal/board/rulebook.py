"""Which rules explain which decisions and options, for the players who ask."""

from __future__ import annotations

from collections.abc import Iterable

from eday.kernel import Decision
from eday.text.rules import Rule, load_rules

_KINDS: dict[str, tuple[str, ...]] = {
    "action": ("BG-ORDER-04", "BG-ORDER-05"),
    "activate": ("BG-AI-05", "BG-AI-08", "BG-AI-11"),
    "at": ("BG-SPAWN-01", "BG-SPAWN-07"),
    "attack": (
        "BG-ATTACK-01",
        "BG-ATTACK-06",
        "BG-ATTACK-07",
        "BG-AMMO-01",
        "BG-AMMO-02",
        "BG-WOUND-02",
        "BG-WOUND-04",
    ),
    "bonus_move": ("BG-CARD-06",),
    "chainsaw": ("BG-CHAINSAW-01", "BG-CHAINSAW-02", "BG-CHAINSAW-03", "BG-CHAINSAW-04"),
    "charge": ("BG-WEAPON-01",),
    "condition_cog": ("BG-AI-06", "BG-AI-12"),
    "condition_locust": ("BG-AI-12", "BG-MISSION-HIVE-02"),
    "cover": ("BG-COVER-01", "BG-COVER-04", "BG-COVER-09"),
    "crawl": ("BG-BLEED-03",),
    "discard": ("BG-SPECIAL-01",),
    "dodge": ("BG-REACT-DODGE-01", "BG-REACT-DODGE-02", "BG-REACT-DODGE-04"),
    "draw": ("BG-TURN-HEAL-02", "BG-BLEED-06"),
    "drop": ("BG-WEAPON-03",),
    "drop_weapon": ("BG-WEAPON-05", "BG-WEAPON-06"),
    "equipment": ("BG-SPECIAL-01", "BG-SPECIAL-03", "BG-SPECIAL-06"),
    "explore": ("BG-EXPLORE-01", "BG-EXPLORE-02", "BG-EXPLORE-04"),
    "extra_attack": ("BG-WEAPON-01",),
    "follow": ("BG-REACT-FOLLOW-01", "BG-REACT-FOLLOW-04", "BG-REACT-FOLLOW-05"),
    "follower_cover": ("BG-REACT-FOLLOW-05",),
    "free_equipment": ("BG-SPECIAL-06",),
    "gain_ammo": ("BG-AMMO-05",),
    "give": ("BG-WEAPON-05", "BG-WEAPON-07"),
    "guard": ("BG-REACT-GUARD-01", "BG-REACT-GUARD-04", "BG-REACT-GUARD-06"),
    "guard_attack": ("BG-REACT-GUARD-04",),
    "gun_attack": ("BG-SPECIAL-06", "BG-FAQ-25"),
    "heal": ("BG-TURN-HEAL-01", "BG-TURN-HEAL-02"),
    "heal_locust": ("BG-ENEMY-02", "BG-AI-12"),
    "hit": ("BG-ATTACK-12", "BG-ATTACK-13"),
    "hold_locusts": ("BG-ORDER-04",),
    "keep": ("BG-WEAPON-05", "BG-WEAPON-07"),
    "keep_open": ("BG-MISSION-EMERGENCE-02",),
    "keep_weapon": ("BG-WEAPON-05", "BG-WEAPON-07"),
    "let": ("BG-REACT-GUARD-06", "BG-REACT-GUARD-07"),
    "locust_cover": ("BG-COVER-06", "BG-COVER-07"),
    "locust_heal": ("BG-ENEMY-02", "BG-AI-12"),
    "locust_move": ("BG-MOVE-09", "BG-MOVE-10"),
    "locust_revival": ("BG-MISSION-HIVE-01", "BG-AI-12"),
    "locust_target": ("BG-AI-12", "BG-ATTACK-02"),
    "lose_ammo": ("BG-AI-01",),
    "move": ("BG-MOVE-01", "BG-MOVE-02", "BG-MOVE-04", "BG-MOVE-08"),
    "omen": ("BG-ATTACK-09", "BG-WEAPON-02"),
    "order": ("BG-ORDER-01", "BG-ORDER-02", "BG-ORDER-03"),
    "oust": ("BG-CARD-10",),
    "pick_guard": ("BG-REACT-GUARD-07",),
    "pick_up": ("BG-SPECIAL-03", "BG-DROP-04", "BG-DROP-06", "BG-DROP-08"),
    "pick_you": ("BG-AI-14",),
    "play_actions": ("BG-ORDER-04",),
    "pull": ("BG-ORDER-04",),
    "push": ("BG-ORDER-04",),
    "revive": ("BG-SPECIAL-03", "BG-REVIVE-01", "BG-REVIVE-02"),
    "ride": ("BG-SPECIAL-06", "BG-MOVE-08"),
    "seal": ("BG-SEAL-01", "BG-SEAL-02", "BG-SEAL-04"),
    "setup_cover": ("BG-COVER-09",),
    "solo_move": ("BG-SOLO-04",),
    "spawn": ("BG-SPAWN-01", "BG-SPAWN-03", "BG-SPAWN-04"),
    "spawn_at": ("BG-SPAWN-01", "BG-SPAWN-07"),
    "splash": ("BG-WEAPON-02", "BG-WOUND-10"),
    "split_ammo": ("BG-AMMO-05", "BG-AMMO-06"),
    "step": ("BG-MOVE-09", "BG-MOVE-10"),
    "swap": ("BG-SOLO-03",),
    "target": ("BG-ATTACK-02", "BG-AI-12"),
    "teamwork": ("BG-CARD-08",),
    "turn_over": ("BG-MISSION-HIVE-01",),
    "wound": ("BG-WOUND-13", "BG-WOUND-14"),
    "you": ("BG-AI-14",),
}


def rules_for(kinds: Iterable[str]) -> list[Rule]:
    """The rules behind some kinds of decisions and options, each once."""
    rules = load_rules()
    ids = dict.fromkeys(rule_id for kind in kinds for rule_id in _KINDS.get(kind, ()))
    return [rules[rule_id] for rule_id in ids if rule_id in rules]


def rules_of(decision: Decision) -> list[Rule]:
    """The rules behind everything on offer."""
    return rules_for([decision.kind, *(option.kind for option in decision.options)])
