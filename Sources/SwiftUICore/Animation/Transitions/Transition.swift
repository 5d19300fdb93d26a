/// How a view looks while it comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  static var properties: TransitionProperties { get }

  /// The view as it stands before it appears, while it is there, or after it has left.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Whether nothing is seen of it.
  var isIdentity: Bool { self is IdentityTransition || (self as? ErasedTransition)?.transition.isIdentity ?? false }

  /// The view in one of the transition's phases.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}

/// Where a view is in its transition.
@frozen
public enum TransitionPhase: Hashable, BitwiseCopyable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before it appears, 0 while it is there, 1 after it has left.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is, beyond how it looks.
public struct TransitionProperties: Sendable {
  /// Whether it moves something, which some people don't bear.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
