import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

extension Stage {
  /// The screen as text: one line a node, the same for the same screen.
  public var screen: String { ScreenText.of(semantics) }

  /// The screen as text, with what is asked for behind each line.
  public func screen(showing details: ScreenDetails) -> String { ScreenText.of(semantics, suffix: details.suffix) }

  /// The screen as a tree in JSON, keys in alphabetical order: what `screen` shows, with ids and frames.
  ///
  /// Each node is an object of `id`, `role` and `frame` (`x`, `y`, `width`, `height` in points); `label`, `value`, `identifier`,
  /// `hint`, `actions`, `choices` and `children` are there where they are not empty, and `selected`, `focused` and `disabled`
  /// where they are true.
  public var screenJSON: String { ScreenJSON.of(semantics) }

  /// What `change` does to the screen, after it has settled.
  public func screenDifference(during change: () throws -> Void) throws -> ScreenDifference {
    let before = screen
    try change()
    try settle()
    return ScreenDifference(from: before, to: screen)
  }

  /// The controls on the screen that a screen reader could call nothing by: give each a label, or `accessibilityLabel`.
  public var unnamedControls: [StageElement] {
    semantics.visibleNodes.filter(\.isUnnamedControl).map { StageElement(stage: self, node: $0) }
  }

  /// What was said to the author of the views, oldest first: a second sheet while one is up, for instance, then the controls
  /// that have no name.
  public var warnings: [String] {
    graph.warnings + unnamedControls.map { $0.node.namelessness }
  }
}

extension SemanticsNode {
  /// The node and what it holds, in the order of the screen's text, without what is not shown.
  fileprivate var visibleNodes: [SemanticsNode] { isVisible ? [self] + children.flatMap(\.visibleNodes) : [] }

  fileprivate var isUnnamedControl: Bool {
    role.isControl && label.allSatisfy(\.isWhitespace) && !children.contains { $0.isVisible && !$0.label.isEmpty }
  }

  fileprivate var namelessness: String {
    let name = identifier.map { "\(role.rawValue) #\($0)" } ?? role.rawValue
    return "the \(name) at \(ScreenText.text(frame)) has no name: give it a label with text, or accessibilityLabel"
  }
}

extension SemanticsRole {
  /// Whether a person uses it, and so has to be told what it is.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .toggle, .textField, .secureField, .slider, .stepper, .datePicker, .colorPicker, .disclosure, .picker, .link,
      .tab:
      true
    default: false
    }
  }
}
