"""History: clones share the past and keep their own present."""

from __future__ import annotations

import random

import pytest

from eday.kernel import Event
from eday.kernel.history import History


def note(history: History, *names: str) -> None:
    """One choice for each name, with an event of the same name."""
    for name in names:
        history.add_choice(len(name), name)
        history.add_events([Event(name)])


def events(history: History, since: int = 0) -> list[str]:
    """Names of the events."""
    return [event.kind for event in history.events(since)]


def choices(history: History) -> list[str]:
    """Names of the choices."""
    return [name for _, name in history.choices()]


def test_a_new_history_is_empty() -> None:
    history = History()
    assert (history.events_count, history.choices_count) == (0, 0)
    assert (history.events(), history.choices()) == ([], [])


def test_choices_keep_seat_and_order() -> None:
    history = History()
    history.add_choice(2, "b")
    history.add_choice(0, "a")
    assert history.choices() == [(2, "b"), (0, "a")]


def test_parent_and_child_go_on_by_themselves() -> None:
    parent = History()
    note(parent, "one", "two")
    child = History(parent)
    note(parent, "parents")
    note(child, "childs", "more")
    assert events(parent) == choices(parent) == ["one", "two", "parents"]
    assert events(child) == choices(child) == ["one", "two", "childs", "more"]
    assert (parent.events_count, child.events_count) == (3, 4)
    assert (parent.choices_count, child.choices_count) == (3, 4)


def test_two_children_do_not_know_each_other() -> None:
    parent = History()
    note(parent, "one")
    early, late = History(parent), History(parent)
    note(early, "early")
    note(parent, "two")
    last = History(parent)
    note(late, "late")
    assert events(early) == ["one", "early"]
    assert events(late) == ["one", "late"]
    assert events(last) == ["one", "two"]


def test_a_grandchild_of_silent_ancestors_keeps_the_past() -> None:
    parent = History()
    note(parent, "one", "two")
    grandchild = History(History(History(parent)))
    note(parent, "three")
    assert events(grandchild) == choices(grandchild) == ["one", "two"]
    note(grandchild, "own")
    assert events(grandchild, 1) == ["two", "own"]


def test_choices_without_events_and_events_without_choices() -> None:
    parent = History()
    parent.add_choice(0, "quiet")
    child = History(parent)
    child.add_events([Event("loud"), Event("louder")])
    grandchild = History(child)
    grandchild.add_choice(1, "last")
    assert grandchild.choices() == [(0, "quiet"), (1, "last")]
    assert events(grandchild) == ["loud", "louder"]


@pytest.mark.parametrize("since", range(8))
def test_a_slice_starts_where_asked_across_ancestors(since: int) -> None:
    parent = History()
    note(parent, "0", "1", "2")
    child = History(parent)
    note(child, "3", "4")
    note(parent, "x")
    grandchild = History(child)
    note(grandchild, "5")
    note(child, "y")
    assert events(grandchild, since) == [str(n) for n in range(since, 6)]


def test_what_is_handed_out_is_a_copy() -> None:
    history = History()
    note(history, "one")
    history.events().clear()
    history.choices().clear()
    given = [Event("two")]
    history.add_events(given)
    given.append(Event("not ours"))
    assert events(history) == ["one", "two"]
    assert choices(history) == ["one"]


def test_random_family_trees_agree_with_plain_lists() -> None:
    rng = random.Random(12)
    tree: list[tuple[History, list[str]]] = [(History(), [])]
    for number in range(400):
        history, plain = rng.choice(tree)
        if rng.random() < 0.3:
            tree.append((History(history), list(plain)))
        else:
            note(history, str(number))
            plain.append(str(number))
    for history, plain in tree:
        assert events(history) == choices(history) == plain
        since = rng.randrange(len(plain) + 2)
        assert events(history, since) == plain[since:]
        assert history.events_count == history.choices_count == len(plain)


def secret(history: History, owner: int, name: str) -> None:
    """An event of which only its owner may know the card."""
    history.add_events([Event(name, {"seat": owner}, owner, {"card": name})])


def cards(history: History) -> list[object]:
    """The secret part of every event, None where there is none."""
    return [(event.secret or {}).get("card") for event in history.events()]


def test_a_telling_keeps_the_secrets_of_its_seat_alone_and_no_choices() -> None:
    history = History()
    secret(history, 0, "mine")
    secret(history, 1, "yours")
    note(history, "open")
    told = history.known_to(0)
    assert events(told) == ["mine", "yours", "open"]
    assert [event.data for event in told.events()] == [{"seat": 0}, {"seat": 1}, {}]
    assert cards(told) == ["mine", None, None]
    assert cards(history.known_to(1)) == [None, "yours", None]
    assert told.choices() == []


def test_tellings_and_the_real_thing_go_on_by_themselves() -> None:
    root = History()
    secret(root, 1, "first")
    branch = History(root)
    note(root, "later")
    secret(branch, 1, "second")
    early = branch.known_to(0)
    secret(branch, 0, "third")
    note(early, "imagined")
    late = branch.known_to(0)
    assert events(early) == ["first", "second", "imagined"]
    assert events(late) == ["first", "second", "third"]
    assert cards(late) == [None, None, "third"]
    assert events(root.known_to(0)) == ["first", "later"]
    assert cards(early.known_to(1)) == [None, None, None]


def test_what_was_told_once_is_not_copied_again() -> None:
    history = History()
    for number in range(50):
        secret(history, 1, str(number))
    first, second = history.known_to(0).events(), history.known_to(0).events()
    assert all(one is other for one, other in zip(first, second, strict=True))
