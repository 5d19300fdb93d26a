import SwiftUI
import Testing
import TopdownEvidence
import TopdownProperties

/// What holds of a core whatever its service answers, read off its log.
@Suite @MainActor struct LoadingShelfPropertyTests {
  private let answers = Generator<[Answer]>.array(
    of: .one(
      of: .always(.offline), .always(.cancelled),
      Generator<[String]>.array(of: .string, count: 0...4).map(Answer.books)),
    count: 1...6)

  @Test func noSequenceOfAnswersLeavesTheSpinnerOn() async throws {
    try await forAll(answers) { answers in
      let log = ExecutionLog()
      let shelf = shelf(log, answers)

      for _ in answers { await shelf.reload() }

      #expect(!shelf.isLoading)
      #expect(log.count(of: "isLoading") == 2 * answers.count)
    }
  }

  @Test func theOrderOfFailuresBeforeALoadDoesNotMatter() async throws {
    let failures = Generator<[Answer]>.array(of: .element(of: [.offline, .cancelled]), count: 0...4)
    let orders = failures.flatMap { failures in Generator<[Answer]>.shuffled(failures).map { (failures, $0) } }

    try await forAll(orders) { failures, shuffled in
      let one = try await log(of: failures + [.books(["Dune"])])
      let other = try await log(of: shuffled + [.books(["Dune"])])

      #expect(one.events.suffix(3).map(\.description) == other.events.suffix(3).map(\.description))
    }
  }

  private func log(of answers: [Answer]) async throws -> ExecutionLog {
    let log = ExecutionLog()
    let shelf = shelf(log, answers)
    for _ in answers { await shelf.reload() }
    return log
  }

  private func shelf(_ log: ExecutionLog, _ answers: [Answer]) -> LoadingShelf {
    LoadingShelf(
      books: log.binding("books", []) { $0.map(\.title) }, isLoading: log.binding("isLoading", false),
      error: log.binding("error", nil), load: log.call("load", .sequence(answers.map(\.outcome))))
  }
}

private enum Answer {
  case offline
  case cancelled
  case books([String])

  var outcome: Outcome<[Book]> {
    switch self {
    case .offline: .failure(URLError(.notConnectedToInternet))
    case .cancelled: .failure(CancellationError())
    case .books(let titles): .success(titles.map { Book(title: $0) })
    }
  }
}
