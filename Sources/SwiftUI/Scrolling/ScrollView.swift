import Foundation
@_spi(Runtime) import SwiftUICore

/// Shows a part of its content and scrolls to the rest.
///
/// - Gap: indicators are not drawn.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(content: content(), axes: axes, showsIndicators: true)
  }

  public nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  @ViewBuilder public var body: some View {
    let scrolled = ScrollContainer(axes: axes, content: VStack { content })
    if showsIndicators { scrolled } else { scrolled.scrollIndicators(.hidden, axes: axes) }
  }
}

/// The scrolled content of a `ScrollView`: one view, since several stand in a stack.
struct ScrollContainer<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScrollElement(view, inputs))
  }
}

private final class ScrollElement<Content: View>: ViewElement<ScrollContainer<Content>> {
  private let node: ScrollNode
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!

  override init(_ view: ScrollContainer<Content>, _ inputs: _ViewInputs) {
    node = ScrollNode(inputs.graph)
    super.init(view, inputs)
    node.axes = view.axes
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    readEnvironment()
    content = makeElement(of: view.content, below)
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    rebuildIfDirty()
    if node.axes != view.axes {
      node.axes = view.axes
      graph.layout.needsLayout(node)
    }
    content.update(to: view.content)
  }

  override func rebuild() {
    readEnvironment()
    graph.layout.needsPlacement(node)
  }

  private func readEnvironment() {
    recording {
      let environment = EnvironmentValues(reading: environment)
      node.isRightToLeft = environment.layoutDirection == .rightToLeft
      node.clipsContent = environment.clipsScrolledContent
      node.follow(environment)
      let margins = environment.scrollContentMargins
      if node.margins != margins {
        node.margins = margins
        graph.layout.needsLayout(node)
      }
    }
  }
}

extension ScrollingNode {
  /// What modifiers around a scroll view or a list say.
  @MainActor func follow(_ environment: EnvironmentValues) {
    isScrollEnabled = environment.isScrollEnabled
    dismissesKeyboard = environment.scrollDismissesKeyboardMode != .never
  }
}
