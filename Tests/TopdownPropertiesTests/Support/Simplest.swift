import TopdownProperties

/// The simplest value of which `isFaulty` is true, as a property finds it: the one that it is told with, its last.
func simplest<Value>(
  _ generator: Generator<Value>, runs: Int = 500, function: String = #function, where isFaulty: @escaping (Value) -> Bool
) async throws -> Value? {
  var last: Value?
  do {
    try await forAll(generator, runs: runs, function: function) { value in
      last = value
      return !isFaulty(value)
    }
  } catch let failure as PropertyFailure where failure.description.hasPrefix("the property fails") {
    return last
  }
  return nil
}
