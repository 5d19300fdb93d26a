@_spi(Runtime) import SwiftUICore

/// How content fades where it scrolls below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, hard, soft }

  private let kind: Kind

  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// With a line where it ends.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// What was asked for at each edge.
package struct ScrollEdgeEffects: Equatable {
  package var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  package var hidden: Edge.Set = []
}

private enum ScrollEdgeEffectsKey: EnvironmentKey {
  static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
}

extension EnvironmentValues {
  package var scrollEdgeEffects: ScrollEdgeEffects {
    get { self[ScrollEdgeEffectsKey.self] }
    set { self[ScrollEdgeEffectsKey.self] = newValue }
  }
}

extension View {
  /// - Gap: nothing fades at an edge; the style stands in the environment.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { effects in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { effects.styles[edge] = style }
    }
  }

  /// - Gap: nothing fades at an edge; the wish stands in the environment.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrollEdgeEffects) { effects in
      if hidden { effects.hidden.formUnion(edges) } else { effects.hidden.subtract(edges) }
    }
  }
}
