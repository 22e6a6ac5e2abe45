"""The card game through the package: new, load, replay, undo, clone, and mistakes that change nothing."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import eday
from eday.card import CardGame
from eday.kernel import EdayError, IllegalChoice, ReplayError, SaveError, SetupError, UndoRefused
from eday.kernel.restore import replay
from eday.kernel.save import pack, unpack

CHAPTERS: list[int | str] = ["tutorial", 1, 6, 15]
DECKS = {
    "cog": ["cog-sergeant", "cog-captain"] * 2 + ["cog-scout"] * 2,
    "locust": ["loc-drone"] * 2 + ["loc-boomer"] * 3,
}


def play(game: CardGame, rng: random.Random, choices: int = 10_000) -> CardGame:
    """Choose at random, so often or to the end."""
    while game.decision is not None and choices > 0:
        game.choose(rng.choice(game.decision.options).id)
        choices -= 1
    return game


def present(game: CardGame) -> tuple[str, str, list[str]]:
    """State, open decision and what everybody sees and has seen."""
    seen = [
        json.dumps([game.view(seat), [event.to_dict() for event in game.events_for(seat)]]) for seat in (0, 1, None)
    ]
    return game.to_json(), json.dumps(game.decision and game.decision.to_dict()), seen


def test_a_new_game_is_chapter_1_for_two() -> None:
    game = eday.card.new()
    assert isinstance(game, CardGame)
    assert (game.chapter, game.seats, game.turn) == (1, 2, 1)
    assert game.to_json() == eday.card.new(chapter=1, seed=7).to_json() != eday.card.new(seed=8).to_json()
    assert eday.card.new("tutorial").chapter == 0


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_save_is_the_same_game_in_mid_decision(chapter: int | str) -> None:
    game, rng = eday.card.new(chapter, 11), random.Random(11)
    while game.decision is not None:
        loaded = eday.load(game.to_json())
        assert isinstance(loaded, CardGame)
        assert present(loaded) == present(game)
        assert present(eday.load(game.to_json(), trusted=True)) == present(game)
        option = rng.choice(game.decision.options).id
        assert [e.to_dict() for e in loaded.choose(option)] == [e.to_dict() for e in game.choose(option)]
        play(game, rng, 12)
    assert present(eday.load(game.to_json())) == present(game)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_record_replays_exactly(chapter: int | str) -> None:
    game = play(eday.card.new(chapter, 12), random.Random(12))
    record = game.record()
    assert set(record) == {"game", "rules", "content", "setup", "seed", "choices"}
    assert record["game"] == "card"
    assert game.outcome is not None
    assert present(eday.replay(json.loads(json.dumps(record)))) == present(game)


def test_own_decks_and_the_previous_winner_survive_saving_and_replay() -> None:
    game = play(eday.card.new(2, 5, decks=DECKS, previous_winner="locust"), random.Random(5), 9)
    assert eday.load(game.to_json()).to_json() == eday.replay(game.record()).to_json() == game.to_json()
    assert set(DECKS["cog"]) <= set(game.record()["setup"]["decks"][0])


def test_an_overlay_travels_with_the_save(tmp_path: Path) -> None:
    (tmp_path / "units.yaml").write_text("cog-sergeant:\n  attack: 9\n", encoding="utf-8")
    game = eday.card.new(1, 4, content=tmp_path)
    assert game.record()["content"]["hash"] != eday.card.new(1, 4).record()["content"]["hash"]
    assert eday.load(game.to_json()).to_json() == eday.replay(game.record()).to_json() == game.to_json()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_choice_is_taken_back_whole_or_refused_for_a_reason(chapter: int | str) -> None:
    game, rng = eday.card.new(chapter, 13), random.Random(13)
    undone, refused = 0, set()
    while game.decision is not None:
        before, seat = present(game), game.decision.seat
        option = rng.choice(game.decision.options).id
        game.choose(option)
        after = present(game)
        line = game.clone()
        try:
            line.undo(seat)
        except UndoRefused as error:
            refused.add(error.reason)
            assert present(line) == after
        else:
            undone += 1
            assert present(line) == before
            line.choose(option)
            assert present(line) == after
    assert undone > 5
    assert "reveal" in refused


def test_a_drawn_card_cannot_be_put_back() -> None:
    game = eday.card.new(1, 7)
    game.choose("draw")
    with pytest.raises(UndoRefused, match="hidden came to light"):
        game.undo()


def test_a_clone_goes_its_own_way() -> None:
    game = play(eday.card.new(3, 14), random.Random(14), 15)
    before = present(game)
    copies = [game.clone() for _ in range(2)]
    assert [present(one) for one in copies] == [before, before]
    ends = [present(play(one, random.Random(seed))) for seed, one in enumerate(copies)]
    assert ends[0] != ends[1]
    assert present(game) == before


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"chapter": 16}, 'There is no chapter "16". Name a chapter from 1 to 15, or "tutorial".'),
        ({"chapter": 0}, 'There is no chapter "0".'),
        ({"chapter": "one"}, 'There is no chapter "one".'),
        ({"chapter": True}, 'There is no chapter "True".'),
        ({"chapter": [1]}, "There is no chapter"),
        ({"seed": "7"}, "The seed must be a whole number"),
        ({"previous_winner": "COG"}, 'not by "COG"'),
        ({"previous_winner": ["cog"]}, "The previous chapter was won by"),
        ({"content": 7}, "must be the path of a folder"),
        ({"content": "/no/such/folder"}, "The content cannot be used."),
        ({"decks": ["cog-sergeant"]}, "The decks must be given for both sides"),
        ({"decks": {"cog": ["cog-sergeant"]}}, "The decks must be given for both sides"),
        ({"decks": {**DECKS, "cog": []}}, "The COG deck must be a list"),
        ({"decks": {**DECKS, "locust": "loc-drone"}}, "The Locust deck must be a list"),
        ({"decks": {**DECKS, "cog": ["cog-general"]}}, '"cog-general" is no card for the COG deck.'),
        ({"decks": {**DECKS, "cog": ["loc-drone"]}}, '"loc-drone" is no card for the COG deck.'),
        ({"decks": {**DECKS, "locust": [None]}}, '"None" is no card for the Locust deck.'),
        (
            {"decks": {**DECKS, "cog": ["cog-sergeant"] * 9}},
            'holds "cog-sergeant" too often: the most there can be is 2.',
        ),
        (
            {"chapter": 2, "decks": {**DECKS, "locust": ["loc-drone", "ch02-alpha-wretch"]}},
            'cannot hold that many of "ch02-alpha-wretch": chapter 2 adds 2 itself, and there are 2 in all.',
        ),
    ],
    ids=str,
)
def test_wishes_that_cannot_be_met_are_refused_in_words(wish: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError) as refused:
        eday.card.new(**wish)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("chapter", [1, 3])
def test_cards_of_another_chapter_may_be_brought_as_often_as_they_exist(chapter: int) -> None:
    decks = {**DECKS, "locust": [*DECKS["locust"], *["ch02-alpha-wretch"] * 2]}
    game = eday.card.new(chapter, 5, decks=decks)
    assert game.record()["setup"]["decks"][1].count("ch02-alpha-wretch") == 2


def test_an_option_cannot_be_chosen_twice() -> None:
    game = eday.card.new(1, 7)
    assert game.decision is not None
    option = next(option.id for option in game.decision.options if option.kind == "discard")
    game.choose(option)
    before = present(game)
    with pytest.raises(IllegalChoice, match=f'"{option}" is not on offer'):
        game.choose(option)
    assert present(game) == before


@pytest.mark.parametrize("option", ["", "nonsense", "move:card:cog-sergeant#1:row:9"])
def test_what_is_not_on_offer_changes_nothing(option: str) -> None:
    game = eday.card.new(1, 7)
    before = present(game)
    with pytest.raises(IllegalChoice):
        game.choose(option)
    assert present(game) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = play(eday.card.new("tutorial", 3), random.Random(3))
    before = present(game)
    with pytest.raises(IllegalChoice, match="The game is over"):
        game.choose("draw")
    assert present(game) == before


def edited(game: CardGame, **changes: Any) -> str:
    """A save with other values and a checksum that fits them."""
    return pack({**unpack(game.to_json()), **changes})


@pytest.mark.parametrize("rules", ["card-0", "board-1", "", None, 1])
def test_a_save_or_record_of_other_rules_is_refused(rules: Any) -> None:
    game = eday.card.new(1, 7)
    with pytest.raises(SaveError, match="saved under other rules"):
        eday.load(edited(game, rules=rules))
    with pytest.raises(SaveError, match="saved under other rules"):
        eday.replay({**game.record(), "rules": rules})


def test_a_save_of_other_cards_is_refused() -> None:
    game = eday.card.new(1, 7)
    for change in ({"hash": "0" * 64}, {"patch": {"units": {"cog-sergeant": {"attack": 9}}}}):
        with pytest.raises(SaveError, match="have changed since"):
            eday.load(edited(game, content={**unpack(game.to_json())["content"], **change}))


def test_a_save_that_its_choices_do_not_lead_to_is_refused() -> None:
    game = play(eday.card.new(1, 7), random.Random(7), 6)
    choices = unpack(game.to_json())["choices"]
    with pytest.raises(SaveError, match="damaged"):
        eday.load(edited(game, choices=choices[:-1]))
    with pytest.raises(SaveError, match="damaged"):
        eday.load(edited(game, seed=8))


SETUPS: list[dict[str, Any]] = [
    {"chapter": 16},
    {"chapter": "1"},
    {"chapter": -1},
    {"decks": []},
    {"decks": [["cog-nobody"], ["loc-drone"]]},
    {"decks": 7},
    {"decks": [["cog-sergeant"], []]},
    {"decks": [["cog-sergeant"], {"loc-drone": 1}]},
    {"decks": [["cog-sergeant"], ["loc-drone"], ["loc-drone"]]},
    {"decks": [["cog-sergeant"] * 50, ["loc-drone"]]},
    {"decks": [["ch01-dominic-santiago"], ["loc-drone"]]},
    {"previous_winner": 2},
    {"previous_winner": "cog"},
]


@pytest.mark.parametrize("change", SETUPS, ids=lambda change: str(change)[:60])
def test_a_record_of_an_impossible_set_up_is_refused_in_words(change: dict[str, Any]) -> None:
    game = eday.card.new(2, 7, previous_winner="cog")
    record = copy.deepcopy(game.record())
    record["setup"].update(change)
    with pytest.raises(EdayError) as refused:
        eday.replay(record)
    assert str(refused.value)
    with pytest.raises(SaveError):
        eday.load(edited(game, setup=record["setup"]))


def test_a_changed_choice_is_named_by_its_number() -> None:
    record = play(eday.card.new(1, 7), random.Random(7), 8).record()
    record["choices"][5][1] = "nonsense"
    with pytest.raises(ReplayError) as refused:
        eday.replay(record)
    assert refused.value.args_["number"] == 5


def test_an_imagined_game_has_no_record_but_can_be_saved() -> None:
    game = play(eday.card.new(1, 7), random.Random(7), 8)
    imagined = game.determinize(0, random.Random(1))
    with pytest.raises(EdayError, match="has no record"):
        imagined.record()
    assert eday.load(imagined.to_json()).to_json() == imagined.to_json()


def test_the_board_game_refuses_the_card_game() -> None:
    with pytest.raises(SaveError, match="saved under other rules"):
        replay(eday.board.BoardGame, eday.card.new(1, 7).record())


def test_a_campaign_is_loaded_and_replayed_by_the_same_door() -> None:
    campaign = eday.card.campaign(seed=3)
    assert campaign.decision is not None
    campaign.choose(campaign.decision.options[0].id)
    assert eday.load(campaign.to_json()).to_json() == campaign.to_json()
    assert eday.replay(campaign.record()).to_json() == campaign.to_json()
