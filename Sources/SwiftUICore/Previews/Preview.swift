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

  /// What `#Preview` calls: the initializer with a view builder.
  public static func _building(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name: name, traits: traits, body: body)
  }
}
