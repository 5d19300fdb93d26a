import Foundation
import Testing

@testable import TopdownProperties

@Suite struct ForAllTests {
  @Test func aPropertyThatHoldsIsRunAHundredTimes() async throws {
    var runs = 0

    try await forAll(.int(in: 0...9)) { _ in runs += 1 }

    #expect(runs == 100)
  }

  @Test func theSimplestValueComesFirst() async throws {
    var first: [Int]?

    try await forAll(.array(of: .int(in: 0...9))) { first = first ?? $0 }

    #expect(first == [])
  }

  @Test func aBodyThatAnswersFalseFails() async {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.int(in: 0...1000)) { $0 < 40 }
    }

    #expect(
      failure?.description == """
        the property fails for
          40
        because it answered false
        the simplest found in 14 tries, 3 times made simpler, from what run 4 of 100 drew:
          218
        TOPDOWN_SEED=0xc43832a9aaf20613 swift test --filter aBodyThatAnswersFalseFails repeats it
        """)
  }

  @Test func aBodyThatThrowsFails() async {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.array(of: .int(in: 0...9)), .bool) { numbers, isStrict in
        if isStrict && numbers.contains(7) { throw Refusal.number(7) }
      }
    }

    #expect(
      failure?.description == """
        the property fails for
          ([7], true)
        because it threw .number(7)
        the simplest found in 30 tries, 2 times made simpler, from what run 12 of 100 drew:
          ([7, 1, 3], true)
        TOPDOWN_SEED=0x95584a703665ff26 swift test --filter aBodyThatThrowsFails repeats it
        """)
  }

  @Test func anExpectationThatFailsIsToldOnceWithTheSimplestValue() async throws {
    let issues = try await toldIssues {
      try await forAll(.array(of: .int(in: 0...1000)), runs: 50) { numbers in
        #expect(numbers.count < 3)
      }
    }

    #expect(issues.count == 1)
    #expect(
      issues.first?.comments.map(\.rawValue) == [
        """
        the property fails for
          [0, 0, 0]
        the simplest found in 29 tries, 3 times made simpler, from what run 10 of 50 drew:
          [1000, 744, 0, 1]
        TOPDOWN_SEED=0xcd6aca5ba22ce12a swift test --filter anExpectationThatFailsIsToldOnceWithTheSimplestValue repeats it
        """
      ])
  }

  @Test func aRequirementThatFailsIsToldOnceAndEndsTheTest() async throws {
    let issues = try await toldIssues {
      await #expect(throws: ExpectationFailedError.self) {
        try await forAll(.int(in: 0...1000)) { number in
          let small = number < 40 ? number : nil
          _ = try #require(small)
        }
      }
    }

    #expect(issues.count == 1)
    #expect(issues.first?.comments.first?.rawValue.hasPrefix("the property fails for\n  40\n") == true)
  }

  @Test func onlyValuesThatFailAlikeAreTakenForSimplerOnes() async {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.int(in: 200...1000), runs: 1) { number in
        if number > 150 { throw Refusal.number(number) }
        if number > 100 { throw CocoaError(.featureUnsupported) }
      }
    }

    #expect(failure?.description.contains("threw .number(200)") == true)
  }

  @Test func aBodyThatFailsOnceAndThenPassesIsFlaky() async {
    var runs = 0

    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.int(in: 0...9)) { _ in
        runs += 1
        return runs != 3
      }
    }

    #expect(
      failure?.description == """
        the property is flaky: run 3 of 100 failed for
          8
        because it answered false
        and passed when it was run again with the same value; something else decides: state that outlives the body, time, \
        or the order of tasks. Make all that it needs inside of the body
        TOPDOWN_SEED=0x8d701a51d42dbf2c swift test --filter aBodyThatFailsOnceAndThenPassesIsFlaky repeats it
        """)
  }

  @Test func aFilterThatLetsNothingPassFailsAndSaysWhere() async {
    var runs = 0

    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(Generator.int(in: 0...9).filter(fileID: "Tests/A.swift", line: 12) { $0 > 9 }) { _ in runs += 1 }
    }

    #expect(runs == 0)
    #expect(
      failure?.description == """
        the generator gave only 0 of 100 values: the filter at Tests/A.swift:12 let none of 100 values in a row pass; \
        make what the property needs with map or flatMap, or ask for less
        """)
  }

  @Test func aFilterThatLetsHalfPassDoes() async throws {
    var runs = 0

    try await forAll(Generator.int(in: 0...9).filter { $0 > 4 }) { number in
      runs += 1
      #expect(number > 4)
    }

    #expect(runs == 100)
  }

  @Test func aSetThatCantBeFilledFailsAndSaysWhy() async {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.set(of: .bool, count: 3...4)) { _ in }
    }

    #expect(
      failure?.description.hasPrefix(
        "the generator gave only 0 of 100 values: 100 elements in a row were repeated ones, and only 2 of at least 3 different;")
        == true)
  }

  @Test func aGeneratorThatNeverEndsFailsAtOnceAndSaysSo() async {
    func nested() -> Generator<Int> { Generator { choices in try choices.draw(nested()) + 1 } }

    let long = await #expect(throws: PropertyFailure.self) {
      try await forAll(.array(of: .bool, count: 1_000_000...1_000_000)) { _ in }
    }
    let deep = await #expect(throws: PropertyFailure.self) { try await forAll(nested()) { _ in } }

    #expect(
      long?.description == """
        the generator gave only 0 of 100 values: it made too many choices for one value, by a recursion that need not come to its end \
        or a count too large; make what the property needs with map or flatMap, or ask for less
        """)
    #expect(deep == long)
  }

  @Test func whatAGeneratorThrowsIsThrown() async {
    await #expect(throws: Refusal.number(1)) {
      try await forAll(Generator.always(1).map { throw Refusal.number($0) }) { _ in }
    }
  }

  @Test func aPropertyMayStandInsideOfAnother() async throws {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.int(in: 0...100)) { outer in
        try await forAll(.int(in: 0...100)) { inner in inner + outer < 150 }
      }
    }

    #expect(failure?.description.hasPrefix("the property fails for\n  50\nbecause it threw the property fails for\n") == true)
  }

  @Test func whereNothingSimplerFailsTheFirstValueStands() async {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.bool) { _ in false }
    }

    #expect(
      failure?.description == """
        the property fails for
          false
        because it answered false
        found in run 1 of 100; nothing simpler fails alike, 1 tried
        TOPDOWN_SEED=0xdfc7e7a6a4d4fbfe swift test --filter whereNothingSimplerFailsTheFirstValueStands repeats it
        """)
  }

  @Test func outsideOfSwiftTestingTheReportIsThrown() async {
    let task = Task.detached {
      try #require(Test.current == nil)
      try await forAll(.int(in: 0...1000), function: "testSmall()") { $0 < 40 }
    }

    let failure = await #expect(throws: PropertyFailure.self) { try await task.value }

    #expect(failure?.description.hasSuffix(" swift test --filter testSmall repeats it") == true)
  }

  @Test func anIssueOfAForgottenTaskIsNotLost() async throws {
    let issues = try await toldIssues {
      let gate = AsyncStream<Void>.makeStream()
      var tasks: [Task<Void, Never>] = []
      try await forAll(.bool, runs: 1) { _ in
        tasks.append(
          Task {
            for await _ in gate.stream { break }
            Issue.record("late")
          })
      }
      gate.continuation.yield()
      for task in tasks { await task.value }
    }

    #expect(issues.map { $0.comments.map(\.rawValue) } == [["late"]])
  }

  @Test func theExpectationOfAnInnerPropertyIsToldOnceWithBothValues() async throws {
    let issues = try await toldIssues {
      try await forAll(.int(in: 0...100), runs: 20) { outer in
        try await forAll(.int(in: 0...100), runs: 20) { inner in #expect(inner + outer < 150) }
      }
    }

    #expect(issues.count == 1)
    let comments = issues.first?.comments.map(\.rawValue) ?? []
    #expect(comments.count == 2)
    #expect(comments.allSatisfy { $0.hasPrefix("the property fails for\n") })
  }

  @MainActor @Test func aBodyOfTheMainActorStaysThere() async throws {
    var runs = 0

    try await forAll(
      Generator.int(in: 0...9).map { number in
        MainActor.assumeIsolated { number }
      }
    ) { _ in
      MainActor.assertIsolated()
      await Task.yield()
      runs += 1
    }

    #expect(runs == 100)
  }

  @Test func anIssueThatIsNoFailureFailsNothing() async throws {
    try await forAll(.int(in: 0...9), runs: 2) { number in
      withKnownIssue { #expect(number < 0) }
    }
  }

  @Test func aTaskThatIsCancelledEndsTheSearch() async {
    let task = Task {
      var runs = 0
      do {
        try await forAll(.int(in: 0...9)) { _ in
          runs += 1
          if runs == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      } catch is CancellationError {
        return runs
      }
      return 0
    }

    #expect(await task.result == .success(5))
  }
}

private enum Refusal: Error, Equatable {
  case number(Int)
}

extension Result<Int, any Error> {
  fileprivate static func == (left: Self, right: Self) -> Bool { (try? left.get()) == (try? right.get()) }
}
