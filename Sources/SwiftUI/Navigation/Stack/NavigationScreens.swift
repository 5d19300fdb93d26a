import Foundation
@_spi(Runtime) import SwiftUICore

/// The screens of a stack: the root, and those that the path and presentations put above it.
struct NavigationScreens<Root: View>: PrimitiveView {
  let root: Root
  let path: NavigationPathSource
  let model: NavigationStackModel

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationScreensElement(view, inputs))
  }
}

private final class NavigationScreensElement<Root: View>: ViewElement<NavigationScreens<Root>>, NavigationHost {
  private let node: NavigationScreensNode
  private var collector: NodeCollector!
  private let rootBar: NavigationBarModel
  private let rootScope: PresenceScope
  private var root: ViewElement<NavigationScreen<Root>>!
  private var pushed: [PushedScreen] = []
  private var isArranging = false
  private var saidToBeMissing: Set<String> = []

  /// A view that presents itself again on the screen it presents would go on for ever.
  private static var limit: Int { 100 }

  override init(_ view: NavigationScreens<Root>, _ inputs: _ViewInputs) {
    node = NavigationScreensNode(id: inputs.graph.nextNodeID())
    rootScope = PresenceScope(in: inputs.presence)
    rootBar = NavigationBarModel(ground: rootScope, below: nil)
    super.init(view, inputs)
    readEnvironment()
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      for child in childElements { child.collectNodes(into: &nodes) }
    }
    collector.setNeedsCollect()
    root = makeElement(of: rootScreen, self.inputs.forScreen(in: rootScope))
    arrange()
    showTop()
    view.model.host = self
  }

  override var viewName: String { "NavigationStack" }
  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [root] + pushed.map(\.element) }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }
  override func willUnmount() { rootScope.end() }

  override func viewDidChange() {
    view.model.host = self
    root.update(to: rootScreen)
    rebuild()
  }

  private func readEnvironment() {
    recording {
      let hugsScreen = EnvironmentValues(reading: environment).interfaceIdiom == .mac
      if hugsScreen == node.hugsScreen { return }
      node.hugsScreen = hugsScreen
      graph.layout.needsLayout(node)
    }
  }

  override func rebuild() {
    readEnvironment()
    let old = pushed
    isArranging = true
    // What a screen says anew while it is brought up to date may ask for other screens.
    repeat { arrange() } while pushed.count < Self.limit && (missingKey() != nil || !pushed.allSatisfy { isWanted($0.key) })
    isArranging = false
    if pushed.elementsEqual(old, by: ===) { return }
    showTop()
    for screen in old.reversed() where !pushed.contains(where: { $0 === screen }) { screen.leave() }
    collector.setNeedsCollect()
  }

  private var rootScreen: NavigationScreen<Root> {
    NavigationScreen(content: view.root, bar: rootBar, stack: view.model, dismissal: nil)
  }

  // MARK: Screens

  /// Makes the screens those that the path and the presentations ask for; what stays keeps its state.
  private func arrange() {
    let old = pushed
    pushed = Array(old.prefix { isWanted($0.key) })
    // A screen that is made may bring the destination or the presentation of the next one.
    while let key = missingKey() {
      if pushed.count >= Self.limit {
        graph.warn(NavigationWarning.endless(Self.limit))
        break
      }
      pushed.append(old.first { $0.key == key } ?? makeScreen(key))
    }
    for screen in pushed where old.contains(where: { $0 === screen }) {
      screen.element.update(to: self.screen(screen.key, screen.bar, screen.dismissal))
    }
  }

  private func isWanted(_ key: PushedScreen.Key) -> Bool {
    switch key {
    case .value(let item, let position): position < view.path.items.count && view.path.items[position] == item
    case .presentation(let presentation): view.model.presentations.contains { $0 === presentation }
    }
  }

  private func missingKey() -> PushedScreen.Key? {
    let keys = pushed.map(\.key)
    let values = view.path.items.enumerated().lazy.map { PushedScreen.Key.value($1, position: $0) }
    let presented = view.model.presentations.lazy.map { PushedScreen.Key.presentation($0) }
    return values.first { !keys.contains($0) } ?? presented.first { !keys.contains($0) }
  }

  private func makeScreen(_ key: PushedScreen.Key) -> PushedScreen {
    let scope = PresenceScope(in: inputs.presence)
    let bar = NavigationBarModel(ground: scope, below: pushed.last?.bar ?? rootBar)
    let dismissal = ScreenDismissal { [weak self] in self?.pop(key) }
    let element = makeElement(of: screen(key, bar, dismissal), inputs.forScreen(in: scope))
    return PushedScreen(key: key, scope: scope, bar: bar, dismissal: dismissal, element: element)
  }

  private func screen(
    _ key: PushedScreen.Key, _ bar: NavigationBarModel, _ dismissal: ScreenDismissal
  ) -> NavigationScreen<AnyView> {
    NavigationScreen(content: content(key), bar: bar, stack: view.model, dismissal: dismissal)
  }

  private func content(_ key: PushedScreen.Key) -> AnyView {
    switch key {
    case .presentation(let presentation): return presentation.content
    case .value(let item, position: _):
      if let content = view.model.content(for: item) { return content }
      graph.afterUpdate { [weak self] in self?.reportMissingDestination(for: item) }
      return AnyView(MissingDestination())
    }
  }

  private func reportMissingDestination(for item: NavigationPathItem) {
    guard isMounted, view.model.content(for: item) == nil, saidToBeMissing.insert(item.typeName).inserted else { return }
    graph.warn(NavigationWarning.pathWithoutDestination(item))
  }

  private func showTop() {
    let top = pushed.last?.scope ?? rootScope
    // What shows now appears before what is covered disappears.
    top.setChosen(true)
    for scope in [rootScope] + pushed.map(\.scope) where scope !== top { scope.setChosen(false) }
  }

  // MARK: NavigationHost

  func screensMayDiffer() { if !isArranging { markDirty() } }

  func push(_ value: AnyHashable) {
    let item = NavigationPathItem(value)
    guard view.model.content(for: item) != nil else { return graph.warn(NavigationWarning.linkWithoutDestination(item)) }
    if !view.path.append(value) {
      graph.warn(NavigationWarning.unfit(item, pathOf: view.path.elementName ?? "other values"))
    }
  }

  /// Takes a screen away with those above it.
  private func pop(_ key: PushedScreen.Key) {
    guard let index = pushed.firstIndex(where: { $0.key == key }) else { return }
    let leaving = pushed[index...].map(\.key)
    for case .presentation(let presentation) in leaving.reversed() { presentation.end() }
    let values = leaving.count { if case .value = $0 { true } else { false } }
    if values > 0 { view.path.removeLast(values) }
  }
}

extension _ViewInputs {
  /// What a screen is given: it stands in no stack or list that its container stands in.
  func forScreen(in scope: PresenceScope) -> _ViewInputs {
    var below = self
    below.isLazy = false
    below.stackAxis = nil
    below.presence = scope
    return below
  }
}
