import Foundation
@_spi(Runtime) import SwiftUICore

/// The options of one picker as they stand, shared by what shows them and what describes them.
///
/// Elements write it, on the main actor; layout nodes read it.
final class PickerOptions<Value: Hashable>: @unchecked Sendable {
  /// The nodes know the picker that they are options of, which must not keep them.
  private struct Option {
    weak var node: PickerOptionNode<Value>?
  }

  private var options: [Option] = []
  var selection = PickerSelection<Value>(bindings: [])
  var current: Value?

  var nodes: [PickerOptionNode<Value>] {
    get { options.compactMap { $0.node } }
    set { options = newValue.map { Option(node: $0) } }
  }

  /// Those that can be chosen.
  var tagged: [PickerOptionNode<Value>] { nodes.filter { $0.tag != nil } }
  var chosen: PickerOptionNode<Value>? { nodes.first { $0.isChosen } }
}

/// Makes each view of the content an option of a picker.
nonisolated struct PickerOptionsModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let options: PickerOptions<Value>
  let selection: PickerSelection<Value>
  let current: Value?
  let look: PickerOptionLook

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(PickerOptionsElement(view, inputs))
  }
}

/// Wraps every node of its content, and tells the picker which there are, in order.
private final class PickerOptionsElement<Content: View, Value: Hashable>:
  ViewElement<ModifiedContent<Content, PickerOptionsModifier<Value>>>, NodeDecorator
{
  private var content: ViewElement<Content>!
  private var wrappers = WrapperStore<PickerOptionNode<Value>>()
  private var style = PickerOptionStyle()
  private var reported: Value?

  override init(_ view: ModifiedContent<Content, PickerOptionsModifier<Value>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    bringUpToDate()
    // All options are known, in a list too: those of a menu are chosen from without being in view.
    var below = self.inputs
    below.isLazy = false
    content = makeElement(of: view.content, below)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }

  override func viewDidChange() {
    bringUpToDate()
    content.update(to: view.content)
  }

  override func rebuild() { bringUpToDate() }

  private func bringUpToDate() {
    let modifier = view.modifier
    let (options, isOtherChoice) = (modifier.options, modifier.options.current != modifier.current)
    options.selection = modifier.selection
    options.current = modifier.current
    if isOtherChoice { checkSelection() }
    let newStyle = recording { PickerOptionStyle(modifier.look, EnvironmentValues(reading: environment)) }
    let isOtherLook = style.look != newStyle.look
    style = newStyle
    for node in wrappers.all {
      node.style = newStyle
      if isOtherChoice || isOtherLook { graph.layout.needsLayout(node) }
    }
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    let wrapped = decorate(inner, in: nil)
    view.modifier.options.nodes = wrapped.compactMap { $0 as? PickerOptionNode<Value> }
    checkSelection()
    nodes += wrapped
  }

  /// Tells the author once of a selection that no option stands for.
  private func checkSelection() {
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      let options = view.modifier.options
      guard let current = options.current, options.chosen == nil, !options.nodes.isEmpty, reported != current else { return }
      reported = current
      graph.warn(PickerWarning.missing(current, among: options.nodes.compactMap(\.tagType)))
    }
  }

  func decorate(_ inner: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    wrappers.wrap(inner, in: row, for: self, graph.layout) { [unowned graph, style, view] in
      let node = PickerOptionNode(id: graph.nextNodeID(), of: view.modifier.options)
      node.style = style
      return node
    }
  }

  func forget(_ row: LazyRowNode) { wrappers.removeWrappers(in: row) }
}
