import Foundation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Controls of the phone, alone and in the rows of a form.
  static let phoneControls: Table = [
    "ios/slider/basic": {
      FactScene {
        VStack(alignment: .leading, spacing: 12) {
          Slider(value: .constant(0.5)).probe("half")
          Slider(value: .constant(0.0)).probe("zero")
          Slider(value: .constant(0.5)) { Text("Volume") }.probe("labelled")
          Slider(value: .constant(50.0), in: 0...100, step: 10).probe("stepped")
          Slider(value: .constant(0.5)).disabled(true).probe("disabled")
          Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
        }.probe("stack")
      }
    },
    "ios/textfield/basic": {
      FactScene {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Placeholder", text: .constant("Hello")).probe("plain")
          TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).probe("rounded")
          TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).probe("roundedEmpty")
          SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder).probe("secure")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Name").probe("rowLabel")
            TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).probe("rowField")
          }.probe("row")
        }.probe("stack")
      }
    },
    "ios/menu/basic": {
      FactScene {
        VStack(alignment: .leading, spacing: 12) {
          options("Options").probe("menu")
          options("Plain").menuStyle(.button).probe("buttonStyle")
          options("Hidden").menuIndicator(.hidden).probe("noIndicator")
          options("Off").disabled(true).probe("disabled")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Hg").probe("rowText")
            options("Options").probe("rowMenu")
          }.probe("row")
        }.probe("stack")
      }
    },
    "ios/controls/settings": { FactScene { settings } },
    "ios/layout/controls": { FactScene { everyControl } },
    "ios/form/basic": {
      FactScene {
        Form {
          Section("Account") {
            TextField("Name", text: .constant("Ada")).probe("name")
            Toggle("Notifications", isOn: .constant(true)).probe("toggle")
          }
          Section("Preferences") {
            Picker("Flavour", selection: .constant("Vanilla")) {
              Text("Vanilla").tag("Vanilla")
              Text("Chocolate").tag("Chocolate")
            }.probe("picker")
            Stepper("Quantity: 3") {
            } onDecrement: {
            }.probe("stepper")
            Slider(value: .constant(0.5)) { Text("Volume") }.probe("slider")
            Button("Save") {}.probe("button")
          }
        }.probe("form")
      }
    },
  ]

  private static func options(_ title: String) -> some View {
    Menu(title) {
      Button("First") {}
      Button("Second") {}
    }
  }

  private static var settings: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Settings").font(.largeTitle).bold().probe("title")
      Toggle("Wi-Fi", isOn: .constant(true)).probe("wifi")
      Toggle("Bluetooth", isOn: .constant(false)).probe("bluetooth")
      VStack(alignment: .leading, spacing: 4) {
        Text("Volume").font(.subheadline).probe("volumeLabel")
        Slider(value: .constant(0.6)).probe("volume")
      }
      Stepper("Quantity: 3") {
      } onDecrement: {
      }.probe("quantity")
      sizes(["Small", "Medium", "Large"]).probe("size")
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).probe("name")
      Button("Save") {}.buttonStyle(.borderedProminent).probe("save")
    }.padding().probe("screen")
  }

  private static var everyControl: some View {
    VStack {
      Text("Hello").probe("text")
      Toggle("Enabled", isOn: .constant(true)).probe("toggle")
      Button("OK") {}.probe("plain")
      Button("Bordered") {}.buttonStyle(.bordered).probe("bordered")
      TextField("Placeholder", text: .constant("Hello")).probe("field")
      TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).probe("rounded")
      Slider(value: .constant(0.5)).probe("slider")
      Stepper("Quantity: 3") {
      } onDecrement: {
      }.probe("stepper")
      sizes(["Small", "Medium"]).probe("segmented")
      Text("Hello").probe("textBelow")
    }.probe("stack")
  }

  private static func sizes(_ names: [String]) -> some View {
    Picker("Size", selection: .constant(names[0])) {
      ForEach(names, id: \.self) { Text($0) }
    }.pickerStyle(.segmented)
  }
}
