/// The cells of one row of a `Grid`; anywhere else a `Group`.
///
/// A modifier on a row applies to each of its cells (`grid/basic`).
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public var body: Never { fatalError("GridRow is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GridRowElement(view, inputs))
  }
}

extension GridRow: Sendable where Content: Sendable {}

/// Tells the grid which row a cell stands in.
enum GridRowTrait: ViewTraitKey {
  struct Row {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  typealias Value = Row
  static var affectsLayout: Bool { true }
}

/// Puts a node around each cell that knows the row.
private final class GridRowElement<Content: View>: ViewElement<GridRow<Content>>, NodeDecorator {
  private var content: ViewElement<Content>!
  private var cells = WrapperStore<GridCellNode>()

  override init(_ view: GridRow<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }

  private var row: GridRowTrait.Row { GridRowTrait.Row(id: ObjectIdentifier(self), alignment: view.alignment) }

  override func rebuild() {
    let row = row
    for cell in cells.all where cell.row?.alignment != row.alignment {
      cell.row = row
      cell.tellsNewTraits = true
      graph.layout.needsLayout(cell)
    }
    content.update(to: view.content)
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    nodes += decorate(inner, in: nil)
  }

  func decorate(_ inner: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    cells.wrap(inner, in: row, for: self, graph.layout) {
      let cell = GridCellNode(id: graph.nextNodeID())
      cell.row = self.row
      return cell
    }
  }

  func forget(_ row: LazyRowNode) { cells.removeWrappers(in: row) }
}

final class GridCellNode: WrapperNode {
  var row: GridRowTrait.Row?

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == GridRowTrait.self { return row as? Key.Value }
    return super.trait(key)
  }
}
