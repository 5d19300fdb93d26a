import Testing

@testable import TopdownProperties

@Suite struct PropertyEnvironmentTests {
  @Test func nothingIsSetByDefault() throws {
    let environment = try PropertyEnvironment(["TOPDOWN_SEED": "", "PATH": "/bin"])

    #expect(environment.seed == nil)
    #expect(environment.runs == nil)
  }

  @Test func aSeedRepeatsTheValuesOfAnotherTest() async throws {
    func values(function: String, seed: String) async throws -> [Int] {
      var values: [Int] = []
      let trial = Trial<Int> { value in
        values.append(value)
        return true
      }
      try await PropertySearch(
        .int(in: 0...1_000_000), trial, runs: 20, fileID: "A.swift", function: function,
        environment: PropertyEnvironment(["TOPDOWN_SEED": seed])
      ).run()
      return values
    }

    #expect(try await values(function: "one", seed: "0x1f") == values(function: "two", seed: "31"))
    #expect(try await values(function: "one", seed: "1") != values(function: "one", seed: "2"))
    #expect(try await values(function: "one", seed: "random") != values(function: "one", seed: "random"))
  }

  @Test func theNumberOfRunsIsThatOfTheEnvironment() async throws {
    var runs = 0
    let trial = Trial<Bool> { _ in
      runs += 1
      return true
    }

    try await PropertySearch(
      .bool, trial, runs: 20, fileID: "A.swift", function: "f()",
      environment: PropertyEnvironment(["TOPDOWN_PROPERTY_RUNS": "7"])
    ).run()

    #expect(runs == 7)
  }

  @Test func whatRepeatsAFailureSaysWhatTheEnvironmentSaid() async throws {
    let search = PropertySearch(
      .int(in: 0...1000), Trial { $0 < 40 }, runs: 20, fileID: "A.swift", function: "f()",
      environment: try PropertyEnvironment(["TOPDOWN_PROPERTY_RUNS": "700", "TOPDOWN_SEED": "7"]))

    let failure = await #expect(throws: PropertyFailure.self) { try await search.run() }

    #expect(
      failure?.description.hasSuffix(
        "TOPDOWN_SEED=0x7 TOPDOWN_PROPERTY_RUNS=700 swift test --filter whatRepeatsAFailureSaysWhatTheEnvironmentSaid repeats it")
        == true)
  }

  @Test(
    arguments: [
      ("TOPDOWN_SEED", "seven", "a number, such as 7 or 0x1f, or to random"),
      ("TOPDOWN_PROPERTY_RUNS", "0", "a number above 0"),
    ])
  func whatCantBeReadIsAnError(variable: String, text: String, expected: String) {
    let failure = #expect(throws: PropertyFailure.self) { try PropertyEnvironment([variable: text]) }

    #expect(failure?.description == "\(variable) is \"\(text)\", which can't be read; set it to \(expected)")
  }
}
