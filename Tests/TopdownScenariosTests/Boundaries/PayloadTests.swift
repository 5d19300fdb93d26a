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
    #expect(Payload(of: "Dune")?.text == "Dune")
    #expect(Payload(of: "")?.text == "")
  }

  @Test func aTextOfManyLinesStaysOnOne() {
    #expect(Payload(of: "first\nsecond\r\nthird")?.text == #"first\nsecond\nthird"#)
  }

  @Test func nothingReadsNilAndSomethingReadsAsItself() {
    #expect(Payload(of: String?.none)?.text == "nil")
    #expect(Payload(of: String?.some("offline"))?.text == "offline")
    #expect(Payload(of: String??.some(nil))?.text == "nil")
  }

  @Test func plainValuesReadAsSwiftPrintsThem() {
    #expect(Payload(of: true, 2, 0.5, ["Dune"], Point())?.text == #"true, 2, 0.5, ["Dune"], Point(x: 1, y: 2)"#)
  }

  @Test func whatHasNoOrderIsSorted() {
    #expect(Payload(of: Set(["c", "a", "b"]))?.text == #"["a", "b", "c"]"#)
    #expect(Payload(of: ["b": 2, "a": 1])?.text == #"["a": 1, "b": 2]"#)
    #expect(Payload(of: [String: Int]())?.text == "[:]")
  }

  @Test func errorsReadAsTheyAreWritten() {
    #expect(Payload(of: URLError(.notConnectedToInternet))?.text == "URLError(.notConnectedToInternet)")
    #expect(Payload(of: LoadError.offline)?.text == "offline")
    #expect(Payload(of: LoadError.status(503))?.text == "status(503)")
    #expect(Payload(of: CancellationError())?.text == "CancellationError()")
  }

  @Test func noArgumentsAreNoPayload() {
    #expect(Payload() == nil)
    #expect(Payload(of: ()) == nil)
  }

  @Test func aValueIsKeptAsItWas() {
    let payload = Payload(of: "Dune", Point(), Int?.some(3))

    #expect(payload?.value() == "Dune")
    #expect(payload?.value(at: 1) == Point())
    #expect(payload?.value(at: 2) == 3)
    #expect(payload?.value(at: 1, as: String.self) == nil)
    #expect(payload?.value(at: 3, as: String.self) == nil)
  }

  @Test func anInstanceOfAClassIsKeptAsTextOnly() {
    let document = Document()

    #expect(Payload(of: document)?.value(as: Document.self) == nil)
    #expect(Payload(of: Document?.some(document))?.value(as: Document.self) == nil)
  }
}

