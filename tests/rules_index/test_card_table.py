"""No card without a test, and the table in the docs says so."""

from __future__ import annotations

import pytest

from tests.card_table import DOCUMENT, components, marked, table


@pytest.mark.parametrize("card", components())
def test_every_component_has_a_test(card: str) -> None:
    assert marked().get(card), f"no test carries @pytest.mark.card({card!r})"


def test_no_test_names_a_component_that_is_not_there() -> None:
    assert set(marked()) <= set(components())


def test_the_table_in_the_docs_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == table(), "run: python -m tests.card_table --write"
