# Everything sets itself up: see Scripts/bootstrap.

# `make gallery PORT=8080`; without it the gallery takes the first free port and prints its address.
PORT ?=
SWIFT_SOURCES = Package.swift Sources Tests Benchmarks $(wildcard Examples/Package.swift Examples/Sources Examples/Tests)

.PHONY: gallery test check format gaps bench

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

# What needs no test run: format, layers, Apple's names, gaps, and the scripts' own tests.
check:
	@Scripts/run-tests format layers apple-symbols gaps scripts

format:
	swift format --in-place --parallel --recursive --configuration .swift-format $(SWIFT_SOURCES)

# Writes the documents that are derived from the code.
gaps:
	Scripts/derive-gaps

# Release builds of their own; the numbers are only worth comparing on one machine.
bench:
	swift run -c release TopdownBenchmarks
