import Foundation

/// What the environment says about all properties.
struct PropertyEnvironment {
  let seed: Seed?
  let runs: Int?

  init(_ variables: [String: String]) throws(PropertyFailure) {
    seed = try Self.read("TOPDOWN_SEED", of: variables, as: "a number, such as 7 or 0x1f, or to random") { text in
      text == "random" ? Seed(value: .random(in: .min ... .max)) : Seed(text)
    }
    runs = try Self.read("TOPDOWN_PROPERTY_RUNS", of: variables, as: "a number above 0") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  private static func read<Value>(
    _ variable: String, of variables: [String: String], as expected: String, _ parse: (String) -> Value?
  ) throws(PropertyFailure) -> Value? {
    guard let text = variables[variable], !text.isEmpty else { return nil }
    guard let value = parse(text) else { throw .unreadable(variable, text, expected) }
    return value
  }
}
