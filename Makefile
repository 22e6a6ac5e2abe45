# Everything starts from make and a python3 of 3.11 or newer; the rest goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PEERS_STAMP := $(VENV)/.installed-peers
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-full bench lint clean

help:
	@echo "make play             play in this terminal           (ARGS=\"--seed 7\" passes options on)"
	@echo "make test             lint, types, imports and tests"
	@echo "make test-full        the same with the slow proofs"
	@echo "make lint             lint, types and imports only"
	@echo "make bench            measure the engine              (PEERS=1: other engines too, JSON=1: as JSON)"
	@echo "make clean            remove caches and build products, keep $(VENV)"

play: $(STAMP)
	@$(BIN)/eday play $(ARGS)

test: lint
	$(BIN)/python -m pytest -n auto $(ARGS)

test-full: lint
	EDAY_FULL=1 $(BIN)/python -m pytest -n auto $(ARGS)

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(if $(PEERS),$(PEERS_STAMP),$(STAMP))
	@$(BIN)/eday bench $(if $(PEERS),--peers) $(if $(JSON),--json) $(ARGS)

clean:
	rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Messages go to stderr, so that `make bench JSON=1` prints JSON alone even on a first run.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "E-Day needs Python 3.11 or newer, and '$(PYTHON)' is not. Name one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV) (once) ..." >&2
	@$(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV) >&2 || { \
		echo "'$(PYTHON) -m venv' failed: your system may keep it in a package of its own (python3-venv)" >&2; exit 1; }
	@$(PIP_INSTALL) -c constraints.txt -e ".[dev]" >&2
	@touch $@

$(PEERS_STAMP): $(STAMP) constraints-peers.txt
	@$(PIP_INSTALL) -c constraints.txt -c constraints-peers.txt -e ".[dev,peers]" >&2
	@touch $@
