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
  /// Whether it is the chosen one among several, such as an option of a picker.
  public var isSelected: Bool
  public var actions: [SemanticsAction]
  /// What `choose` takes, in order.
  public var choices: [String]
  /// Points, top-left origin, in the coordinates of the screen.
  public var frame: CGRect
  public var children: [SemanticsNode]
  /// Whether the keyboard is turned to it.
  public var isFocused = false
  /// What else is said of it; nil for most.
  public var details: SemanticsDetails?

  public init(
    id: Int, role: SemanticsRole, label: String = "", value: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, isVisible: Bool = true, isSelected: Bool = false, actions: [SemanticsAction] = [],
    choices: [String] = [], frame: CGRect = .zero, children: [SemanticsNode] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isVisible = isVisible
    self.isSelected = isSelected
    self.actions = actions
    self.choices = choices
    self.frame = frame
    self.children = children
  }
}

/// What a node is; raw values are the words of the text screen and of the wire.
public enum SemanticsRole: String, Codable, Hashable, Sendable, CaseIterable {
  case screen, navigationBar, header, list, row, section, group, scrollView
  case text, image, button, toggle, textField, progress
  /// A field whose text nobody may read: its value has a bullet for each character.
  case secureField
  case slider, stepper, datePicker, colorPicker
  /// What shows how much of something there is, and can't be changed.
  case gauge
  /// The label of what can be shown and hidden.
  case disclosure
  /// One of several; a picker's choices are options.
  case picker, option
  case link
  /// The bar at a screen's lower edge, and the one that leads to other screens, with its buttons.
  case toolbar, tabBar, tab, pageIndicator, searchField
  /// What is presented above the screen.
  case sheet, fullScreenCover, popover, alert, confirmationDialog, menu, fileDialog
  /// A menu of an app's menu bar.
  case commands
}

/// What can be done with a node; raw values are the words of the wire.
public enum SemanticsAction: String, Codable, Hashable, Sendable, CaseIterable {
  case activate
  /// A finger comes down and stays; it leaves where it came down.
  case press, release
  /// Keeps a finger on it, which opens its context menu or ends a gesture.
  case longPress
  /// Replaces the text of a field; the argument is the new text.
  case setText
  /// Types the argument behind the text of a field; a backspace takes its last character away.
  case insertText
  /// Takes a value one step up or down.
  case increment, decrement
  /// Sets a value; the argument is how it is written, such as a number with a point.
  case setValue
  /// Takes the choice that the argument names.
  case choose
  /// Carries out the action of the node's own that the argument names.
  case custom
  /// Swipes a row towards its trailing edge's actions, or its leading edge's; they become children of the row.
  case revealTrailing, revealLeading
  case conceal
  case refresh
  /// Scrolls by points; the argument is "dx,dy".
  case scroll
  /// Closes what is presented, as a swipe down or a tap beside it does.
  case dismiss
  /// Puts a row before or after another one; the argument is "before 12" or "after 12", where 12 is the other's id.
  case move
  /// Turns the keyboard to the node.
  case focus
  /// Can be dragged onto nodes that take drops, which carry that out.
  case pickUp
  /// Takes what is dropped; the argument is the id of the dragged node, behind "before " or "after " between rows.
  case drop
  /// Taps more than once; the argument is how often, twice where there is none.
  case doubleTap
  /// Moves a finger that is down in the middle; the argument is "dx,dy" in points.
  case drag
  /// Moves two fingers apart or together; the argument is how many times as far apart they are afterwards.
  case magnify
  /// Turns two fingers around each other; the argument is the angle in degrees, clockwise.
  case rotate
}

extension SemanticsAction {
  /// Whether it writes into a field, which has the keyboard then.
  package var isTyping: Bool { self == .setText || self == .insertText }
}
