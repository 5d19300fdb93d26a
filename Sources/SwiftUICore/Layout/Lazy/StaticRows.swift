import Foundation

/// The views that a lazy container lists one by one, outside of a `ForEach`.
///
/// They are made at once; what they do, such as a task that fetches the next page, starts when they come into view.
@MainActor @_spi(Runtime) public final class StaticRows {
  /// Views that are one node each, as they were collected.
  private var found: [ObjectIdentifier: PresenceScope] = [:]
  /// The same, by the node that the container places.
  private var placed: [ObjectIdentifier: PresenceScope] = [:]

  public nonisolated init() {}

  /// What a view brought that has a scope of its own.
  func note(_ nodes: ArraySlice<LayoutNode>, of scope: PresenceScope) {
    guard let node = nodes.first else { return scope.setChosen(false) }
    // Several views are there all the time, or list what is inside themselves.
    if nodes.count > 1 || node is LazyRowsNode || node.isMark { return scope.setChosen(true) }
    found[ObjectIdentifier(node)] = scope
  }

  /// The container has collected its nodes.
  package func didCollect(_ nodes: [LayoutNode]) {
    placed = [:]
    if found.isEmpty { return }
    for node in nodes {
      // Modifiers around several views wrap each of them.
      for inner in sequence(first: node, next: { ($0 as? WrapperNode)?.content }) {
        guard let scope = found.removeValue(forKey: ObjectIdentifier(inner)) else { continue }
        placed[ObjectIdentifier(node)] = scope
        break
      }
    }
    for scope in found.values { scope.setChosen(true) }
    found = [:]
  }

  /// The container has placed a node; `visible` is nil where all of it shows.
  ///
  /// A view that has been seen goes once it is a screen away, as the rows of a `ForEach` do.
  package func didPlace(_ node: LayoutNode, along extent: Range<CGFloat>, in visible: Range<CGFloat>?) {
    guard let scope = placed[ObjectIdentifier(node)] else { return }
    guard let visible else { return scope.setChosen(true) }
    let reach = visible.upperBound - visible.lowerBound
    if extent.overlaps(visible) || extent.isEmpty && visible.lowerBound...visible.upperBound ~= extent.lowerBound {
      scope.setChosen(true)
    } else if extent.upperBound < visible.lowerBound - reach || extent.lowerBound > visible.upperBound + reach {
      scope.setChosen(false)
    }
  }

  /// Whether there is anything to be told of placements.
  package var isEmpty: Bool { placed.isEmpty }
}
