# `make` alone lists the commands. Needed: make, Python 3.11 or newer, and a package index that pip can reach.

PYTHON ?=
ARGS ?=

BIN := .venv/bin
CODE := $(wildcard conftest.py src tests tools bench)

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help install play play-terminal page test test-long check format lock bench strength release-check clean

help: ## list these commands
	@echo "Commands (ARGS=... is passed on, as in \`make test ARGS=tests/test_cards.py\`):"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

install: ## put everything needed into .venv (PYTHON=python3.13 chooses the Python)
	@sh tools/install.sh "$(PYTHON)" $(filter install,$(MAKECMDGOALS))

play: page ## play in the browser (ARGS="--host 0.0.0.0" lets phones in the same network in)
	@$(BIN)/mamlaka serve --open $(ARGS)

play-terminal: install ## play in this terminal
	@$(BIN)/mamlaka play $(ARGS)

page: install ## build the web page (Node comes along where there is none)
	@$(BIN)/python tools/page.py

test: page ## run the tests and the examples in the docs
	@$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)
ifeq ($(strip $(ARGS)),)
	@$(BIN)/python tools/page.py test
endif

test-long: page ## run all tests, those that take minutes too
	@HYPOTHESIS_PROFILE=long $(BIN)/pytest -m "" -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

check: install ## check format, lint, types, layers, dependencies, kernel, generated files and the page
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/check_dependencies.py
	@$(BIN)/python tools/kernel.py strict
	@$(BIN)/python tools/check_generated.py
	@$(BIN)/python tools/page.py check

format: install ## format the code and repair what ruff can repair
	@$(BIN)/ruff check --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/python tools/page.py format

LOCK := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-config --quiet

$(BIN)/uv: # a lock that lacks what builds mamlaka stops the install, but not before uv is there
	@$(MAKE) install || test -x $@

lock: $(BIN)/uv ## write the locks of the Python packages anew (ARGS=--upgrade takes newer versions)
	@$(LOCK) pyproject.toml --all-extras --group dev --output-file requirements.lock $(ARGS)
	@$(LOCK) --group node --output-file tools/node.lock $(ARGS)
	@$(BIN)/python tools/check_dependencies.py

bench: install ## measure speed
	@$(BIN)/python -m bench.kernel $(ARGS)
	@$(BIN)/python bench/matches.py

strength: install ## measure how well the bots play, and write docs/strength.md (goes on where it was stopped)
	@$(BIN)/python bench/strength.py $(ARGS)

release-check: install ## build wheel and sdist into dist/, and try them without compiler and Node (ARGS: the Pythons)
	@$(BIN)/python tools/release.py $(ARGS)

clean: ## remove everything that these commands made
	@rm -rf .venv web/node_modules src/mamlaka/server/page build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
