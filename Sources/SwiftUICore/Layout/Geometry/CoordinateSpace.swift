import Foundation

/// A place that frames are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view that is asked.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The nearest view around that was given this name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

  /// What the innermost scroll view around shows at rest, inside its insets.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }

  /// What the innermost scroll view around that scrolls along the axis shows at rest.
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollViewSpace(axis: axis)) }
}

/// The name of the space that each scroll view adds.
package nonisolated struct ScrollViewSpace: Hashable, Sendable {
  package let axis: Axis?
}

extension View {
  /// Names the view's frame, for the geometry of views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name))
  }

  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
  }
}

nonisolated struct CoordinateSpaceModifier: WrappingModifier {
  let name: NamedCoordinateSpace

  @MainActor func makeNode(_ context: NodeContext) -> CoordinateSpaceNode { CoordinateSpaceNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: CoordinateSpaceNode, _ context: NodeContext) -> Bool {
    node.name = name.name
    return false
  }
}

final class CoordinateSpaceNode: WrapperNode {
  var name: AnyHashable?

  override func bounds(ofSpace name: AnyHashable) -> CGRect? {
    name == self.name ? CGRect(origin: .zero, size: size) : nil
  }
}

extension LayoutNode {
  /// A point on the screen, in a space as the views inside this node know it.
  package final func point(fromScreen point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return localPoint(fromScreen: point)
    case .named(let name):
      guard let around = Self.space(name, from: self) else { return point }
      let local = around.node.localPoint(fromScreen: point)
      return CGPoint(x: local.x - around.bounds.minX, y: local.y - around.bounds.minY)
    }
  }

  /// A point in the node's own coordinates, on the screen.
  final func pointOnScreen(_ point: CGPoint) -> CGPoint {
    guard let parent else { return CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
    return parent.pointOnScreen(parent.convert(point, from: self))
  }

  /// Through whatever turns or scales the views around.
  private func localPoint(fromScreen point: CGPoint) -> CGPoint {
    guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    return parent.convert(parent.localPoint(fromScreen: point), to: self)
  }

  /// The frame in a space; a name that nobody around has means the screen.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return screenFrame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      let frame = screenFrame
      guard let outer = spaceOnScreen(name) else { return frame }
      return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }

  /// The bounds of the nearest space around that has the name, on the screen.
  final func spaceOnScreen(_ name: AnyHashable) -> CGRect? {
    guard let around = Self.space(name, from: parent) else { return nil }
    let frame = around.node.screenFrame
    return around.bounds.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  private static func space(_ name: AnyHashable, from node: LayoutNode?) -> (node: LayoutNode, bounds: CGRect)? {
    var next = node
    while let node = next {
      if let bounds = node.bounds(ofSpace: name) { return (node, bounds) }
      next = node.parent
    }
    return nil
  }
}
