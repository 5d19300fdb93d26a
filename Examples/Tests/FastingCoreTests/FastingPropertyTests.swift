import FastingCore
import Foundation
import Testing
import TopdownProperties

/// What holds whatever is done, and whatever the clock says meanwhile.
struct FastingPropertyTests {
  /// A fast, and what its clock says: it jumps back now and then.
  private struct Watched {
    var fasting = Fasting()
    var now = Date(timeIntervalSinceReferenceDate: 0)
  }

  // A generator holds closures, so it is made for each test.
  private var actions: Generator<ActionSequence<CoreAction<Watched>>> {
    .sequence(
      of: .one(of: [
        .action("wait", .int(in: -3_600...90_000)) { $0.now += TimeInterval($1) },
        .action("begin") { $0.fasting.begin(at: $0.now) },
        .action("finish") { $0.fasting.finish(at: $0.now) },
        .action("reset") { $0.fasting.reset() },
        .action("choose", .anyCase) { (watched: inout Watched, goal: Goal) in watched.fasting.goal = goal },
      ]))
  }

  @Test func noFastTakesLessThanNoTime() async throws {
    try await forAll(actions) { actions in
      var watched = Watched()
      try await actions.perform(on: &watched) {
        #expect($0.fasting.elapsed(at: $0.now) >= 0)
        #expect($0.fasting.isGoalReached(at: $0.now) == ($0.fasting.progress(at: $0.now) >= 1))
      }
    }
  }

  @Test func aFastThatWasPutAwayIsTheSameWhenItIsTakenOut() async throws {
    try await forAll(actions) { actions in
      var watched = Watched()
      try await actions.perform(on: &watched) { watched in
        let data = try JSONEncoder().encode(watched.fasting)
        #expect(try JSONDecoder().decode(Fasting.self, from: data) == watched.fasting)
      }
    }
  }
}
