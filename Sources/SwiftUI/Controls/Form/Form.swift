@_spi(Runtime) import SwiftUICore

/// Controls for settings or for a record, in sections.
public struct Form<Content: View> {
  let content: Content

  @Environment(\.formStyle) private var style

  nonisolated init(content: Content) { self.content = content }
}

extension Form: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View {
    // A form inside of this one looks as this one does, whatever the style builds on.
    style.makeBody(
      FormStyleConfiguration(content: .init(content: AnyView(content.environment(\.formStyle, style)))), below: \.formStyle)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was asked to show.
  public nonisolated init(_ configuration: FormStyleConfiguration) { self.init(content: configuration.content) }
}
