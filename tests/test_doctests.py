"""The examples in the docstrings of the public interface are what really happens."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = ("eday", "eday.kernel.game", "eday.notation", "eday.lab.env")


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    found = doctest.testmod(import_module(name), optionflags=flags)
    assert found.attempted > 0
    assert found.failed == 0
