import Foundation
import TopdownDisplay

/// Why a stage could not do what a test asked.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Nothing on the screen is called so; `nearest` are the most similar names, best first.
  case notFound(sought: String, nearest: [String], screen: String)
  case ambiguous(sought: String, count: Int, screen: String)
  case disabled(String)
  case hidden(String)
  /// Something modal is presented over it.
  case covered(String, by: String)
  case nothingPresented(screen: String)
  /// No view takes URLs.
  case unopened(URL)
  /// The node can't do that; `abilities` says what it can.
  case unable(String, action: String, abilities: [String])
  /// Neither the focused view nor a shortcut wants the key.
  case keyIgnored(String, focused: String?, screen: String)
  /// Nothing at that point of the screen reacts to a finger.
  case untouched(CGPoint, screen: String)
  /// The picker has nothing of that name; `choices` says what it has.
  case noChoice(String, name: String, choices: [String])
  /// The node has left the screen since it was found.
  case left(String, screen: String)
  /// The runtime can't go on.
  case runtime(String)

  static func gone(_ node: SemanticsNode, screen: String) -> StageError { .left(ScreenText.name(node), screen: screen) }

  public var description: String { screen.map { "\(reason) The screen:\n\($0)" } ?? reason }

  private var screen: String? {
    switch self {
    case .notFound(_, _, let screen), .ambiguous(_, _, let screen), .nothingPresented(let screen), .keyIgnored(_, _, let screen),
      .untouched(_, let screen), .left(_, let screen):
      screen
    case .disabled, .hidden, .covered, .unopened, .unable, .noChoice, .runtime: nil
    }
  }

  /// The description without the screen, for those who show that themselves.
  package var reason: String {
    switch self {
    case .notFound(let sought, let nearest, _):
      let hint = nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: ", "))."
      return "there is no \(sought) on the screen.\(hint)"
    case .ambiguous(let sought, let count, _):
      return "\(sought) is on the screen \(count) times: look inside a row, or give one an accessibility identifier."
    case .disabled(let name):
      return "\(name) is disabled: a tap would do nothing. Bring the screen into a state in which it is enabled first."
    case .hidden(let name):
      return "\(name) is hidden: nobody can see or reach it. Show it first, or look for what is shown."
    case .covered(let name, let cover):
      return "\(name) is covered by the \(cover): nobody can reach it while that is up. Dismiss the \(cover) first, "
        + "or look for what it shows."
    case .nothingPresented:
      return "nothing is presented that could be dismissed: present a sheet, a popover or a menu first."
    case .unopened(let url):
      return
        "nothing on the screen takes \(url): add onOpenURL to a view that is shown, or bring that view onto the screen first."
    case .unable(let name, let action, let abilities):
      let can = abilities.isEmpty ? "nothing can be done with it" : "it can \(abilities.joined(separator: ", "))"
      return "\(name) does not \(action): \(can)."
    case .keyIgnored(let key, let focused, _):
      let reader = focused.map { "\($0) has the keyboard and ignores it" } ?? "nothing has the keyboard"
      return "nobody wants the key \(key): \(reader), and no enabled control has it as a shortcut. Focus what should read it, "
        + "or add a keyboardShortcut."
    case .untouched(let point, _):
      return "nothing at (\(point.x), \(point.y)) reacts to a finger: add a gesture there, or touch what has one; "
        + "empty space needs a contentShape."
    case .noChoice(let picker, let name, let choices):
      let has = choices.isEmpty ? "It has no choices: give each a tag of the selection's type." : "It has \(choices.quoted)."
      return "\(picker) has no choice \"\(name)\". \(has)"
    case .left(let name, _):
      return "\(name) has left the screen since it was found: find it again."
    case .runtime(let message):
      return message
    }
  }
}

extension [String] {
  fileprivate var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
