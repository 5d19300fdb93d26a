import Foundation
import Testing

/// Runs `body` with many values of `generator`, and fails with the simplest that makes it fail.
///
///     @Test func orderOfToppingsDoesNotMatter() async throws {
///       try await forAll(.array(of: .element(of: Topping.allCases), count: 0...5)) { toppings in
///         #expect(price(toppings) == price(toppings.reversed()))
///       }
///     }
///
/// A body fails when an `#expect` in it does, when it throws, or when it answers `false`; in XCTest, by one of the latter two. The values of
/// a test are always the same, since their seed is made of its file and name. `TOPDOWN_SEED` in the environment sets another, and
/// `TOPDOWN_PROPERTY_RUNS` the number of runs of all properties.
///
/// - Throws: `PropertyFailure` with the report where the body threw or answered `false`. Expectations that failed are told by Swift Testing,
///   with the report as a comment.
public nonisolated(nonsending) func forAll<Value, Answer>(
  _ generator: Generator<Value>, runs: Int = 100, fileID: String = #fileID, function: String = #function,
  _ body: nonisolated(nonsending) @escaping (Value) async throws -> Answer
) async throws {
  try await PropertySearch(
    generator, Trial { value in try await body(value) as? Bool ?? true }, runs: runs, fileID: fileID, function: function,
    environment: PropertyEnvironment(ProcessInfo.processInfo.environment)
  ).run()
}

/// Runs `body` with values of two generators.
public nonisolated(nonsending) func forAll<First, Second, Answer>(
  _ first: Generator<First>, _ second: Generator<Second>, runs: Int = 100, fileID: String = #fileID,
  function: String = #function, _ body: nonisolated(nonsending) @escaping (First, Second) async throws -> Answer
) async throws {
  try await forAll(.zip(first, second), runs: runs, fileID: fileID, function: function) { try await body($0.0, $0.1) }
}

/// Runs `body` with values of three generators.
public nonisolated(nonsending) func forAll<First, Second, Third, Answer>(
  _ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>, runs: Int = 100,
  fileID: String = #fileID, function: String = #function,
  _ body: nonisolated(nonsending) @escaping (First, Second, Third) async throws -> Answer
) async throws {
  try await forAll(.zip(first, second, third), runs: runs, fileID: fileID, function: function) {
    try await body($0.0, $0.1, $0.2)
  }
}
