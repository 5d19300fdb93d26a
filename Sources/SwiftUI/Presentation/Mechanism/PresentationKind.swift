import TopdownDisplay

/// What a presentation looks like and how it is left.
enum PresentationKind: Equatable {
  case sheet
  case fullScreenCover
  case popover
  case alert
  case confirmationDialog
  case menu
  /// A menu over what was pressed.
  case contextMenu
  /// Asks for files.
  case fileDialog

  var role: SemanticsRole {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    case .menu, .contextMenu: .menu
    case .fileDialog: .fileDialog
    }
  }

  /// Whether a person can leave it without choosing something in it, by a swipe or a tap beside it.
  var isLeftByHand: Bool {
    switch self {
    case .sheet, .popover, .confirmationDialog, .menu, .contextMenu: true
    case .fullScreenCover, .alert, .fileDialog: false
    }
  }

  /// Whether it takes the one place that a screen has for what it presents.
  var isExclusive: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .fileDialog: true
    case .menu, .contextMenu: false
    }
  }

  /// Whether a choice in it closes it.
  var endsWithAChoice: Bool {
    switch self {
    case .alert, .confirmationDialog, .menu, .contextMenu: true
    case .sheet, .fullScreenCover, .popover, .fileDialog: false
    }
  }

  var isMenu: Bool { role == .menu }

  /// Whether what lies below is drawn darker.
  var dimsBelow: Bool {
    switch self {
    case .sheet, .alert, .confirmationDialog, .contextMenu, .fileDialog: true
    case .fullScreenCover, .popover, .menu: false
    }
  }

  /// Whether the card is as large as its content, not as the screen.
  var fitsContent: Bool {
    switch self {
    case .popover, .alert, .confirmationDialog, .menu, .contextMenu, .fileDialog: true
    case .sheet, .fullScreenCover: false
    }
  }
}
