import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Makes the views of the stack that the modifier is applied to the targets of the scroll view around it.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Says where scrolling comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}

nonisolated struct ScrollTargetLayoutModifier: WrappingModifier {
  typealias Body = Never

  let isEnabled: Bool

  @MainActor func makeNode(_ context: NodeContext) -> ScrollTargetLayoutNode { ScrollTargetLayoutNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ScrollTargetLayoutNode, _ context: NodeContext) -> Bool {
    node.isEnabled = isEnabled
    return false
  }
}

final class ScrollTargetLayoutNode: WrapperNode {
  var isEnabled = true
}

extension ScrollingNode {
  /// A view that scrolling may come to rest at.
  struct Target {
    let node: LayoutNode
    let id: AnyHashable?
  }

  /// The views of the target layouts inside that exist, in order.
  final var scrollTargets: [Target] { Self.targets(below: self) }

  private static func targets(below top: LayoutNode) -> [Target] {
    top.visibleChildren.flatMap { child -> [Target] in
      if child is ScrollingNode { return [] }
      if let layout = child as? ScrollTargetLayoutNode, layout.isEnabled { return views(of: layout, id: nil) }
      return targets(below: child)
    }
  }

  /// The views of the first container inside.
  private static func views(of node: LayoutNode, id: AnyHashable?) -> [Target] {
    if let only = node as? WrapperNode { return views(of: only.content, id: nil) }
    return cells(of: node.visibleChildren, nil)
  }

  private static func cells(of nodes: [LayoutNode], _ id: AnyHashable?) -> [Target] {
    nodes.flatMap { node -> [Target] in
      if node is LazyRowsNode || node is LazyRowNode { return cells(of: node.children, node.explicitID) }
      return node.isMark ? [] : [Target(node: node, id: explicitID(in: node) ?? id)]
    }
  }

  /// Given to the view, or to what its modifiers are around.
  private static func explicitID(in node: LayoutNode) -> AnyHashable? {
    node.explicitID ?? (node as? WrapperNode).flatMap { explicitID(in: $0.content) }
  }
}

// MARK: - Behaviors

/// Where scrolling is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will show.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }

  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// What a scroll view is like when scrolling is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content stood before.
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where the targets stand, in the content.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// How a scroll view should scroll.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  public var limitsScrolls = false

  public init() {}
}

/// What is known when the properties of a behavior are asked for.
public struct ScrollTargetBehaviorPropertiesContext {}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (position / length).rounded() * length : position
    }
    if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, context.containerSize.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, context.containerSize.height) }
  }
}

/// Comes to rest where a target of the scroll target layout starts.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement may go on.
  ///
  /// - Gap: kept, not followed.
  public struct LimitBehavior: Sendable {
    private enum Kind { case automatic, always, alwaysByFew, alwaysByOne, never }

    private let kind: Kind

    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) { self.anchor = anchor }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let anchor = anchor ?? .topLeading
    let size = target.rect.size
    func origin(_ frame: CGRect) -> CGPoint {
      CGPoint(
        x: frame.minX + anchor.x * (frame.width - size.width), y: frame.minY + anchor.y * (frame.height - size.height))
    }
    func distance(_ point: CGPoint) -> CGFloat {
      (context.axes.contains(.horizontal) ? abs(point.x - target.rect.minX) : 0)
        + (context.axes.contains(.vertical) ? abs(point.y - target.rect.minY) : 0)
    }
    guard let nearest = context.targets.map(origin).min(by: { distance($0) < distance($1) }) else { return }
    if context.axes.contains(.horizontal) { target.rect.origin.x = nearest.x }
    if context.axes.contains(.vertical) { target.rect.origin.y = nearest.y }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

nonisolated struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: WrappingModifier {
  typealias Body = Never

  let behavior: Behavior

  @MainActor func makeNode(_ context: NodeContext) -> ScrollTargetBehaviorNode {
    ScrollTargetBehaviorNode(id: context.nextNodeID())
  }

  @MainActor func update(_ node: ScrollTargetBehaviorNode, _ context: NodeContext) -> Bool {
    node.behavior = behavior
    node.environment = context.environment
    return false
  }
}

final class ScrollTargetBehaviorNode: WrapperNode {
  var behavior: (any ScrollTargetBehavior)?
  var environment = EnvironmentValues()
}

extension ScrollTargetBehaviorNode: ScrollFollower {}
