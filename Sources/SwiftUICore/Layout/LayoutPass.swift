import Foundation

/// What must be laid out again. It starts where something changed and climbs only while answers differ.
@_spi(Runtime) public final class LayoutPass {
  private var dirty: [LayoutNode] = []
  private var unplaced: [LayoutNode] = []
  /// Nodes whose answers stand though some children are of another size: only those are placed anew.
  private var absorbing: [(node: LayoutNode, changes: [ChangedChild])] = []
  private(set) var lastDirtyName = "the screen"
  /// Nodes that were measured again since the graph was made, for tests and benchmarks.
  public private(set) var revalidations = 0

  /// Those that want to know where they stand on the screen, after each run.
  private var watchers: [ObjectIdentifier: Watcher] = [:]

  /// Nodes that watch keep the layout, which must not keep them.
  private struct Watcher {
    let number: Int
    weak var watcher: (any FrameWatcher)?
  }

  private var lastWatcherNumber = 0

  /// The views that others take their geometry from.
  var matchedSources = MatchedSources()

  public var isClean: Bool { dirty.isEmpty && unplaced.isEmpty && absorbing.isEmpty }

  /// The answers of `node` may be other ones now.
  public func needsLayout(_ node: LayoutNode) {
    node.changedChildren = nil
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

  /// Nothing is laid out any more: nodes that wait may keep the layout themselves.
  func removeAll() {
    dirty = []
    unplaced = []
    absorbing = []
  }

  private func placeAbsorbed() {
    let batch = absorbing
    absorbing = []
    for (node, changes) in batch where node.isAttached && node.isPlaced && !node.needsPlacement {
      lastDirtyName = node.viewName
      node.placeAbsorbed(changes)
    }
  }

  package func watch(_ watcher: any FrameWatcher) {
    if watchers[ObjectIdentifier(watcher)]?.watcher === watcher { return }
    lastWatcherNumber += 1
    watchers[ObjectIdentifier(watcher)] = Watcher(number: lastWatcherNumber, watcher: watcher)
  }

  package func unwatch(_ watcher: any FrameWatcher) { watchers[ObjectIdentifier(watcher)] = nil }

  /// Runs until everything stands, or answers early when a placement asked for more: the caller decides how often.
  func run(root: RootNode) {
    revalidate()
    let batch = unplaced
    unplaced = []
    for (node, _) in batch.map({ ($0, $0.layoutDepth) }).sorted(by: { $0.1 < $1.1 }) where node.isAttached {
      lastDirtyName = node.viewName
      node.placeAgain()
    }
    root.placeIfNeeded()
    placeAbsorbed()
    // In the order in which they came: what they start is seen.
    for (id, entry) in watchers.sorted(by: { $0.value.number < $1.value.number }) {
      if let watcher = entry.watcher { watcher.tellIfMoved() } else if watchers[id]?.watcher == nil { watchers[id] = nil }
    }
  }

  /// Brings the answers below `top` up to date while `top` places its children; what is dirty elsewhere waits.
  func revalidate(below top: LayoutNode) {
    let others = dirty.filter { !$0.isBelow(top) }
    dirty.removeAll { !$0.isBelow(top) }
    revalidate(upTo: top)
    dirty += others
  }

  /// Deepest first, so that a parent is asked once, after all of its changed children.
  private func revalidate(upTo top: LayoutNode? = nil) {
    while !dirty.isEmpty {
      var byDepth: [Int: [LayoutNode]] = [:]
      for node in dirty {
        if node.isAttached { byDepth[node.layoutDepth, default: []].append(node) } else { forgetAnswers(of: node) }
      }
      dirty = []
      guard var depth = byDepth.keys.max() else { return }
      while depth >= 0 {
        for node in byDepth[depth] ?? [] where node.isLayoutDirty {
          if let parent = revalidate(node, upTo: top) { byDepth[depth - 1, default: []].append(parent) }
        }
        depth -= 1
      }
    }
  }

  /// The parent, where it has to be asked again too.
  private func revalidate(_ node: LayoutNode, upTo top: LayoutNode?) -> LayoutNode? {
    revalidations += 1
    lastDirtyName = node.viewName
    let isTold = node.tellsNewTraits
    node.tellsNewTraits = false
    let changes = node.changedChildren
    node.changedChildren = []
    if !isTold, let changes, !changes.isEmpty, node.absorb(changes) {
      node.isLayoutDirty = false
      absorbing.append((node, changes))
      return nil
    }
    node.needsPlacement = true
    let change = isTold ? node.answersChange().union(.more) : node.answersChange()
    guard let parent = node.parent, !change.isEmpty else {
      needsPlacement(node)
      return nil
    }
    if parent === top { return nil }
    // A wrapper passes on what its content tells the container.
    if isTold, parent.passesTraitsOn { parent.tellsNewTraits = true }
    if change == .widths || change == .heights {
      parent.changedChildren?.append(ChangedChild(node: node, change: change))
    } else {
      parent.changedChildren = nil
    }
    if parent.isLayoutDirty { return nil }
    parent.isLayoutDirty = true
    return parent
  }

  /// Nobody asks a node outside of the tree: whoever takes it in later gets no old answer from it or from what is around it.
  private func forgetAnswers(of node: LayoutNode) {
    var current: LayoutNode? = node
    while let outer = current {
      outer.forgetAnswers()
      current = outer.parent
    }
  }
}

/// Somebody who depends on a place on the screen, not only on a size.
package protocol FrameWatcher: AnyObject {
  func tellIfMoved()
}
