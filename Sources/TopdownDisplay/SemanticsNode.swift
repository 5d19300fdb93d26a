import Foundation

/// What a person, a screen reader or a test can find on a screen, and what it can do there.
public struct SemanticsNode: Codable, Hashable, Sendable, Identifiable {
  /// Stable while the element behind it lives.
  public var id: Int
  public var role: SemanticsRole
  public var label: String
  public var value: String?
  public var identifier: String?
  public var isEnabled: Bool
  /// False for what is there but not shown: found by tests, refused with a reason, left out of pictures of the screen.
  public var isVisible: Bool
  public var actions: [SemanticsAction]
  /// Points, top-left origin, in the coordinates of the screen.
  public var frame: CGRect
  public var children: [SemanticsNode]

  public init(
    id: Int, role: SemanticsRole, label: String = "", value: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, isVisible: Bool = true, actions: [SemanticsAction] = [], frame: CGRect = .zero,
    children: [SemanticsNode] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isVisible = isVisible
    self.actions = actions
    self.frame = frame
    self.children = children
  }
}

/// What a node is; raw values are the words of the text screen and of the wire.
public enum SemanticsRole: String, Codable, Hashable, Sendable, CaseIterable {
  case screen, navigationBar, header, list, row, section, group, scrollView
  case text, image, button, toggle, textField, progress
  /// The bar at a screen's lower edge, and the one that leads to other screens, with its buttons.
  case toolbar, tabBar, tab
  /// What is presented above the screen.
  case sheet, fullScreenCover, popover, alert, confirmationDialog, menu, fileDialog
  /// A menu of an app's menu bar.
  case commands
}

/// What can be done with a node; raw values are the words of the wire.
public enum SemanticsAction: String, Codable, Hashable, Sendable, CaseIterable {
  case activate
  /// Keeps a finger on it, which opens its context menu.
  case longPress
  /// Replaces the text of a field; the argument is the new text.
  case setText
  /// Swipes a row towards its trailing edge's actions, or its leading edge's; they become children of the row.
  case revealTrailing, revealLeading
  case conceal
  case refresh
  /// Scrolls by points; the argument is "dx,dy".
  case scroll
  /// Closes what is presented, as a swipe down or a tap beside it does.
  case dismiss
}
