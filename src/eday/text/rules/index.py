"""Rules by id: the lookup behind `eday rules` and behind every "why can't I?"."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources

from eday.phrase import Phrase

GAMES = ("board", "card")
"""One file of rules for each game."""
BOOKS = {"board": "BG", "card": "CG"}
"""What the ids of a game's rules begin with."""
LISTS = frozenset({"Components", "Card facts", "Reinforcements"})
"""Headings under which things are listed rather than ruled."""
_KINDS = frozenset({"rule", "example", "commentary"})
_DEFAULT_SOURCE = "seed-000"


class RuleError(ValueError):
    """A rule id that does not exist, or a rule marker or rule file that cannot be read. It carries a message's key."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def __str__(self) -> str:
        return str(Phrase(f"error-{self.key}", **self.args_))


class UnknownRule(RuleError):
    """There is no such rule."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of the rules; `untestable` says why no program can break it, or is empty."""

    id: str
    heading: str
    kind: str
    text: str
    source: str = ""
    untestable: str = ""
    game: str = GAMES[0]

    @property
    def book(self) -> str:
        """The game's rules as a whole, by what their ids begin with."""
        return BOOKS[self.game]

    @property
    def lists(self) -> bool:
        """Whether it tells what there is rather than what is done."""
        return self.heading in LISTS

    @property
    def counts(self) -> bool:
        """Whether the coverage count expects a test to name this rule."""
        return self.kind != "commentary" and not self.untestable


@cache
def load_rules() -> dict[str, Rule]:
    """All rules by id, in the order of the rule files."""
    import yaml

    loader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    rules: dict[str, Rule] = {}
    for game in GAMES:
        text = resources.files(__package__).joinpath(f"{game}.yaml").read_text(encoding="utf-8")
        for rule_id, fields in yaml.load(text, Loader=loader).items():
            rules[rule_id] = _rule(game, rule_id, fields)
    return rules


def find_rule(rule_id: str) -> Rule:
    """The rule of that id, written in either case."""
    rules = load_rules()
    wanted = rule_id.upper()
    if wanted in rules:
        return rules[wanted]
    raise unknown(rule_id, wanted, list(rules))


def unknown(rule_id: str, wanted: str, known: list[str]) -> UnknownRule:
    """The error for what is no rule; it tells which ones were probably meant."""
    *others, last = get_close_matches(wanted, known, n=3) or [""]
    if not last:
        return UnknownRule("rule-unknown", rule=rule_id)
    if not others:
        return UnknownRule("rule-meant", rule=rule_id, close=last)
    first: str | Phrase = others[0]
    for other in others[1:]:
        first = Phrase("list-next", first=first, last=other)
    return UnknownRule("rule-meant", rule=rule_id, close=Phrase("list-or", first=first, last=last))


def _rule(game: str, rule_id: str, fields: dict[str, str]) -> Rule:
    kind = fields["kind"]
    if kind not in _KINDS:
        raise RuleError("rule-kind", file=f"{game}.yaml", rule=rule_id, kind=kind, known=", ".join(sorted(_KINDS)))
    source = fields.get("source", "" if kind == "commentary" else _DEFAULT_SOURCE)
    return Rule(rule_id, fields["heading"], kind, fields["text"], source, fields.get("untestable", ""), game)
