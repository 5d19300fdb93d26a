import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Fills the card of the presentation around with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Lays a view behind the content of the presentation around; it is proposed the card's size.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackgroundModifier(background: ZStack(alignment: alignment, content: content)))
  }
}

private nonisolated struct PresentationBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never

  let background: Background

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(PresentationBackgroundElement(view, inputs))
  }
}

/// Hands its view to the card of the presentation around while it is in the tree.
private final class PresentationBackgroundElement<Content: View, Background: View>: ModifiedElement<
  Content, PresentationBackgroundModifier<Background>
>
{
  private var background: DetachedElement<Background>?
  private lazy var presentation = Recorder.withoutRecording { EnvironmentValues(reading: environment).presentation }

  override var childElements: [Element] { super.childElements + (background.map { [$0] } ?? []) }

  override func didMount() {
    guard background == nil, let presentation else { return }
    let background = DetachedElement(view.modifier.background, inputs)
    self.background = background
    presentation.setBackground(background.node)
  }

  override func modifierDidChange(from old: PresentationBackgroundModifier<Background>) {
    background?.update(to: view.modifier.background)
  }

  override func willUnmount() {
    background = nil
    presentation?.setBackground(nil)
  }
}
