"""Errors in words: every key the program raises, and what to do about it."""

from __future__ import annotations

import pytest

import eday
from eday.kernel import EdayError, IllegalChoice, SaveError, SetupError
from tests.text.scan import error_keys, messages
from tests.voices import ENGLISH

NUMBERS = ("number", "seat", "players", "least", "most")
RAISED = error_keys()


@pytest.mark.parametrize(("key", "fields"), RAISED, ids=[key for key, _ in RAISED])
def test_every_error_the_source_raises_is_a_sentence(key: str, fields: tuple[str, ...]) -> None:
    text = ENGLISH.say(f"error-{key}", **{field: 2 if field in NUMBERS else f"<{field}>" for field in fields})
    assert "«" not in text
    assert text.endswith((".", ">", "?"))
    assert str(EdayError(key, **dict.fromkeys(fields, 2))) == ENGLISH.say(f"error-{key}", **dict.fromkeys(fields, 2))


def test_no_error_is_left_over() -> None:
    keys = {key.removeprefix("error-") for key in messages("errors", "lab") if key.startswith("error")}
    assert keys == {key for key, _ in RAISED} | {"error"}


def test_unknown_mission_lists_the_known_ones() -> None:
    with pytest.raises(SetupError) as caught:
        eday.board.new(mission="emergency")
    assert '"emergency"' in str(caught.value)
    assert "china_shop" in str(caught.value)


def test_save_of_other_rules_says_what_to_do() -> None:
    text = str(SaveError("save-other-rules", found="board-0", wanted="board-1"))
    assert "board-0" in text
    assert "version that saved it" in text


def test_wrong_number_of_players() -> None:
    assert str(SetupError("setup-players", players=0, most=4)) == "Name at least one COG, at most 4."
    assert str(SetupError("setup-players", players=5, most=4)) == "5 COGs are too many. Name 1 to 4."


def test_what_is_too_long_to_be_quoted_is_cut_short() -> None:
    game = eday.card.new(chapter=1, seed=3)
    for option in ("x" * 100_000, ["x" * 100_000]):
        with pytest.raises(IllegalChoice) as caught:
            game.choose(option)
        assert "is not on offer. Seat 0 is asked" in str(caught.value)
        assert len(str(caught.value)) < 2500


def test_an_error_without_words_is_shown() -> None:
    assert str(EdayError("odd-thing", number=3)) == "«error-odd-thing number=3»"
