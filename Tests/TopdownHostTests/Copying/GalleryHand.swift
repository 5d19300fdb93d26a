import TopdownDisplay
import TopdownScenarios

@testable import TopdownGallery
@testable import TopdownHost

/// One thing that a person does in the gallery, as its page sends it.
enum Deed: Sendable {
  case act(SemanticsRole, String, SemanticsAction, String? = nil)
  /// With the id of another node for an argument, behind a word.
  case move(SemanticsRole, String, SemanticsAction, String = "", of: SemanticsRole, String)
  /// Lets real time pass.
  case wait(Duration)
}

/// Somebody who looks at a scenario in the gallery and uses it.
@MainActor final class GalleryHand {
  private let entries: [HostEntry]
  private let showing: HostShowing
  private let clock = HandClock()
  private let session: ScenarioSession
  private let seen = Seen()

  @MainActor private final class Seen {
    var frame: HostFrame?
  }

  init(_ id: String, variant: String, values: [String: String], speed: Double) throws {
    let catalogue = HostCatalogue(scenarios: ScenarioCatalog.entries(), previews: [])
    entries = catalogue.entries
    showing = HostShowing(id, try Variant(variant).appearance, values: values)
    session = try ScenarioSession(catalogue.content(of: id), showing, clock: clock) { [seen] in
      seen.frame = $0.following(seen.frame)
    }
    session.setSpeed(speed)
  }

  var frame: HostFrame {
    get throws {
      session.sendFrame()
      guard let frame = seen.frame else { throw Missing(description: "no frame") }
      return frame
    }
  }

  func carryOut(_ deed: Deed) throws {
    switch deed {
    case .act(let role, let name, let action, let argument):
      try session.perform(action, on: node(role, name, action).id, argument: argument)
    case .move(let role, let name, let action, let side, let otherRole, let other):
      let other = try node(otherRole, other, nil)
      try session.perform(action, on: node(role, name, action).id, argument: "\(side)\(other.id)")
    case .wait(let duration): clock.advance(by: duration)
    }
  }

  /// What is copied of all that was done, without its imports.
  func copied() throws -> String {
    let entry = entries.first { $0.id == showing.entry }!
    let namesakes = entries.filter { $0.provider == entry.provider && $0.name == entry.name }
    let text = CopiedTest(
      of: entry, precededBy: namesakes.firstIndex { $0.id == entry.id } ?? 0, as: showing, frame: try frame
    ).text
    return text.range(of: "@Test @MainActor").map { String(text[$0.lowerBound...]) } ?? text
  }

  /// What the page has an element for: visible, of that role, and called or showing so.
  private func node(_ role: SemanticsRole, _ name: String, _ action: SemanticsAction?) throws -> SemanticsNode {
    let screen = try frame.semantics
    let nodes = screen.visible.filter { node in
      node.role == role && (action.map(node.actions.contains) ?? true)
        && (name.isEmpty || node.visible.contains { $0.label == name })
    }
    guard let node = nodes.last else {
      throw Missing(description: "\(role) \(name) \(action as Any) in\n\(ScreenText.of(screen))")
    }
    return node
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}

extension SemanticsNode {
  fileprivate var visible: [SemanticsNode] { isVisible ? [self] + children.flatMap(\.visible) : [] }
}
