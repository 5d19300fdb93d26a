/// A key that goes down, repeats, or goes up.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers

  @_spi(Runtime) public init(
    _ key: KeyEquivalent, characters: String? = nil, phase: Phases = .down, modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }

  public var debugDescription: String { "KeyPress(phase: \(phase), key: \(key.name))" }

  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// Whether anybody further out is asked.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }
}
