/// What a screen reader says of a node, and offers, beyond its role, label, value and actions.
public struct SemanticsDetails: Codable, Hashable, Sendable {
  /// What happens when it is used.
  public var hint: String?
  /// What it is beside its role, such as "selected" or "updates-frequently".
  public var traits: [String]
  /// From 1, the most important, to 6; 0 where the level is not told.
  public var headingLevel: Int?
  /// Names of the actions that `custom` carries out, in order.
  public var actions: [String]
  /// Names by which it can be addressed by voice, the best first.
  public var inputLabels: [String]
  /// What is read on demand: names with their values.
  public var content: [SemanticsContent]
  /// What kind of text it holds, such as "source-code".
  public var textContentType: String?
  /// Lists of places to jump to.
  public var rotors: [SemanticsRotor]
  /// Nodes with a higher number are read before their neighbours.
  public var sortPriority: Double
  /// Whether the screen reader stands on it.
  public var isFocused: Bool

  public init(
    hint: String? = nil, traits: [String] = [], headingLevel: Int? = nil, actions: [String] = [], inputLabels: [String] = [],
    content: [SemanticsContent] = [], textContentType: String? = nil, rotors: [SemanticsRotor] = [], sortPriority: Double = 0,
    isFocused: Bool = false
  ) {
    self.hint = hint
    self.traits = traits
    self.headingLevel = headingLevel
    self.actions = actions
    self.inputLabels = inputLabels
    self.content = content
    self.textContentType = textContentType
    self.rotors = rotors
    self.sortPriority = sortPriority
    self.isFocused = isFocused
  }
}

/// Something that is read on demand.
public struct SemanticsContent: Codable, Hashable, Sendable {
  public var label: String
  public var value: String

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// Places to jump to, under one name.
public struct SemanticsRotor: Codable, Hashable, Sendable {
  public var label: String
  public var entries: [String]

  public init(label: String, entries: [String]) {
    self.label = label
    self.entries = entries
  }
}
