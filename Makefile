# Everything works from a fresh clone: the environment is made on the first use.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
SOURCES := $(shell find shapelog factgen rules solver reports corpora -name '*.py' -o -name '*.dl' -o -name '*.lark' -o -name '*.toml' -o -path '*/templates/*' | sort)

.PHONY: all demo test test-long lint types rules unit mutate-rules conformance conformance-torch conformance-numpy conformance-symbolic conformance-keras conformance-tensorflow solver-properties planted bench clean

all: test

# mypy reads the installed tree: in the root it would take the folder shapelog/ for all of it.
# The strict editable install makes a real tree of links: a new file asks for a new one.
$(STAMP): pyproject.toml .sources
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check -e '.[test]' --config-settings editable_mode=strict
	touch $@

.PHONY: force
.sources: force
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# Checks a CNN training script with a planted error, and writes the report of it.
demo: $(STAMP)
	@$(BIN)/shapelog check corpora/programs/mnist_broken.py --format html --output demo-report.html; test $$? -eq 1
	@$(BIN)/shapelog check corpora/programs/mnist_broken.py; test $$? -eq 1
	@echo "the report: demo-report.html"

# The rules are compiled while others read the sources: both workers of the tests need them.
test: $(STAMP)
	@$(MAKE) --no-print-directory -j 2 lint types rules
	@$(MAKE) --no-print-directory unit

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
types: $(STAMP)
	cd $(VENV) && bin/mypy -p shapelog --config-file ../pyproject.toml
rules: $(STAMP)
	$(BIN)/python -P -c "from shapelog.rules.cache import compiled_program as made; from shapelog.rules.files import rule_files as files; made(files())"
unit: $(STAMP)
	$(BIN)/pytest -n 2 --dist worksteal

# The same with every sample, not a seeded part of them.
test-long: $(STAMP)
	SHAPELOG_LONG=1 $(BIN)/pytest -n 2 --dist worksteal

# Takes each rule out in turn: some test must fail. Prints the rules that no test misses.
mutate-rules: $(STAMP)
	$(BIN)/python tests/mutation/mutate_rules.py --jobs 2

# Every call of PyTorch's own OpInfo table, through the rules and through torch, and 50,000 drawn
# calls of NumPy; fails if either disagrees, after both have run.
conformance: $(STAMP)
	@status=0; $(MAKE) conformance-torch || status=1; $(MAKE) conformance-numpy || status=1; $(MAKE) conformance-symbolic || status=1; exit $$status
conformance-torch: $(STAMP)
	$(BIN)/python tests/conformance/torch_conformance.py
conformance-symbolic: $(STAMP)
	$(BIN)/python tests/conformance/symbolic.py --details
conformance-numpy: $(STAMP)
	$(BIN)/python tests/conformance/numpy_conformance.py --calls 50000

# Programs with one number changed at a time: run for real, and held against what shapelog says.
# make planted ROOT=DIR FILES="a.py b.py"
planted: $(STAMP)
	$(BIN)/python tests/planted/plant_errors.py --root $(ROOT) $(FILES)

# 20,000 random requirements over small domains: the solver's verdicts against all inputs.
solver-properties: $(STAMP)
	cd $(VENV) && bin/python ../tests/solver/random_requirements.py --requirements 20000

# Some 5,000 drawn layers of Keras, in an environment of its own: TensorFlow has no place beside torch.
KERAS := .venv-keras
$(KERAS)/.installed: pyproject.toml .sources
	$(PYTHON) -m venv $(KERAS)
	$(KERAS)/bin/pip install -q --disable-pip-version-check -e '.[keras]' --config-settings editable_mode=strict
	touch $@
conformance-keras: $(KERAS)/.installed
	$(KERAS)/bin/python -W ignore tests/conformance/keras_conformance.py --calls 5000
# 15,000 drawn calls of TensorFlow, made eagerly.
conformance-tensorflow: $(KERAS)/.installed
	$(KERAS)/bin/python -W ignore tests/conformance/tensorflow_conformance.py

# Wall and CPU seconds and peak memory, by stage, for the programs of corpora/.
bench: $(STAMP)
	$(BIN)/shapelog bench cost
	$(BIN)/shapelog bench cost --curve

clean:
	rm -rf $(VENV) $(KERAS) build *.egg-info .sources demo-report.html
