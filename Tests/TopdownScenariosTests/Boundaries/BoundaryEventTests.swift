import Testing
import TopdownScenarios

@Suite struct BoundaryEventTests {
  @Test func anEventReadsAsOneLine() {
    #expect(BoundaryEvent(.write, "isLoading", true).description == "isLoading true")
    #expect(BoundaryEvent(.call, "load").description == "load")
    #expect(BoundaryEvent(.call, "move", "Dune", 2).description == "move Dune, 2")
  }
}
