import ItemsModels
import SwiftUI
import TopdownScenarios

/// The states that the items can be in.
enum ItemsScenarios: ScenarioProvider {
  static let loaded = Scenario(.loaded) { ItemsScenario(.loaded(log: $0)) }
  static let empty = Scenario(.empty) { ItemsScenario(.empty(log: $0)) }
  static let error = Scenario(.error) { ItemsScenario(.error(log: $0)) }
  static let unauthorized = Scenario(.unauthorized) { ItemsScenario(.unauthorized(log: $0)) }
  static let loading = Scenario(.loading) { ItemsScenario(.loading(log: $0)) }
  static let delayed = Scenario(.delayed, steps: [.advance(by: .seconds(2))]) { ItemsScenario(.delayed(log: $0)) }

  /// What real lists hold.
  static let awkward = Scenario("awkward items") {
    ItemsScenario(.scripted(.success(ItemFixtures.awkward), log: $0))
  }

  /// The first request fails, the second one is answered.
  static let recovering = Scenario("recovering", steps: [.tap("Try again")], expecting: ["fetchItems", "fetchItems"]) {
    ItemsScenario(.scripted(.sequence([.failure(ItemsError.offline), .success(ItemFixtures.list)]), log: $0))
  }

  /// Another item is there when the list is pulled.
  static let refreshing = Scenario("refreshing", steps: [.refresh], expecting: ["fetchItems", "fetchItems"]) {
    let fewer = Array(ItemFixtures.list.prefix(2))
    ItemsScenario(.scripted(.sequence([.success(fewer), .success(ItemFixtures.list)]), log: $0))
  }

  static let required: [ScenarioName] = [.loaded, .empty, .error, .unauthorized, .loading, .delayed]
  static let scenarios = [loaded, empty, error, unauthorized, loading, delayed, awkward, recovering, refreshing]
}

/// Owns the state that the view is given.
struct ItemsScenario: View {
  @State private var state: ItemsState

  init(_ state: ItemsState) { _state = State(initialValue: state) }

  var body: some View { ItemsView(state: state) }
}

#Preview("Loaded") { ItemsScenarios.loaded.view() }

#Preview("Empty") { ItemsScenarios.empty.view() }

#Preview("Error") { ItemsScenarios.error.view() }

#Preview("Loading") { ItemsScenarios.loading.view() }
