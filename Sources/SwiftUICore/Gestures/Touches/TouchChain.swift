import Foundation
import TopdownDisplay

/// The views from the screen to what is touched, and who of them wants to know.
@MainActor struct TouchChain {
  private let graph: ViewGraph
  /// From the screen inwards.
  private let nodes: [LayoutNode]
  /// What a tap activates, and what a long press opens something at.
  private let controls: Set<ObjectIdentifier>
  private let pressables: Set<ObjectIdentifier>

  init(_ graph: ViewGraph, at point: CGPoint) {
    self.graph = graph
    let root = graph.semantics()
    controls = graph.targets(of: .activate, below: root)
    pressables = graph.targets(of: .longPress, below: root)
    let innermost = graph.rootNode.hitTest(point)
    nodes = innermost.map { Array(sequence(first: $0, next: \.parent)).reversed() } ?? []
  }

  /// Those with a gesture of high priority from outside inwards, then the others from inside outwards.
  var contenders: [TouchDispatcher.Contender] { contenders(in: nodes[...]) }

  private func contenders(in nodes: ArraySlice<LayoutNode>) -> [TouchDispatcher.Contender] {
    guard let outer = nodes.first else { return [] }
    let inner = nodes.dropFirst()
    guard let gesture = outer as? GestureNode else { return contenders(in: inner) + implied(by: outer) }
    let below = gesture.mask.contains(.subviews) ? contenders(in: inner) : []
    guard gesture.isEnabled, gesture.mask.contains(.gesture), let recognizer = gesture.recognizer else { return below }
    let own = TouchDispatcher.Contender(
      recognizer: recognizer, view: gesture, isSimultaneous: gesture.attachment == .simultaneous)
    return gesture.attachment == .highPriority ? [own] + below : below + [own]
  }

  /// What a control or a scroll view makes of touches by itself.
  private func implied(by node: LayoutNode) -> [TouchDispatcher.Contender] {
    impliedRecognizers(of: node).map { TouchDispatcher.Contender(recognizer: $0, view: node, isSimultaneous: false) }
      + hold(on: node)
  }

  private func impliedRecognizers(of node: LayoutNode) -> [any TouchReceiver] {
    let pan = (node as? any PanningNode).flatMap { $0.canPan ? Self.pan($0) : nil }
    return [pan, tap(on: node), press(on: node)].compactMap { $0 }
  }

  private func tap(on node: LayoutNode) -> (any TouchReceiver)? {
    let isControl = controls.contains(ObjectIdentifier(node))
    guard isControl || node.isFocusable else { return nil }
    let tap = TapGesture().onEnded { [weak node, weak graph] in
      guard let node, let graph else { return }
      if node.isFocusable { graph.focus.move(to: node) }
      if isControl { graph.carryOut(.activate, by: node, isTouch: true) }
    }
    return tap._recognizer(reusing: nil)
  }

  private func hold(on node: LayoutNode) -> [TouchDispatcher.Contender] {
    guard controls.contains(ObjectIdentifier(node)), let holdable = node as? any HoldableNode else { return [] }
    return [TouchDispatcher.Contender(recognizer: HoldRecognizer(holdable), view: node, isSimultaneous: true)]
  }

  private func press(on node: LayoutNode) -> (any TouchReceiver)? {
    guard pressables.contains(ObjectIdentifier(node)) else { return nil }
    let press = LongPressGesture().onEnded { [weak node, weak graph] _ in
      if let node { graph?.carryOut(.longPress, by: node, isTouch: true) }
    }
    return press._recognizer(reusing: nil)
  }

  private static func pan(_ node: any PanningNode) -> any TouchReceiver {
    var drag = DragGesture(coordinateSpace: .global)
    drag.axes = node.panAxes
    let pan =
      drag
      .onChanged { [weak node] in node?.pan(by: $0.translation) }
      .onEnded { [weak node] in node?.panDidEnd($0) }
    return pan._recognizer(reusing: nil)
  }
}

/// A node whose content a finger moves.
@MainActor @_spi(Runtime) public protocol PanningNode: LayoutNode {
  var canPan: Bool { get }
  /// Along which of them a finger has to start.
  var panAxes: Axis.Set { get }
  /// The finger has moved that far since it touched.
  func pan(by translation: CGSize)
  func panDidEnd(_ drag: DragGesture.Value)
}

extension ViewGraph {
  /// Those that carry out an action, other than by a gesture.
  fileprivate func targets(of action: SemanticsAction, below root: SemanticsNode) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.children
      guard node.isEnabled, node.actions.contains(action) else { continue }
      let target = semanticsActionTargets[SemanticsActionKey(id: node.id, action: action)] ?? semanticsTargets[node.id]
      if let target, !(target is GestureNode) { found.insert(ObjectIdentifier(target)) }
    }
    return found
  }
}
