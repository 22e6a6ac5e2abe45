"""The rules in our own words, by id, and which of them a test names."""

from eday.text.rules.coverage import Coverage, coverage
from eday.text.rules.index import Rule, RuleError, find_rule, load_rules, search_rules

__all__ = ["Coverage", "Rule", "RuleError", "coverage", "find_rule", "load_rules", "search_rules"]
