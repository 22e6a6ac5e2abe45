"""Attacks on a running service, and how those who play beside them fare."""
