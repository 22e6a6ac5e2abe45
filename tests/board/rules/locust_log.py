"""What Locusts did since the jump into a step, read from the events; and attacks that miss."""

from __future__ import annotations

from tests.board.scene import Scene


def drawn_cards(s: Scene) -> list[int]:
    """Numbers of the AI cards drawn."""
    return [int(str(data["card"]).removeprefix("ai:")) for data in s.happened("ai_card_drawn")]


def attacks(s: Scene) -> list[tuple[str, str]]:
    """(attacker, target) of all attacks."""
    return [(str(data["attacker"]), str(data["target"])) for data in s.happened("attack_declared")]


def attackers(s: Scene) -> list[str]:
    """Attackers of all attacks."""
    return [attacker for attacker, _ in attacks(s)]


def spawned(s: Scene) -> list[tuple[str, str]]:
    """(enemy, area) of all spawns."""
    return [(str(data["enemy"]), str(data["area"])) for data in s.happened("figure_spawned")]


def done_by(s: Scene) -> list[tuple[str, str]]:
    """(what, who) of all moves, covers taken and attacks of Locusts, in order."""
    found = []
    for event in s.events:
        who = str(event.data.get("attacker") or event.data.get("figure"))
        if event.kind in ("figure_moved", "cover_taken", "attack_declared") and who.startswith("figure:"):
            found.append((event.kind, who))
    return found


def miss(s: Scene, attack: int, defense: int = 0) -> None:
    """The next attack rolls nothing; give its defense dice too when more rigged dice follow."""
    s.attack_dice(*["blank"] * attack)
    s.defense_dice(*["blank"] * defense)


def hit(s: Scene, attack: int, defense: int, wounds: int = 1) -> None:
    """The next attack rolls `wounds` single wounds and no shield."""
    s.attack_dice(*["one_wound"] * wounds, *["blank"] * (attack - wounds))
    s.defense_dice(*["blank"] * defense)


def stack_deck(s: Scene, deck: tuple[int, ...], discards: tuple[int, ...], *picks: int) -> None:
    """The AI deck and its discards; `picks` are the places of the cards drawn next."""
    s.t.ai_deck, s.t.ai_discard = deck, discards
    s.t.picks += picks
