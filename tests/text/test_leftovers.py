"""What is shown in a language is told from English."""

from __future__ import annotations

import pytest

from tests.text.leftovers import leftovers


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        ("es", "Marcus takes cover.", ["takes"]),
        ("es", "Sala · Settings", ["settings"]),
        ("ja", "Marcusはdraw 2する", ["draw"]),
        ("ja", "The Locusts win", ["locusts"]),
    ],
)
def test_english_is_noticed(code: str, text: str, found: list[str]) -> None:
    assert [one for one in leftovers(code).of(text) if one in found] == found


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("es", "Marcus se pone a cubierto en 2A-B (BG-COVER-07). Gears of War, E-Day: JACK y el Drone 2."),
        ("ja", "マーカスが2A-Bでカヴァーに入った。BG-COVER-07、Gears of War、E-Day、COG 1人とJACK。"),
    ],
)
def test_names_are_no_english(code: str, text: str) -> None:
    assert leftovers(code).among([text]) == []
