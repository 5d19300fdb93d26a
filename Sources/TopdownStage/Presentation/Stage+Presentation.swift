@_spi(Runtime) import SwiftUICore
import TopdownDisplay

extension Stage {
  /// Leaves what is presented on top as a person does without choosing anything: a swipe down, or a tap beside it.
  ///
  /// - Throws: `StageError` where nothing is presented, or where what is presented keeps people in.
  public func dismiss() throws {
    guard let top = presented.last else { throw StageError.nothingPresented(screen: screen) }
    try StageElement(stage: self, node: top).perform(.dismiss, "let itself be dismissed by hand")
  }

  /// What lies over the screen and is within reach, the newest last.
  var presented: [SemanticsNode] { semantics.children.filter(\.role.isPresentation) }
}

// MARK: - What is covered

extension Stage {
  /// The first that lies under something modal.
  func covered(_ isMatch: (SemanticsNode) -> Bool) -> SemanticsNode? {
    for node in graph.coveredSemantics() {
      if let match = node.first(where: isMatch) { return match }
    }
    return nil
  }

  func isCovered(_ isMatch: (SemanticsNode) -> Bool) -> Bool { covered(isMatch) != nil }

  func coveredError(of node: SemanticsNode) -> StageError {
    .covered(ScreenText.name(node), by: presented.first.map(ScreenText.name) ?? "layer above")
  }
}

extension ElementFinding {
  public func sheet() throws -> StageElement { try presented(.sheet) }
  public func fullScreenCover() throws -> StageElement { try presented(.fullScreenCover) }
  public func popover() throws -> StageElement { try presented(.popover) }
  public func alert() throws -> StageElement { try presented(.alert) }
  public func alert(_ title: String) throws -> StageElement { try find(.alert, title) }
  public func confirmationDialog() throws -> StageElement { try presented(.confirmationDialog) }
  public func confirmationDialog(_ title: String) throws -> StageElement { try find(.confirmationDialog, title) }
  public func menu() throws -> StageElement { try presented(.menu) }

  private func presented(_ role: SemanticsRole) throws -> StageElement {
    try one(role.rawValue, named: "", role: role) { $0.role == role }
  }
}

// MARK: - Hands

extension StageElement {
  /// Keeps a finger on it: that opens a context menu, or the menu of a button that has an action of its own, too.
  ///
  /// A finger presses what is under it: where the element itself does not react, what stands around it or inside may.
  public func longPress() throws {
    let pressed = stage.semantics.path(to: node.id).last { $0.actions.contains(.longPress) }
    let target = pressed ?? stage.semantics.first { $0.id == node.id }?.first { $0.actions.contains(.longPress) }
    try StageElement(stage: stage, node: target ?? node).perform(.longPress, "react to a long press")
  }

  /// Opens the menu of a button by a tap, or else a context menu by a long press, and taps one item after the other.
  func chooseInMenu(_ names: [String]) throws {
    if node.actions.contains(.longPress) || !node.actions.contains(.activate) { try longPress() } else { try tap() }
    for name in names { try stage.menu().item(name).tap() }
  }

  private func item(_ name: String) throws -> StageElement {
    try one("menu item \"\(name)\"", named: name, role: .button) { $0.label == name && $0.actions.contains(.activate) }
  }
}

extension SemanticsNode {
  /// The nodes from this one down to that with the id, outermost first; empty where it is not here.
  func path(to id: Int) -> [SemanticsNode] {
    if self.id == id { return [self] }
    for child in children {
      let path = child.path(to: id)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }
}

extension SemanticsRole {
  fileprivate var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .menu, .fileDialog: true
    default: false
    }
  }
}
