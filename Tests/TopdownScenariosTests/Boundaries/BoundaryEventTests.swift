import Testing
import TopdownScenarios

@Suite struct BoundaryEventTests {
  @Test func anEventReadsAsOneLine() {
    #expect(BoundaryEvent(.write, "isLoading", Payload(of: true)).description == "isLoading true")
    #expect(BoundaryEvent(.call, "load", nil).description == "load")
    #expect(BoundaryEvent(.call, "move", Payload(of: "Dune", 2)).description == "move Dune, 2")
  }
}
