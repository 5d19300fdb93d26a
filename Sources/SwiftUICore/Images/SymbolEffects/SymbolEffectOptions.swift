/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// nil where the effect decides by itself.
  package private(set) var repetition: RepeatBehavior?
  /// How many times as fast as usual.
  package private(set) var speed = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repetition: .continuous)
  public static let nonRepeating = SymbolEffectOptions(repetition: .once)

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(repetition: behavior) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count, delay: nil)) }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(repetition: behavior, speed: speed)
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(repetition: repetition, speed: speed) }

  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(.once) }

  /// How a movement begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case once, continuous
      case periodic(Int?, delay: Double?)
    }

    fileprivate let kind: Kind

    fileprivate static let once = RepeatBehavior(kind: .once)
    public static let continuous = RepeatBehavior(kind: .continuous)
    public static var periodic: RepeatBehavior { .periodic() }

    /// - Parameter delay: seconds between two movements.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(kind: .periodic(count, delay: delay))
    }
  }
}
