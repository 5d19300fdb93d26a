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
  let name: AnyHashable
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
}

extension LayoutNode {
  /// The frame in a space; a name that nobody around has means the screen.
  final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return screenFrame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      let frame = screenFrame
      guard let outer = nodeNaming(name)?.screenFrame else { return frame }
      return frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }

  /// The nearest node around that has the name.
  final func nodeNaming(_ name: AnyHashable) -> LayoutNode? {
    sequence(first: self, next: \.parent).dropFirst().first { ($0 as? CoordinateSpaceNode)?.name == name }
  }
}
