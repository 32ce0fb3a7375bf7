# Everything happens in .venv. On a bare machine only Python 3.11+ and make are needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CODE := src tests tools bench

# Never more workers than a small test run can feed.
PYTEST := $(BIN)/python -m pytest -n auto --maxprocesses 8 --dist loadgroup
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help setup play test coverage pictures gallery test-deep mutate lint bench lock clean
MAKEFLAGS += --no-print-directory

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## install everything into .venv, compile the rules and build the web client
	@$(BIN)/python tools/compile.py
	@$(BIN)/python tools/web.py

play: setup ## play in the browser, at http://localhost:8000 (PORT=9000: another port)
	@$(BIN)/ecliptic serve $(if $(PORT),--port $(PORT))

test: setup ## run the tests; installs Chromium and PostgreSQL from Debian's packages where it may
	@$(BIN)/python tools/debian.py
	@$(BIN)/python tools/web.py test
	@$(PYTEST)

coverage: setup ## measure which lines the tests execute, into build/coverage (TESTS=tests/kernel for a part)
	@ECLIPTIC_PURE=1 $(PYTEST) --cov=ecliptic --cov-report=html:build/coverage --cov-report=term:skip-covered $(TESTS)
	@echo "Open build/coverage/index.html."

pictures: setup ## take the pictures of the web client for README and docs
	@$(BIN)/python -m tests.browser.pictures docs/pictures

gallery: setup ## take pictures of the board kit, into build/gallery
	@$(BIN)/python -m tests.browser.gallery build/gallery

test-deep: setup ## run the slow checks too long for every change
	@$(BIN)/python tools/debian.py
	@$(PYTEST) -m deep -o timeout=7200 -o faulthandler_timeout=9000

mutate: $(READY) ## try whether the tests notice mutations (AREA=kernel COUNT=100 SEED=1 LONGEST=10)
	@PYTHONPATH=. $(BIN)/python tools/mutate.py $(AREA) --count $(or $(COUNT),100) --seed $(or $(SEED),1) $(if $(LONGEST),--longest $(LONGEST))

lint: $(READY) ## check style and types
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted: run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary $(CODE)
	@$(BIN)/python tools/web.py lint

bench: setup ## measure speed
	@$(BIN)/ecliptic bench

lock: $(READY) ## pin the requirements again (UPGRADE=1: to the newest versions)
	@$(PIP) install uv
	@$(call pin,runtime,pyproject.toml)
	@$(call pin,dev,pyproject.toml --extra dev --constraints requirements/runtime.txt)
	@$(call pin,node,requirements/node.in)
	@$(BIN)/python tools/web.py lock

clean: ## remove everything that was made here
	@rm -rf $(VENV) build dist src/ecliptic/_compiled src/ecliptic/server/static web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

define pin
$(BIN)/uv pip compile $(2) --output-file requirements/$(1).txt --quiet $(if $(UPGRADE),--upgrade) \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command 'make lock'
endef

define needs_python
import sys
if sys.version_info < (3, 11):
    sys.exit("Ecliptic needs Python 3.11 or newer; this is %d.%d. Name another one: make setup PYTHON=python3.12" % sys.version_info[:2])
try:
    import ensurepip, venv
except ImportError:
    sys.exit("This Python has no venv module; install it first (on Debian and Ubuntu: apt install python3-venv).")
endef
export needs_python

# The pins are complete, so pip resolves nothing (its resolver takes a newer release than the pinned one for a
# requirement with extras, and then refuses it). The stamp is written last, so an interrupted set-up is simply done again.
$(READY): requirements/dev.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Ecliptic needs Python 3.11 or newer and found no $(PYTHON)."; exit 1; }
	@$(PYTHON) -c "$$needs_python"
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -c "" 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes --no-deps --requirement requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@$(PIP) check
	@touch $@
