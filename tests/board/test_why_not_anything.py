"""Any question at any moment gets an answer: a reason with a rule that exists, or none because it is on offer."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eday.board import BoardGame
from eday.kernel import Reason
from eday.text.rules import load_rules
from tests.board.properties.play import Setup, sampled, setups
from tests.board.rules.gallery import gallery, hold, play
from tests.board.scene import Scene

KINDS = (
    None,
    *("attack", "chainsaw", "charge", "guard", "dodge", "follow", "hit", "seal", "splash", "decline"),
    *("move", "cover", "oust", "stop", "stay", "explore", "bonus_move", "solo_move", "follower_cover", "step"),
    *("play_actions", "play_move", "play_attack", "teamwork", "swap", "discard", "draw", "heal", "end", "pass"),
    *("revive", "pick_up", "equipment", "free_revive", "free_pick_up", "free_equipment", "drop", "keep", "gain_ammo"),
    *("pull", "push", "ride", "hold_locusts", "activate", "target", "let", "enough", "order", "action"),
    *("", "no_such_kind", "ATTACK", "attack:lancer"),
)
GARBAGE = (
    *("", ":", "::", " ", "x", "figure", "figure:", "figure::", "figure:drone", "figure:drone-0", "figure:drone-99"),
    *("area", "area:", "area:2A", "area:2A.", "area:.B", "area:2A.ZZ", "area:99Z.A", "cover:", "cover:2A.c99"),
    *("hole:", "hole:2A", "hole:99Z.A", "tile:", "tile:99Z", "tile:2A.B", "weapon:", "weapon:spoon", "order:"),
    *("order:retreat", "cog:", "cog:nobody", "seat:", "seat:9", "seat:-1", "ai:", "ai:999", "marker:", "card:x#2"),
    *("row:3", "ghost:1", "FIGURE:DRONE-1", " area:2A.B", "area:2A.B ", "move:area:2A.B", "\n", "\x00", "é:ü"),
)


def things(game: BoardGame) -> list[str]:
    """The name of everything in the game."""
    t = game._table
    shape, box = t.shape, t.box
    names = [ref for ref in box.figure_refs if ref]
    names += [f"area:{area}" for area in shape.areas] + [f"hole:{area}" for area in shape.areas]
    names += [f"cover:{cover}" for cover in shape.covers] + [f"tile:{tile.tile}" for tile in shape.tiles]
    names += [f"weapon:{weapon.id}" for weapon in box.weapons] + list(box.order_refs)
    names += [f"seat:{seat}" for seat in range(game.seats)]
    names += [f"marker:{kind}" for kind in box.marker_kinds]
    return names + [f"ai:{number}" for number in (*t.ai_deck, *t.ai_discard)]


def offered(game: BoardGame, seat: int, ref: str, kind: str | None) -> bool:
    decision = game.decision
    return (
        decision is not None
        and decision.seat == seat
        and any((ref in o.refs or ref == o.id) and kind in (None, o.kind) for o in decision.options)
    )


def well_formed(reasons: list[Reason]) -> None:
    """A key, a rule that exists (an unknown thing needs none), arguments that are plain, and nothing said twice."""
    rules = load_rules()
    for reason in reasons:
        assert reason.key.startswith("why-")
        assert reason.rule in rules or (reason.rule, reason.key) == ("", "why-unknown-thing")
        assert all(isinstance(value, str | int) for value in reason.args.values())
        assert reasons.count(reason) == 1


@pytest.mark.parametrize("setup", setups(1, first=600, full=3), ids=str)
def test_every_question_is_answered_at_sampled_moments(setup: Setup) -> None:
    rng = random.Random(setup.seed)
    kinds_seen = set()
    for game in sampled(setup, every=60, firsts=1):
        before = game.to_json()
        refs = things(game)
        if game.decision is not None:
            kinds_seen.add(game.decision.kind)
            refs += [option.id for option in game.decision.options]
        for ref in (*refs, *GARBAGE):
            for seat in range(game.seats):
                for kind in (None, *rng.sample(KINDS, 6)):
                    reasons = game.why_not(seat, ref, kind)
                    assert (reasons == []) == offered(game, seat, ref, kind), (seat, ref, kind)
                    well_formed(reasons)
        assert game.to_json() == before
    assert len(kinds_seen) > 5


@pytest.mark.parametrize("setup", setups(1, first=700)[1::2], ids=str)
def test_all_things_by_all_kinds_by_all_seats(setup: Setup) -> None:
    """The full product, at a few moments of a game."""
    for number, game in enumerate(sampled(setup, every=10**6, firsts=1)):
        if number % 5 == 0:
            for ref in (*things(game), *GARBAGE):
                for seat in range(game.seats):
                    for kind in KINDS:
                        assert (game.why_not(seat, ref, kind) == []) == offered(game, seat, ref, kind)


@cache
def order_step() -> Scene:
    """Cole about to give an order; only asked, never played."""
    s = gallery()
    s.put("drone", "2A.B")
    hold(s, 0, "assault", "advance")
    s.at_order(0)
    return s


def no_name(text: str) -> bool:
    """Whether nothing is called that (made-up text may hit upon names that stand in the source)."""
    game = order_step().game
    return ":" not in text and all(not thing.endswith(f":{text}") for thing in things(game))


@given(ref=st.text(max_size=20).filter(no_name), kind=st.none() | st.text(max_size=12), seat=st.sampled_from([0, 1]))
def test_any_text_is_an_unknown_thing(ref: str, kind: str | None, seat: int) -> None:
    reasons = order_step().game.why_not(seat, ref, kind)
    assert reasons == [Reason("", "why-unknown-thing", {"ref": ref})]


@given(
    group=st.sampled_from(["figure", "area", "cover", "weapon", "order", "cog", "tile"]),
    name=st.text(max_size=12).filter(no_name),
    kind=st.sampled_from(KINDS),
)
def test_any_name_after_a_known_group_is_an_unknown_thing(group: str, name: str, kind: str | None) -> None:
    ref = f"{group}:{name}"
    assert Reason("", "why-unknown-thing", {"ref": ref}) in order_step().game.why_not(0, ref, kind)


@pytest.mark.parametrize("ref", GARBAGE)
def test_garbage_is_an_unknown_thing_or_no_hole(ref: str) -> None:
    keys = [reason.key for reason in order_step().game.why_not(0, ref)]
    assert keys == (["why-no-hole"] if ref.startswith("hole:") else ["why-unknown-thing"])


@pytest.mark.parametrize("ref", ["seat:0", "seat:1", "ai:12", "marker:drone", "marker:wretch"])
def test_no_thing_of_this_game_is_called_unknown(ref: str) -> None:
    """Seats, AI cards and markers have names too, and options and views use them."""
    s = gallery()
    play(s, "hold_ground", "teamwork")
    assert "why-unknown-thing" not in [reason.key for reason in s.game.why_not(0, ref)]
