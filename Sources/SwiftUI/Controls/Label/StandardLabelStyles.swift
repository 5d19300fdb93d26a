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
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isInListRow) private var isInListRow
  /// The icons grow with the text, and their slots with them.
  @ScaledMetric private var growth = 1.0

  var body: some View {
    // Recorded from iOS 26 and macOS 26: 8 between icon and title; in a row of a list the icon has a slot.
    HStack(spacing: isInListRow ? idiom.controls.rowIconGap : 8) {
      configuration.icon.modifier(LabelIcon(slot: isInListRow ? idiom.controls.rowIconSlot * growth : nil))
      configuration.title
    }
  }
}

private struct LabelIcon: ViewModifier {
  /// The width of the icon in a row of a list; nil elsewhere.
  let slot: CGFloat?

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.foregroundStyle) {
        if slot != nil, $0 == nil { $0 = AnyShapeStyle(Color.accentColor) }
      }
      .modifier(IconSlot(width: slot))
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
