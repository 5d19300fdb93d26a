/// A plain value of a scenario that whoever looks at it may change, such as the length of a name or whether a book is read.
public struct PlainValue: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case flag, number, text
    /// One of `options`.
    case choice
  }

  public let name: String
  public let kind: Kind
  /// How the value that the scenario names reads.
  public let text: String
  /// What can be chosen, in order; empty for the other kinds.
  public let options: [String]

  public init(name: String, kind: Kind, text: String, options: [String] = []) {
    self.name = name
    self.kind = kind
    self.text = text
    self.options = options
  }
}
