import SwiftUI
import Testing
import TopdownScenarios

@Suite struct PayloadTests {
  struct Point: Equatable {
    var x = 1
    var y = 2
  }

  enum LoadError: Error {
    case offline
    case status(Int)
  }

  final class Document {}

  @Test func textsAreRaw() {
    #expect(payload("Dune")?.text == "Dune")
    #expect(payload("")?.text == "")
  }

  @Test func aTextOfManyLinesStaysOnOne() {
    #expect(payload("first\nsecond\r\nthird")?.text == #"first\nsecond\nthird"#)
  }

  @Test func nothingReadsNilAndSomethingReadsAsItself() {
    #expect(payload(String?.none)?.text == "nil")
    #expect(payload(String?.some("offline"))?.text == "offline")
    #expect(payload(String??.some(nil))?.text == "nil")
  }

  @Test func plainValuesReadAsSwiftPrintsThem() {
    #expect(payload(true, 2, 0.5, ["Dune"], Point())?.text == #"true, 2, 0.5, ["Dune"], Point(x: 1, y: 2)"#)
  }

  @Test func whatHasNoOrderIsSorted() {
    #expect(payload(Set(["c", "a", "b"]))?.text == #"["a", "b", "c"]"#)
    #expect(payload(["b": 2, "a": 1])?.text == #"["a": 1, "b": 2]"#)
    #expect(payload([String: Int]())?.text == "[:]")
  }

  @Test func errorsReadAsTheyAreWritten() {
    #expect(payload(URLError(.notConnectedToInternet))?.text == "URLError(.notConnectedToInternet)")
    #expect(payload(LoadError.offline)?.text == "offline")
    #expect(payload(LoadError.status(503))?.text == "status(503)")
    #expect(payload(CancellationError())?.text == "CancellationError()")
  }

  @Test func noArgumentsAreNoPayload() {
    #expect(payload() == nil)
    #expect(payload(()) == nil)
  }

  @Test func aValueIsKeptAsItWas() {
    let kept = payload("Dune", Point(), Int?.some(3))

    #expect(kept?.value() == "Dune")
    #expect(kept?.value(at: 1) == Point())
    #expect(kept?.value(at: 2) == 3)
    #expect(kept?.value(at: 1, as: String.self) == nil)
    #expect(kept?.value(at: 3, as: String.self) == nil)
  }

  @Test func anInstanceOfAClassIsKeptAsTextOnly() {
    let document = Document()

    #expect(payload(document)?.value(as: Document.self) == nil)
    #expect(payload(Document?.some(document))?.value(as: Document.self) == nil)
  }

  private func payload<each Value>(_ values: repeat each Value) -> BoundaryEvent.Payload? {
    BoundaryEvent(.call, "call", repeat each values).payload
  }
}
