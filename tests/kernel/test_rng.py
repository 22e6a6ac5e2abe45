"""Chance: splitmix64 as published, even dice and draws, and streams that know nothing of each other."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from eday.kernel import Table
from eday.kernel.rng import MASK, mix, shuffled, step, stream

PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}


def table(state: int) -> Table:
    """A bare table with that random state."""
    new = Table()
    new.rng = state
    return new


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_published_numbers_come_out(seed: int) -> None:
    state, found = seed, []
    for _ in PUBLISHED[seed]:
        state = step(state)
        found.append(mix(state))
    assert tuple(found) == PUBLISHED[seed]


@pytest.mark.parametrize("seed", PUBLISHED)
def test_a_table_draws_from_the_same_stream(seed: int) -> None:
    t = table(seed)
    assert tuple(t.random(1 << 64) for _ in PUBLISHED[seed]) == PUBLISHED[seed]


def test_a_number_is_the_state_and_nothing_else() -> None:
    first, second = table(99), table(5)
    first.random(10)
    second.rng = first.rng
    assert [first.random(1000) for _ in range(20)] == [second.random(1000) for _ in range(20)]


def test_the_state_stays_a_64_bit_number() -> None:
    t = table(MASK)
    for _ in range(100):
        t.random(6)
        t.roll(30)
        assert 0 <= t.rng <= MASK


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 54])
def test_draws_are_in_range_and_even(n: int) -> None:
    t = table(n)
    found = Counter(t.random(n) for _ in range(3000 * n))
    assert sorted(found) == list(range(n))
    assert all(abs(count - 3000) < 250 for count in found.values())


@pytest.mark.parametrize("dice", [0, 1, 5, 12, 13, 24, 30])
def test_as_many_dice_fall_as_are_rolled(dice: int) -> None:
    faces = table(8).roll(dice)
    assert len(faces) == dice
    assert set(faces) <= set(range(6))


def test_every_die_of_a_handful_is_even() -> None:
    t = table(2024)
    rolls = [t.roll(14) for _ in range(12_000)]
    for die in range(14):
        found = Counter(roll[die] for roll in rolls)
        assert all(abs(found[face] - 2000) < 200 for face in range(6)), die


def test_dice_of_a_handful_do_not_hang_together() -> None:
    t = table(77)
    rolls = [t.roll(13) for _ in range(18_000)]
    for first, second in ((0, 1), (3, 4), (0, 11), (10, 11), (0, 12), (11, 12)):
        found = Counter((roll[first], roll[second]) for roll in rolls)
        assert len(found) == 36
        assert all(abs(count - 500) < 110 for count in found.values())


def test_a_roll_and_the_next_do_not_hang_together() -> None:
    t = table(78)
    faces = [t.roll(1)[0] for _ in range(36_001)]
    found = Counter(pairwise(faces))
    assert all(abs(found[a, b] - 1000) < 160 for a in range(6) for b in range(6))


def test_dice_are_remembered_before_reveals() -> None:
    t = table(1)
    t.random(2)
    assert t.revealed == "reveal"
    t.roll(1)
    assert t.revealed == "dice"
    t.random(2)
    assert t.revealed == "dice"


def test_streams_of_a_seed_are_fixed() -> None:
    """These numbers decide every map and every game of a seed: they must never change."""
    assert stream(7, "layout") == 5976560367130381990
    assert stream(7, "play") == 15950243862382080052


def test_streams_differ_by_seed_and_name() -> None:
    names = ["", "play", "layout", "level 1", "level 2", "yalp"]
    found = {stream(seed, name) for seed in range(-500, 500) for name in names}
    assert len(found) == 1000 * len(names)


def test_a_seed_counts_by_its_lower_64_bits() -> None:
    assert stream(-1, "play") == stream(MASK, "play")
    assert stream(5 + (1 << 64), "play") == stream(5, "play")


@pytest.mark.parametrize("pair", [("play", "layout"), ("level 1", "level 2")])
def test_streams_are_independent(pair: tuple[str, str]) -> None:
    """Half of the bits agree, for one seed as over many."""
    first, second = (stream(3, name) for name in pair)
    equal = 0
    for _ in range(500):
        first, second = step(first), step(second)
        equal += 64 - (mix(first) ^ mix(second)).bit_count()
    assert abs(equal - 16_000) < 500
    over_seeds = sum(64 - (stream(s, pair[0]) ^ stream(s, pair[1])).bit_count() for s in range(500))
    assert abs(over_seeds - 16_000) < 500


def test_neighbouring_seeds_are_independent() -> None:
    equal = sum(64 - (stream(s, "play") ^ stream(s + 1, "play")).bit_count() for s in range(500))
    assert abs(equal - 16_000) < 500


def test_every_order_is_equally_likely() -> None:
    items = ("a", "b", "c", "d")
    found: Counter[tuple[str, ...]] = Counter()
    state = 17
    for _ in range(12_000):
        order, state = shuffled(items, state)
        found[order] += 1
    assert set(found) == set(permutations(items))
    assert all(abs(count - 500) < 110 for count in found.values())


def test_shuffling_leaves_the_items_and_moves_the_state_on() -> None:
    items = ("a", "b", "c")
    order, state = shuffled(items, 4)
    assert items == ("a", "b", "c")
    assert sorted(order) == sorted(items)
    assert state == step(step(4))
    assert shuffled(("alone",), 4) == (("alone",), 4)
    assert shuffled((), 4) == ((), 4)
