import TopdownDisplay

/// What a screen's text tells of each node beyond what a person is told.
public struct ScreenDetails: OptionSet, Hashable, Sendable {
  /// Which node it is: the same number while the element behind it lives.
  public static let ids = ScreenDetails(rawValue: 1)
  /// Where it stands: origin and size in points, top-left origin.
  public static let frames = ScreenDetails(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension ScreenDetails {
  /// ` id=12 frame=0,20 375x44`
  func suffix(_ node: SemanticsNode) -> String {
    (contains(.ids) ? " id=\(node.id)" : "") + (contains(.frames) ? " frame=\(ScreenText.text(node.frame))" : "")
  }
}
