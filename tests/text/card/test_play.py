"""The Card Game in words: every event, option and decision its source knows, and whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eday import card
from eday.kernel import Decision, Event, Option, Reason
from tests.text.scan import decision_kinds, emitted_events, messages, option_kinds
from tests.voices import CARD

SERGEANT, DRONE, HERO = "card:cog-sergeant#1", "card:loc-drone#2", "card:cog-heroism#1"
ROW = "row:2"
SAMPLES: dict[str, Any] = {
    "attack": 2,
    "added": {"cog-veteran": 2},
    "attackers": [SERGEANT],
    "best_of": 3,
    "blockers": [DRONE],
    "card": SERGEANT,
    "cards": [SERGEANT, HERO],
    "chapter": 4,
    "count": 2,
    "damage": 2,
    "defense": 1,
    "face": "lit",
    "kept": 1,
    "kept_cards": [HERO],
    "number": 4,
    "options": ["a"],
    "previous_winner": "cog",
    "reason": "deck_out",
    "removed": {"cog-sergeant": 1},
    "row": ROW,
    "score": [1, 0],
    "seat": 1,
    "step": "R5",
    "target": DRONE,
    "to": "reserve",
    "turn": 9,
    "unit": SERGEANT,
    "winner": "cog",
}
EMITTED = emitted_events("card")


def line(kind: str, **data: object) -> str:
    return CARD.event_line(Event(kind, data))


@pytest.mark.parametrize(("kind", "fields"), EMITTED, ids=[kind for kind, _ in EMITTED])
def test_every_event_the_source_emits_is_a_sentence(kind: str, fields: tuple[str, ...]) -> None:
    data = {field: SAMPLES[field] for field in fields}
    if kind == "deck_reinforced":
        data |= {field: SAMPLES[field] for field in ("added", "removed")}
    for event in (Event(kind, data), Event(kind, data).to_dict()):
        text = CARD.event_line(event)
        assert "«" not in text
        assert "none" not in text
        assert text[0].isupper()
        assert text.endswith(".")


def test_no_sentence_is_left_over() -> None:
    kinds = {key.removeprefix("card-event-") for key in messages("card_events")}
    assert kinds == {kind for kind, _ in EMITTED}


@pytest.mark.parametrize(
    ("kind", "data", "text"),
    [
        ("game_started", {"chapter": 0}, "The tutorial begins."),
        ("game_started", {"chapter": 1}, "Chapter 1: Prelude begins."),
        ("cards_drawn", {"seat": 0, "count": 1}, "COG draws 1 card."),
        ("cards_drawn", {"seat": 1, "count": 2, "cards": [DRONE]}, "Locust draws Drone 2."),
        ("attack_declared", {"attackers": [SERGEANT]}, "Sergeant 1 makes a direct attack."),
        (
            "attack_declared",
            {"attackers": [SERGEANT], "row": ROW, "target": DRONE},
            "Sergeant 1 attacks Drone 2 in cover 2.",
        ),
        (
            "attack_declared",
            {"attackers": [SERGEANT, "card:cog-scout#1"], "row": ROW, "target": DRONE},
            "Sergeant 1 and Scout 1 attack Drone 2 in cover 2.",
        ),
        ("direct_damage_dealt", {"seat": 1, "damage": 2, "kept": 0}, "Locust takes 2 direct damage and keeps no card."),
        ("direct_damage_dealt", {"seat": 1, "damage": 2, "kept": 1}, "Locust takes 2 direct damage and keeps 1 card."),
        (
            "direct_damage_dealt",
            {"seat": 1, "damage": 2, "kept": 1, "kept_cards": [DRONE]},
            "Locust takes 2 direct damage and keeps Drone 2.",
        ),
        (
            "bonus_given",
            {"card": HERO, "unit": SERGEANT, "attack": 2, "defense": 0},
            "Heroism 1 gives Sergeant 1 +2 attack.",
        ),
        ("bonus_given", {"card": HERO, "attack": -1, "defense": 1}, "Heroism 1 gives -1 attack and +1 defense."),
        ("unit_killed", {"card": DRONE, "to": "discard"}, "Drone 2 is killed."),
        ("unit_killed", {"card": DRONE, "to": "command"}, "Drone 2 is killed and goes back to the command area."),
        ("cover_flipped", {"row": ROW, "card": SERGEANT, "face": "dark"}, "Sergeant 1 (cover 2) is turned over: dark."),
        (
            "game_ended",
            {"winner": "locust", "reason": "deck_out", "turn": 9},
            "Locust wins in turn 9: the other deck has run out.",
        ),
        ("campaign_started", {"best_of": 1}, "The campaign begins: one game for each chapter."),
        (
            "chapter_started",
            {"chapter": 2, "previous_winner": "cog"},
            "Chapter 2: Trial by Fire. COG won the chapter before.",
        ),
        ("chapter_started", {"chapter": 1, "previous_winner": None}, "Chapter 1: Prelude."),
        (
            "score_changed",
            {"chapter": 1, "winner": "cog", "score": [2, 1]},
            "COG wins the game: 2 to 1 in this chapter.",
        ),
        ("chapter_claimed", {"chapter": 1, "winner": "cog"}, "COG claims chapter 1: Prelude."),
        (
            "deck_reinforced",
            {"seat": 0, "removed": {"cog-sergeant": 2}, "added": {"cog-veteran": 2, "cog-armadillo": 1}},
            "COG takes 2 x Sergeant out of the deck and adds 2 x Veteran and Armadillo.",
        ),
        ("deck_reinforced", {"seat": 0, "removed": {}, "added": {"cog-veteran": 1}}, "COG adds Veteran to the deck."),
    ],
)
def test_sentences(kind: str, data: dict[str, Any], text: str) -> None:
    assert line(kind, **data) == text


LABELS: list[tuple[str, tuple[str, ...], dict[str, Any], str]] = [
    ("draw", (), {}, "Draw a card"),
    ("draw", (), {"cards": 0}, "Draw no card"),
    ("draw", (), {"cards": 1}, "Draw 1 card"),
    ("draw", (), {"cards": 2}, "Draw 2 cards"),
    ("discard", (HERO,), {}, "Discard Heroism 1"),
    ("deploy", (SERGEANT,), {}, "Deploy Sergeant 1"),
    ("tactic", ("card:ch04-berserker#1",), {}, "Use the tactic of Berserker"),
    ("move", (SERGEANT, ROW), {}, "Move Sergeant 1 into cover 2"),
    ("attack", (SERGEANT, ROW), {}, "Attack cover 2 with Sergeant 1"),
    ("direct", (SERGEANT,), {}, "Attack the enemy player with Sergeant 1"),
    ("cross", (SERGEANT,), {}, "Attack the enemy player with Sergeant 1, crossing to the enemy side"),
    ("end", (), {}, "End the combat phase"),
    ("block", (DRONE,), {}, "Block with Drone 2"),
    ("no_block", (), {}, "Do not block"),
    ("done", (), {}, "No more blockers"),
    ("react", (HERO,), {}, "React with Heroism 1"),
    ("pass", (), {}, "Pass"),
    ("hit", (SERGEANT,), {}, "Damage Sergeant 1"),
    ("enter", (SERGEANT,), {}, "Sergeant 1 enters the cover"),
    ("keep", (), {"cards": 0}, "Take no card"),
    ("keep", (), {"cards": 1}, "Take 1 card into the hand"),
    ("keep", (), {"cards": 2}, "Take 2 cards into the hand"),
    ("resolve", (SERGEANT,), {}, "Sergeant 1 first"),
    ("use", (SERGEANT,), {}, "Use Sergeant 1"),
    ("decline", (), {}, "Do not use it"),
    ("choose", (), {"number": 2}, "Choice 2"),
    ("target", (DRONE,), {}, "Choose Drone 2"),
    ("stop", (), {}, "No more"),
    ("next", (SERGEANT,), {}, "Put Sergeant 1 back next"),
    ("to", (ROW, SERGEANT), {}, "Into cover 2"),
    ("cover", (ROW,), {}, "Choose cover 2"),
    ("spawn", (), {"units": 0}, "Bring no unit into play"),
    ("spawn", (), {"units": 1}, "Bring 1 unit into play"),
    ("spawn", (), {"units": 2}, "Bring 2 units into play"),
    ("reinforce", (), {"cards": {"cog-veteran": 2, "cog-armadillo": 1}}, "Take 2 x Veteran and Armadillo"),
]


@pytest.mark.parametrize(("kind", "refs", "args", "label"), LABELS, ids=[row[3] for row in LABELS])
def test_label(kind: str, refs: tuple[str, ...], args: dict[str, Any], label: str) -> None:
    option = Option(f"{kind}:x", kind, refs, args)
    assert CARD.option_label(option) == label
    assert CARD.option_label(option.to_dict()) == label


def test_every_kind_of_option_has_a_label_and_none_is_left_over() -> None:
    kinds = {row[0] for row in LABELS}
    assert option_kinds("card") - kinds == set()
    assert {key.removeprefix("card-option-") for key in messages("card_options") if "-option-" in key} == kinds


def test_tactics_of_one_card_are_told_apart_by_what_they_do() -> None:
    label = CARD.option_label(Option("tactic:x", "tactic", ("card:ch04-hammer-of-dawn#1",), {"number": 1}))
    assert label == (
        "Use a tactic of Hammer of Dawn: deal 6 damage to one enemy unit in cover; "
        "then deal 1 direct damage to the enemy player"
    )


def test_a_choice_is_told_in_the_words_of_its_card() -> None:
    first, second = (
        CARD.option_label(Option(f"choose:{n}", "choose", ("card:cog-planted-grenade#1",), {"number": n}))
        for n in (1, 2)
    )
    assert first != second
    assert "Choice" not in first + second


PROMPTS: list[tuple[str, dict[str, Any], str]] = [
    ("deployment", {"phase": "first_deployment"}, "COG, first deployment phase: draw, discard or deploy"),
    ("deployment", {"phase": "second_deployment"}, "COG, second deployment phase: draw, discard or deploy"),
    ("combat", {}, "COG, combat phase: which unit acts?"),
    ("block", {"attacker": DRONE}, "Drone 2 attacks COG: block?"),
    ("reaction", {"attacker": DRONE}, "Drone 2 attacks: does COG react?"),
    ("hit", {"target": SERGEANT}, "Sergeant 1 strikes back: which attacker takes the damage?"),
    ("enter", {"row": ROW}, "COG: which unit enters cover 2?"),
    (
        "keep",
        {"damage": 2},
        "COG takes 2 direct damage from the top of the deck: how many of these cards go to the hand, unseen? "
        "The others are discarded.",
    ),
    ("order", {}, "COG: which card comes first?"),
    ("may", {"card": SERGEANT}, "COG: use Sergeant 1?"),
    ("draw", {"card": HERO}, "Heroism 1: how many cards does COG draw?"),
    ("discard", {"card": HERO}, "Heroism 1: which card does COG discard?"),
    ("peek", {"card": HERO, "cards": [SERGEANT, HERO]}, "COG sees Sergeant 1 and Heroism 1: which card is kept?"),
    (
        "put_back",
        {"card": HERO, "rest": "top"},
        "COG puts cards back on top of the deck: which one next? The first one chosen is drawn first.",
    ),
    (
        "put_back",
        {"card": HERO, "rest": "bottom"},
        "COG puts cards under the deck: which one next? The last one chosen lies lowest.",
    ),
    ("spawn_units", {"card": HERO}, "Heroism 1: how many units come into play?"),
    (
        "target",
        {"card": HERO, "left": 1},
        "Heroism 1 (one friendly unit in this attack gains +2 attack and +2 defense): what does COG choose?",
    ),
    (
        "target",
        {"card": "card:loc-kantus#1", "left": 2},
        "Kantus 1 (shuffle up to 2 units from your discard pile into your deck): what does COG choose? (2 more)",
    ),
    ("target", {"card": SERGEANT, "left": 1}, "Sergeant 1: what does COG choose?"),
    ("target", {"card": "card:cog-coordinated-assault#1", "left": 1}, "Coordinated Assault: what does COG choose?"),
    ("from_hand", {"card": HERO, "left": 1}, "Heroism 1: which card from the hand does COG choose?"),
    (
        "from_hand",
        {"card": "card:cog-king-raven#1"},
        "King Raven (deploy 1 troop from your hand whatever the deployment values): which card does COG choose?",
    ),
    ("place", {"card": SERGEANT}, "Sergeant 1 moves: into which cover?"),
    ("attackers", {"card": HERO}, "Heroism 1: which units attack together?"),
    ("choose", {"card": HERO}, "Heroism 1: which effect does COG choose?"),
    ("reinforce", {"chapter": 3, "removed": {}}, "COG takes reinforcements before chapter 3: which?"),
    (
        "reinforce",
        {"chapter": 5, "removed": {"cog-sergeant": 2}},
        "COG takes reinforcements before chapter 5, for 2 x Sergeant: which?",
    ),
]


@pytest.mark.parametrize(("kind", "context", "prompt"), PROMPTS, ids=[row[2] for row in PROMPTS])
def test_prompt(kind: str, context: dict[str, Any], prompt: str) -> None:
    decision = Decision(0, kind, (), context)
    assert CARD.decision_prompt(decision) == prompt
    assert CARD.decision_prompt(decision.to_dict()) == prompt


@pytest.mark.parametrize("kind", sorted({row[0] for row in PROMPTS}))
def test_prompt_for_those_who_are_not_asked(kind: str) -> None:
    prompt = CARD.decision_prompt(Decision(1, kind))
    assert "«" not in prompt
    assert "none" not in prompt.lower()
    assert "Locust" in prompt


def test_every_kind_of_decision_has_a_prompt_and_none_is_left_over() -> None:
    kinds = {row[0] for row in PROMPTS}
    assert decision_kinds("card") - kinds == set()
    assert {key.removeprefix("card-decision-") for key in messages("card_decisions")} == kinds


def test_unknown_kinds_are_shown_and_never_an_error() -> None:
    assert CARD.decision_prompt(Decision(1, "arm_wrestling")) == "Locust has to choose (arm_wrestling)"
    assert CARD.event_line({"kind": "moon_fell"}) == "«card-event-moon_fell»"
    assert CARD.option_label({"kind": "somersault"}).startswith("«card-option-somersault")


def test_reasons_call_players_by_their_sides() -> None:
    reason = Reason("CG-TURN-01", "why-not-your-decision", {"seat": 1, "kind": "block"})
    assert CARD.reason_line(reason) == "It is for Locust to choose now. (CG-TURN-01)"
    count = Reason("CG-DEPLOY-08", "why-hand-count", {"card": SERGEANT, "hand": 5, "values": [2, 3, 6]})
    assert CARD.reason_line(count) == (
        "Sergeant 1 needs 2, 3 or 6 cards in hand, itself included, and there are 5. (CG-DEPLOY-08)"
    )


def in_words(*texts: str) -> None:
    for text in texts:
        assert text
        assert "«" not in text
        assert "none" not in text.lower()


@pytest.mark.parametrize("chapter", ["tutorial", *range(1, 16)])
def test_a_game_of_each_chapter_in_words(chapter: int | str) -> None:
    rng = random.Random(5)
    game = card.new(chapter, 5, previous_winner=None if chapter in ("tutorial", 1) else "locust")
    things = [*game._box.refs, *(f"row:{place + 1}" for place in game._box.place_cards), "ghost:1"]
    kinds = (None, "deploy", "discard", "react", "move", "attack", "direct", "cross", "block", "tactic")
    while game.decision is not None:
        decision = game.decision
        other = game.decision_for(1 - decision.seat)
        in_words(CARD.decision_prompt(decision), CARD.decision_prompt(other))
        in_words(*(CARD.option_label(option) for option in decision.options))
        for reason in game.why_not(rng.randrange(2), rng.choice(things), rng.choice(kinds)):
            in_words(CARD.reason_line(reason))
        game.choose(rng.choice(decision.options).id)
    for seat in (None, 0, 1):
        in_words(*(CARD.event_line(event) for event in game.events_for(seat)))


def test_a_name_with_a_mark_of_its_own_ends_the_sentence() -> None:
    lines = [
        CARD.event_line({"kind": kind, "data": data})
        for kind, data in (
            ("card_deployed", {"seat": 0, "card": "card:cog-hit-the-floor"}),
            ("tactic_used", {"seat": 0, "card": "card:cog-hit-the-floor"}),
            ("card_discarded", {"seat": 0, "card": "card:cog-hit-the-floor", "why": "choice"}),
        )
    ]
    assert any(line.endswith("Hit the Floor!") for line in lines), lines
    assert not any("!." in line for line in lines), lines
