import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Controls, lists and screens of the phone: the recording host's lines are higher, so order and structure count.
  static let phone: Table = [
    "ios/toggle/basic": {
      FactScene {
        VStack(alignment: .leading, spacing: 12) {
          Toggle("Enabled", isOn: .constant(true)).probe("on")
          Toggle("Enabled", isOn: .constant(false)).probe("off")
          Toggle(isOn: .constant(true)) { Text("Hg").probe("customText") }.probe("custom")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Toggle("Hg", isOn: .constant(true)).probe("baselineToggle")
            Text("Hg").probe("baselineText")
          }.probe("baselineRow")
          Toggle("Enabled", isOn: .constant(true)).labelsHidden().probe("hidden")
          Toggle("Enabled", isOn: .constant(true)).disabled(true).probe("disabled")
        }.probe("stack")
      }
    },
    "ios/button/basic": {
      FactScene {
        VStack(alignment: .leading, spacing: 12) {
          Button("OK") {}.probe("plain")
          Button("Bordered") {}.buttonStyle(.bordered).probe("bordered")
          Button("Prominent") {}.buttonStyle(.borderedProminent).probe("prominent")
          Button("Borderless") {}.buttonStyle(.borderless).probe("borderless")
          Button("Disabled") {}.buttonStyle(.bordered).disabled(true).probe("disabled")
          Button("Delete", role: .destructive) {}.probe("destructive")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Button("OK") {}.probe("rowButton")
            Text("Hg").probe("rowText")
          }.probe("row")
        }.probe("stack")
      }
    },
    "ios/list/basic": {
      FactScene {
        List {
          Text("Apple").probe("row1")
          Text("Banana").probe("row2")
          Section("Fruit") {
            Text("Cherry").probe("row3")
            HStack {
              Text("Detail").probe("detailLabel")
              Spacer()
              Text("Value").probe("detailValue")
            }.probe("detailRow")
          }
        }.probe("list")
      }
    },
    "ios/list/footer": {
      FactScene {
        List {
          Section {
            Text("Apple").probe("row1")
          } header: {
            Text("Fruit").probe("header")
          } footer: {
            Text("Banana").probe("footer")
          }
          Section {
            Text("Cherry").probe("row2")
          } footer: {
            Text("Apple").probe("footer2")
          }
        }.probe("list")
      }
    },
    "ios/nav/basic": {
      FactScene {
        NavigationStack {
          List {
            NavigationLink("Detail") { Text("Detail") }.probe("link")
            Text("Row").probe("row")
          }.navigationTitle("Settings").probe("list")
        }.probe("nav")
      }
    },
    "ios/nav/inline": {
      FactScene {
        NavigationStack {
          List { Text("Row").probe("row") }.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).probe("list")
        }.probe("nav")
      }
    },
    "ios/nav/sizing": {
      FactScene {
        VStack(spacing: 8) {
          NavigationStack { Text("Small").probe("small") }.probe("navText")
          Text("Row").probe("below")
        }.probe("stack")
      }
    },
    "ios/sheet/basic": {
      let model = Presenting()
      return FactScene(steps: ["present": { model.isPresented = true }]) { PresentingScreen(model: model) }
    },
  ]
}

@MainActor @Observable private final class Presenting {
  var isPresented = false
}

private struct PresentingScreen: View {
  let model: Presenting

  var body: some View {
    ZStack {
      Color.red.ignoresSafeArea()
      Button("Show sheet") {}.probe("button")
    }
    .sheet(isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })) { Text("Sheet") }
    .probe("stack")
  }
}
