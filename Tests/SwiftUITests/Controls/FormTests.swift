import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Card: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("card")
      Form(configuration)
    }
  }
}

private struct Stack: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

@MainActor struct FormTests {
  @Test func aFormIsAListOfRows() {
    let screen = ControlScreen(
      Form {
        Section("Account") {
          Text("Ann")
          Toggle("Sync", isOn: .constant(true))
        }
      })

    #expect(screen.nodes.filter { $0.role == .row }.map(\.label) == ["Ann", "Sync"])
    #expect(screen.nodes.first { $0.role == .header }?.label == "Account")
    // Recorded from iOS 26 (ios/list/basic): cards stand 16 in.
    #expect(screen.nodes.first { $0.role == .row }?.frame.width == 288)
  }

  @Test func aFormLooksGroupedInAPlainList() {
    let screen = ControlScreen(Form { Text("Ann") }.listStyle(.plain))

    #expect(screen.nodes.first { $0.role == .row }?.frame.width == 288)
  }

  @Test func aStyleArrangesTheContent() {
    let screen = ControlScreen(Form { Text("Ann") }.formStyle(Stack()))

    #expect(screen.lines == ["text \"Ann\""])
  }

  @Test func aStyleThatBuildsOnAFormGetsTheStandardOne() {
    let screen = ControlScreen(Form { Text("Ann") }.formStyle(Card()))

    #expect(screen.lines == ["text \"card\"", "list \"\"", "row \"Ann\"", "text \"Ann\""])
  }

  @Test func columnsDoNotScroll() {
    let screen = ControlScreen(Form { Text("Ann") }.formStyle(.columns))

    #expect(screen.lines == ["text \"Ann\""])
  }

  @Test func anInlinePickerIsARowForEachOption() {
    let screen = ControlScreen(Form { FlavorPicker() }.pickerStyle(.inline))

    screen.tap("Mint")

    #expect(screen.nodes.filter { $0.role == .row }.map(\.label) == ["Flavor", "Vanilla", "Chocolate", "Mint"])
    #expect(screen.nodes.filter(\.isSelected).map(\.label) == ["Mint"])
    #expect(screen.symbols.map(\.name) == ["checkmark"])
    #expect(screen.nodes.first { $0.role == .picker }?.value == "Mint")
  }

  @Test func aPickerInAFormSaysItsOptionAtTheTrailingEdge() {
    let screen = ControlScreen(Form { FlavorPicker() })

    #expect(screen.texts == ["Flavor", "Vanilla"])
    #expect(screen.symbols.map(\.name) == ["chevron.up.chevron.down"])
  }
}
