import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownScenarios

/// What a host can show, and how to make it.
@MainActor struct HostCatalogue {
  /// One showing of an entry: a fresh view, whose boundaries write to `log`.
  struct Content {
    let makeView: @MainActor (any BoundaryLog) -> AnyView
    let size: PreviewTraits.Size
    var kind = HostEntry.Kind.scenario
    /// What a scenario does once it stands.
    var steps: [Scenario.Step] = []
  }

  let entries: [HostEntry]
  /// What can't be shown, a line each.
  let unseen: [String]
  private let contents: [String: Content]

  /// Everything that is linked into this process.
  init() {
    self.init(scenarios: ScenarioCatalog.entries(), previews: PreviewCatalog.all(), unseen: ScenarioCatalog.unseen())
  }

  /// An app is the one thing that its own executable shows.
  init(app: HostedApp) {
    entries = [HostEntry(id: "App/\(app.name)", group: "App", name: app.name, kind: .app)]
    unseen = []
    contents = ["App/\(app.name)": Content(makeView: { _ in AnyView(app.makeView()) }, size: .device, kind: .app)]
  }

  init(scenarios: [ScenarioEntry], previews: [PreviewRecord], unseen: [String] = []) {
    var entries: [HostEntry] = []
    var contents: [String: Content] = [:]
    for entry in scenarios {
      let scenario = entry.scenario
      entries.append(
        HostEntry(
          id: entry.id, group: entry.group, name: "\(scenario.name)", kind: .scenario, provider: entry.provider,
          steps: scenario.steps.map(\.description), expected: scenario.expected,
          required: entry.required.isEmpty ? nil : entry.required.map(\.rawValue)))
      contents[entry.id] = Content(makeView: { AnyView(scenario.view(log: $0)) }, size: .device, steps: scenario.steps)
    }
    for preview in previews {
      let id = Self.free(preview.id, in: contents)
      entries.append(
        HostEntry(
          id: id, group: preview.group, name: preview.name, kind: .preview,
          location: preview.line > 0 ? "\(preview.fileID):\(preview.line)" : preview.fileID))
      contents[id] = Content(makeView: { _ in AnyView(preview.makeView()) }, size: preview.traits.size, kind: .preview)
    }
    self.entries = entries
    self.unseen = unseen
    self.contents = contents
  }

  func content(of id: String) throws -> Content {
    guard let content = contents[id] else { throw HostError.unknownEntry(id, known: entries.map(\.id)) }
    return content
  }

  /// A scenario and a preview may share a name: the later one is numbered.
  private static func free(_ id: String, in contents: [String: Content]) -> String {
    guard contents[id] != nil else { return id }
    return free(id + " (preview)", in: contents)
  }
}
