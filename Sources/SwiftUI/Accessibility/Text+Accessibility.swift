@_spi(Runtime) import SwiftUICore

extension Text {
  /// Has other words read instead of this part of a text.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { spoken { $0.label = [label.string] } }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Makes the text a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    spoken { $0.headingLevel = level.rawValue }
  }

  /// Says what kind of text it is.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    spoken { $0.contentType = value.name }
  }
}
