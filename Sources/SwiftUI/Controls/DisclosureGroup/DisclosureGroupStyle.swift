import Foundation
@_spi(Runtime) import SwiftUICore

/// How disclosure groups look.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A disclosure group as its style sees it.
public nonisolated struct DisclosureGroupStyleConfiguration {
  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the content shows; writing it writes the group's binding.
  @Binding public var isExpanded: Bool

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Content: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

/// The label with an arrow at the trailing edge, above the content.
///
/// - Gap: how far content is indented in a list is an estimate.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  /// An estimate, in points.
  private static let indentation: CGFloat = 20

  var body: some View {
    if isInListRow { rows } else { VStack(alignment: .leading) { rows } }
  }

  @ViewBuilder private var rows: some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(TintShapeStyle())
        .modifier(Presence(isDrawn: true, isDescribed: false))
    }
    .modifier(DisclosureBehavior(isExpanded: configuration.$isExpanded))
    // In a list nothing else tells what belongs to whom.
    if configuration.isExpanded { configuration.content.padding(.leading, isInListRow ? Self.indentation : 0) }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Gives the disclosure groups below a look of their own.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration> {
    AnyStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
