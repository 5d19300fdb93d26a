@_spi(Runtime) import SwiftUICore

/// The ids of a collection's elements, with where they stand.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  public typealias Index = Base.Index

  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let id: KeyPath<Base.Element, ID>

  public var startIndex: Index { base.startIndex }
  public var endIndex: Index { base.endIndex }
  public func index(after i: Index) -> Index { base.index(after: i) }
  public subscript(position: Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int) -> Index { base.index(i, offsetBy: distance) }
  public func distance(from start: Index, to end: Index) -> Int { base.distance(from: start, to: end) }
}

extension IndexedIdentifierCollection: @unchecked Sendable where Base: Sendable, ID: Sendable {}
extension IndexedIdentifierCollection.Element: Sendable where Base: Sendable, Base.Index: Sendable, ID: Sendable {}
