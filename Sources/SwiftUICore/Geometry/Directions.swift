/// A way along the horizontal axis.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    public static let leading = Set(HorizontalDirection.leading)
    public static let trailing = Set(HorizontalDirection.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A way along the vertical axis.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up, down

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    public static let up = Set(VerticalDirection.up)
    public static let down = Set(VerticalDirection.down)
    public static let all: Set = [.up, .down]
  }
}
