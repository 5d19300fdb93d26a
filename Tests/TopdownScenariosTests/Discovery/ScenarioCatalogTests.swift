import SwiftUI
import Testing

@testable import TopdownScenarios

private enum HiddenScenarios: ScenarioProvider {
  static let scenarios = [Scenario(.loaded) { Text("hidden") }, Scenario(.loaded) { Text("again") }]
}

private enum Outer {
  final class NestedScenarios: ScenarioProvider {
    static var scenarios: [Scenario] { [Scenario(.empty) { Text("nested") }] }
  }

  struct Values: ScenarioProvider {
    static let group = "Named"
    static var scenarios: [Scenario] { [] }
  }
}

private struct Generic<Value>: ScenarioProvider {
  static var scenarios: [Scenario] { [] }
}

#if !canImport(Darwin)
  @Suite struct ScenarioCatalogTests {
    @Test func everyConformingTypeIsFoundPrivateAndNestedOnesToo() {
      let found = ScenarioCatalog.discover().map { ObjectIdentifier($0) }

      #expect(found.contains(ObjectIdentifier(HiddenScenarios.self)))
      #expect(found.contains(ObjectIdentifier(Outer.NestedScenarios.self)))
      #expect(found.contains(ObjectIdentifier(Outer.Values.self)))
    }

    @Test func eachIsFoundOnceInTheOrderOfGroups() {
      let found = ScenarioCatalog.discover()

      #expect(Set(found.map { ObjectIdentifier($0) }).count == found.count)
      #expect(found.map { $0.group } == found.map { $0.group }.sorted())
    }

    @Test func aGenericTypeIsNotSeenAndThatIsSaid() {
      #expect(!ScenarioCatalog.discover().contains { $0 == Generic<Int>.self })
      #expect(
        ScenarioCatalog.unseen().contains(
          """
          Not shown are the scenarios of Generic: a generic type has some for each type it is used with; list them in a type that is \
          not generic.
          """))
    }

    @Test func theProbeOfDiscoveryIsNotListed() {
      #expect(!ScenarioCatalog.discover().contains { $0.group == "DiscoveryProbe" })
    }

    @Test func blindnessIsNotTakenForNoScenarios() {
      #expect(ScenarioCatalog.withoutProbe([]) == nil)
      #expect(ScenarioCatalog.withoutProbe([HiddenScenarios.self]) == nil)
    }

    @Test func blindnessSaysWhatIsSupportedAndWhatToDo() {
      #expect(
        ScenarioCatalog.blindness == """
          scenarios can't be discovered: a provider that is always there was not found, so the records of conformances are not laid \
          out as expected. Supported is Swift 6.3 on Linux; name the provider instead, for example \
          BookShelfScenarios.scenarios
          """)
    }

    @Test func entriesOfOneNameAreToldApart() {
      let entries = ScenarioCatalog.entries(of: [HiddenScenarios.self, Outer.NestedScenarios.self])

      #expect(entries.map(\.id) == ["Hidden/loaded", "Hidden/loaded 2", "Nested/empty"])
    }
  }
#endif
