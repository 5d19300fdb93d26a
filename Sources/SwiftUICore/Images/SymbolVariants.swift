/// Forms that symbols are drawn in: filled, struck out, or in a frame.
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String, Hashable, Sendable { case circle, square, rectangle }

  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  public var circle: SymbolVariants { with { $0.frame = .circle } }
  public var square: SymbolVariants { with { $0.frame = .square } }
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// Both together; the frame of the other wins.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.frame = other.frame ?? frame
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  /// The symbol's name in this form: "bell" becomes "bell.slash.circle.fill".
  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    let hadFill = parts.last == "fill"
    if hadFill { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let frame, !parts.contains(frame.rawValue) { parts.append(frame.rawValue) }
    if hadFill || isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }
}

/// How a symbol takes on the levels of the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  private let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Whether a symbol's colors are flat or gradients.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let isGradient: Bool

  public static let flat = SymbolColorRenderingMode(isGradient: false)
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let isDrawn: Bool

  public static let color = SymbolVariableValueMode(isDrawn: false)
  public static let draw = SymbolVariableValueMode(isDrawn: true)
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

extension View {
  /// Draws symbols below in a form, together with those around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
