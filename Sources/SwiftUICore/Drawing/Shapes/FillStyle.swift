/// How the corner of a rounded rectangle turns.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// How the inside of a shape is filled.
///
/// - Gap: every edge is smoothed.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
