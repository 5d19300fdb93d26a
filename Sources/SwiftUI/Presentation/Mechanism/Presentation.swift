import Foundation
@_spi(Runtime) import SwiftUICore

/// One thing that is presented above the screen.
@MainActor final class Presentation: Dismissible {
  let kind: PresentationKind
  /// What its content presents in turn.
  let host = PresentationHost()
  let node: PresentationNode
  private let close: @MainActor () -> Void
  private let layout: LayoutPass
  private var asked = AskedSettings()

  init(_ kind: PresentationKind, in graph: ViewGraph, close: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.close = close
    layout = graph.layout
    node = PresentationNode(kind, in: graph)
    node.leave = { [weak self] in self?.dismiss() }
  }

  /// Asks whoever presents it to stop: the binding is written, and the rest follows from that.
  func dismiss() { close() }

  // MARK: What the content asks for

  var onBackgroundChange: () -> Void = {}

  func setBackground(_ background: LayoutNode?) {
    node.card.background = background
    onBackgroundChange()
  }

  func set(_ setting: @escaping PresentationSettings.Setting, by owner: Element) {
    asked.set(setting, by: owner)
    settingsDidChange()
  }

  func removeSetting(by owner: Element) {
    asked.remove(owner)
    settingsDidChange()
  }

  private func settingsDidChange() {
    node.settings = asked.resolved
    layout.needsPlacement(node)
  }
}
