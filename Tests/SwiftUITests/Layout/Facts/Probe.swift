import Foundation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension View {
  /// Notes the frame of the view at this point of the chain, under a name, as the recordings did: a reader in the background
  /// writes a preference.
  nonisolated func probe(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: ProbedFrames.self, value: [name: proxy.frame(in: .global)])
      }
    }
  }
}

/// The frames by name; of several with one name the last.
nonisolated enum ProbedFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

/// What the probes of a view say that a graph shows.
@MainActor final class Probes {
  let graph: ViewGraph
  private(set) var frames: [String: CGRect] = [:]

  init(of view: some View, in graph: ViewGraph) {
    self.graph = graph
    graph.mount(view.onPreferenceChange(ProbedFrames.self) { [weak self] in self?.frames = $0 })
  }
}

extension ViewGraph {
  convenience init(_ size: CGSize, displayScale: CGFloat = 2, idiom: InterfaceIdiom = .phone) {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    environment.interfaceIdiom = idiom
    self.init(environment: environment) { _ in }
    self.size = size
  }
}
