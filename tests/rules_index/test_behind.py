"""The rules behind what is on a table: every kind of choice and of thing has some, and all of them exist."""

from __future__ import annotations

from itertools import chain

from eday.card.roles import ROLE_OF_KIND
from eday.content.board import load
from eday.text import BoardVoice, card_voice, speaker
from eday.text.rules import BOARD_CHOICES, BOARD_THINGS, CARD_CHOICES, CARD_THINGS, load_rules, rules_for
from tests.text.scan import decision_kinds, option_kinds

WAYS_OUT = {"pass", "stay", "stop", "decline", "enough", "end", "skip", "done", "no_block"}


def test_every_rule_pointed_to_exists_in_its_own_book() -> None:
    rules = load_rules()
    for game, tables in (("board", (BOARD_CHOICES, BOARD_THINGS)), ("card", (CARD_CHOICES, CARD_THINGS))):
        named = set(chain.from_iterable(chain.from_iterable(table.values()) for table in tables))
        assert {rule for rule in named if rule not in rules or rules[rule].game != game} == set()


def test_every_kind_of_choice_at_the_board_has_rules() -> None:
    # A card played for a move or an attack is explained by what that leads to.
    assert (option_kinds() | decision_kinds()) - WAYS_OUT - {"play_move", "play_attack"} == set(BOARD_CHOICES)


def test_every_kind_of_choice_at_cards_has_rules() -> None:
    assert set(ROLE_OF_KIND) - WAYS_OUT == set(CARD_CHOICES)


def test_every_kind_of_thing_that_has_a_name_has_rules() -> None:
    states = {"bleeding_out", "door", "drop"}
    kinds = {kind for kind in BOARD_THINGS if ":" not in kind}
    assert kinds - states == BoardVoice.groups


def test_things_with_rules_of_their_own_are_in_the_box() -> None:
    content = load()
    known = {f"{group}:{one}" for group in ("enemies", "missions", "weapons") for one in getattr(content, group)}
    own = {kind.replace("enemy:", "enemies:").replace("mission:", "missions:").replace("weapon:", "weapons:")
           for kind in BOARD_THINGS if ":" in kind}  # fmt: skip
    assert own <= known
    assert {f"missions:{mission}" for mission in content.missions} <= own


def test_every_kind_of_card_has_rules() -> None:
    faces = card_voice().card_faces()
    assert {face["kind"] for face in faces.values()} <= set(CARD_THINGS)


def test_rules_come_once_and_in_the_order_asked_for() -> None:
    found = [rule.id for rule in rules_for(["revive", "equipment", "unheard_of"], speaker())]
    assert found[:3] == ["BG-SPECIAL-03", "BG-REVIVE-01", "BG-REVIVE-02"]
    assert len(found) == len(set(found))
