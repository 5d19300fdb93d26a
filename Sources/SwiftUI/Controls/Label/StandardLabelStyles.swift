import Foundation
@_spi(Runtime) import SwiftUICore

/// Icon and title in a row; in a list the icons stand one below the other.
public nonisolated struct DefaultLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// Icon and title in a row.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is still found and read aloud.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    HiddenLabel(content: configuration.icon, label: configuration.title)
  }
}

private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    // Recorded from iOS 26: 8 between icon and title; in a row of a list the icon has a slot of 24, then 16.
    HStack(spacing: isInListRow ? 16 : 8) {
      configuration.icon.modifier(LabelIcon(isInListRow: isInListRow))
      configuration.title
    }
  }
}

private struct LabelIcon: ViewModifier {
  let isInListRow: Bool

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.foregroundStyle) {
        if isInListRow, $0 == nil { $0 = AnyShapeStyle(Color.accentColor) }
      }
      .modifier(IconSlot(width: isInListRow ? 24 : nil))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
