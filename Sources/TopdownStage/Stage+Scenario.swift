import SwiftUI
import TopdownScenarios

extension Stage {
  /// Does what a scenario's steps say, one after the other, settling after each.
  ///
  /// - Throws: `StageError`, at the first step that can't be done.
  public func perform(_ steps: [Scenario.Step]) throws {
    for step in steps { try perform(step) }
  }

  public func perform(_ step: Scenario.Step) throws {
    switch step {
    case .tap(let label): try tappable(label).tap()
    case .toggle(let label): try toggle(label).tap()
    case .type(let text, let field): try self.field(field).type(text)
    case .clear(let field): try self.field(field).clear()
    case .swipe(let row, let edge, let action):
      try self.row(row).swipe(edge == .leading ? .leading : .trailing).button(action).tap()
    case .refresh: try list().refresh()
    case .scrollTo(let label): try scroll(to: label)
    case .advance(let duration): try advance(by: duration)
    }
  }

  /// The thing of that label that reacts to a tap; a button where there are several.
  func tappable(_ label: String) throws -> StageElement {
    let matches = finder.candidates.filter { $0.label == label && $0.actions.contains(.activate) }
    if let button = matches.first(where: { $0.role == .button }) ?? matches.first {
      return StageElement(stage: self, node: button)
    }
    return try button(label)
  }
}
