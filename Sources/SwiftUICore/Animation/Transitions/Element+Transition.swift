extension Element {
  /// A view has come into the tree in an update; its transition starts.
  final func didInsert(_ child: Element) {
    guard let animation = transitionAnimation else { return }
    let timeline = graph.timeline
    for node in nodes(of: child) {
      let hosts = TransitionNode.hosts(of: node)
      if hosts.isEmpty {
        timeline.noteStart(of: animation)
        timeline.transitions.enter(node, animation, at: timeline.now)
      } else {
        for host in hosts { host.enter() }
      }
    }
  }

  /// Takes a view out of the tree; it is drawn until its transition is over.
  final func remove(_ child: Element) {
    if let animation = transitionAnimation {
      let timeline = graph.timeline
      timeline.noteStart(of: animation)
      for node in nodes(of: child) {
        let hosts = TransitionNode.hosts(of: node)
        timeline.transitions.leave(node, isFading: hosts.isEmpty, animation, at: timeline.now)
        for host in hosts { host.leave() }
      }
    }
    child.unmount()
  }

  /// Whether the view says that it comes and goes without any transition.
  final func hasNoTransition(_ child: Element) -> Bool {
    for element in sequence(first: child, next: { $0.childElements.count == 1 ? $0.childElements[0] : nil }) {
      if let host = element as? any TransitionHost { return host.isIdentity }
    }
    return false
  }

  /// Rows that are made on demand come and go without transitions.
  private var transitionAnimation: Animation? {
    guard graph.isAnimating, isStanding, !inputs.isLazy else { return nil }
    return graph.timeline.currentAnimation
  }

  private func nodes(of child: Element) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    child.collectNodes(into: &nodes)
    return nodes.filter { !$0.isMark && !($0 is LazyRowsNode) }
  }
}
