# Everything sets itself up: see Scripts/bootstrap.

# `make gallery PORT=8080`; without it the gallery takes the first free port and prints its address.
PORT ?=
# `make soak FIRST=200000` tries other programs, `make repeat RUNS=30` fewer runs.
FIRST ?= 100000
RUNS ?= 200
SWIFT_SOURCES = Package.swift Sources Tests Benchmarks $(wildcard Examples/Package.swift Examples/Sources Examples/Tests)

.PHONY: gallery test check format gaps api bench soak repeat sanitize

# The example's scenarios and previews in the browser.
gallery:
	@Scripts/bootstrap
	swift build --product topdown
	.build/debug/topdown gallery --package-path Examples $(if $(PORT),--port $(PORT))

# All checks and all tests; what the browser test lacks is its failure, not the end of all others.
test:
	@Scripts/bootstrap
	@Scripts/bootstrap --browser || true
	@Scripts/run-tests

# What needs no test run: format, layers, Apple's names, gaps, the API's figure, and the scripts' own tests.
check:
	@Scripts/run-tests format layers apple-symbols gaps api scripts

format:
	swift format --in-place --parallel --recursive --configuration .swift-format $(SWIFT_SOURCES)

# Writes the documents that are derived from the code.
gaps:
	Scripts/derive-gaps

api:
	Scripts/derive-api

# Release builds of their own, and the debug build of a stage test; the numbers are only worth comparing on one machine.
bench:
	swift run -c release TopdownBenchmarks
	Scripts/compare-pictures
	swift run TopdownBenchmarks stage

# The gates of simulations and of pruning at full length; half an hour.
soak:
	swift build --build-tests
	TOPDOWN_ROUNDS=1000 Scripts/run-under-load swift test --skip-build --filter SideBySideTests
	TOPDOWN_PROGRAMS=3000 TOPDOWN_FIRST=$(FIRST) swift test --skip-build --filter PruningTests

# All tests many times beside four busy processes: each run has to say the same.
repeat:
	Scripts/repeat-tests $(RUNS)

# Data races and leaks, in builds of their own.
sanitize:
	Scripts/sanitize thread
	Scripts/sanitize leak
