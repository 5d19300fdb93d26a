import TopdownDisplay

extension ViewGraph {
  /// Brings a key to whoever wants it: the focused view and those around it, then the shortcuts, the newest view first. Escape
  /// ends what is presented, unless something there has it as a shortcut.
  ///
  /// Answers whether anybody did.
  @_spi(Runtime) public func press(_ press: KeyPress) -> Bool {
    if let focused = focus.node, isHandled(press, around: focused) { return true }
    guard press.phase != .up else { return false }
    if press.key == .tab, press.modifiers.isSubset(of: .shift) { return focus.moveOn(isBackward: press.modifiers == .shift) }
    let root = semantics()
    if let focused = focus.node, takes(press, focused, root) { return true }
    return runShortcut(press, root) || press.key == .escape && endPresentation(root)
  }

  private func endPresentation(_ root: SemanticsNode) -> Bool {
    root.flattened.last { $0.actions.contains(.dismiss) }.map { perform(.dismiss, on: $0.id) } ?? false
  }

  private func isHandled(_ press: KeyPress, around focused: LayoutNode) -> Bool {
    sequence(first: focused, next: \.parent).contains { ($0 as? KeyPressNode)?.handles(press) ?? false }
  }

  /// What a focused field or control makes of a key.
  private func takes(_ press: KeyPress, _ focused: LayoutNode, _ root: SemanticsNode) -> Bool {
    guard press.modifiers.isSubset(of: .shift), let node = root.first(where: \.isFocused) else { return false }
    if node.actions.contains(.insertText) {
      guard let text = Self.text(of: press) else { return false }
      return perform(.insertText, on: node.id, argument: text)
    }
    let activates = press.key == .space || press.key == .return
    return activates && node.actions.contains(.activate) && perform(.activate, on: node.id)
  }

  /// What a key types; nil for one that types nothing.
  private static func text(of press: KeyPress) -> String? {
    switch press.key {
    case .return: return "\n"
    case .delete: return "\u{8}"
    default:
      let isTyped = press.characters.unicodeScalars.allSatisfy { $0.value >= 32 && !(0xF700...0xF8FF).contains($0.value) }
      return isTyped ? press.characters : nil
    }
  }

  private func runShortcut(_ press: KeyPress, _ root: SemanticsNode) -> Bool {
    let controls = root.flattened.filter { $0.isEnabled && $0.actions.contains(.activate) }
    for node in Self.shortcuts(in: rootNode.reachableChildren).reversed() where node.shortcut?.isMeant(by: press) ?? false {
      let control = controls.first { layoutNode(withSemantics: $0.id).map { $0 === node || $0.isBelow(node) } ?? false }
      if let control { return perform(.activate, on: control.id) }
    }
    return false
  }

  private static func shortcuts(in nodes: [LayoutNode]) -> [KeyboardShortcutNode] {
    nodes.flatMap { child in
      ((child as? KeyboardShortcutNode).map { [$0] } ?? []) + shortcuts(in: child.visibleChildren)
    }
  }
}

extension SemanticsNode {
  fileprivate var flattened: [SemanticsNode] { [self] + children.flatMap(\.flattened) }

  fileprivate func first(where isMatch: (SemanticsNode) -> Bool) -> SemanticsNode? { flattened.first(where: isMatch) }
}
