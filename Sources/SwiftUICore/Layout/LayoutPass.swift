import Foundation

/// What must be laid out again. It starts where something changed and climbs only while answers differ.
@_spi(Runtime) public final class LayoutPass {
  private var dirty: [LayoutNode] = []
  private var unplaced: [LayoutNode] = []
  private(set) var lastDirtyName = "the screen"
  /// Nodes that were measured again since the graph was made, for tests and benchmarks.
  public private(set) var revalidations = 0

  public var isClean: Bool { dirty.isEmpty && unplaced.isEmpty }

  /// The answers of `node` may be other ones now.
  public func needsLayout(_ node: LayoutNode) {
    if node.isLayoutDirty, node.isPlaced { return }
    node.isLayoutDirty = true
    node.needsPlacement = true
    dirty.append(node)
  }

  /// The answers of `node` stand; its children must be placed anew.
  public func needsPlacement(_ node: LayoutNode) {
    node.needsPlacement = true
    unplaced.append(node)
  }

  /// Runs until everything stands, or answers early when a placement asked for more: the caller decides how often.
  func run(root: RootNode) {
    revalidate()
    let batch = unplaced
    unplaced = []
    for (node, _) in batch.map({ ($0, $0.layoutDepth) }).sorted(by: { $0.1 < $1.1 }) where node.isAttached {
      node.placeAgain()
    }
    root.placeIfNeeded()
  }

  /// Deepest first, so that a parent is asked once, after all of its changed children.
  private func revalidate() {
    while !dirty.isEmpty {
      var byDepth: [Int: [LayoutNode]] = [:]
      for node in dirty where node.isAttached { byDepth[node.layoutDepth, default: []].append(node) }
      dirty = []
      guard var depth = byDepth.keys.max() else { return }
      while depth >= 0 {
        for node in byDepth[depth] ?? [] where node.isLayoutDirty {
          revalidations += 1
          lastDirtyName = String(describing: type(of: node))
          if node.answersStayEqual() || node.parent == nil {
            needsPlacement(node)
          } else if let parent = node.parent, !parent.isLayoutDirty {
            parent.isLayoutDirty = true
            parent.needsPlacement = true
            byDepth[depth - 1, default: []].append(parent)
          }
        }
        depth -= 1
      }
    }
  }
}
