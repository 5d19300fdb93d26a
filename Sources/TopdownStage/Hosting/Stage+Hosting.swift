import SwiftUI
import TopdownDisplay
import TopdownScenarios
@_spi(Runtime) import SwiftUICore

/// What a host needs of a stage that somebody looks at.
extension Stage {
  /// Called after each update in which anything was done.
  package var onChange: (() -> Void)? {
    get { graph.onChange }
    set { graph.onChange = newValue }
  }

  /// The state of the views that stand, from the outside in.
  package var sourcesOfTruth: [SourceOfTruth] { graph.sourcesOfTruth }

  /// What waits for a time or an answer, one line each.
  package var pendingLines: [String] { simulation.pending.map { "\($0.label) \($0.obstacle)" } }

  /// What its code did in real time, one line each: nothing of that shows on a screen whose time is virtual.
  package var realTimeLines: [String] { simulation.realTimeUses.map(\.description).sorted() }

  /// Whether a node of that id stands on the screen now.
  package func shows(nodeID: Int) -> Bool { semantics.first { $0.id == nodeID } != nil }

  /// Carries out an action of a node of the latest semantics, and settles.
  package func perform(_ action: SemanticsAction, onNode id: Int, argument: String?) throws {
    guard let node = semantics.first(where: { $0.id == id }) else {
      throw StageError.left("element \(id)", screen: screen)
    }
    try perform(action, on: node, argument: argument)
  }
}
