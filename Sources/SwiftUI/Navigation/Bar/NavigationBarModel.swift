import Observation
@_spi(Runtime) import SwiftUICore

/// What a screen asks of its bars.
@Observable @MainActor final class NavigationBarModel {
  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    var setting: BarSettings.Setting
  }

  /// The screen's scope.
  @ObservationIgnored let ground: PresenceScope?
  /// The bar of the screen that this one covers.
  @ObservationIgnored let below: NavigationBarModel?
  private(set) var settings = BarSettings()
  @ObservationIgnored private var entries: [Entry] = []

  init(ground: PresenceScope?, below: NavigationBarModel?) {
    self.ground = ground
    self.below = below
  }

  var hasTitle: Bool { settings.title != nil && !settings.removesTitle }

  /// A pushed screen follows the one below where it says nothing (`ios/nav/push`).
  var prefersLargeTitle: Bool {
    switch settings.displayMode {
    case .automatic: below?.prefersLargeTitle ?? true
    case .large: true
    case .inline: false
    }
  }

  var isTitleLarge: Bool { hasTitle && prefersLargeTitle }

  func set(_ setting: BarSettings.Setting, by owner: Element) {
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
    var new = BarSettings()
    for entry in entries { new.apply(entry.setting) }
    if new != settings { settings = new }
  }
}

private enum NavigationBarKey: EnvironmentKey {
  static var defaultValue: NavigationBarModel? { nil }
}

extension EnvironmentValues {
  /// The bars of the screen around.
  var navigationBar: NavigationBarModel? {
    get { self[NavigationBarKey.self] }
    set { self[NavigationBarKey.self] = newValue }
  }
}
