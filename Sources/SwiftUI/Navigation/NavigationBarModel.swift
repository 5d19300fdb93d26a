import Observation
@_spi(Runtime) import SwiftUICore

/// What the screen below a navigation stack asks of its bar.
@Observable @MainActor final class NavigationBarModel {
  enum Setting: Equatable {
    case title(Text)
    case displayMode(NavigationBarItem.TitleDisplayMode)
  }

  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    var setting: Setting
  }

  private(set) var title: Text?
  private(set) var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  @ObservationIgnored private var entries: [Entry] = []

  var isTitleLarge: Bool { title != nil && displayMode != .inline }

  func set(_ setting: Setting, by owner: Element) {
    let id = ObjectIdentifier(owner)
    if let index = entries.firstIndex(where: { $0.owner == id }) {
      entries[index].setting = setting
    } else {
      // A setting further inside is nearer to what is shown: it wins, and the newer one of two at one depth.
      let place = entries.firstIndex { $0.depth > owner.depth } ?? entries.count
      entries.insert(Entry(owner: id, depth: owner.depth, setting: setting), at: place)
    }
    resolve()
  }

  func remove(_ owner: Element) {
    entries.removeAll { $0.owner == ObjectIdentifier(owner) }
    resolve()
  }

  private func resolve() {
    var newTitle: Text?
    var newMode = NavigationBarItem.TitleDisplayMode.automatic
    for entry in entries {
      switch entry.setting {
      case .title(let title): newTitle = title
      case .displayMode(let mode): newMode = mode
      }
    }
    if newTitle != title { title = newTitle }
    if newMode != displayMode { displayMode = newMode }
  }
}

private enum NavigationBarKey: EnvironmentKey {
  static var defaultValue: NavigationBarModel? { nil }
}

extension EnvironmentValues {
  /// The bar of the navigation stack around.
  var navigationBar: NavigationBarModel? {
    get { self[NavigationBarKey.self] }
    set { self[NavigationBarKey.self] = newValue }
  }
}
