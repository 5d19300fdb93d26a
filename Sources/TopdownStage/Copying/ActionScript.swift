import SwiftUI
import TopdownDisplay
import TopdownScenarios

/// How an action reads, to a person and in a test.
package struct ActionScript: Equatable, Sendable {
  package let text: String
  /// A line of Swift that does the same to a `stage`; nil where none can.
  package let code: String?
}

extension Stage {
  /// The script of an action on a node of the latest semantics, made before it is carried out.
  package func script(for action: SemanticsAction, onNode id: Int, argument: String?) -> ActionScript {
    guard let node = semantics.first(where: { $0.id == id }) else {
      return ActionScript(text: "\(action.rawValue) on element \(id)", code: nil)
    }
    let text = [action.rawValue, node.role.rawValue, node.label, argument ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return ActionScript(text: text, code: code(of: action, on: node, argument).map { "try \($0)" })
  }

  /// The script of a step, made before it is done.
  package func script(for step: Scenario.Step) -> ActionScript {
    let code: String? =
      switch step {
      case .tap(let label): code(of: try? tappable(label)) { "\($0).tap()" }
      case .toggle(let label): code(of: try? toggle(label)) { "\($0).tap()" }
      case .type(let text, let field): code(of: try? self.field(field)) { "\($0).type(\(SwiftLiteral.text(text)))" }
      case .clear(let field): code(of: try? self.field(field)) { "\($0).clear()" }
      case .swipe(let row, let edge, let action):
        code(of: try? self.row(row)) { "\($0).swipe(.\(edge.name)).button(\(SwiftLiteral.text(action))).tap()" }
      case .refresh: code(of: try? list()) { "\($0).refresh()" }
      case .scrollTo(let label): "stage.scroll(to: \(SwiftLiteral.text(label)))"
      case .advance(let duration): "stage.advance(by: \(Self.literal(duration)))"
      }
    return ActionScript(text: step.description, code: code.map { "try \($0)" })
  }

  /// The line that moves the clock, to the nanosecond.
  package static func advance(by duration: Duration) -> String { "try stage.advance(by: \(literal(duration)))" }

  private func code(of element: StageElement?, _ call: (String) -> String) -> String? {
    element.flatMap { expression(forNode: $0.node.id) }.map(call)
  }

  /// `.milliseconds(1500)`: in the largest unit that there is a whole number of.
  private static func literal(_ duration: Duration) -> String {
    let nanoseconds = Int((duration / .nanoseconds(1)).rounded())
    let units = [("seconds", 1_000_000_000), ("milliseconds", 1_000_000), ("microseconds", 1_000), ("nanoseconds", 1)]
    let (unit, length) = units.first { nanoseconds.isMultiple(of: $0.1) } ?? units[3]
    return ".\(unit)(\(nanoseconds / length))"
  }
}

extension HorizontalEdge {
  fileprivate var name: String { self == .leading ? "leading" : "trailing" }
}
