import Foundation
@_spi(Runtime) import SwiftUICore

/// One thing that is presented above the screen, as the views inside know it: they may keep it, and it keeps none of them.
@MainActor final class Presentation: Dismissible {
  let kind: PresentationKind
  /// What its content presents in turn.
  let host = PresentationHost()
  private weak var node: PresentationNode?
  /// Called when the card is made of other nodes.
  var onCardChange: () -> Void = {}

  private let close: @MainActor () -> Void
  private weak var layout: LayoutPass?
  private var asked = AskedSettings()

  init(on node: PresentationNode, in graph: ViewGraph, close: @escaping @MainActor () -> Void) {
    kind = node.kind
    self.close = close
    self.node = node
    layout = graph.layout
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
    node?.card.background = background
    onCardChange()
  }

  private func settingsDidChange() {
    guard let node else { return }
    node.settings = asked.resolved
    layout?.needsPlacement(node)
  }

  // MARK: What the content stands in

  /// What is presented stands in the environment of the view that presents, but in no list and under no bar of it.
  func change(_ environment: inout EnvironmentValues) {
    environment.presentation = self
    environment.dismiss = DismissAction(target: self)
    environment.isInListRow = false
    environment.areLabelsHidden = false
    environment.isElevated = kind != .fullScreenCover
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
