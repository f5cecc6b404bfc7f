# `make` lists the commands. Requirements: make, Python 3.11 or newer, and a package index for pip.

PYTHON ?=
ARGS ?=

BIN := .venv/bin
CODE := $(wildcard conftest.py src tests tools bench examples)
# Two at a time, the longest early; no output is mixed with another's (but by the make of macOS, which can't keep it apart).
CHECKS := check-code check-types check-docs-types check-docs check-kernel check-page check-layers check-generated
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

MAKEFLAGS += --no-print-directory
# Python keeps what it has compiled, whatever the environment says, because the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
.DEFAULT_GOAL := help
.PHONY: help install play play-terminal page docs test test-ci test-long check $(CHECKS) format lock bench strength release-check clean

help: ## list these commands
	@echo "Commands (ARGS=... passes arguments, as in \`make test ARGS=tests/test_cards.py\`):"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

install: ## install mamlaka and the developer tools into .venv (PYTHON=python3.13 chooses the Python)
	@sh tools/install.sh "$(PYTHON)" $(filter install,$(MAKECMDGOALS))

play: page ## play in the browser (ARGS="--host 0.0.0.0" serves phones in the same network, too)
	@$(BIN)/mamlaka serve --open $(ARGS)

play-terminal: install ## play in the terminal
	@$(BIN)/mamlaka play $(ARGS)

page: install ## build the web page (installs Node into .venv if PATH has none)
	@$(BIN)/python tools/page.py

docs: install ## build the documentation into build/docs, and check its links
	@$(BIN)/python tools/docs.py

test: page ## run the tests and the examples in the docs
	@$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)
ifeq ($(strip $(ARGS)),)
	@$(BIN)/python tools/page.py test
endif

test-ci: page ## run the tests that CI runs: also the slow ones, and those in Firefox and WebKitGTK
	@HYPOTHESIS_PROFILE=ci $(BIN)/pytest -m "not long" -n auto --dist loadfile --no-loadscope-reorder $(ARGS)
	@$(BIN)/python tools/page.py test

test-long: page ## run all tests, including those that take minutes
	@HYPOTHESIS_PROFILE=long $(BIN)/pytest -m "" --timeout=0 -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

check: page ## check format, lint, types, import layers, dependencies, kernel, generated files and the page
	@$(MAKE) --jobs=2 $(SYNC) $(CHECKS)

check-code:
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/python tools/check_dependencies.py

check-types:
	@$(BIN)/mypy $(CODE)

check-docs-types:
	@$(BIN)/python -m tools.check_docs_types

check-layers:
	@$(BIN)/lint-imports --no-logo

check-kernel:
	@$(BIN)/python tools/kernel.py strict

check-docs:
	@$(BIN)/python tools/docs.py

check-page:
	@$(BIN)/python tools/page.py check

check-generated:
	@$(BIN)/python tools/check_generated.py

format: install ## format the code and apply the fixes of ruff
	@$(BIN)/ruff check --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/python tools/page.py format

LOCK := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-config --quiet

$(BIN)/uv: # if the lock lacks a build requirement, the install fails, but only after it has installed uv
	@$(MAKE) install || test -x $@

lock: $(BIN)/uv ## update the locks of the Python packages (ARGS=--upgrade selects newer versions)
	@$(LOCK) pyproject.toml --all-extras --group dev --output-file requirements.lock $(ARGS)
	@$(LOCK) --group node --output-file tools/node.lock $(ARGS)
	@$(BIN)/python tools/check_dependencies.py

bench: install ## run the speed benchmarks
	@$(BIN)/python -m bench.kernel $(ARGS)
	@$(BIN)/python bench/matches.py

strength: install ## measure the strength of the bots, and write docs/strength.md (resumes an interrupted run)
	@$(BIN)/python -m bench.strength $(ARGS)

release-check: install ## check the stated versions, and build and test wheels and sdist in dist/ (ARGS: the Pythons)
	@$(BIN)/python tools/release.py $(ARGS)

clean: ## remove everything that these commands created
	@rm -rf .venv web/node_modules src/mamlaka/server/page build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
