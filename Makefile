# Everything a person or a machine runs, one target each. `make help` lists them.

SWIFT ?= swift
FORM ?= Forms/checkout.json
RELEASE = .build/release/tfield

.PHONY: help run build test soak check bench count plot lint format recipes setup setup-tests clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

run: build ## build tfield and fill FORM (Forms/checkout.json)
	@$(RELEASE) $(FORM)

build: setup ## build the release program, one static file; STYLE=mixed or shared for others
	@SWIFT='$(SWIFT)' Scripts/build-release $(STYLE)

test: setup-tests ## run every test; ends with the table of faults and what failed
	@SWIFT='$(SWIFT)' Scripts/run-tests

soak: setup-tests build ## try far more tampered forms than a test run does, and a million records
	Scripts/soak-records.py $(RELEASE)
	TFIELD_MUTATIONS=100000 $(SWIFT) test --disable-xctest --filter MutatedFormTests

check: setup-tests lint ## what must hold before a change lands: format, build, tests
	$(SWIFT) build
	@SWIFT='$(SWIFT)' Scripts/run-tests

bench: build ## measure against other programs and the goals; ONLY="keys paste" for some
	@Benchmarks/run bench $(ONLY)

count: build ## count instructions of fixed work, and tell where they rose
	@Benchmarks/run count

plot: build ## measure and plot how cost grows with fields and jobs
	@Benchmarks/run plot

lint: ## check the format of every source file
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format: ## put every source file into that format
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

recipes: build ## run every recipe of Recipes/ against what it works with
	@Recipes/run-all

setup:
	@Scripts/install-packages build

setup-tests:
	@Scripts/install-packages build tests

clean: ## remove what was built
	rm -rf .build
