@_spi(Runtime) import SwiftUICore

/// Views of a tree: what has children can be opened, what has none is a leaf.
///
/// Children of `nil` make a leaf; an empty collection makes a group with nothing in it.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let roots: Roots
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  let subgroup: (Data.Element, OutlineSubgroupChildren) -> Subgroup

  enum Roots {
    case one(Data.Element)
    case many(Data)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor @preconcurrency public var body: some View {
    switch roots {
    case .one(let root): ForEach(holding: CollectionOfOne(root), content: branch, id: id)
    case .many(let data): ForEach(holding: data, content: branch, id: id)
    }
  }

  @ViewBuilder private func branch(_ element: Data.Element) -> some View {
    if let children = children(element) {
      subgroup(element, OutlineSubgroupChildren(content: AnyView(below(children))))
    } else {
      leaf(element)
    }
  }

  private func below(_ children: Data) -> OutlineGroup {
    OutlineGroup(roots: .many(children), id: id, children: self.children, leaf: leaf, subgroup: subgroup)
  }
}

/// The opened part of an outline.
public nonisolated struct OutlineSubgroupChildren: View {
  let content: AnyView

  @MainActor @preconcurrency public var body: some View { content }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  nonisolated init(
    _ roots: Roots, id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: roots, id: id, children: children, leaf: content) { element, children in
      DisclosureGroup(nil, label: content(element)) { children }
    }
  }

  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.one(root), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.many(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init<C>(
    _ root: Binding<C.Element>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
    self.init(.one(root), id: { $0.wrappedValue[keyPath: id] }, children: { $0.children(at: children) }, content: content)
  }

  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
    self.init(.many(data), id: { $0.wrappedValue[keyPath: id] }, children: { $0.children(at: children) }, content: content)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(.one(root), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(.many(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  public nonisolated init<C>(
    _ root: Binding<C.Element>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable {
    self.init(.one(root), id: \.wrappedValue.id, children: { $0.children(at: children) }, content: content)
  }

  public nonisolated init<C>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable {
    self.init(.many(data), id: \.wrappedValue.id, children: { $0.children(at: children) }, content: content)
  }
}

extension Binding {
  /// The binding to the children of an element of a tree, where it has any.
  fileprivate func children<C>(at path: WritableKeyPath<Value, C?>) -> Binding<C>? { Binding<C>(self[dynamicMember: path]) }
}
