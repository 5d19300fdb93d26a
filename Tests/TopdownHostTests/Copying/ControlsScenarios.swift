import SwiftUI
import TopdownScenarios

/// Every kind of control, for the tests that are copied of what is done to them.
enum ControlsScenarios: ScenarioProvider {
  static let scenarios = [
    Scenario("fields") { log in
      Fields(
        name: log.binding("name", ""), password: log.binding("password", ""), notes: log.binding("notes", ""),
        query: log.binding("query", ""), submit: log.call("submit"))
    },
    Scenario("amounts") { log in
      Amounts(
        volume: log.binding("volume", 0.5), count: log.binding("count", 1),
        day: log.binding("day", Date(timeIntervalSince1970: 1_700_000_000)), tint: log.binding("tint", Color.red))
    },
    Scenario("pickers") { log in
      Pickers(
        menu: log.binding("menu", "Red"), segmented: log.binding("segmented", "Red"), inline: log.binding("inline", "Red"),
        wheel: log.binding("wheel", "Red"))
    },
    Scenario("rows") { log in
      Rows(items: log.binding("items", ["Milk", "Eggs", "Bread"]), pin: log.call("pin"), share: log.call("share"))
    },
    Scenario("presented") { log in
      Presented(isShown: log.binding("isShown", false), isAsked: log.binding("isAsked", false), choose: log.call("choose"))
    },
    Scenario("gestures") { log in Gestures(act: log.call("act")) },
    Scenario("look-alikes") { log in LookAlikes(add: log.call("add")) },
    Scenario("timed") { log in
      Timed(greeting: log.value("greeting", "Good \u{202E}morning"), isLoud: log.value("isLoud", false), tell: log.call("tell"))
    },
    Scenario("twice") { log in Button("First", action: log.call("first")) },
    Scenario("twice") { log in Button("Second", action: log.call("second")) },
  ]
}

private struct Fields: View {
  @Binding var name: String
  @Binding var password: String
  @Binding var notes: String
  @Binding var query: String
  let submit: () -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name).onSubmit(submit)
        SecureField("Password", text: $password)
        TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
      }
      .searchable(text: $query)
    }
  }
}

private struct Amounts: View {
  @Binding var volume: Double
  @Binding var count: Int
  @Binding var day: Date
  @Binding var tint: Color

  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      Stepper("Count", value: $count)
      DatePicker("Day", selection: $day)
      ColorPicker("Tint", selection: $tint)
    }
  }
}

private struct Pickers: View {
  @Binding var menu: String
  @Binding var segmented: String
  @Binding var inline: String
  @Binding var wheel: String

  var body: some View {
    VStack {
      picker("Menu", $menu).pickerStyle(.menu)
      picker("Segmented", $segmented).pickerStyle(.segmented)
      picker("Inline", $inline).pickerStyle(.inline)
      picker("Wheel", $wheel).pickerStyle(.wheel)
    }
  }

  private func picker(_ title: String, _ selection: Binding<String>) -> some View {
    Picker(title, selection: selection) { ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) } }
  }
}

private struct Rows: View {
  @Binding var items: [String]
  let pin: (String) -> Void
  let share: (String) -> Void

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item)
          .swipeActions(edge: .leading) { Button("Pin") { pin(item) } }
          .swipeActions(edge: .trailing) { Button("Delete") { items.removeAll { $0 == item } } }
          .accessibilityAction(named: "Share") { share(item) }
      }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { items = ["Milk", "Eggs", "Bread"] }
  }
}

private struct Presented: View {
  @Binding var isShown: Bool
  @Binding var isAsked: Bool
  let choose: (String) -> Void

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Button("Ask") { isAsked = true }
      Menu("More") {
        Button("Rename") { choose("Rename") }
        Button("Copy") { choose("Copy") }
      }
      Text("Dune").contextMenu { Button("Open") { choose("Open") } }
    }
    .sheet(isPresented: $isShown) { Button("Done") { isShown = false } }
    .confirmationDialog("Really?", isPresented: $isAsked) { Button("Yes") { choose("Yes") } }
  }
}

private struct Gestures: View {
  let act: (String) -> Void

  var body: some View {
    VStack {
      Text("Zoom").onTapGesture(count: 2) { act("twice") }
      Text("Knob").gesture(DragGesture().onEnded { act("dragged \($0.translation.width)") })
      Text("Photo").gesture(
        MagnifyGesture().onEnded { act("\($0.magnification) times") })
      Text("Dial").gesture(
        RotateGesture().onEnded { act("\($0.rotation.degrees) degrees") })
      Text("Apple").draggable("Apple")
      Text("Basket").dropDestination(for: String.self) { items, _ in
        act("dropped \(items)")
        return true
      }
    }
  }
}

private struct LookAlikes: View {
  let add: (String) -> Void

  var body: some View {
    List {
      HStack {
        Text("Milk")
        Button("Add") { add("Milk") }.buttonStyle(.borderless)
      }
      HStack {
        Text("Eggs")
        Button("Add") { add("Eggs") }.buttonStyle(.borderless)
      }
      HStack {
        Button("Twin") { add("left twin") }.buttonStyle(.borderless)
        Button("Twin") { add("right twin") }.buttonStyle(.borderless)
        Button {
          add("nameless")
        } label: {
          Color.red.frame(width: 40, height: 40)
        }
        .buttonStyle(.borderless)
        Toggle("Noted", isOn: .constant(false)).accessibilityIdentifier("noted")
      }
    }
  }
}

private struct Timed: View {
  let greeting: String
  let isLoud: Bool
  let tell: (String) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.locale) private var locale
  @State private var isAwake = false

  var body: some View {
    Button("Stop") { tell(isAwake ? "too late" : "in time") }
      .task {
        try? await Task.sleep(for: .seconds(3))
        isAwake = true
        tell("\(greeting)\(isLoud ? "!" : ""), \(surroundings)")
      }
  }

  private var surroundings: String {
    "\(colorScheme) \(contrast) \(direction) \(reducesMotion ? "still" : "moving") \(locale.identifier)"
  }
}
