import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios

@Suite @MainActor struct LoggedBindingTests {
  let log = ExecutionLog()

  @Test func aLoggedBindingReadsWhatWasWritten() {
    let count = log.binding("count", 1)

    count.wrappedValue += 1
    count.wrappedValue += 1

    #expect(count.wrappedValue == 3)
    #expect(log == ["count 2", "count 3"])
  }

  // The slip that `log.binding` makes impossible: the second increment starts from the first value again.
  @Test func aBindingWrittenByHandMayForgetWhatWasWritten() {
    let count = Binding(get: { 1 }, set: { log.record(BoundaryEvent(.write, "count", $0)) })

    count.wrappedValue += 1
    count.wrappedValue += 1

    #expect(log == ["count 2", "count 2"])
  }

  @Test func readsAreNotLogged() {
    let count = log.binding("count", 1)

    _ = count.wrappedValue

    #expect(log.isSilent)
  }

  @Test func aWriteIsLoggedBeforeItIsStored() {
    let storage = Binding<Int>.variable(1)
    var seen: [Int] = []
    let watched = Binding(
      get: { storage.wrappedValue },
      set: {
        seen.append(log.events.count); storage.wrappedValue = $0
      })

    log.binding("count", watched).wrappedValue = 2

    #expect(seen == [1])
    #expect(storage.wrappedValue == 2)
  }

  @Test func theStorageBelowKeepsTheTransaction() {
    var isAnimated: [Bool] = []
    let storage = Binding(get: { false }, set: { _, transaction in isAnimated.append(!transaction.disablesAnimations) })
    var still = Transaction()
    still.disablesAnimations = true

    log.binding("flag", storage).transaction(still).wrappedValue = true
    log.binding("flag", storage).wrappedValue = true
    withTransaction(still) { log.binding("flag", storage).wrappedValue = true }

    #expect(isAnimated == [false, true, false])
  }

  @Test func aPartOfABindingLogsTheWhole() {
    let book = log.binding("book", Book(title: "Dune")) { $0.title }
    let title: Binding<String> = Binding(get: { book.wrappedValue.title }, set: { book.wrappedValue = Book(title: $0) })

    title.wrappedValue = "Anathem"

    #expect(log == ["book Anathem"])
  }

  @Test func aPayloadIsFrozenAtItsMoment() {
    final class Draft {
      var title = "Dune"
    }
    let draft = Draft()
    let save: (Draft) -> Void = log.call("save") { $0.title }

    save(draft)
    draft.title = "Anathem"

    #expect(log == ["save Dune"])
  }
}
