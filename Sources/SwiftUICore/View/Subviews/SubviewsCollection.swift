/// The views that another view consists of, in order; as a view, all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View, Sendable {
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ nodes: [LayoutNode]) { subviews = nodes.filter { !$0.isMark }.map(Subview.init) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another view consists of.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View, Sendable {
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

  public var body: some View { ForEach(subviews) { $0 } }
}
