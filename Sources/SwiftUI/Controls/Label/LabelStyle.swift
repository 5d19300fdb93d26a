@_spi(Runtime) import SwiftUICore

/// How labels arrange their title and icon.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label as its style sees it.
public nonisolated struct LabelStyleConfiguration {
  public var title: LabelStyleConfiguration.Title
  public var icon: LabelStyleConfiguration.Icon

  public nonisolated struct Title: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  public nonisolated struct Icon: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the labels below a look of their own.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style: style))
  }
}

/// A style whose type is not told.
struct AnyLabelStyle: Equatable {
  let style: any LabelStyle

  static func == (a: AnyLabelStyle, b: AnyLabelStyle) -> Bool {
    func compare<S: LabelStyle>(_ style: S) -> Bool {
      (b.style as? S).map { ValueComparison.areEqual(style, $0) } ?? false
    }
    return compare(a.style)
  }

  @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    func make<S: LabelStyle>(_ style: S) -> AnyView {
      let view = StyledView(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
      if style is any BuiltInLabelStyle { return AnyView(view) }
      // A style that builds on `Label(configuration)` gets the standard one, and not itself again.
      return AnyView(view.environment(\.labelStyle, AnyLabelStyle(style: DefaultLabelStyle())))
    }
    return make(style)
  }
}

/// A style that makes no label of its own.
protocol BuiltInLabelStyle: LabelStyle {}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(style: DefaultLabelStyle()) }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
