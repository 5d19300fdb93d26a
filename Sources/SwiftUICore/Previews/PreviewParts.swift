/// The previews of one provider: each view of its body is one.
@MainActor enum PreviewParts {
  static func records<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewRecord] {
    let group = groupName(of: String(describing: provider))
    let parts = traits(of: Provider.previews)
    return parts.enumerated().map { index, traits in
      PreviewRecord(
        id: "\(group)/\(traits.name)", group: group, name: traits.name, fileID: String(reflecting: provider), line: 0,
        traits: PreviewTraits(size: traits.size, orientation: traits.orientation),
        makeView: {
          if parts.count == 1 { return Provider.previews }
          return PreviewPart(content: Provider.previews, index: index)
        })
    }
  }

  /// `Shelf` for `Shelf_Previews`.
  static func groupName(of type: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where type.hasSuffix(ending) && type != ending {
      return String(type.dropLast(ending.count))
    }
    return type
  }

  private struct Traits {
    var name: String
    var size: PreviewTraits.Size
    var orientation: PreviewTraits.Orientation
  }

  /// What each view says of itself. The views are made and not mounted: nothing appears, and no task starts.
  private static func traits(of previews: some View) -> [Traits] {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    let nodes = graph.makeNodes(of: previews)
    return nodes.enumerated().map { index, node in
      let name = node.trait(PreviewNameKey.self) ?? ""
      let number = nodes.count == 1 ? "" : " \(index + 1)"
      return Traits(
        name: name.isEmpty ? "Preview\(number)" : name, size: node.trait(PreviewLayoutKey.self)?.size ?? .device,
        orientation: node.trait(PreviewOrientationKey.self)?.orientation ?? .portrait)
    }
  }
}

extension PreviewLayout {
  fileprivate var size: PreviewTraits.Size {
    switch self {
    case .device: .device
    case .sizeThatFits: .thatFits
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}

/// One of the views of a preview's body.
private struct PreviewPart<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(PartElement(view, inputs)) }

  private final class PartElement: ViewElement<PreviewPart> {
    private var content: ViewElement<Content>!

    override init(_ view: PreviewPart, _ inputs: _ViewInputs) {
      super.init(view, inputs)
      content = makeElement(of: view.content, self.inputs)
    }

    override var skipsEqualValues: Bool { false }
    override var childElements: [Element] { [content] }
    override func rebuild() { content.update(to: view.content) }

    override func collectNodes(into nodes: inout [LayoutNode]) {
      var all: [LayoutNode] = []
      content.collectNodes(into: &all)
      if all.indices.contains(view.index) { nodes.append(all[view.index]) }
    }
  }
}
