import ItemsFeature
import ItemsLive
import ItemsModels
import SwiftUI
import TopdownScenarios

/// The shell: it owns the state, and joins it to a service.
public struct ItemsScreen: View {
  @State private var state: ItemsState

  public init(service: any ItemServicing) { _state = State(initialValue: ItemsState(service: service)) }

  /// The items of a server.
  public init(server: URL, token: String?, session: URLSession = .shared) {
    self.init(service: LiveItemService(session: session, server: server, token: token))
  }

  public var body: some View {
    NavigationStack {
      ItemsView(state: state)
        .navigationTitle("Items")
    }
  }
}

#Preview("Items") { ItemsScreen(service: MockItemService(.success(ItemFixtures.list))) }
