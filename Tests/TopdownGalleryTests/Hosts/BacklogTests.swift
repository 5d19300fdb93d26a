import Foundation
import Testing

@testable import TopdownGallery

@Suite struct BacklogTests {
  /// Returns once three were made where there is room for one.
  private func makeThree(_ backlog: Backlog, beside: @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        for _ in 1...3 { backlog.add() }
        continuation.resume()
      }
      thread.start()
      beside()
    }
  }

  @Test func whoMakesTooMuchGoesOnWhenSomeIsUsedUp() async {
    let backlog = Backlog(capacity: 1)

    await makeThree(backlog) { for _ in 1...2 { backlog.remove() } }
  }

  @Test func nobodyWaitsForOneThatHasEnded() async {
    let backlog = Backlog(capacity: 1)

    await makeThree(backlog) { backlog.end() }
  }
}
