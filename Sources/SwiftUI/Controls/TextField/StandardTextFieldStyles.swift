import Foundation
@_spi(Runtime) import SwiftUICore

/// The platform's style for a text field: `plain`; with a border on a Mac, outside of grouped forms.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<Self._Label>) -> some View { AutomaticField(field: configuration) }
}

private struct AutomaticField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.formLayout) private var formLayout

  var body: some View {
    if idiom == .mac, formLayout != .grouped { BorderedField(field: field, cornerRadius: 5) } else { field }
  }
}

/// The text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The text in a frame with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<Self._Label>) -> some View {
    BorderedField(field: configuration, cornerRadius: 5)
  }
}

/// The text in a frame with square corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<Self._Label>) -> some View {
    BorderedField(field: configuration, cornerRadius: 0)
  }
}

private struct BorderedField: View {
  let field: TextField<_TextFieldStyleLabel>
  let cornerRadius: CGFloat
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    // Recorded from iOS 26 (`ios/textfield/basic`), 34 high around a line of 22, and from macOS 26 (`form/basic`), 24 around 16.
    field
      .padding(idiom.controls.fieldInsets)
      .background(shape.fill(Color.systemBackground).overlay(shape.strokeBorder(Color.separator, lineWidth: 2 * pixel)))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
