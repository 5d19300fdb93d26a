import Foundation
@_spi(Runtime) import SwiftUICore

/// One thing that is presented above the screen.
@MainActor final class Presentation: Dismissible {
  let kind: PresentationKind
  /// What its content presents in turn.
  let host = PresentationHost()
  let node: PresentationNode
  /// Called when the card is made of other nodes.
  var onCardChange: () -> Void = {}

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

  func set(_ setting: @escaping PresentationSettings.Setting, by owner: Element) {
    asked.set(setting, by: owner)
    settingsDidChange()
  }

  func removeSetting(by owner: Element) {
    asked.remove(owner)
    settingsDidChange()
  }

  func setBackground(_ background: LayoutNode?) {
    node.card.background = background
    onCardChange()
  }

  private func settingsDidChange() {
    node.settings = asked.resolved
    layout.needsPlacement(node)
  }

  // MARK: What the content stands in

  /// What is presented stands in the environment of the view that presents, but in no list and under no bar of it.
  func change(_ environment: inout EnvironmentValues) {
    environment.presentation = self
    environment.dismiss = DismissAction(target: self)
    environment.isInListRow = false
    environment.areLabelsHidden = false
    environment.navigationBar = nil
    environment.navigationStack = nil
    environment.isInMenu = kind.isMenu
    environment.actionFollowUp = kind.endsWithAChoice ? followUp(after: environment.actionFollowUp) : nil
  }

  private var lastFollowUp: (outer: ActionFollowUp?, own: ActionFollowUp)?

  /// A choice in a submenu closes the menus around it, too.
  private func followUp(after outer: ActionFollowUp?) -> ActionFollowUp {
    if let lastFollowUp, lastFollowUp.outer === outer { return lastFollowUp.own }
    let own = ActionFollowUp { [weak self] in
      self?.dismiss()
      outer?()
    }
    lastFollowUp = (outer, own)
    return own
  }
}
