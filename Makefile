# make play, make test: everything else they need is set up on the way. Windows: see the README.
PYTHON ?= $(shell for one in python3.11 python3.12 python3.13 python3; do \
	$$one -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null && echo $$one && break; done)
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play fresh setup test soak bench check mutation optional lock

play: setup ## play: Discord when DISCORD_TOKEN is set, else the offline demo
	@exec $(BIN)/python bot.py

fresh: setup ## the offline demo without its old games
	@exec $(BIN)/python bot.py --fresh

setup: $(READY)

$(READY): requirements.lock
	@test -n "$(PYTHON)" || { echo "Tatami needs Python 3.11, 3.12 or 3.13, and none was found."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "This Python has no venv module. On Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "Setting up .venv (once; a minute or two)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $(READY)

test: setup ## the tests but the long ones (those of PostgreSQL too with TATAMI_TEST_POSTGRES=postgresql://...)
	@$(BIN)/python -m pytest -n auto --dist loadfile

optional: setup ## what only soak, mutation and the peers of bench want
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-optional.lock

# What is marked `soak` in test_whole_game, test_hanzo_games, test_kill, test_twin_worlds, test_hanzo_twin_worlds,
# test_twin_games, test_random_games, test_hanzo_random_games, test_hanzo_naive, test_second_reading, tests/browser.
soak: optional ## the long tests: whole games, kills, twin worlds, a browser, thousands of random games, second readings
	@$(BIN)/python tests/with_postgres.py --if-installed -- $(BIN)/python -m pytest -m soak -s

bench: setup ## the table of speed goals (`make optional` first adds the peers)
	@$(BIN)/python -m bench

mutation: optional ## mutate the rules of Seven Swords and see the tests notice
	@$(BIN)/mutmut run

check: setup ## lint, format, types, import rules
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

lock: ## renew requirements.lock (needs uv)
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
		--custom-compile-command 'make lock' requirements/dev.in -o requirements.lock
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
		--custom-compile-command 'make lock' requirements/optional.in -o requirements-optional.lock
