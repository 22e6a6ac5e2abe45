"""Whether decks, chapters and reinforcements fit together: every card used as often as there are copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from eday.content.card import schema as schema
from eday.content.card.effects import effect_lists
from eday.content.card.model import CardContent
from eday.content.errors import ContentError
from eday.content.structs import nodes
from eday.phrase import Phrase

CHAPTERS: Final = 15
"""CG-CAMPAIGN-01."""
SIDES: Final[tuple[schema.Faction, schema.Faction]] = ("cog", "locust")
BLOCKS: Final = ("R3", "R5", "R8", "R9", "R11")


def check_campaign(content: CardContent) -> None:
    """Raise ContentError at the first thing that does not fit."""
    _check_decks(content)
    rules: set[str] = set()
    for number in range(1, CHAPTERS + 1):
        if number not in content.chapters:
            raise ContentError("chapters.yaml", str(number), "", "each-chapter", last=CHAPTERS)
    for chapter in content.chapters.values():
        if chapter.number > CHAPTERS or chapter.number < 1:
            raise ContentError("chapters.yaml", chapter.id, "", "number-between", least=1, most=CHAPTERS)
        for i, rule in enumerate(chapter.rules):
            if rule in rules:
                raise ContentError("chapters.yaml", chapter.id, f"rules[{i}]", "new-rule")
            rules.add(rule)
        _check_chapter(content, chapter)
    _check_reinforcements(content)


def _sides_given(file: str, entry: str, field: str, sides: Iterable[str]) -> None:
    if set(sides) != set(SIDES):
        raise ContentError(file, entry, field, "both-sides")


def _check_pile(
    content: CardContent,
    file: str,
    entry: str,
    field: str,
    pile: schema.Pile,
    block: str | int,
    side: str | None,
) -> None:
    card = content.cards[pile.card]
    if card.block != block:
        raise ContentError(file, entry, f"{field}.card", "card-of-block", block=block, found=card.block)
    if side is not None and getattr(card, "faction", None) != side:
        raise ContentError(file, entry, f"{field}.card", "card-of-side", side=side)
    if pile.n > card.copies:
        raise ContentError(file, entry, f"{field}.n", "copies", most=card.copies, found=pile.n)


def _check_deck_card(content: CardContent, file: str, entry: str, field: str, pile: schema.Pile) -> None:
    card = content.cards[pile.card]
    if not isinstance(card, schema.Unit | schema.Tactic | schema.Reaction) or card.deploy == ():
        raise ContentError(file, entry, f"{field}.card", "deck-card")


def _check_all_used(file: str, entry: str, cards: Iterable[schema.Card], used: Mapping[str, int]) -> None:
    for card in cards:
        if used.get(card.id, 0) != card.copies:
            found = used.get(card.id, 0)
            raise ContentError(file, entry, "", "every-copy", card=card.id, copies=card.copies, found=found)


def _check_decks(content: CardContent) -> None:
    for key in (*SIDES, *content.decks):
        if key not in SIDES or key not in content.decks:
            raise ContentError("decks.yaml", key, "", "deck-each")
    for side, deck in content.decks.items():
        for i, pile in enumerate(deck.cards):
            _check_pile(content, "decks.yaml", side, f"cards[{i}]", pile, "core", side)
            _check_deck_card(content, "decks.yaml", side, f"cards[{i}]", pile)
        core = [card for card in content.cards.values() if card.block == "core"]
        own = [card for card in core if getattr(card, "faction", None) == side]
        _check_all_used("decks.yaml", side, own, _counted(deck.cards))


def _check_chapter(content: CardContent, chapter: schema.Chapter) -> None:
    file, entry, number = "chapters.yaml", chapter.id, chapter.number
    if content.scenarios[chapter.scenario].block != number:
        raise ContentError(file, entry, "scenario", "scenario-of-chapter", chapter=number)
    used: Counter[str] = Counter({chapter.scenario: 1})
    _check_covers(content, chapter, used)
    for field in ("command", "deck_cards"):
        piles: Mapping[schema.Faction, tuple[schema.Pile, ...]] = getattr(chapter, field)
        _sides_given(file, entry, field, piles)
        for side, listed in piles.items():
            for i, pile in enumerate(listed):
                _check_pile(content, file, entry, f"{field}.{side}[{i}]", pile, number, side)
                if field == "deck_cards":
                    _check_deck_card(content, file, entry, f"{field}.{side}[{i}]", pile)
                used[pile.card] += pile.n
    for i, pile in enumerate(chapter.disposable_supply):
        _check_pile(content, file, entry, f"disposable_supply[{i}]", pile, number, None)
        if "disposable" not in getattr(content.cards[pile.card], "keywords", ()):
            raise ContentError(file, entry, f"disposable_supply[{i}].card", "disposable")
        used[pile.card] += pile.n
    _check_all_used(file, entry, (card for card in content.cards.values() if card.block == number), used)
    _check_commands(content, chapter)
    _check_wins(content, chapter)


def _check_covers(content: CardContent, chapter: schema.Chapter, used: Counter[str]) -> None:
    for i, place in enumerate(content.scenarios[chapter.scenario].covers):
        cover = content.covers[place.card]
        used[place.card] += 1
        if cover.block not in ("core", chapter.number) or used[place.card] > cover.copies:
            where = f"covers[{i}].card"
            raise ContentError("scenarios.yaml", chapter.scenario, where, "row-cover", chapter=chapter.number)


def _check_commands(content: CardContent, chapter: schema.Chapter) -> None:
    """Each side has a command card whoever won before; versions are told apart by the winner."""
    scenario = content.scenarios[chapter.scenario]
    for winner in SIDES:
        for side in SIDES:
            if not any(pile.previous_winner in (None, winner) for pile in chapter.command[side]):
                raise ContentError("chapters.yaml", chapter.id, f"command.{side}", "command-card", winner=winner)
        for _, node in nodes(scenario.winner_advantage.get(winner, ())):
            if isinstance(node, schema.UseVersion):
                piles = [pile for side in SIDES for pile in chapter.command[side] if pile.card == node.card]
                if [pile.previous_winner for pile in piles] != [winner]:
                    told = {"card": node.card, "winner": winner}
                    raise ContentError("chapters.yaml", chapter.id, "command", "version", **told)
    if scenario.winner_advantage or chapter.number > 1:
        _sides_given("scenarios.yaml", scenario.id, "winner_advantage", scenario.winner_advantage)


def _check_wins(content: CardContent, chapter: schema.Chapter) -> None:
    """`wins` lists exactly the cards whose effects end the game."""
    found: set[tuple[str, str]] = set()
    for card in content.cards.values():
        if card.block != chapter.number:
            continue
        for _, effects in effect_lists(card):
            found |= {(winner, card.id) for _, node in nodes(effects) if (winner := _winner(node, card))}
    declared = {(win.who, win.card) for win in chapter.wins}
    for who, card_id in sorted(found ^ declared):
        win = f"{{who: {who}, card: {card_id}}}"
        key = "expected-no-such-win" if (who, card_id) in declared else "expected-win"
        raise ContentError("chapters.yaml", chapter.id, "wins", Phrase(key, win=win))


def _winner(node: object, card: schema.AnyCard) -> str:
    if isinstance(node, schema.RemoveOrWin):
        return node.winner
    if not isinstance(node, schema.Win):
        return ""
    side = getattr(card, "faction", "")
    if node.who == "friendly":
        return str(side)
    if node.who == "enemy":
        return "locust" if side == "cog" else "cog"
    return node.who


def _check_reinforcements(content: CardContent) -> None:
    for key in (*BLOCKS, *content.reinforcements):
        if key not in BLOCKS or key not in content.reinforcements:
            raise ContentError("reinforcements.yaml", key, "", "entry-for-each", known=", ".join(BLOCKS))
    decks = {side: [_counted(content.decks[side].cards)] for side in SIDES}
    for step in sorted(content.reinforcements.values(), key=lambda step: step.before_chapter):
        _sides_given("reinforcements.yaml", step.id, "choices", step.choices)
        used: Counter[str] = Counter()
        for side in SIDES:
            choice = step.choices[side]
            field = f"choices.{side}"
            for option, piles in choice.options.items():
                for i, pile in enumerate(piles):
                    where = f"{field}.options.{option}[{i}]"
                    _check_pile(content, "reinforcements.yaml", step.id, where, pile, step.id, side)
                    _check_deck_card(content, "reinforcements.yaml", step.id, where, pile)
                used += _counted(piles)
            if choice.pick > len(choice.options):
                raise ContentError("reinforcements.yaml", step.id, f"{field}.pick", "pick")
            decks[side] = _after(step.id, field, choice, decks[side])
        block = [card for card in content.cards.values() if card.block == step.id]
        _check_all_used("reinforcements.yaml", step.id, block, used)


def _after(entry: str, field: str, choice: schema.Choice, decks: list[Counter[str]]) -> list[Counter[str]]:
    """Every deck a side can have after the step."""
    made: list[Counter[str]] = []
    for deck in decks:
        for i, pile in enumerate(choice.remove):
            if deck[pile.card] < pile.n:
                where, told = f"{field}.remove[{i}]", {"found": pile.n, "card": pile.card}
                raise ContentError("reinforcements.yaml", entry, where, "in-deck", **told)
        rest = deck - _counted(choice.remove)
        for picked in combinations(choice.options.values(), choice.pick):
            added = sum((_counted(piles) for piles in picked), Counter[str]())
            if rest + added not in made:
                made.append(rest + added)
    return made


def _counted(piles: Iterable[schema.Pile]) -> Counter[str]:
    count: Counter[str] = Counter()
    for pile in piles:
        count[pile.card] += pile.n
    return count
