import Foundation
@_spi(Runtime) import SwiftUICore

/// What a badge says; nil for none.
enum BadgeTrait: ViewTraitKey {
  typealias Value = Text?
}

extension View {
  /// Shows a number beside the view's row or on its tab; zero shows none.
  public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(Badge(label: label, isOnLink: (self as? any NavigationLinking)?.isNavigationLink ?? false))
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Says how much badges stand out; they all look the same here.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private enum Kind: Sendable { case decreased, standard, increased }

  private let kind: Kind

  public static let decreased = BadgeProminence(kind: .decreased)
  public static let standard = BadgeProminence(kind: .standard)
  public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// In a row the badge stands at the trailing end, before a link's mark; elsewhere a container shows it.
private struct Badge: ViewModifier {
  let label: Text?
  let isOnLink: Bool

  @Environment(\.isInListRow) private var isInListRow

  nonisolated init(label: Text?, isOnLink: Bool) {
    self.label = label
    self.isOnLink = isOnLink
  }

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: isInListRow && label != nil ? .infinity : nil, alignment: .leading)
      .overlay(alignment: .trailing) {
        if isInListRow, let label {
          label.foregroundStyle(.secondary).padding(.trailing, isOnLink ? 22 : 0)
        }
      }
      .modifier(TraitModifier(BadgeTrait.self, label))
  }
}

/// A view that may be a link, with or without modifiers.
protocol NavigationLinking {
  var isNavigationLink: Bool { get }
}

extension NavigationLink: NavigationLinking {
  nonisolated var isNavigationLink: Bool { true }
}

extension ModifiedContent: NavigationLinking {
  var isNavigationLink: Bool { (content as? any NavigationLinking)?.isNavigationLink ?? false }
}
