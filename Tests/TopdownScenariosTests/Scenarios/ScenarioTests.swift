import SwiftUI
import Testing
import TopdownScenarios

@Suite struct ScenarioTests {
  enum Shelf {
    enum Scenarios: ScenarioProvider {
      static let loaded = Scenario(.loaded, steps: [.toggle("Sort by author"), .swipe("Dune", action: "Delete")]) { log in
        Text("Dune")
          .onAppear(perform: log.call("appear"))
      }
      static let empty = Scenario(.empty, expecting: ["appear"]) { log in Text("No books").onAppear(perform: log.call("appear")) }
      static let locked = Scenario("locked") { Text("Locked") }
      static let scenarios = [loaded, empty, locked]
    }
  }

  @Test func scenariosAreReachedByName() {
    #expect(Shelf.Scenarios.loaded.name == .loaded)
    #expect(Shelf.Scenarios.scenarios.map(\.name) == ["loaded", "empty", "locked"])
  }

  @Test func stepsAreData() {
    #expect(Shelf.Scenarios.loaded.steps == [.toggle("Sort by author"), .swipe("Dune", .trailing, action: "Delete")])
    #expect(Shelf.Scenarios.empty.steps.isEmpty)
  }

  @Test func whatAScenarioMustLeaveIsData() {
    #expect(Shelf.Scenarios.empty.expected == ["appear"])
    #expect(Shelf.Scenarios.loaded.expected == nil)
  }

  @Test func aFeatureRequiresNothingUnlessItSaysSo() {
    #expect(Shelf.Scenarios.required == [])
  }

  @Test @MainActor func aViewIsMadeWithTheLogOrWithNone() {
    final class Announcements: BoundaryLog {
      nonisolated(unsafe) var names: [String] = []
      func record(_ event: BoundaryEvent) {}
      func announce(_ boundary: String) { names.append(boundary) }
    }
    let log = Announcements()

    _ = Shelf.Scenarios.loaded.view(log: log)
    _ = Shelf.Scenarios.loaded.view()

    #expect(log.names == ["appear"])
  }

  @Test(arguments: Shelf.Scenarios.scenarios) func aScenarioIsATestsArgument(scenario: Scenario) {
    #expect("\(scenario)" == scenario.name.rawValue)
  }

  @Test(arguments: [
    (Scenario.Step.tap("Retry"), "tap Retry"), (.toggle("Sort"), "toggle Sort"),
    (.type("Dune", into: "Title"), "type Dune into Title"),
    (.clear("Title"), "clear Title"), (.swipe("Dune", action: "Delete"), "swipe Dune from the trailing edge, Delete"),
    (.refresh, "refresh"), (.scrollTo("Dune"), "scroll to Dune"), (.advance(by: .seconds(2)), "advance by 2.0 seconds"),
  ])
  func aStepReadsAsItIsSaid(step: Scenario.Step, text: String) {
    #expect(step.description == text)
  }
}
