import ItemsModels
import SwiftUI

/// Shows where the loading of the items stands, and asks for more when the reader does.
public struct ItemsView: View {
  let state: ItemsState

  public init(state: ItemsState) { self.state = state }

  public var body: some View {
    // One view whatever it shows, so that a change of what it shows ends no task.
    ZStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task(id: state.retries) { await state.loadIfNeeded() }
  }

  @ViewBuilder private var content: some View {
    switch state.viewState {
    case .idle, .loading:
      ProgressView("Loading items…")
    case .loaded(let items):
      List(items) { ItemRow(item: $0) }
        .refreshable { await state.load() }
    case .empty:
      ContentUnavailableView("No items", systemImage: "tray", description: Text("Items that you add stand here."))
    case .error(let message):
      ContentUnavailableView {
        Label("No items now", systemImage: "exclamationmark.triangle")
      } description: {
        Text(message)
      } actions: {
        Button("Try again") { state.retry() }
          .buttonStyle(.bordered)
      }
    }
  }
}
