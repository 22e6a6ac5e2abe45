"""A campaign as a Game: saved, loaded, replayed, copied, taken back, imagined."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import pytest

import eday
import eday.card
from eday.card import Campaign, CardGame
from eday.card.box import COG, LOCUST
from eday.kernel import EdayError, IllegalChoice, ReplayError, SaveError, SetupError, UndoRefused
from eday.kernel.save import pack, unpack
from tests.card.campaign.march import play, running, seen_by, win
from tests.compared import shown_to


@functools.cache
def whole(seed: int, best_of: int) -> Campaign:
    """A campaign played to its end at random."""
    return play(eday.card.campaign(seed, best_of=best_of), random.Random(seed))


@functools.cache
def halts(seed: int = 5) -> tuple[Campaign, ...]:
    """Clones taken along a short campaign: in many games, and at every reinforcement choice."""
    campaign, rng = eday.card.campaign(seed, best_of=1), random.Random(seed)
    found = [campaign.clone()]
    number = 0
    while campaign.decision is not None:
        play(campaign, rng, 1)
        number += 1
        if number % 97 == 0 or campaign.game is None:
            found.append(campaign.clone())
    return (*found, campaign)


def seen(campaign: Campaign) -> list[str]:
    """What everybody knows."""
    return [seen_by(campaign, seat) for seat in (COG, LOCUST, None)]


@pytest.mark.parametrize(("seed", "best_of"), [(1, 3), (2, 3), (3, 1), (4, 1), (5, 1)])
def test_whole_campaigns_replay_to_the_bit(seed: int, best_of: int) -> None:
    campaign = whole(seed, best_of)
    assert campaign.outcome is not None
    assert (campaign.outcome.winner, campaign.outcome.reason) == (campaign.view(None)["chapters"][14], "campaign")
    played = eday.replay(json.loads(json.dumps(campaign.record())))
    assert played.to_json() == campaign.to_json()
    assert seen(played) == seen(campaign)


def test_a_campaign_is_made_by_its_seed() -> None:
    def opening(seed: int) -> Any:
        return running(eday.card.campaign(seed)).view(0)["sides"][0]["hand"]

    assert opening(1) == opening(1)
    assert opening(1) != opening(2)


def test_each_game_has_its_own_seed() -> None:
    campaign = eday.card.campaign(1)
    seeds = {running(campaign)._box.seed}
    for side in ("cog", "locust", "cog", "cog"):
        win(campaign, side)
        seeds.add(running(campaign)._box.seed)
    assert len(seeds) == 5


def test_saved_and_loaded_in_mid_game_and_in_mid_choice() -> None:
    assert sum(one.game is None for one in halts()) == 10
    for campaign in halts()[::3]:
        text = campaign.to_json()
        for trusted in (False, True):
            loaded = eday.load(text, trusted=trusted)
            assert isinstance(loaded, Campaign)
            assert loaded.to_json() == text
            assert seen(loaded) == seen(campaign)
            assert (
                play(loaded, random.Random(1), 200).to_json() == play(campaign.clone(), random.Random(1), 200).to_json()
            )


def test_the_running_game_goes_on_by_itself_after_loading() -> None:
    campaign = play(eday.card.campaign(2), random.Random(2), 40)
    loaded = eday.load(campaign.to_json(), trusted=True)
    assert running(loaded).record() == running(campaign).record()
    assert running(loaded).to_json() == running(campaign).to_json()
    assert [e.to_dict() for e in running(loaded).events_for(0)] == [
        e.to_dict() for e in running(campaign).events_for(0)
    ]
    alone = eday.replay(running(campaign).record())
    assert isinstance(alone, CardGame)
    assert alone.view(0) == campaign.view(0)["table"]


def test_a_clone_goes_its_own_way() -> None:
    for number, campaign in enumerate(halts()[:-1:4]):
        before, known = campaign.to_json(), seen(campaign)
        clone = campaign.clone()
        assert (clone.to_json(), seen(clone)) == (before, known)
        play(clone, random.Random(number), 150)
        assert (campaign.to_json(), seen(campaign)) == (before, known)
        assert clone.to_json() != before


@pytest.mark.parametrize("seat", [COG, LOCUST])
def test_an_imagined_campaign_looks_the_same_and_can_be_played(seat: int) -> None:
    for number, campaign in enumerate(halts()[::6]):
        imagined = campaign.determinize(seat, random.Random(number))
        assert seen_by(imagined, seat) == seen_by(campaign, seat)
        if campaign.outcome is None:
            assert eday.load(imagined.to_json()).view(seat) == imagined.view(seat)
            play(imagined, random.Random(number))
            assert imagined.outcome is not None
        with pytest.raises(EdayError):
            imagined.record()


def test_games_to_come_are_imagined_anew() -> None:
    campaign = eday.card.campaign(1, best_of=1)
    seeds = set()
    for number in range(5):
        imagined = campaign.determinize(COG, random.Random(number))
        assert str(running(campaign)._box.seed) not in imagined.to_json()
        win(imagined, "cog")
        seeds.add(running(imagined)._box.seed)
    win(campaign, "cog")
    assert len(seeds | {running(campaign)._box.seed}) == 6


def test_a_seat_knows_nothing_of_hands_and_decks_in_the_table_of_the_view() -> None:
    for campaign in halts()[::8]:
        if campaign.game is not None:
            for seat in (COG, LOCUST, None):
                assert campaign.view(seat)["table"] == campaign.game.view(seat)
            assert shown_to(campaign, COG)["table"]["sides"][LOCUST]["hand"] is None


def test_undo_within_a_game_and_not_into_the_game_before() -> None:
    campaign, rng = eday.card.campaign(3, best_of=1), random.Random(3)
    taken = 0
    while campaign.chapter == 1:
        before, seat = campaign.to_json(), campaign.decision.seat if campaign.decision else -1
        play(campaign, rng, 1)
        refused = campaign.undo_refusal(seat)
        if campaign.chapter == 1 and refused is None and taken < 10:
            again = campaign.clone()
            again.undo(seat)
            assert again.to_json() == before
            taken += 1
    assert taken == 10
    with pytest.raises(UndoRefused) as error:
        campaign.undo(campaign.record()["choices"][-1][0])
    assert error.value.reason == "reveal"


def test_what_cannot_be_taken_back_in_a_game_cannot_in_its_campaign() -> None:
    campaign, rng = eday.card.campaign(6), random.Random(6)
    reasons = set()
    for _ in range(60):
        assert campaign.decision is not None
        seat = campaign.decision.seat
        play(campaign, rng, 1)
        here, there = campaign.undo_refusal(seat), running(campaign).undo_refusal(seat)
        assert (here.reason if here else "") == (there.reason if there else "")
        reasons.add(here.reason if here else "")
    assert reasons == {"", "reveal"}


def test_the_deal_of_the_next_game_cannot_be_taken_back() -> None:
    campaign = play(eday.card.campaign(6), random.Random(6), 10)
    seat = campaign.record()["choices"][-1][0]
    campaign._table.revealed = ""
    assert campaign.undo_refusal(seat) is None
    win(campaign, "cog")
    refused = campaign.undo_refusal(seat)
    assert refused is not None
    assert refused.reason == "reveal"


def test_an_option_that_is_not_on_offer_changes_nothing() -> None:
    campaign = play(eday.card.campaign(2), random.Random(2), 20)
    before = campaign.to_json()
    with pytest.raises(IllegalChoice):
        campaign.choose("reinforce:a")
    assert campaign.to_json() == before
    over = whole(3, 1)
    with pytest.raises(IllegalChoice):
        over.choose("end")


def test_questions_about_cards_go_to_the_running_game() -> None:
    campaign = eday.card.campaign(2)
    hand = shown_to(campaign, 0)["table"]["sides"][0]["hand"]
    for ref in hand:
        assert campaign.why_not(0, ref, "deploy") == running(campaign).why_not(0, ref, "deploy")


def test_a_campaign_has_two_seats() -> None:
    assert eday.card.campaign().seats == 2
    assert eday.card.campaign().view(None)["best_of"] == 3


@pytest.mark.parametrize("best_of", [0, 2, 5, True, "3", 3.0, None])
def test_a_chapter_is_the_best_of_three_or_one(best_of: Any) -> None:
    with pytest.raises(SetupError) as error:
        eday.card.campaign(1, best_of=best_of)
    assert error.value.key == "setup-best-of"
    assert str(best_of) in str(error.value)


def test_the_seed_is_a_number() -> None:
    with pytest.raises(SetupError):
        eday.card.campaign("seven")


def test_a_save_of_other_rules_or_made_up_is_refused() -> None:
    good = unpack(play(eday.card.campaign(2), random.Random(2), 30).to_json())
    for change, key in (
        ({"rules": "card-0"}, "save-other-rules"),
        ({"setup": {"best_of": 2}}, "save-damaged"),
        ({"setup": {}}, "save-damaged"),
        ({"state": {**good["state"], "winners": [0, 0, 0]}}, "save-damaged"),
        ({"state": {**good["state"], "game": None}}, "save-damaged"),
        ({"choices": good["choices"][:-1]}, "save-damaged"),
        ({"content": {**good["content"], "hash": "0"}}, "save-other-content"),
    ):
        with pytest.raises(SaveError) as error:
            eday.load(pack({**good, **change}))
        assert error.value.key == key


def test_a_record_that_does_not_fit_is_refused() -> None:
    record = play(eday.card.campaign(2), random.Random(2), 30).record()
    record["choices"][10] = [record["choices"][10][0], "fly"]
    with pytest.raises(ReplayError) as error:
        eday.replay(record)
    assert error.value.args_["number"] == 10
    with pytest.raises(ReplayError):
        eday.replay({**record, "choices": [[1, 2, 3]]})
    with pytest.raises(ReplayError):
        eday.replay({**record, "choices": None})
