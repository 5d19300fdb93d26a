import Foundation

/// A view as its container's layout sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: LayoutNode
  /// The container's place and size, to mirror what a right-to-left layout places.
  let mirroredWidth: CGFloat?

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.measure(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }
  public var spacing: ViewSpacing { node.spacing }
  public var priority: Double { node.layoutPriority }
  public var containerValues: ContainerValues { ContainerValues(of: node) }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }

  /// Puts the view's anchor at `position`, in the coordinates of the container's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.measure(proposal)
    var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    if let mirroredWidth { origin.x = mirroredWidth - origin.x - size.width }
    node.place(at: origin, proposal)
  }
}

/// The views of a container, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  private let subviews: ArraySlice<LayoutSubview>
  public let layoutDirection: LayoutDirection

  init(_ subviews: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(subviews[bounds], layoutDirection) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { subviews[$0] }), layoutDirection)
  }
}

/// A key of a value that a view hands to a custom layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@_spi(Runtime) public enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
  public typealias Value = Key.Value
  public static var affectsLayout: Bool { true }
}

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(LayoutValueTrait<K>.self, value))
  }
}
