"""The guided first mission has to be one that can be set up."""

from __future__ import annotations

from typing import Any

import pytest

from eday.content import ContentError
from eday.content.board import from_patch


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"mission": "picnic"}, "mission"),
        ({"cogs": ["nobody"]}, "cogs"),
        ({"cogs": []}, "cogs"),
        ({"cogs": ["marcus_fenix", "marcus_fenix"]}, "cogs"),
        ({"mission": "scattered"}, "cogs"),
        ({"levels": []}, "levels"),
        ({"levels": [["2A"], []]}, "levels"),
        ({"levels": [["2A"], ["2B"]]}, "levels"),
        ({"levels": [["99A"]]}, "levels"),
        ({"script": [{"lesson": "dance", "choose": "end", "rule": "BG-AI-01"}]}, "script"),
    ],
)
def test_what_cannot_be_set_up_is_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(ContentError) as caught:
        from_patch({"first_mission": {"first_mission": change}})
    assert "first_mission" in str(caught.value)
    assert field in str(caught.value)


def test_another_script_loads() -> None:
    content = from_patch({"first_mission": {"first_mission": {"levels": [["9A"]], "script": []}}})
    assert content.first_mission.levels == (("9A",),)
    assert content.first_mission.script == ()
