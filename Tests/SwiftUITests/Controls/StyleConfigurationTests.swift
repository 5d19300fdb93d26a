import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Says what is in brackets.
private struct Bracketed<Content: View>: View {
  let content: Content

  var body: some View {
    HStack {
      Text("[")
      content
      Text("]")
    }
  }
}

private struct Buttons: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: ButtonStyleConfiguration.Label = configuration.label
    return Bracketed(content: label)
  }
}

private struct Triggers: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: PrimitiveButtonStyleConfiguration.Label = configuration.label
    return VStack {
      Bracketed(content: label)
      Text(configuration.role == .destructive ? "destructive" : "plain")
    }
  }
}

private struct Toggles: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: ToggleStyleConfiguration.Label = configuration.label
    return VStack {
      Bracketed(content: label)
      Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
    }
  }
}

private struct Gauges: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: GaugeStyleConfiguration.Label = configuration.label
    let current: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
    let minimum: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
    let maximum: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
    return VStack {
      Bracketed(content: label)
      minimum
      current
      maximum
    }
  }
}

private struct Progresses: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: ProgressViewStyleConfiguration.Label? = configuration.label
    let current: ProgressViewStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
    return VStack {
      Bracketed(content: label)
      current
    }
  }
}

private struct Labels: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    let title: LabelStyleConfiguration.Title = configuration.title
    let icon: LabelStyleConfiguration.Icon = configuration.icon
    return VStack {
      icon
      Bracketed(content: title)
    }
  }
}

private struct LabeledContents: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: LabeledContentStyleConfiguration.Label = configuration.label
    let content: LabeledContentStyleConfiguration.Content = configuration.content
    return VStack {
      content
      Bracketed(content: label)
    }
  }
}

private struct Boxes: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: GroupBoxStyleConfiguration.Label = configuration.label
    let content: GroupBoxStyleConfiguration.Content = configuration.content
    return VStack {
      content
      Bracketed(content: label)
    }
  }
}

private struct Forms: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    let content: FormStyleConfiguration.Content = configuration.content
    return Bracketed(content: content)
  }
}

private struct Disclosures: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: DisclosureGroupStyleConfiguration.Label = configuration.label
    let content: DisclosureGroupStyleConfiguration.Content = configuration.content
    return VStack {
      content
      Bracketed(content: label)
    }
  }
}

/// Says all that it is told, and picks the last date of the range.
private struct Dates: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    let label: DatePickerStyleConfiguration.Label = configuration.label
    func seconds(_ date: Date?) -> String { date.map { "\(Int($0.timeIntervalSince1970))" } ?? "none" }
    return VStack {
      Bracketed(content: label)
      Text("\(seconds(configuration.minimumDate)) \(seconds(configuration.selection)) \(seconds(configuration.maximumDate))")
      Text(configuration.displayedComponents == .date ? "days" : "more")
      Button("Last") { configuration.selection = configuration.maximumDate ?? .distantFuture }
    }
  }
}

private struct Dated: View {
  @State private var date = Date(timeIntervalSince1970: 100)

  var body: some View {
    DatePicker(
      "Due", selection: $date, in: Date(timeIntervalSince1970: 50)...Date(timeIntervalSince1970: 200), displayedComponents: .date
    )
    .datePickerStyle(Dates())
  }
}

/// What a style of one's own is told of its control.
@MainActor struct StyleConfigurationTests {
  private func texts(_ view: some View) -> [String] { ControlScreen(view).texts }

  @Test func aButtonHasItsLabelAndItsRole() {
    #expect(texts(Button("Save") {}.buttonStyle(Buttons())) == ["[", "Save", "]"])
    #expect(texts(Button("Save") {}.buttonStyle(Triggers())) == ["[", "Save", "]", "plain"])
    #expect(texts(Button("Save", role: .destructive) {}.buttonStyle(Triggers())) == ["[", "Save", "]", "destructive"])
  }

  @Test func aToggleHasItsLabelAndMayBeMixed() {
    let mixed: [Binding<Bool>] = [.constant(true), .constant(false)]

    #expect(texts(Toggle("Sort", isOn: .constant(true)).toggleStyle(Toggles())) == ["[", "Sort", "]", "on"])
    #expect(texts(Toggle("Sort", sources: mixed, isOn: \.self).toggleStyle(Toggles())) == ["[", "Sort", "]", "mixed"])
  }

  @Test func aGaugeHasItsLabels() {
    let gauge = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }

    #expect(texts(gauge.gaugeStyle(Gauges())) == ["[", "Speed", "]", "0", "50", "100"])
  }

  @Test func progressHasItsLabels() {
    let progress = ProgressView(value: 0.5) {
      Text("Load")
    } currentValueLabel: {
      Text("half")
    }

    #expect(texts(progress.progressViewStyle(Progresses())) == ["[", "Load", "]", "half"])
  }

  @Test func aLabelHasItsTitleAndItsIcon() {
    let screen = ControlScreen(Label("Book", systemImage: "book").labelStyle(Labels()))

    #expect(screen.texts == ["[", "Book", "]"] && screen.symbols.map(\.name) == ["book"])
  }

  @Test func whatIsLabeledHasItsLabelAndItsContent() {
    #expect(texts(LabeledContent("Name") { Text("Ann") }.labeledContentStyle(LabeledContents())) == ["Ann", "[", "Name", "]"])
    #expect(texts(GroupBox("Name") { Text("Ann") }.groupBoxStyle(Boxes())) == ["Ann", "[", "Name", "]"])
    #expect(texts(DisclosureGroup("Name") { Text("Ann") }.disclosureGroupStyle(Disclosures())) == ["Ann", "[", "Name", "]"])
    #expect(texts(Form { Text("Ann") }.formStyle(Forms())) == ["[", "Ann", "]"])
  }

  @Test func aDatePickerHasItsLabelItsRangeAndItsParts() {
    let screen = ControlScreen(Dated())
    #expect(screen.texts == ["[", "Due", "]", "50 100 200", "days", "Last"])

    screen.tap("Last")

    #expect(screen.texts.contains("50 200 200"))
  }
}
