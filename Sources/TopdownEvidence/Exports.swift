// A test that reads a log also writes outcomes and boundaries: one import brings both.
@_exported import TopdownScenarios
