/// A preview of a view, found by the gallery, the snapshots and every host of the package.
///
/// Without a name it is listed by its line. It stands at file scope.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TopdownMacros", type: "PreviewMacro")

/// A preview of a view with traits that set its size or its orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TopdownMacros", type: "PreviewMacro")

/// Marks a variable at the top level of a `#Preview`, such as `@State`, as a property of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TopdownMacros", type: "PreviewableMacro")
