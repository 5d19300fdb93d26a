import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) import SwiftUICore

/// The recorded sizes of controls on iOS 26, at three pixels a point.
@MainActor struct IntrinsicSizeTests {
  @Test(arguments: IntrinsicSize.all.filter { Self.controls.contains($0.control) && $0.platform.hasPrefix("iOS") })
  func controlsAreAsLargeAsRecorded(size: IntrinsicSize) throws {
    let views = try #require(Self.views[size.name], "no view is built for \(size.name)")

    for view in views {
      let measured = Self.measure(view)
      let label = Self.measure(AnyView(Text(Self.title).font(view.font))).width
      if let width = size.width(label: label) { #expect(abs(measured.width - width) < 0.01) }
      if let height = size.height { #expect(abs(measured.height - height) < 0.2) }
    }
  }

  @Test func theFixtureIsThere() { #expect(IntrinsicSize.all.count > 100) }

  private nonisolated static let controls: Set = [
    "Button", "Toggle", "Slider", "Stepper", "TextField", "TextField / SecureField", "Picker", "ProgressView", "DatePicker",
  ]

  private nonisolated static let title = "Small"

  /// A view with the font of its label.
  private struct Sample {
    let content: AnyView
    var font = Font.body
  }

  private static func measure(_ sample: Sample) -> CGSize { measure(sample.content) }

  private static func measure(_ view: AnyView) -> CGSize {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    return ControlScreen(view, environment: environment).nodes.first?.frame.size ?? .zero
  }

  private static func samples(_ views: any View..., font: Font = .body) -> [Sample] {
    views.map { Sample(content: AnyView(erasing: $0), font: font) }
  }

  private static var button: Button<Text> { Button(title) {} }
  private static var toggle: Toggle<Text> { Toggle(title, isOn: .constant(true)) }
  private static var slider: some View { Slider(value: .constant(0.5)) { Text(title) } }
  private static var stepper: some View { Stepper(title, value: .constant(1)) }
  private static var field: some View { TextField(title, text: .constant(title)) }
  private static var picker: some View { Picker("Flavor", selection: .constant(1)) { Text(title).tag(1) } }
  private static let day = Date(timeIntervalSince1970: 0)

  private static var views: [String: [Sample]] {
    [
      "Button, plain/borderless/automatic": samples(
        button.buttonStyle(.plain), button.buttonStyle(.borderless), button),
      "Button, bordered / borderedProminent regular": samples(
        button.buttonStyle(.bordered), button.buttonStyle(.borderedProminent)),
      "Button, bordered mini, small": samples(
        button.buttonStyle(.bordered).controlSize(.mini), button.buttonStyle(.bordered).controlSize(.small), font: .subheadline),
      "Button, bordered large, extraLarge": samples(
        button.buttonStyle(.bordered).controlSize(.large), button.buttonStyle(.bordered).controlSize(.extraLarge)),
      "Toggle, switch, label hidden": samples(toggle.labelsHidden()),
      "Toggle, switch with label": samples(toggle, toggle.toggleStyle(.switch)),
      "Toggle, in a List/Form row": samples(toggle.environment(\.isInListRow, true)),
      "Slider, automatic": samples(slider),
      "Slider, in a Form row": samples(slider.environment(\.isInListRow, true)),
      "Stepper, label hidden": samples(stepper.labelsHidden()),
      "Stepper, with label": samples(stepper),
      "Stepper, in a List/Form row": samples(stepper.environment(\.isInListRow, true)),
      "TextField, plain (= automatic)": samples(field, field.textFieldStyle(.plain)),
      "TextField / SecureField, roundedBorder": samples(
        field.textFieldStyle(.roundedBorder),
        SecureField(title, text: .constant(title)).textFieldStyle(.roundedBorder)),
      "Picker, menu": samples(picker, picker.pickerStyle(.menu)),
      "Picker, segmented": samples(picker.pickerStyle(.segmented)),
      "Picker, menu in a Form row": samples(picker.environment(\.isInListRow, true)),
      "ProgressView, linear": samples(ProgressView(value: 0.5)),
      "ProgressView, circular (also with a value)": samples(
        ProgressView(), ProgressView(value: 0.5).progressViewStyle(.circular)),
      "DatePicker, compact, date": samples(
        DatePicker(title, selection: .constant(day), displayedComponents: .date)),
      "DatePicker, compact, date+time / time": samples(
        DatePicker(title, selection: .constant(day)),
        DatePicker(title, selection: .constant(day), displayedComponents: .hourAndMinute)),
    ]
  }
}
