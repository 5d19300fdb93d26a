@_spi(Runtime) import SwiftUICore

/// What a style makes of a configuration, evaluated as a body is: the style's own properties are installed, its reads recorded.
nonisolated struct StyledView<Style, Configuration, Content: View>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeContent: @MainActor (Style, Configuration) -> Content

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyledElement(view, inputs))
  }
}

private final class StyledElement<Style, Configuration, Content: View>: ViewElement<StyledView<Style, Configuration, Content>> {
  private var content: ViewElement<Content>!
  private var slots: [AnyObject] = []

  override init(_ view: StyledView<Style, Configuration, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: evaluate(), self.inputs)
  }

  override var viewName: String { String(describing: Style.self) }
  override var childElements: [Element] { [content] }
  override func rebuild() { content.update(to: evaluate()) }

  private func evaluate() -> Content {
    recording {
      var installed = view.style
      PropertyInstaller.install(in: &installed, slots: &slots, element: self)
      return view.makeContent(installed, view.configuration)
    }
  }
}
