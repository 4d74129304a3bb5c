# Everything a person or a machine runs, one target each. `make help` lists them.

SWIFT ?= swift
FORM ?= Forms/checkout.json
RELEASE = .build/release/tfield
SECONDS ?= 60
# The program that the end-to-end tests run.
export TFIELD_BINARY ?= $(CURDIR)/$(RELEASE)
SEED ?= 1

.PHONY: help run build test soak inject fuzz sanitize check bench count house measure reproducible \
  lint format recipes setup setup-lint setup-tests setup-packages setup-recipes clean manual install uninstall deb deb-check dist pictures pages docs

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

run: build ## build tfield and fill FORM (Forms/checkout.json)
	@$(RELEASE) $(FORM) || case $$? in 1 | [1-9][0-9]) ;; *) exit ;; esac

build: setup ## build the release program, one static file; STYLE=mixed or shared for others
	@SWIFT='$(SWIFT)' Scripts/build-release $(STYLE)

test: setup-tests build ## run every test against the release; ends with what failed
	@SWIFT='$(SWIFT)' Scripts/run-tests

soak: setup-tests build ## a million records, as many keys, 100,000 tampered forms, 20,000 texts a type (1,000 typed), fifty people for SECONDS=60
	Scripts/soak-records.py $(RELEASE)
	TFIELD_MUTATIONS=100000 TFIELD_LAW_TEXTS=20000 $(SWIFT) test --disable-xctest \
	  --filter 'MutatedFormTests|MeaningLawTests'
	TFIELD_RANDOM_KEYS=1000000 $(SWIFT) test --disable-xctest --filter RandomKeyTests
	TFIELD_SOAK=$(SECONDS) $(SWIFT) test --disable-xctest --filter SoakTests

inject: setup-tests build ## make every system call of the release program fail, in every way
	TFIELD_INJECTIONS=all $(SWIFT) test --disable-xctest --filter InjectionTests

fuzz: setup-tests ## hand libFuzzer's bytes to all that reads bytes for SECONDS=60; FUZZ_SEED, ONLY="json keys"
	@SWIFT='$(SWIFT)' FUZZ_SECONDS=$(SECONDS) Scripts/fuzz $(ONLY)

sanitize: setup-tests ## run the modules' tests under each sanitizer; ONLY=address for one
	@SWIFT='$(SWIFT)' Scripts/sanitize $(ONLY)

check: lint measure docs test ## what must hold before a change lands: format, build, tests, documentation

bench: build ## measure against other programs and the goals; SEED=2, ONLY="keys paste" for some
	@Benchmarks/run bench $(ONLY) --seed $(SEED)

count: build ## count instructions of fixed work, and tell where they rose; SEED=2
	@Benchmarks/run count --seed $(SEED) $(if $(RECORD),--record)

house: measure ## measure how easily a reader finds their way, beside the goals
	@Scripts/count-ways.py

measure:
	@Scripts/measure-house.py

reproducible: setup ## build the last commit in two folders, and compare the programs byte for byte
	@SWIFT='$(SWIFT)' Scripts/check-reproducible

lint: setup-lint ## check the format of every source file, and the catalogues of sentences
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests
	for file in Data/*.po; do msgfmt --check-format --check-domain --output-file=/dev/null $$file || exit 1; done

format: ## put every source file into that format
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

recipes: setup-recipes build ## run every recipe of Recipes/ against what it works with
	@Recipes/run-all

manual: build ## write the manual pages into .build/manual
	@Scripts/make-manual $(RELEASE) .build/manual

install: build ## install under PREFIX (/usr/local), inside of DESTDIR
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install-files $(RELEASE)

uninstall: ## take away what 'make install' put there
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install-files --remove $(RELEASE)

deb: build ## make a Debian package in .build/packages, with its checksum
	@Scripts/make-deb $(RELEASE) .build/packages

deb-check: setup-packages deb ## install that package into an empty system, try it, remove it
	@Scripts/check-deb .build/packages/tfield_*.deb

dist: build ## pack the program and its files for this architecture, with checksums
	@Scripts/make-dist $(RELEASE) .build/packages

pictures: setup ## draw the forms into Documentation/Pictures and Tests/Screens
	$(SWIFT) build --product tfield
	@Scripts/make-pictures .build/debug/tfield Documentation/Pictures
	@Scripts/make-screens .build/debug/tfield Tests/Screens

pages: ## play the pages of documentation, and write what follows today into them
	$(SWIFT) build --product tfield
	$(SWIFT) build --package-path Tests/App --scratch-path .build/app
	@Scripts/make-reference .build/debug/tfield Documentation/Reference
	@TFIELD_APP=$(CURDIR)/.build/app/debug/App Scripts/play-pages --record .build/debug/tfield README.md \
	  $$(find Documentation -name '*.md')

docs: setup ## write the documentation of the libraries into .build/documentation
	@SWIFT='$(SWIFT)' Scripts/make-docs .build/documentation

setup:
	@SWIFT='$(SWIFT)' Scripts/install-packages build

setup-lint:
	@SWIFT='$(SWIFT)' Scripts/install-packages lint

setup-packages:
	@SWIFT='$(SWIFT)' Scripts/install-packages build packages

setup-recipes:
	@SWIFT='$(SWIFT)' Scripts/install-packages build recipes

setup-tests:
	@SWIFT='$(SWIFT)' Scripts/install-packages build tests schema

clean: ## remove what was built
	rm -rf .build
