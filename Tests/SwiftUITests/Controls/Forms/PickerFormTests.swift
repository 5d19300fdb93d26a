import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a picker: by its title or a label, for one value or several, with a label of the current value.
@MainActor struct PickerFormTests {
  private let string = "Size"

  @ViewBuilder private var options: some View {
    Text("Small").tag(1)
    Text("Large").tag(2)
  }

  /// Chooses an option and answers what was written.
  private func chosen(_ make: (Binding<Int>) -> some View) -> [Int] {
    var written: [Int] = []
    let size = Binding(get: { 1 }, set: { written.append($0) })
    ControlScreen(make(size)).perform(.choose, on: "Size", "Large")
    return written
  }

  /// What a picker's value is called.
  private func value(_ make: (Binding<Int>) -> some View) -> String? { ControlScreen(make(.constant(1))).nodes.first?.value }

  @Test func aChoiceOfOneValueIsWritten() {
    #expect(chosen { Picker("Size", selection: $0) { options } } == [2])
    #expect(chosen { Picker(string, selection: $0) { options } } == [2])
    #expect(chosen { Picker("Size", systemImage: "star", selection: $0) { options } } == [2])
    #expect(chosen { Picker(string, systemImage: "star", selection: $0) { options } } == [2])
    #expect(chosen { Picker(selection: $0, label: Text("Size")) { options } } == [2])
    #expect(chosen { Picker(selection: $0, content: { options }, label: { Text("Size") }) } == [2])
  }

  @Test func aChoiceOfSeveralValuesIsWrittenToEach() {
    #expect(chosen { Picker("Size", sources: [$0, $0], selection: \.self) { options } } == [2, 2])
    #expect(chosen { Picker(string, sources: [$0, $0], selection: \.self) { options } } == [2, 2])
    #expect(chosen { Picker("Size", systemImage: "star", sources: [$0, $0], selection: \.self) { options } } == [2, 2])
    #expect(chosen { Picker(string, systemImage: "star", sources: [$0, $0], selection: \.self) { options } } == [2, 2])
    #expect(
      chosen { Picker(sources: [$0, $0], selection: \.self, content: { options }, label: { Text("Size") }) } == [2, 2])
  }

  @Test func theCurrentValueMayHaveALabelOfItsOwn() {
    let few: () -> Text = { Text("Few") }

    #expect(value { Picker("Size", selection: $0, content: { options }, currentValueLabel: few) } == "Few")
    #expect(value { Picker(string, selection: $0, content: { options }, currentValueLabel: few) } == "Few")
    #expect(value { Picker("Size", systemImage: "star", selection: $0, content: { options }, currentValueLabel: few) } == "Few")
    #expect(value { Picker(string, systemImage: "star", selection: $0, content: { options }, currentValueLabel: few) } == "Few")
    #expect(
      value { Picker(selection: $0, content: { options }, label: { Text("Size") }, currentValueLabel: few) } == "Few")
  }

  @Test func theCurrentValueOfSeveralMayHaveALabelOfItsOwn() {
    let few: () -> Text = { Text("Few") }

    #expect(value { Picker("Size", sources: [$0], selection: \.self, content: { options }, currentValueLabel: few) } == "Few")
    #expect(value { Picker(string, sources: [$0], selection: \.self, content: { options }, currentValueLabel: few) } == "Few")
    #expect(
      value { size in
        Picker(
          "Size", systemImage: "star", sources: [size], selection: \.self, content: { options }, currentValueLabel: few)
      } == "Few")
    #expect(
      value { size in
        Picker(
          string, systemImage: "star", sources: [size], selection: \.self, content: { options }, currentValueLabel: few)
      } == "Few")
    #expect(
      value { size in
        Picker(
          sources: [size], selection: \.self, content: { options }, label: { Text("Size") }, currentValueLabel: few)
      } == "Few")
  }
}
