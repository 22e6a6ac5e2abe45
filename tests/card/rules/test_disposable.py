"""CG-DISPOSABLE: disposable units, chapter cards and subtypes."""

from __future__ import annotations

import pytest

import eday.card
from eday.card.box import COG, LOCUST
from eday.kernel import SetupError
from tests.card.scene import Scene, copies

RUNT = "ch02-wretch-runt"


def runts(s: Scene, zone: str) -> int:
    return sum(s.t.box.cards[card].id == RUNT and s.zone(card) == zone for card in copies(s.t.box))


def alpha(s: Scene) -> None:
    """Deploy an Alpha Wretch, up to the question how many Runts come with it."""
    s.hand(LOCUST, "ch02-alpha-wretch")
    s.fill(LOCUST, 3)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:ch02-alpha-wretch")


@pytest.mark.rule("CG-DISPOSABLE-01", "CG-DISPOSABLE-02")
def test_disposable_units_wait_beside_the_table() -> None:
    game = eday.card.new(2)
    refs = [f"card:{RUNT}#{n}" for n in (1, 2, 3, 4)]
    assert game.view(None)["sides"][LOCUST]["supply"] == refs
    assert game.view(None)["sides"][COG]["supply"] == []
    table = game._table
    piles = [card for pile in (table.deck, table.hand, table.discard) for side in pile for card in side]
    assert not [card for card in piles if table.box.cards[card].id == RUNT]


@pytest.mark.rule("CG-DISPOSABLE-01")
def test_no_deck_may_hold_a_disposable_unit() -> None:
    content = Scene(2).t.box.content
    decks = {side: [pile.card for pile in content.decks[side].cards] for side in content.decks}
    assert eday.card.new(2, decks=decks).outcome is None
    with pytest.raises(SetupError, match=RUNT):
        eday.card.new(2, decks={**decks, "locust": [*decks["locust"], RUNT]})


@pytest.mark.rule("CG-DISPOSABLE-02")
def test_a_rule_puts_them_into_the_reserve() -> None:
    s = Scene(2)
    alpha(s)
    assert s.ids == ["spawn:2", "spawn:1", "spawn:0"]
    s.choose("spawn:2")
    assert [one["card"] for one in s.happened("unit_put")] == [f"card:{RUNT}#1", f"card:{RUNT}#2"]
    assert (runts(s, "reserve"), runts(s, "supply")) == (2, 2)


@pytest.mark.rule("CG-DISPOSABLE-03", "CG-DISPOSABLE-04")
def test_a_killed_one_leaves_the_battlefield_for_the_supply() -> None:
    s = Scene(2)
    runt, captain = s.cover(RUNT, 1), s.reserve("cog-captain")
    s.fill(COG, 1)
    before = s.sizes(LOCUST)
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:1")
    s.pass_reactions()
    assert s.happened("unit_killed") == [{"card": s.ref(runt), "to": "supply"}]
    assert s.zone(runt) == "supply"
    assert s.sizes(LOCUST) == before


@pytest.mark.rule("CG-DISPOSABLE-04")
def test_a_killed_one_can_be_put_into_play_again() -> None:
    s = Scene(2)
    units = [s.reserve(RUNT) for _ in range(4)]
    s.hand(COG, "cog-planted-grenade")
    s.fill(COG, 3)
    s.at_deployment(COG)
    s.choose("deploy:card:cog-planted-grenade", f"target:{s.ref(units[2])}", "stop")
    assert runts(s, "supply") == 1
    alpha(s)
    assert s.ids == ["spawn:1", "spawn:0"]
    s.choose("spawn:1")
    assert s.zone(units[2]) == "reserve"


@pytest.mark.rule("CG-DISPOSABLE-05")
def test_an_empty_supply_gives_none() -> None:
    s = Scene(2)
    for _ in range(4):
        s.reserve(RUNT)
    alpha(s)
    assert s.happened("unit_put") == []
    assert s.t.phase == "combat"
    assert runts(s, "reserve") == 4


@pytest.mark.rule("CG-DISPOSABLE-05")
@pytest.mark.parametrize(("waiting", "come"), [(4, 2), (1, 1)])
def test_a_set_up_puts_no_more_than_wait(waiting: int, come: int) -> None:
    """With the advantage of chapter 13 two Nemacysts begin in the Locust reserve."""
    pile = {"disposable_supply": [{"card": "ch13-nemacyst", "n": waiting}]}
    patch = {"units": {"ch13-nemacyst": {"copies": waiting}}, "chapters": {"13": pile}}
    s = Scene(13, previous_winner="locust", patch=patch)
    assert sum(s.t.box.cards[unit].id == "ch13-nemacyst" for unit in s.t.reserve[LOCUST]) == come


