/// Takes a view apart and shows what is made of its parts.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: TakingApart {
  let whole: Subviews
  let transform: (SubviewsCollection) -> Content

  static var keepsSections: Bool { false }

  func content(of nodes: [LayoutNode]) -> Content { transform(SubviewsCollection(nodes)) }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ApartElement(view, inputs))
  }
}

extension Group {
  /// Shows what `transform` makes of the views that `view` consists of.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(whole: view, transform: transform))
  }
}

/// The views that a `ForEach` repeats, before it is known which those are.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, @unchecked Sendable {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("which views there are is known in the tree only") }
}

extension ForEach {
  /// A view for each of the views that `view` consists of.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(holding: ForEachSubviewCollection(base: AnyView(view)), content: content, id: \.id)
  }
}

extension ForEachSubviewCollection: DataOfTree {
  func apart(_ content: @escaping (Subview) -> Content) -> AnyView {
    AnyView(
      GroupElementsOfContent(whole: base) { subviews in
        ForEach<SubviewsCollection, Subview.ID, Content>(holding: subviews, content: content, id: \.id)
      })
  }
}
