import TopdownDisplay

extension StageElement {
  /// What is said of it beside its label and value, such as a hint.
  public var hint: String? { node.details?.hint }

  /// The names of the actions that it has beside those of its kind.
  public var actionNames: [String] { node.details?.actions ?? [] }

  /// Carries out the action of a name, as a screen reader's rotor offers it.
  public func act(_ name: String) throws { try perform(.custom, "do \"\(name)\"", argument: name) }
}

extension ElementFinding {
  public func link(_ label: String) throws -> StageElement { try find(.link, label) }
}
