import Foundation

/// A transition whose type is not told.
public struct AnyTransition: @unchecked Sendable {
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  private(set) var isIdentity = false

  public init<T: Transition>(_ transition: T) {
    // Used on the main thread only, where views are.
    nonisolated(unsafe) let transition = transition
    isIdentity = transition is IdentityTransition
    apply = { AnyView(transition.apply(content: $0, phase: $1)) }
  }

  private init(apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  public static let identity = AnyTransition(IdentityTransition())
  public static let opacity = AnyTransition(OpacityTransition())
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Goes from `active` to `identity` where the view comes, and back where it goes.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition { content, phase in AnyView(content.modifier(phase.isIdentity ? identity : active)) }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in
      let inside = removal.apply(content, phase == .didDisappear ? phase : .identity)
      return insertion.apply(inside, phase == .willAppear ? phase : .identity)
    }
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { other.apply(apply($0, $1), $1) }
  }

  /// Runs in an animation of its own; in none where it is nil.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { AnyView(apply($0, $1).animation(animation, value: $1)) }
  }
}

/// The transition as a `Transition`.
struct ErasedTransition: Transition {
  let transition: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View { transition.apply(AnyView(content), phase) }
}
