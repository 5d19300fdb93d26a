import Foundation
import TopdownDisplay

/// A screen that was made, and its picture.
struct Shot: Sendable {
  var frame: HostFrame
  var drawing: Drawing

  /// The screen as text, as `topdown show` prints it.
  var text: String { ScreenText.of(frame.semantics) + "\n" }

  /// The screen as JSON; nodes are numbered in the order of reading, since a host counts on from screen to screen.
  var json: String {
    var last = 0
    func numbered(_ node: SemanticsNode) -> SemanticsNode {
      var node = node
      last += 1
      node.id = last
      node.children = node.children.map(numbered)
      return node
    }
    return ScreenJSON.of(numbered(frame.semantics)) + "\n"
  }
}
