import Foundation
@_spi(Runtime) import SwiftUICore

/// A choice of a color.
///
/// - Gap: the panel with palettes does not open; a color is set by its components. `CGColor` is not there.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  nonisolated init(_ selection: Binding<Color>, supportsOpacity: Bool, label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }
}

extension ColorPicker: View {
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity: supportsOpacity, label: label())
  }

  public var body: some View {
    let color = selection.wrappedValue
    LabeledControl(label: label, control: ColorWell(color: color))
      .modifier(ColorPickerBehavior(selection: selection, color: color, supportsOpacity: supportsOpacity))
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity: supportsOpacity, label: Text(title))
  }
}

/// The chosen color in a ring.
///
/// - Gap: its size on a phone is an estimate.
private struct ColorWell: View {
  let color: Color
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    let size = idiom.controls.colorWell
    Capsule().fill(color).padding(4)
      .overlay(Capsule().strokeBorder(Color.systemFill, lineWidth: 3))
      .frame(width: size.width, height: size.height)
  }
}
