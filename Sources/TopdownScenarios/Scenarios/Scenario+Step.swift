import SwiftUI

extension Scenario {
  /// One thing that a person does to a scenario, as data.
  public enum Step: Hashable, Sendable {
    case tap(String)
    case toggle(String)
    /// Types at the end of what the field holds.
    case type(_ text: String, into: String)
    case clear(String)
    /// Reveals the actions at an edge of a row and presses one.
    case swipe(_ row: String, _ edge: HorizontalEdge = .trailing, action: String)
    /// Pulls to refresh.
    case refresh
    case scrollTo(String)
    case advance(by: Duration)
  }
}

extension Scenario.Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let label): "tap \(label)"
    case .toggle(let label): "toggle \(label)"
    case .type(let text, let field): "type \(text) into \(field)"
    case .clear(let field): "clear \(field)"
    case .swipe(let row, .leading, let action): "swipe \(row) from the leading edge, \(action)"
    case .swipe(let row, .trailing, let action): "swipe \(row) from the trailing edge, \(action)"
    case .refresh: "refresh"
    case .scrollTo(let label): "scroll to \(label)"
    case .advance(let duration): "advance by \(duration)"
    }
  }
}
