import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Forms in a window of a Mac.
  static let macForms: Table = [
    "form/basic": {
      FactScene {
        Form {
          field(.constant("Hello")).probe("field")
          Toggle(isOn: .constant(true)) { line(49, 18.5) }.probe("toggle")
          Picker(selection: .constant(1)) {
            line(35).tag(1)
            line(45).tag(2)
          } label: {
            line(28, 18.5)
          }.probe("picker")
          Slider(value: .constant(0.5)) { line(45, 18.5) }.probe("slider")
          Stepper {
            line(36.5, 18.5)
          } onIncrement: {
          } onDecrement: {
          }.probe("stepper")
          Button {
          } label: {
            line(29.5)
          }.probe("button")
          text(29.5).probe("text")
        }.probe("form")
      }
    },
    "form/styles": {
      FactScene(isExact: true) {
        VStack(spacing: 8) {
          Form {
            field(.constant("Hello")).probe("groupedField")
            Toggle(isOn: .constant(true)) { line(49, 18.5) }.probe("groupedToggle")
          }.formStyle(.grouped).frame(height: 110).probe("grouped")
          Form {
            field(.constant("Hello")).probe("columnsField")
            Toggle(isOn: .constant(true)) { line(49, 18.5) }.probe("columnsToggle")
          }.formStyle(.columns).frame(height: 110).probe("columns")
          Form {
            Toggle(isOn: .constant(true)) { line(49, 18.5) }.probe("narrowToggle")
          }.frame(width: 200, height: 110).probe("narrow")
        }.probe("stack")
      }
    },
    "form/steps": {
      let settings = Settings()
      return FactScene(
        isExact: true, steps: ["enable": { settings.isEnabled = true }, "name": { settings.name = "Hello" }]
      ) {
        SettingsForm(settings: settings)
      }
    },
  ]

  fileprivate static func field(_ text: Binding<String>) -> some View { TextField(text: text) { line(35.5, 18.5) } }
}

@MainActor @Observable private final class Settings {
  var isEnabled = false
  var name = ""
}

private struct SettingsForm: View {
  @Bindable var settings: Settings

  var body: some View {
    Form {
      Toggle(isOn: $settings.isEnabled) { line(49, 18.5) }.probe("toggle")
      if !settings.name.isEmpty { text(31).probe("name") }
      FactScene.field($settings.name).probe("field")
    }.probe("form")
  }
}
