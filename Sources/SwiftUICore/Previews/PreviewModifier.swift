/// What several previews share: an environment, and data that are made once.
@MainActor
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  /// Made once for all previews with this modifier.
  @MainActor static func makeSharedContext() async throws -> Context

  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  @MainActor public static func makeSharedContext() async throws {}
}

/// Stands for the preview in the body of a `PreviewModifier`.
public nonisolated struct PreviewModifierContent: PrimitiveView, @unchecked Sendable {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PassThroughElement(view, content: \.content, inputs))
  }
}

/// A preview with a modifier, once the modifier's context is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Result<Modifier.Context, any Error>?

  init(_ modifier: Modifier, _ content: AnyView) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    switch context ?? SharedContexts.known(Modifier.self).map({ .success($0) }) {
    case .success(let context): modifier.body(content: PreviewModifierContent(content), context: context)
    case .failure(let error): Text("\(Modifier.self).makeSharedContext failed: \(error)")
    case nil:
      Color.clear.task {
        do { context = .success(try await SharedContexts.context(Modifier.self)) } catch { context = .failure(error) }
      }
    }
  }
}

/// The contexts that were made in this process, by the modifier's type.
@MainActor private enum SharedContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func known<Modifier: PreviewModifier>(_: Modifier.Type) -> Modifier.Context? {
    Modifier.Context.self == Void.self
      ? (() as! Modifier.Context) : contexts[ObjectIdentifier(Modifier.self)] as? Modifier.Context
  }

  static func context<Modifier: PreviewModifier>(_: Modifier.Type) async throws -> Modifier.Context {
    if let known = known(Modifier.self) { return known }
    let context = try await Modifier.makeSharedContext()
    contexts[ObjectIdentifier(Modifier.self)] = context
    return context
  }
}
