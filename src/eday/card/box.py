"""The box: everything about one game that never changes while it is played, numbered for speed."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from eday.content.card import CardContent
from eday.content.card import schema as schema
from eday.kernel import Option

RULES_VERSION: Final = "card-2"
COG: Final = 0
LOCUST: Final = 1
NOBODY: Final = 2
SIDES: Final[tuple[schema.Faction, ...]] = ("cog", "locust")
EVENTS_OF_A_RULE: Final = (schema.DealtDirect, schema.DeclaresAttack)
"""Conditions that make an event of an offensive or defensive rule."""
ANY_COUNT: Final = (1 << 61) - 1
"""Every hand count there can be, as bits."""

Fighter = schema.Unit | schema.CommandUnit
FIGHTERS: Final = (schema.Unit, schema.CommandUnit)
IN_DECKS: Final = (schema.Unit, schema.Tactic, schema.Reaction)
P = TypeVar("P")
Triggers = dict[str, tuple[int, ...]]


class CardBox:
    """Cards, effects and operations of one set-up get numbers; clones share them all.

    First come the copies, as they are known while they lie in the open (`card:boomer#2`), then each different card
    once more, as it is known in hiding, where copies cannot be told apart (`card:boomer`).
    """

    __slots__ = (
        "_actions",
        "_effect_numbers",
        "_keywords",
        "_options",
        "_unseeded",
        "advantage",
        "attack",
        "barred",
        "cards",
        "chapter",
        "commands",
        "content",
        "copies",
        "cost",
        "cover_rules",
        "decks",
        "defense",
        "delayed",
        "deploy",
        "effects",
        "first_if_equal",
        "fits",
        "kind",
        "lists",
        "lowers_defense",
        "moments",
        "names",
        "ops",
        "overrun",
        "owner",
        "place_cards",
        "previous_winner",
        "reactions",
        "refs",
        "rules",
        "scenario",
        "seed",
        "standing",
        "statics",
        "steps",
        "supply",
        "tactics",
        "triggers",
        "tutorial",
    )

    def __init__(
        self,
        content: CardContent,
        chapter: int,
        decks: tuple[tuple[str, ...], tuple[str, ...]],
        seed: int,
        previous_winner: int = -1,
        first_if_equal: int = COG,
    ) -> None:
        self.content = content
        self.chapter = chapter
        """0 is the tutorial."""
        self.tutorial = chapter == 0
        self.rules = content.rules(chapter)
        self.decks = decks
        self.seed = seed
        self._unseeded: CardBox | None = None
        self.previous_winner = previous_winner
        self.first_if_equal = first_if_equal
        self.effects: list[schema.Effect] = []
        self.steps: list[tuple[int, ...]] = []
        """Operations of each effect, after its cost."""
        self.cost: list[tuple[int, ...]] = []
        self.ops: list[schema.AnyOp] = []
        self.lists: list[tuple[tuple[int, ...], ...]] = []
        """Lists of operations inside an operation."""
        self.delayed: dict[int, int] = {}
        """The effect that an operation lets wait for its trigger."""
        self._effect_numbers: dict[int, int] = {}
        self._options: dict[str, list[Option | None]] = {}
        self._actions: dict[str, list[Option | None]] = {}
        self._gather()

    def _gather(self) -> None:
        """Number every card on the table."""
        content = self.content
        wanted: list[tuple[str, int]] = []
        if self.tutorial:
            self.scenario = -1
            covers = list(content.tutorial.covers)
            command: list[tuple[str, int]] = []
            supply: list[str] = []
        else:
            chapter = content.chapters[self.chapter]
            covers = [place.card for place in content.scenarios[chapter.scenario].covers]
            command = [(card, side) for side in (COG, LOCUST) for card in self._commands(chapter, side)]
            supply = [pile.card for pile in chapter.disposable_supply for _ in range(pile.n)]
        wanted += [(card, NOBODY) for card in covers]
        self.commands = tuple(range(len(wanted), len(wanted) + len(command)))
        wanted += command
        self.supply = tuple(range(len(wanted), len(wanted) + len(supply)))
        wanted += [(card, SIDES.index(content.units[card].faction)) for card in supply]
        if not self.tutorial:
            self.scenario = len(wanted)
            wanted.append((content.chapters[self.chapter].scenario, NOBODY))
        for side in (COG, LOCUST):
            wanted += [(card, side) for card in self.decks[side]]
        self._number_copies(wanted)
        self.place_cards = tuple(self.kind[card] for card in range(len(covers)))
        """The cover at each place as printed, without numbers."""
        kinds = self.cards[len(wanted) :]
        self.attack = self._each([card.attack if isinstance(card, FIGHTERS) else 0 for card in kinds])
        self.defense = self._each([card.defense if isinstance(card, FIGHTERS) else 0 for card in kinds])
        deploy = [card.deploy if isinstance(card, IN_DECKS) else () for card in kinds]
        self.deploy = self._each(deploy)
        self.fits = self._each([_bits(counts) for counts in deploy])
        """The same counts as bits."""
        self.names = self._each([card.id for card in kinds])
        self.reactions = self._each([isinstance(card, schema.Reaction) for card in kinds])
        """Which cards are reactions."""
        self.tactics = self._each([isinstance(card, schema.Tactic) for card in kinds])
        keywords: list[tuple[str, ...]] = [card.keywords if isinstance(card, FIGHTERS) else () for card in kinds]
        self._keywords = self._each(keywords)
        self.barred = self._each(["no_cover" in words for words in keywords])
        """Whether its printed keywords bar a unit from all cover."""
        triggers = [self._triggers(getattr(card, "effects", ())) for card in kinds]
        self.triggers = self._each(triggers)
        self.advantage = self._advantage()
        damage = schema.DirectDamage(n=content.constants.overrun_damage)
        self.overrun = self._effect(schema.Effect(trigger="on_kill", do=(damage,)))
        """The effect that the keyword Overrun stands for."""
        self.statics = self._each([self._statics(rules) for rules in triggers])
        self.cover_rules = self._each([self._halves(card) for card in kinds])
        self.moments = frozenset(effect.trigger for effect in self.effects)
        """Everything some card waits for."""
        self.standing: dict[type[schema.Op], set[int]] = {}
        """Effects that hold an operation of a kind: the only ones to look at when that kind is asked for."""
        for effect, steps in enumerate(self.steps):
            for op in steps:
                self.standing.setdefault(type(self.ops[op]), set()).add(effect)
        self.lowers_defense = any(isinstance(op, schema.Buff) and op.defense < 0 for op in self.ops)

    def _each(self, of_kinds: list[P]) -> tuple[P, ...]:
        """What is so of each kind of card, for every card."""
        first = len(self.cards) - len(of_kinds)
        return tuple([of_kinds[kind - first] for kind in self.kind])

    def _number_copies(self, wanted: list[tuple[str, int]]) -> None:
        """Copies of one card are counted from 1 on; in hiding they share one number of the box."""
        copies: dict[str, list[int]] = {}
        refs = []
        for number, (card, _) in enumerate(wanted):
            copies.setdefault(card, []).append(number)
            refs.append(f"card:{card}#{len(copies[card])}")
        kinds = {card: len(wanted) + number for number, card in enumerate(copies)}
        owners = dict(wanted)
        everything = [*wanted, *((card, owners[card]) for card in copies)]
        self.cards: tuple[schema.AnyCard, ...] = tuple(self.content.cards[card] for card, _ in everything)
        self.owner = tuple(owner for _, owner in everything)
        self.refs = (*refs, *(f"card:{card}" for card in copies))
        self.kind = tuple(kinds[card] for card, _ in everything)
        """Of each card what it is in hiding."""
        self.copies = {kinds[card]: tuple(numbers) for card, numbers in copies.items()}
        """Of each card in hiding its copies, the lowest number first."""

    def deck(self, side: int) -> tuple[int, ...]:
        """A whole deck in hiding, in the order of its list."""
        kinds = {entry.id: self.kind[card] for card, entry in enumerate(self.cards)}
        return tuple(kinds[card] for card in self.decks[side])

    def _advantage(self) -> tuple[int, ...]:
        """Effects of the scenario in favour of the previous winner."""
        if self.tutorial or self.previous_winner < 0:
            return ()
        scenario = self.cards[self.scenario]
        assert isinstance(scenario, schema.Scenario)
        return tuple(self._effect(effect) for effect in scenario.winner_advantage.get(SIDES[self.previous_winner], ()))

    def _commands(self, chapter: schema.Chapter, side: int) -> list[str]:
        """Command cards of a side; of two versions the one for the previous winner, without one the first."""
        piles = chapter.command[SIDES[side]]
        winner = SIDES[self.previous_winner] if self.previous_winner >= 0 else SIDES[COG]
        return [pile.card for pile in piles if pile.previous_winner in (None, winner) for _ in range(pile.n)]

    def _triggers(self, effects: tuple[schema.Effect, ...]) -> Triggers:
        found: dict[str, tuple[int, ...]] = {}
        for effect in effects:
            found[effect.trigger] = (*found.get(effect.trigger, ()), self._effect(effect))
        return found

    def _effect(self, effect: schema.Effect) -> int:
        known = self._effect_numbers.get(id(effect))
        if known is None:
            known = self._effect_numbers[id(effect)] = len(self.effects)
            self.effects.append(effect)
            self.steps.append(())
            self.cost.append(())
            self.steps[known] = self._numbers(effect.do)
            self.cost[known] = self._numbers(effect.cost)
        return known

    def _numbers(self, ops: tuple[schema.AnyOp, ...]) -> tuple[int, ...]:
        found = []
        for op in ops:
            number = len(self.ops)
            found.append(number)
            self.ops.append(op)
            self.lists.append(())
            if isinstance(op, schema.Choose):
                self.lists[number] = tuple(self._numbers(option) for option in op.options)
            elif isinstance(op, schema.Delayed):
                self.delayed[number] = self._effect(schema.Effect(trigger=op.trigger, do=op.do))
        return tuple(found)

    def _statics(self, rules: Triggers) -> tuple[int, ...]:
        """Effects that hold as long as they apply."""
        found = [*rules.get("static", ())]
        for trigger in ("offensive", "defensive"):
            found += [
                number
                for number in rules.get(trigger, ())
                if not any(isinstance(test, EVENTS_OF_A_RULE) for test in self.effects[number].if_)
            ]
        return tuple(found)

    def _halves(self, card: schema.AnyCard) -> tuple[tuple[Triggers, Triggers], ...]:
        """What each half of each face of a cover card says."""
        if not isinstance(card, schema.Cover):
            return ()
        return tuple(
            (self._triggers(halves.get("cog", ())), self._triggers(halves.get("locust", ())))
            for halves in card.faces.values()
        )

    def head(self) -> dict[str, Any]:
        """The content and the set-up, as a record tells them."""
        return {
            "content": {"hash": self.content.hash, "patch": self.content.patch},
            "setup": {
                "chapter": self.chapter,
                "decks": [list(deck) for deck in self.decks],
                "previous_winner": self.previous_winner,
                "first_if_equal": self.first_if_equal,
            },
        }

    def unseeded(self) -> CardBox:
        """The same box without its seed, for imagined games; made once and shared by them."""
        if self._unseeded is None:
            box = CardBox(self.content, self.chapter, self.decks, 0, self.previous_winner, self.first_if_equal)
            self._unseeded = box._unseeded = box
        return self._unseeded

    def options(self, kind: str) -> list[Option | None]:
        """Options about cards that were on offer before, by card: they always read the same."""
        known = self._options.get(kind)
        if known is None:
            known = self._options[kind] = [None] * len(self.cards)
        return known

    def actions(self, kind: str) -> list[Option | None]:
        """Combat actions that were on offer before: each card's against the player, then at each place."""
        known = self._actions.get(kind)
        if known is None:
            known = self._actions[kind] = [None] * (len(self.cards) * (len(self.place_cards) + 1))
        return known

    def has(self, rule: schema.Rule) -> bool:
        """Whether a rule is in force in this chapter."""
        return rule in self.rules

    def keywords(self, card: int) -> tuple[str, ...]:
        """Printed keywords."""
        return self._keywords[card]


def _bits(counts: schema.Deploy) -> int:
    """Hand counts, a bit for each; any count sets them all."""
    if isinstance(counts, str):
        return ANY_COUNT
    bits = 0
    for count in counts:
        bits |= 1 << count
    return bits
