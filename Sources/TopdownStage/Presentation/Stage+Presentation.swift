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

  /// What was said to the author of the views, oldest first: a second sheet while one is up, for instance.
  public var warnings: [String] { graph.warnings }

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

extension SemanticsRole {
  fileprivate var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .menu: true
    default: false
    }
  }
}
