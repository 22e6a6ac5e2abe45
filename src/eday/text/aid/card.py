"""What one looks up while playing the card game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from eday.text.aid.digest import ruled, rules_named
from eday.text.aid.document import Icon, Row, Section, Sheet
from eday.text.card.voice import CardVoice, card_voice
from eday.text.phrases import opened
from eday.text.rules import heading_told
from eday.text.voice import Voice, page_speaker

RULES = (
    "CG-TURN",
    "CG-DEPLOY",
    "CG-COMBAT",
    "CG-DIRECT",
    "CG-BLOCK",
    "CG-REACTION",
    "CG-SUPPRESS",
    "CG-COVER",
)
"""Groups of rules that are told in full."""
KEYWORDS: Mapping[str, tuple[str, ...]] = {
    "tough": ("CG-TOUGH-01", "CG-TOUGH-04"),
    "disposable": ("CG-DISPOSABLE-01", "CG-DISPOSABLE-02", "CG-DISPOSABLE-03", "CG-DISPOSABLE-04"),
    "overrun": ("CG-OVERRUN-01", "CG-OVERRUN-02"),
    "offensive": ("CG-OFFDEF-01",),
    "defensive": ("CG-OFFDEF-02",),
    "enemyCover": ("CG-ENEMYCOVER-01", "CG-ENEMYCOVER-03", "CG-ENEMYCOVER-04", "CG-ENEMYCOVER-05"),
    "rotating": ("CG-ROTATE-01", "CG-ROTATE-02", "CG-ROTATE-03", "CG-ROTATE-04"),
    "suppressed": ("CG-SUPPRESS-01", "CG-SUPPRESS-03"),
}
"""Words on cards and what may become of one, with the rules that explain them."""
PROHIBITIONS = ("no_block", "no_cover")
"""Words that explain themselves."""
VALUES = ("attack", "defense", "initiative", "troop", "heavy", "wretch")
KINDS = ("tactic", "reaction", "command", "cover", "scenario")
BRINGS = ("CG-MULTIBLOCK", "CG-COMMANDTACTIC", "CG-MULTIFACE", "CG-DISCARDFX", "CG-HIDDEN")
"""Groups of rules that come with a chapter and have no keyword."""


def sign(name: str) -> Icon:
    """A sign of the card game."""
    return Icon("card", name)


def reference(language: str) -> Sheet:
    """Rules in full, keywords, and what each chapter brings."""
    voice, page = card_voice(language), page_speaker(language)
    sections = (
        *ruled(RULES, voice),
        Section(page.say("legend-cardValues"), tuple(_named(page, (*VALUES, *KINDS)))),
        Section(page.say("legend-cardWords"), tuple(_keywords(voice, page))),
        *ruled(BRINGS, voice),
        Section(voice.say("aid-chapters"), tuple(_chapters(voice))),
        Section(heading_told("Reinforcements", voice), tuple(_reinforcements(voice))),
    )
    return Sheet(voice.say("aid-reference"), sections, columns=3, one_page=False)


def _named(page: Voice, names: Iterable[str]) -> Iterable[Row]:
    return (Row((page.say(f"face-symbol-{name}"),), sign(name)) for name in names)


def _keywords(voice: CardVoice, page: Voice) -> Iterable[Row]:
    for name, ids in KEYWORDS.items():
        yield Row((sign(name), " ", page.say(f"face-symbol-{name}")), head=True)
        for rule in (rule for one in ids for rule in rules_named(one, voice)):
            yield Row((rule.text,), "•", (rule.id,))
    yield from _named(page, PROHIBITIONS)


def _chapters(voice: CardVoice) -> Iterable[Row]:
    for number, chapter in voice.content.chapters.items():
        yield Row((opened(voice.name(f"chapter:{number}")),), head=True)
        about = voice.chapter_about(chapter.scenario)
        yield from (Row((line,), "•") for line in ([about] if about else []))
        yield from (Row((line,), "•") for line in voice.card_text(f"chapter:{number}"))


def _reinforcements(voice: CardVoice) -> Iterable[Row]:
    for block in voice.content.reinforcements:
        before, *choices = voice.card_text(f"reinforcement:{block}")
        yield Row((before,), head=True)
        yield from (Row((line.removeprefix("- "),), "-" if line.startswith("- ") else "•") for line in choices)
