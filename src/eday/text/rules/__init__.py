"""The rules in our own words: by id, by word, in short, behind what is on the table, and which of them a test names."""

from eday.text.rules.behind import BOARD_CHOICES, BOARD_THINGS, CARD_CHOICES, CARD_THINGS, rules_for
from eday.text.rules.coverage import Coverage, coverage
from eday.text.rules.index import BOOKS, Rule, RuleError, UnknownRule, find_rule, load_rules
from eday.text.rules.quick import QuickPart, quick_pages
from eday.text.rules.search import search_rules
from eday.text.rules.told import heading_told, rules_told, told

__all__ = [
    "BOARD_CHOICES",
    "BOARD_THINGS",
    "BOOKS",
    "CARD_CHOICES",
    "CARD_THINGS",
    "Coverage",
    "QuickPart",
    "Rule",
    "RuleError",
    "UnknownRule",
    "coverage",
    "find_rule",
    "heading_told",
    "load_rules",
    "quick_pages",
    "rules_for",
    "rules_told",
    "search_rules",
    "told",
]
