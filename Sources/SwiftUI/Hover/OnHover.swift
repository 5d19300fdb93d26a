import Foundation
@_spi(Runtime) import SwiftUICore

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Runs `action` when a pointer comes over the view, and when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local, onHover: action, onMove: { _ in }))
  }

  /// Runs `action` whenever a pointer moves over the view, and when it leaves.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, onHover: { _ in }, onMove: action))
  }

  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

nonisolated struct HoverModifier: WrappingModifier {
  typealias Body = Never

  let space: CoordinateSpace
  let onHover: (Bool) -> Void
  let onMove: (HoverPhase) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> HoverNode { HoverNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: HoverNode, _ context: NodeContext) -> Bool {
    node.modifier = self
    return false
  }
}

final class HoverNode: WrapperNode {
  var modifier: HoverModifier?
  private(set) var isHovered = false

  func pointerMoves(to point: CGPoint) {
    Recorder.withoutRecording {
      if !isHovered { modifier?.onHover(true) }
      isHovered = true
      if let modifier { modifier.onMove(.active(self.point(fromScreen: point, in: modifier.space))) }
    }
  }

  func pointerLeaves() {
    guard isHovered else { return }
    isHovered = false
    Recorder.withoutRecording {
      modifier?.onMove(.ended)
      modifier?.onHover(false)
    }
  }
}

extension ViewGraph {
  /// Moves the pointer to a point of the screen; nil takes it away. Answers whether any view there wants to know.
  @discardableResult
  @_spi(Runtime) public func movePointer(to point: CGPoint?) -> Bool {
    let touched = point.flatMap { rootNode.hitTest($0) }
    let around = touched.map { sequence(first: $0, next: \.parent).compactMap { $0 as? HoverNode } } ?? []
    for node in Self.hovered(below: rootNode) where !around.contains(where: { $0 === node }) { node.pointerLeaves() }
    if let point { for node in around { node.pointerMoves(to: point) } }
    return !around.isEmpty
  }

  private static func hovered(below top: LayoutNode) -> [HoverNode] {
    top.visibleChildren.flatMap { child in
      hovered(below: child) + ((child as? HoverNode).flatMap { $0.isHovered ? [$0] : nil } ?? [])
    }
  }
}
