/// Where an arrow key leads.
public enum MoveCommandDirection: Sendable {
  case up, down, left, right

  fileprivate init?(_ press: KeyPress) {
    guard press.modifiers.isEmpty else { return nil }
    switch press.key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

// Keys that mean the same in each app; they are for the focused view, or what it stands in.
extension View {
  /// Runs `action` for an arrow key.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action, let direction = MoveCommandDirection(press) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Runs `action` for the escape key.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { onCommand(.escape, perform: action) }

  /// Runs `action` for the delete key.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { onCommand(.delete, perform: action) }

  private nonisolated func onCommand(_ key: KeyEquivalent, perform action: (() -> Void)?) -> some View {
    onKeyPress(key) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
