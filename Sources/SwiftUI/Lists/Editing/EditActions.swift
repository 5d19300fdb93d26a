import Foundation
@_spi(Runtime) import SwiftUICore

/// What a list may do to its collection by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  @_disfavoredOverload public static var all: EditActions<Data> { move }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  @_disfavoredOverload public static var all: EditActions<Data> { delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [move, delete] }
}

/// Removes elements of a collection that is known to be of a kind which can do without them.
private func removing<Whole: RangeReplaceableCollection>(_ offsets: IndexSet, from whole: Whole) -> Any {
  var rest = Whole()
  for (offset, element) in whole.enumerated() where !offsets.contains(offset) { rest.append(element) }
  return rest
}

/// The rows of a list that changes its collection by itself.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let actions: EditActions<Data>
  let delete: (IndexSet) -> Void
  let move: (IndexSet, Int) -> Void
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content
      .modifier(_OnDeleteModifier(action: actions.rawValue & 2 != 0 ? delete : nil))
      .modifier(_OnMoveModifier(action: actions.rawValue & 1 != 0 ? move : nil))
  }
}

extension ForEach where Content: View {
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let delete = { (offsets: IndexSet) in
      guard let whole = data.wrappedValue as? any RangeReplaceableCollection else { return }
      if let rest = removing(offsets, from: whole) as? C { data.wrappedValue = rest }
    }
    let move = { (offsets: IndexSet, destination: Int) in data.wrappedValue.move(fromOffsets: offsets, toOffset: destination) }
    self.init(IndexedIdentifierCollection(base: data.wrappedValue, id: id), id: \.id) { element in
      EditableCollectionContent(content: content(data[element.index]), actions: editActions, delete: delete, move: move)
    }
  }
}
