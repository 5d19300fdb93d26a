import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios

@Suite @MainActor struct EventPatternTests {
  let log = ExecutionLog()
  let dune = Book(title: "Dune", author: "Herbert")

  @Test func aKindAndANameMatchAnyPayload() {
    log.binding("books", [Book]()).wrappedValue = [dune]

    #expect(log == [.write("books")])
    #expect(log != [.call("books")])
    #expect(log != [.write("book")])
  }

  @Test func aTypedPayloadIsComparedAsAValue() {
    let delete: (Book) -> Void = log.call("delete")

    delete(dune)

    #expect(log == [.call("delete", dune)])
    #expect(log != [.call("delete", Book(title: "Dune"))])
    #expect(log == [.call("delete", where: { (book: Book) in book.author == "Herbert" })])
  }

  @Test func aStringIsComparedWithTheText() {
    let move: (String, Int) -> Void = log.call("move")

    move("Dune", 2)

    #expect(log == [.call("move", "Dune", 2)])
    #expect(log == [.call("move", "Dune", "2")])
    #expect(log != [.call("move", "Dune")])
    #expect(log != [.call("move", "Dune", 3)])
  }

  @Test func nothingWrittenIsAValueToo() {
    let error: Binding<String?> = log.binding("error", "offline")

    error.wrappedValue = nil

    #expect(log == ["error nil"])
    #expect(log == [.write("error", String?.none)])
    #expect(log != [.write("error", String?.some("offline"))])
  }

  @Test func aGroupMatchesInAnyOrderWithinTheOrder() {
    call("begin", "b", "a", "end")

    #expect(log == ["begin", .unordered("a", "b"), "end"])
    #expect(log != [.unordered("begin", "a"), "b", "end"])
    #expect(log != ["begin", .unordered("a", "b", "c"), "end"])
  }

  @Test func aGroupTriesEveryAssignment() {
    call("a", "b")

    #expect(log == [.unordered(.anything, "a")])
    #expect(log == [.unordered(.any(of: "a", "b"), .any(of: "a", "c"))])
  }

  @Test func aGroupOfManyEqualEventsIsDecidedAtOnce() {
    call(Array(repeating: "tick", count: 40))
    let ticks = Array(repeating: EventPattern("tick"), count: 41)

    #expect(log != [.unordered(ticks)])
  }

  @Test func conditionsInAGroupAreNotTakenForOne() {
    let move: (Int) -> Void = log.call("move")

    move(2)
    move(1)

    #expect(
      log == [.unordered(.call("move", where: { (row: Int) in row == 1 }), .call("move", where: { (row: Int) in row == 2 }))])
  }

  @Test(arguments: [["a", "b"], [.unordered("b", "a")], [.anything, .call("b")]] as [LogPattern])
  func patternsAreArgumentsOfATest(pattern: LogPattern) {
    call("a", "b")

    #expect(log == pattern)
  }

  @Test func oneOfSeveralMatches() {
    call("a")

    #expect(log == [.any(of: "b", "a")])
    #expect(log != [.any(of: "b", "c")])
    #expect(log == [.anything])
  }

  private func call(_ names: String...) { call(names) }

  private func call(_ names: [String]) {
    for name in names {
      let boundary: () -> Void = log.call(name)
      boundary()
    }
  }
}
