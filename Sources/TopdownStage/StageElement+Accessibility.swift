import TopdownDisplay

extension StageElement {
  /// What is said of it beside its label and value, such as a hint.
  public var hint: String? { node.details?.hint }

  /// The names of the actions that it has beside those of its kind.
  public var actionNames: [String] { node.details?.actions ?? [] }

  /// The names of the places that a screen reader can jump to from here, by the name of their list.
  public var rotors: [String: [String]] {
    Dictionary((node.details?.rotors ?? []).map { ($0.label, $0.entries) }, uniquingKeysWith: +)
  }

  /// Carries out the action of a name, as a screen reader's rotor offers it.
  public func act(_ name: String) throws { try perform(.custom, "do \"\(name)\"", argument: name) }

  /// Carries out an action of its kind as assistive technology does: no finger has to reach the element, and no other gesture hears of it.
  ///
  /// - Parameter argument: as `SemanticsAction` tells of each action: `act(.rotate, "90")`.
  public func act(_ action: SemanticsAction, _ argument: String? = nil) throws {
    try perform(action, "take the action \"\(action.rawValue)\"", argument: argument)
  }
}

extension ElementFinding {
  public func link(_ label: String) throws -> StageElement { try find(.link, label) }
}
