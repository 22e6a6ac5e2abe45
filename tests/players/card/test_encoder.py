"""The encoder: the same numbers for the same knowledge, others where something differs, and room for unknown cards."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from eday import card
from eday.content.card import load, schema
from eday.players.card import encoder
from eday.players.card.encoder import INPUTS, encode
from eday.players.card.vocabulary import COMMAND_UNITS, COMMANDS, COVERS, REACTIONS, TACTICS, UNITS
from tests.card.scene import Scene

CHAPTERS = ["tutorial", *range(1, 16)]
HANDS = range(encoder._HAND, encoder._DISCARD)


def new(chapter: int | str, seed: int = 5) -> card.CardGame:
    return card.new(chapter, seed, previous_winner=None if chapter in ("tutorial", 1) else "cog")


def changed(one: bytearray, other: bytearray) -> list[int]:
    """Places at which two rows differ."""
    return [at for at in range(INPUTS) if one[at] != other[at]]


def test_the_vocabulary_is_that_of_the_printed_cards() -> None:
    kinds = {
        schema.Unit: UNITS,
        schema.Tactic: TACTICS,
        schema.Reaction: REACTIONS,
        schema.CommandUnit: COMMAND_UNITS,
        schema.Command: COMMANDS,
        schema.Cover: COVERS,
    }
    cards = load().cards.values()
    for kind, names in kinds.items():
        assert sorted(one.id for one in cards if type(one) is kind) == names


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_a_seat_sees_is_encoded_alike_however_the_rest_is_imagined(chapter: int | str) -> None:
    game, rng = new(chapter), random.Random(5)
    for _ in range(40):
        if game.decision is None:
            break
        for seat in (0, 1):
            rows = [encode(game.determinize(seat, rng).brief(seat)) for _ in range(2)]
            assert len(rows[0]) == INPUTS
            assert rows[0] == rows[1] == encode(game.brief(seat))
        game.choose(rng.choice(game.decision.options).id)


def test_with_both_hands_told_imagined_games_differ_in_the_other_hand_alone() -> None:
    game, rng = new(1), random.Random(1)
    rows = [encode(game.determinize(0, rng).open_brief()) for _ in range(10)]
    for row in rows[1:]:
        assert all(at in HANDS or at >= encoder._SUMS for at in changed(rows[0], row))
    assert len({bytes(row) for row in rows}) > 5


def test_numbers_are_absolute() -> None:
    brief = new(3).determinize(0, random.Random(2)).open_brief()
    row = encode(brief)
    brief.seat = 1
    assert encode(brief) == row


def test_moving_a_unit_into_cover_shows() -> None:
    scene = Scene(1)
    unit = scene.reserve("cog-sergeant")
    scene.at_combat(0)
    before = encode(scene.game.brief(0))
    scene.choose(f"move:{scene.ref(unit)}:row:1")
    after = encode(scene.game.brief(0))
    at = encoder.FIGHTERS.index("cog-sergeant")
    assert (before[encoder._RESERVE + at], before[encoder._COVER + at]) == (1, 0)
    assert (after[encoder._RESERVE + at], after[encoder._COVER + at]) == (0, 1)


def test_cards_of_an_overlay_count_as_other_cards_of_their_side(tmp_path: Path) -> None:
    fields = {"block": "core", "copies": 2, "faction": "cog", "deploy": [3], "subtype": "troop"}
    entry = fields | {"attack": 9, "defense": 3, "origin": dict.fromkeys(("name", "type", "block"), "designed")}
    piles = [{"card": pile.card, "n": pile.n} for pile in load().decks["cog"].cards]
    decks = {"cog": {"cards": [*piles, {"card": "my-gear", "n": 2}]}}
    for name, data in (("units", {"my-gear": entry}), ("decks", decks)):
        (tmp_path / f"{name}.yaml").write_text(json.dumps(data), encoding="utf-8")
    scene = Scene(1, patch=load(tmp_path).patch)
    scene.reserve("my-gear")
    row = encode(scene.game.brief(0))
    assert row[encoder._RESERVE + len(encoder.FIGHTERS)] == 1
    assert row[encoder._UNITS + encoder.TOP] == 1, "an attack above the top counts as the top"


def test_a_chapter_that_is_not_known_leaves_its_place_empty() -> None:
    brief = new(1).brief(0)
    brief.chapter = 99
    assert not any(encode(brief)[encoder._CHAPTER : encoder._EARLIER])


def test_boxes_that_come_and_go_do_not_mix_up_cards() -> None:
    rows = [encode(new(chapter).brief(0)) for chapter in CHAPTERS for _ in range(4)]
    again = [encode(new(chapter).brief(0)) for chapter in CHAPTERS for _ in range(4)]
    assert rows == again
