@_spi(Runtime) import SwiftUICore

/// The stack of screens of older code: links push the screens that they bring.
///
/// - Gap: it is one column on every screen: of several views only the first shows, as on a phone.
public struct NavigationView<Content: View> {
  let content: Content
}

extension NavigationView: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("NavigationView is a primitive view: it has no body") }

  @MainActor private var stack: NavigationStack<NavigationPath, FirstOnly<Content>> {
    NavigationStack { FirstOnly(content: content) }
  }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PassThroughElement(view, content: \.stack, inputs))
  }
}

/// The first of several views.
nonisolated struct FirstOnly<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(FirstOnlyElement(view, inputs))
  }
}

private final class FirstOnlyElement<Content: View>: ViewElement<FirstOnly<Content>> {
  private var content: ViewElement<Content>!

  override init(_ view: FirstOnly<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func rebuild() { content.update(to: view.content) }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    nodes += inner.prefix(1)
  }

  // The others stand by: they never appear.
  override func inputsOfListed(_ inputs: _ViewInputs) -> _ViewInputs {
    defer { isFirst = false }
    if isFirst { return inputs }
    var below = inputs
    below.presence = PresenceScope(in: nil)
    return below
  }

  private var isFirst = true
}
