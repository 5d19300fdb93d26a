/// The value by which a selecting container knows a view.
@_spi(Runtime) public enum TagTrait: ViewTraitKey {
  public struct Value {
    public let tag: AnyHashable
    let includesOptional: Bool

    /// The tag where it is of a type; a `V` also stands for an optional `V`, unless the view says otherwise.
    public func value<V: Hashable>(as type: V.Type) -> V? {
      if Swift.type(of: tag.base) == V.self || includesOptional { return tag.base as? V }
      return nil
    }
  }
}

extension View {
  /// Gives the view a value by which a container such as a selectable list knows it.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(TagTrait.self, TagTrait.Value(tag: AnyHashable(tag), includesOptional: includeOptional)))
  }
}

extension ContainerValues {
  /// The view's tag where it is of a type; nil where it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { node?.trait(TagTrait.self)?.value(as: type) }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}
