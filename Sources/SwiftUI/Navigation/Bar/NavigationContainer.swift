import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A bar above a screen.
struct NavigationContainer<Content: View>: PrimitiveView {
  let bar: NavigationBar
  let content: Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationContainerElement(view, inputs))
  }
}

private final class NavigationContainerElement<Content: View>: ViewElement<NavigationContainer<Content>> {
  private let node: NavigationContainerNode
  private var content: ViewElement<Content>!
  private var bar: ViewElement<NavigationBar>!
  private var collector: NodeCollector!

  override init(_ view: NavigationContainer<Content>, _ inputs: _ViewInputs) {
    node = NavigationContainerNode(id: inputs.graph.nextNodeID())
    super.init(view, inputs)
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      bar.collectNodes(into: &nodes)
      node.barCount = nodes.count
      content.collectNodes(into: &nodes)
    }
    collector.setNeedsCollect()
    // The content comes first: it says what the bar shows.
    content = makeElement(of: view.content, below)
    bar = makeElement(of: view.bar, below)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content, bar] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    content.update(to: view.content)
    bar.update(to: view.bar)
  }
}

/// Fills its proposal (`ios/nav/sizing`); the bar is at the top, and the screen gets the rest.
final class NavigationContainerNode: LayoutNode, SafeAreaProvider {
  /// How many of the children, at the front, are the bar: one or none.
  var barCount = 0

  private(set) var safeArea = CGRect.zero

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    var top: CGFloat = 0
    for bar in children.prefix(barCount) {
      bar.place(at: .zero, ProposedViewSize(width: size.width, height: nil))
      top = bar.size.height
    }
    let area = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    safeArea = area
    for screen in children.dropFirst(barCount) {
      let chosen = screen.measure(ProposedViewSize(area.size))
      screen.place(
        at: CGPoint(x: area.midX - chosen.width / 2, y: area.midY - chosen.height / 2), ProposedViewSize(area.size))
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if let background = children.dropFirst(barCount).first?.trait(ScreenBackgroundTrait.self) {
      context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), background))
    }
    super.draw(into: &context, at: origin)
  }
}

/// The background of a screen that is one list: it reaches under the bar.
enum ScreenBackgroundTrait: ViewTraitKey {
  typealias Value = DisplayColor
}
