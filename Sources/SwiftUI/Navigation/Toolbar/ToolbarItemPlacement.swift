/// Where an item stands: a place, or a role that the platform finds a place for.
public struct ToolbarItemPlacement: Sendable {
  let place: BarPlace
  /// Whether the item stands out as the one that goes on.
  var isProminent = false

  /// A bar of one's own, which there is none of here: the trailing end of the top bar.
  public init<ID: Hashable>(id: ID) { place = .topTrailing }

  init(_ place: BarPlace, isProminent: Bool = false) {
    self.place = place
    self.isProminent = isProminent
  }

  public static let automatic = ToolbarItemPlacement(.topTrailing)
  public static let principal = ToolbarItemPlacement(.principal)
  public static let navigation = ToolbarItemPlacement(.topLeading)
  public static let primaryAction = ToolbarItemPlacement(.topTrailing)
  /// - Gap: stands beside the others instead of in a menu.
  public static let secondaryAction = ToolbarItemPlacement(.topTrailing)
  public static let status = ToolbarItemPlacement(.bottom)
  public static let confirmationAction = ToolbarItemPlacement(.topTrailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(.topLeading)
  public static let destructiveAction = ToolbarItemPlacement(.topTrailing)
  /// Over the keyboard, while a text field has it.
  ///
  /// - Gap: in a navigation stack or split view only.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  public static let bottomOrnament = ToolbarItemPlacement(.bottom)
  public static let navigationBarLeading = ToolbarItemPlacement(.topLeading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.topTrailing)
  public static let subtitle = ToolbarItemPlacement(.subtitle)
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)

  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(.topLeading) }
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(.topTrailing) }
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(.principal) }

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(id: id) }
}

/// A place in one of a screen's bars.
enum BarPlace: Equatable {
  case topLeading, topTrailing, principal, subtitle, largeTitle, largeSubtitle, topSearch, bottom, bottomSearch, keyboard

  var edge: BarEdge {
    switch self {
    case .topLeading, .topTrailing, .principal, .subtitle, .largeTitle, .largeSubtitle, .topSearch: .top
    case .bottom, .bottomSearch: .bottom
    case .keyboard: .keyboard
    }
  }
}
