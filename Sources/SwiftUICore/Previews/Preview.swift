/// A view to look at while it is written, declared with `#Preview`.
@MainActor
public struct Preview {
  /// Traits that apply to previews of views.
  public enum ViewTraits {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  private init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The view with what its traits put around it.
  var modifiedBody: @MainActor @Sendable () -> any View {
    let modifiers = traits.compactMap { trait in
      if case .modifier(let modify) = trait.kind { modify } else { nil }
    }
    if modifiers.isEmpty { return body }
    return { [body] in
      let view: any View = body()
      var modified = Self.erased(view)
      for modify in modifiers { modified = modify(modified) }
      return modified
    }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  /// What `#Preview` calls: the initializer with a view builder.
  public static func _building(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name: name, traits: traits, body: body)
  }
}
