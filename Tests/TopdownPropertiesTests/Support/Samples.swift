@testable import TopdownProperties

/// The values that a property is run with.
func samples<Value>(_ generator: Generator<Value>, runs: Int = 300, function: String = #function) async throws -> [Value] {
  var values: [Value] = []
  try await forAll(generator, runs: runs, function: function) { values.append($0) }
  return values
}
