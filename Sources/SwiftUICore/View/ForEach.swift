/// A view for each element of a collection, identified by its id through inserts, removals and moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// Whether the data is read once.
  private(set) var isConstant = false

  package nonisolated init(
    holding data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach {
  /// What counts in an update of `element`, where `old` counted before.
  @MainActor func data(after old: Data?, in element: Element) -> Data {
    guard isConstant, let old else { return data }
    let message =
      "\(element.viewName): the range of \(old.count) has become one of \(data.count), and its rows stay as they were: a range "
      + "without ids is read once. Write ForEach(_:id:) with id: \\.self for one that changes."
    if old.count != data.count, !element.graph.warnings.contains(message) { element.graph.warn(message) }
    return old
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    if let element = makeApartElement(view, inputs) { return _ViewOutputs(element) }
    return _ViewOutputs(inputs.isLazy ? LazyForEachElement(view, inputs) : ForEachElement(view, inputs))
  }
}

extension ForEach where Content: View {
  public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  {
    self.init(holding: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(holding: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// The range is read once: one that changes is not followed, and warned of.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(holding: data, content: content, id: { $0 })
    isConstant = true
  }
}

extension ForEach where Content: View {
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      holding: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) },
      id: { $0.1 })
  }
}