@pytest.mark.rule("CG-DISPOSABLE-05")
@pytest.mark.parametrize(("there", "offered"), [(2, ["spawn:2", "spawn:1", "spawn:0"]), (3, ["spawn:1", "spawn:0"])])
def test_a_tactic_offers_no_more_than_wait(there: int, offered: list[str]) -> None:
    s = Scene(13)
    for _ in range(there):
        s.reserve("ch13-nemacyst")
    s.fill(LOCUST, 3)
    s.at_deployment(LOCUST)
    s.choose("tactic:card:ch13-seeder#1")
    assert s.ids == offered


@pytest.mark.rule("CG-DISPOSABLE-06")
def test_one_that_is_spent_goes_to_the_supply_and_into_no_pile() -> None:
    s = Scene(13)
    nemacyst = s.reserve("ch13-nemacyst")
    before = s.sizes(LOCUST)
    s.begin_turn(LOCUST)
    s.choose(f"use:{s.ref(nemacyst)}")
    assert s.decision.kind == "keep"
    assert s.zone(nemacyst) == "supply"
    assert s.sizes(LOCUST) == before


@pytest.mark.rule("CG-DISPOSABLE-06")
def test_a_killed_one_is_not_among_the_discards_to_return() -> None:
    s = Scene(2)
    s.reserve(RUNT)
    s.cover(RUNT, 1)
    s.discards(LOCUST, "loc-drone")
    captain = s.reserve("cog-captain")
    s.at_combat(COG)
    s.choose(f"attack:{s.ref(captain)}:row:1")
    s.hand(LOCUST, "loc-wont-stay-dead")
    s.fill(LOCUST, 3)
    s.at_deployment(LOCUST)
    s.choose("deploy:card:loc-wont-stay-dead")
    assert s.ids == ["target:card:loc-drone#1", "stop"]


# ---------------------------------------------------------------------- chapter cards and subtypes


@pytest.mark.rule("CG-DISPOSABLE-07")
@pytest.mark.parametrize(
    ("chapter", "cog", "locust"),
    [
        (1, [], []),
        (2, ["ch02-anthony-carmine"], ["ch02-alpha-wretch"] * 2),
        (3, [], []),
        (4, ["ch04-bait-the-beast", "ch04-bait-the-beast", "ch04-targeting-beam"], ["ch04-theron-guard"] * 2),
        (7, ["ch07-uv-turret"] * 2, ["ch07-night-hunter", "ch07-reaver", "ch07-reaver"]),
    ],
)
def test_chapter_cards_are_in_the_decks_of_their_chapter_only(chapter: int, cog: list[str], locust: list[str]) -> None:
    table = eday.card.new(chapter)._table
    for side, wanted in ((COG, cog), (LOCUST, locust)):
        cards = [table.box.cards[card] for card in (*table.deck[side], *table.hand[side])]
        assert sorted(card.id for card in cards if isinstance(card.block, int)) == wanted


@pytest.mark.rule("CG-DISPOSABLE-07")
def test_chapter_cards_are_shuffled_in() -> None:
    places = {
        [t.box.cards[card].id for card in (*t.hand[COG], *t.deck[COG])].index("ch02-anthony-carmine")
        for t in (eday.card.new(2, seed)._table for seed in range(8))
    }
    assert len(places) > 3


@pytest.mark.rule("CG-DISPOSABLE-08")
def test_a_subtype_does_nothing_itself() -> None:
    s = Scene(1)
    units = {
        "troop": s.reserve("cog-private"),
        "wretch": s.reserve("loc-wretch-pack"),
        "heavy": s.reserve("loc-boomer"),
    }
    for subtype, unit in units.items():
        card = s.t.box.content.units[s.t.box.cards[unit].id]
        assert card.subtype == subtype
        assert s.values(unit) == (card.attack, card.defense)
        assert s.made_of(unit) == [(card.id, card.attack, card.defense)]


@pytest.mark.rule("CG-DISPOSABLE-08")
@pytest.mark.parametrize(("unit", "offered"), [("cog-private", True), ("cog-heavy-infantry", False)])
def test_other_rules_refer_to_subtypes(unit: str, offered: bool) -> None:
    """The Elite Armadillo moves a troop into cover, and nothing else."""
    s = Scene(1)
    s.reserve(unit)
    s.hand(COG, "cog-elite-armadillo")
    s.at_deployment(COG)
    s.choose("deploy:card:cog-elite-armadillo")
    assert ("use:card:cog-elite-armadillo#1" in s.ids) == offered
