// What SwiftUI offers below `Group(subviews:)`; public by an underscored name there, too, and used by libraries of components.

/// Takes a view apart for a root, which makes a view of its parts.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the view that it takes apart.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

public protocol _VariadicView_Root {}

/// Makes a view of the parts of another.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @preconcurrency @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view, such as a stack.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    GroupElementsOfContent(whole: content) { VariadicBody(root: Installed(root), children: .init($0)) }
  }
}

/// The root's dynamic properties are installed in the element of this view.
private nonisolated struct VariadicBody<Root: _VariadicView_ViewRoot>: View {
  let root: Installed<Root>
  let children: _VariadicView.Children

  @MainActor var body: some View { root.value.body(children: children) }
}

/// The parts of a view, in order; as a view, all of them.
public nonisolated struct _VariadicView_Children: RandomAccessCollection, View {
  public typealias Index = Int

  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  @MainActor public var body: some View { subviews }

  /// One of the parts.
  public nonisolated struct Element: View, Identifiable {
    let subview: Subview

    /// The id that the part was given, or its own.
    public var id: AnyHashable { subview.node.explicitID ?? AnyHashable(subview.id) }

    /// The id that the part was given, where it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.node.explicitID?.base as? ID }

    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.node.trait(VariadicTrait<Trait>.self) ?? Trait.defaultValue
    }

    @MainActor public var body: some View { subview }
  }
}

/// A key of a value that a part hands to its root.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private enum VariadicTrait<Key: _ViewTraitKey>: ViewTraitKey {
  typealias Value = Key.Value
}

extension View {
  /// Hands a value to the root that takes the view apart.
  public nonisolated func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(TraitModifier(VariadicTrait<Key>.self, value))
  }
}
