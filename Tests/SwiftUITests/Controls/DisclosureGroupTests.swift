import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Boxed: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

@MainActor struct DisclosureGroupTests {
  @Test func aTapShowsTheContentAndAnotherHidesIt() {
    let screen = ControlScreen(DisclosureGroup("More") { Text("inside") })

    let before = screen.lines
    screen.tap("More")
    let open = screen.lines
    screen.tap("More")

    #expect(before == ["disclosure \"More\" collapsed"])
    #expect(open == ["disclosure \"More\" expanded", "text \"inside\""])
    #expect(screen.lines == before)
  }

  @Test func aTapWritesTheBindingOnce() {
    let notes = Notes()
    var isExpanded = true
    let binding = Binding(get: { isExpanded }) {
      isExpanded = $0
      notes.lines.append("\($0)")
    }
    let screen = ControlScreen(DisclosureGroup("More", isExpanded: binding) { Text("inside") })

    screen.tap("More")

    #expect(notes.lines == ["false"])
  }

  @Test func whatIsHiddenIsNotMade() {
    let notes = Notes()
    func inside() -> Text {
      notes.lines.append("made")
      return Text("inside")
    }
    let screen = ControlScreen(DisclosureGroup("More") { inside() })

    let before = notes.lines
    screen.tap("More")

    #expect(before == [])
    #expect(notes.lines == ["made"])
  }

  @Test func inAListTheContentStandsInRowsOfItsOwn() {
    let screen = ControlScreen(
      List {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("one")
          Text("two")
        }
      })

    #expect(screen.nodes.filter { $0.role == .row }.map(\.label) == ["More", "one", "two"])
  }

  @Test func aStyleArrangesThePartsAndGoesOnInside() {
    let screen = ControlScreen(
      DisclosureGroup("More") { DisclosureGroup("Deep") { Text("inside") } }.disclosureGroupStyle(Boxed()))

    screen.tap("More")
    screen.tap("Deep")

    #expect(screen.lines == ["button \"More\"", "button \"Deep\"", "text \"inside\""])
  }

  @Test func aDisabledGroupStays() {
    let screen = ControlScreen(DisclosureGroup("More") { Text("inside") }.disabled(true))

    screen.tap("More")

    #expect(screen.lines == ["disclosure \"More\" collapsed"])
  }
}
