import Foundation
import TopdownDisplay

/// What is kept of a screen: its picture as PNG, and what it reads like as text and as JSON, in three files of one name.
public struct ScreenRecord: Hashable, Sendable {
  public static let extensions = ["png", "txt", "json"]

  public var png: Data
  /// As `topdown show` prints it.
  public var text: String
  /// Nodes are numbered in the order of reading, since a host counts on from screen to screen.
  public var json: String

  public init(png: Data, semantics: SemanticsNode) {
    self.png = png
    text = ScreenText.of(semantics) + "\n"
    json = ScreenJSON.of(Self.numbered(semantics)) + "\n"
  }

  private static func numbered(_ root: SemanticsNode) -> SemanticsNode {
    var last = 0
    func numbered(_ node: SemanticsNode) -> SemanticsNode {
      var node = node
      last += 1
      node.id = last
      node.children = node.children.map(numbered)
      return node
    }
    return numbered(root)
  }

  /// The files by their extensions.
  public var files: [(fileExtension: String, bytes: Data)] {
    Array(zip(Self.extensions, [png, Data(text.utf8), Data(json.utf8)]))
  }
}
