import Foundation
import TopdownDisplay

/// Why a view does not show what it holds.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is nothing to show yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Somebody else may look on.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is no longer true.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { texts.redaction }
    set { texts.redaction = newValue }
  }
}

extension View {
  /// Draws texts and pictures below as bars: a placeholder hides all of them, privacy those that are sensitive.
  ///
  /// What is hidden is still found and read by its name.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is below, whatever surroundings hide.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what is below as for its owner's eyes only.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.texts.isPrivacySensitive, sensitive)
  }

  /// Marks what is below as true for a while only.
  ///
  /// - Gap: nothing shows that it is out of date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension DrawingContext {
  /// A bar in place of what is not shown.
  mutating func addRedaction(_ rect: CGRect, _ color: DisplayColor) {
    add(.fill(.roundedRectangle(rect, cornerRadius: min(4, rect.height / 4)), color.multiplyingAlpha(by: 0.18)))
  }
}
