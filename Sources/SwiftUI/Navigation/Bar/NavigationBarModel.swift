import Observation
@_spi(Runtime) import SwiftUICore

/// What a screen asks of its bars.
@Observable @MainActor final class NavigationBarModel {
  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    var settings: [BarSettings.Setting]
  }

  /// Views of the screen, which know the model by their environment: it must not keep them.
  private struct Source {
    weak var items: (any BarItemSource)?
    let depth: Int
  }

  /// The screen's scope.
  @ObservationIgnored let ground: PresenceScope?
  /// The bar of the screen that this one covers.
  @ObservationIgnored let below: NavigationBarModel?
  private(set) var settings = BarSettings()
  @ObservationIgnored private var entries: [Entry] = []
  @ObservationIgnored private var sources: [Source] = []
  /// Called when a bar may have other items.
  @ObservationIgnored private var itemObservers: [ObjectIdentifier: () -> Void] = [:]

  init(ground: PresenceScope?, below: NavigationBarModel?) {
    self.ground = ground
    self.below = below
  }

  // MARK: Title

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

  /// Whether the large title has given way to what was scrolled (`ios/nav/scroll`).
  var isTitleCollapsed = false

  var showsLargeTitle: Bool { isTitleLarge && !isTitleCollapsed }

  // MARK: Settings

  func set(_ settings: [BarSettings.Setting], by owner: Element) {
    let id = ObjectIdentifier(owner)
    if let index = entries.firstIndex(where: { $0.owner == id }) {
      entries[index].settings = settings
    } else {
      // A setting further inside is nearer to what is shown: it wins, and the newer one of two at one depth.
      let place = entries.firstIndex { $0.depth > owner.depth } ?? entries.count
      entries.insert(Entry(owner: id, depth: owner.depth, settings: settings), at: place)
    }
    resolve()
  }

  func removeSettings(of owner: Element) {
    entries.removeAll { $0.owner == ObjectIdentifier(owner) }
    resolve()
  }

  private func resolve() {
    var new = BarSettings()
    for entry in entries { for setting in entry.settings { new.apply(setting) } }
    if new != settings { settings = new }
  }

  // MARK: Items

  func add(_ source: any BarItemSource) {
    // The items of a modifier further inside come first.
    let place = sources.firstIndex { $0.depth < source.depth } ?? sources.count
    sources.insert(Source(items: source, depth: source.depth), at: place)
    itemsMayDiffer()
  }

  func remove(_ source: any BarItemSource) {
    sources.removeAll { $0.items === source }
    itemsMayDiffer()
  }

  func itemsMayDiffer() { for tell in itemObservers.values { tell() } }

  func observeItems(_ observer: AnyObject, _ tell: @escaping () -> Void) { itemObservers[ObjectIdentifier(observer)] = tell }
  func stopObservingItems(_ observer: AnyObject) { itemObservers[ObjectIdentifier(observer)] = nil }

  /// The nodes of the items at an edge, in order.
  func collectItems(at edge: BarEdge, into nodes: inout [LayoutNode]) {
    for source in sources {
      var found: [LayoutNode] = []
      source.items?.collectItems(into: &found)
      nodes += found.filter { ($0 as? BarItemNode)?.place.edge == edge }
    }
  }
}

/// Views that a bar shows, though they stand elsewhere in the tree.
@MainActor protocol BarItemSource: AnyObject {
  var depth: Int { get }
  /// The nodes of the items in order.
  func collectItems(into nodes: inout [LayoutNode])
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
