"""Every kind of option plays a part, and what only throws something away is never pressed upon anybody."""

from __future__ import annotations

import pytest

import eday
from eday.board.roles import ROLE_OF_KIND
from eday.board.tones import TONE_OF_KIND
from eday.card.roles import ROLE_OF_KIND as CARD_ROLE_OF_KIND
from eday.card.tones import TONE_OF_KIND as CARD_TONE_OF_KIND
from eday.kernel import ROLES
from tests.text.scan import decision_kinds, emitted_events, option_kinds


def test_every_kind_has_a_role() -> None:
    assert set(ROLE_OF_KIND) == option_kinds()
    assert set(CARD_ROLE_OF_KIND) == option_kinds("card")
    assert {*ROLE_OF_KIND.values(), *CARD_ROLE_OF_KIND.values()} <= set(ROLES)


@pytest.mark.rule("BG-WEAPON-03")
@pytest.mark.parametrize("decision", sorted(decision_kinds() - {"drop_weapon"}))
def test_a_weapon_is_thrown_away_aside(decision: str) -> None:
    assert eday.board.role_of(decision, "drop") == "aside"


@pytest.mark.rule("BG-WEAPON-05")
def test_with_one_weapon_too_many_throwing_one_away_is_the_question() -> None:
    assert eday.board.role_of("drop_weapon", "drop") == "gear"


def test_a_card_is_discarded_aside_unless_that_is_the_question() -> None:
    assert eday.card.role_of("deployment", "discard") == "aside"
    assert eday.card.role_of("discard", "discard") == "cards"


@pytest.mark.parametrize(("decision", "option", "args"), [("keep", "keep", "cards"), ("draw", "draw", "cards")])
def test_to_take_nothing_of_what_is_offered_is_to_decline(decision: str, option: str, args: str) -> None:
    assert eday.card.role_of(decision, option, {args: 0}) == "finish"
    assert eday.card.role_of(decision, option, {args: 1}) == "cards"


def test_every_tone_belongs_to_an_event() -> None:
    assert set(TONE_OF_KIND) <= {kind for kind, _ in emitted_events()}
    assert set(CARD_TONE_OF_KIND) <= {kind for kind, _ in emitted_events("card")}
    assert (eday.board.tone_of("figure_killed"), eday.board.tone_of("cover_taken")) == ("blood", "plain")
    assert (eday.card.tone_of("chapter_started"), eday.card.tone_of("card_deployed")) == ("head", "plain")
