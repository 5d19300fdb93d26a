import SwiftUICore

/// What the dots of pages look like.
public protocol IndexViewStyle {}

/// Dots, with or without a background.
///
/// - Gap: no background is drawn.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  public struct BackgroundDisplayMode: Sendable {
    private enum Kind: Sendable { case automatic, interactive, always, never }

    private let kind: Kind

    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets what the dots of the pages below look like.
  ///
  /// - Gap: they all look the same.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
