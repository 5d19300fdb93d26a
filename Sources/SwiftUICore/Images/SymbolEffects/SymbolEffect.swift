// The Symbols framework's on Apple's systems, which SwiftUI brings along.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  /// What it is, and which of its variants were asked for.
  var _description: String { get }
}

/// A movement that ends by itself.
public protocol DiscreteSymbolEffect {}

/// A movement that goes on until it is ended.
public protocol IndefiniteSymbolEffect {}

/// A movement by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// A movement by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// The variants of an effect, in the order in which they were asked for.
struct SymbolEffectVariants: Hashable, Sendable {
  private var names: [String] = []

  func with(_ name: String) -> SymbolEffectVariants {
    var copy = self
    copy.names.append(name)
    return copy
  }

  func description(of effect: String) -> String { ([effect] + names).joined(separator: ".") }
}
