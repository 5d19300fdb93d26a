/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// When a field below the title shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private enum Kind: Sendable { case automatic, always }

    private let kind: Kind

    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }

  let isAtTop: Bool

  /// At the lower edge, as on phones with iOS 26.
  public static let automatic = SearchFieldPlacement(isAtTop: false)
  public static let toolbar = SearchFieldPlacement(isAtTop: false)
  public static var sidebar: SearchFieldPlacement { SearchFieldPlacement(isAtTop: false) }
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(isAtTop: true)
  public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement(isAtTop: true) }

  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}
