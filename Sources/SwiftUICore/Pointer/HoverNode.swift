import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over it, at a point of the coordinate space that was asked for.
  case active(CGPoint)
  case ended
}

nonisolated struct HoverModifier: WrappingModifier {
  /// What a view wants to hear of a pointer.
  enum Report {
    /// That it comes and that it leaves.
    case edges((Bool) -> Void)
    /// Each of its places, and that it leaves.
    case places(isGlobal: Bool, (HoverPhase) -> Void)
  }

  let report: Report

  @MainActor func makeNode(_ context: NodeContext) -> HoverNode { HoverNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: HoverNode, _ context: NodeContext) -> Bool {
    node.report = report
    return false
  }
}

final class HoverNode: WrapperNode {
  var report: HoverModifier.Report?
  private var isHovered = false

  /// Hears of the pointer, nil where there is none over the screen; `origin` is this node's on the screen.
  func pointerMoved(to point: CGPoint?, origin: CGPoint) {
    let inside = point.flatMap { CGRect(origin: origin, size: size).contains($0) ? $0 : nil }
    let wasHovered = isHovered
    isHovered = inside != nil
    switch report {
    case .edges(let action): if wasHovered != isHovered { action(isHovered) }
    case .places(let isGlobal, let action):
      if let inside {
        action(.active(isGlobal ? inside : CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)))
      } else if wasHovered {
        action(.ended)
      }
    case nil: break
    }
  }
}

extension ViewGraph {
  /// Moves a pointer to a point of the screen, or away from it: views under it and around those hear of it.
  @_spi(Runtime) public func movePointer(to point: CGPoint?) {
    func tell(_ node: LayoutNode, _ origin: CGPoint) {
      (node as? HoverNode)?.pointerMoved(to: point, origin: origin)
      for child in node.children { tell(child, CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)) }
    }
    tell(rootNode, .zero)
  }
}

extension View {
  /// Runs `action` with true when a pointer comes over the view, and with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(report: .edges(action)))
  }

  /// Runs `action` with each place of a pointer over the view, and when it leaves.
  ///
  /// - Gap: of named coordinate spaces the places are those of the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(report: .places(isGlobal: coordinateSpace == .global, action)))
  }

  /// - Gap: nothing changes under a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// - Gap: nothing changes under a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }
}

/// How a view changes under a pointer.
public struct HoverEffect: Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind

  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}
