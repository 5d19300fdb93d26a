extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, Hashable, CaseIterable, Sendable, CustomDebugStringConvertible {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    public var debugDescription: String {
      switch self {
      case .topLeading: "topLeading"
      case .topTrailing: "topTrailing"
      case .bottomLeading: "bottomLeading"
      case .bottomTrailing: "bottomTrailing"
      }
    }

    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8

      public init(rawValue: Int8) { self.rawValue = rawValue }
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

      public static let none: Set = []
      public static let topLeading = Set(Edge.Corner.topLeading)
      public static let topTrailing = Set(Edge.Corner.topTrailing)
      public static let bottomLeading = Set(Edge.Corner.bottomLeading)
      public static let bottomTrailing = Set(Edge.Corner.bottomTrailing)
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
      /// The corners at one edge.
      public static let top: Set = [.topLeading, .topTrailing]
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Set = [.topLeading, .bottomLeading]
      public static let trailing: Set = [.topTrailing, .bottomTrailing]

      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    }
  }
}
