import Foundation
@_spi(Runtime) import SwiftUICore

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// Where the content starts.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// What stays where it is when the content grows or shrinks, if it showed.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content stands that is shorter than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }

  static let all = [initialOffset, sizeChanges, alignment]
}

extension View {
  /// Shows content from `anchor` on, in scroll views that have not been scrolled (`scroll/anchor-bottom`).
  ///
  /// - Gap: lists keep the top.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, roles: ScrollAnchorRole.all))
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, roles: [role]))
  }
}

nonisolated struct ScrollAnchorModifier: WrappingModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  let roles: [ScrollAnchorRole]

  @MainActor func makeNode(_ context: NodeContext) -> ScrollAnchorNode { ScrollAnchorNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ScrollAnchorNode, _ context: NodeContext) -> Bool {
    node.anchors = Dictionary(uniqueKeysWithValues: roles.map { ($0, anchor) })
    return false
  }
}

final class ScrollAnchorNode: WrapperNode {
  var anchors: [ScrollAnchorRole: UnitPoint?] = [:]
}

extension ScrollNode {
  /// The innermost anchor around for a role.
  func anchor(for role: ScrollAnchorRole) -> UnitPoint? {
    for node in sequence(first: self as LayoutNode, next: \.parent).dropFirst() {
      if node is ScrollingNode { return nil }
      if let anchor = (node as? ScrollAnchorNode)?.anchors[role] { return anchor }
    }
    return nil
  }
}
