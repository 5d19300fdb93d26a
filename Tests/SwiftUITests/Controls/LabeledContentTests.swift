import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Upward: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Framed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("framed")
      LabeledContent(configuration)
    }
  }
}

@MainActor struct LabeledContentTests {
  @Test func theLabelLeadsAndTheValueTrails() {
    let screen = ControlScreen(LabeledContent("Author", value: "Le Guin"))

    #expect(screen.lines == ["text \"Author\"", "text \"Le Guin\""])
    #expect(screen.nodes[0].frame.minX == 0)
    #expect(screen.nodes[1].frame.maxX == 320)
  }

  @Test func aFormatWritesTheValue() {
    let screen = ControlScreen(
      LabeledContent("Pages", value: 1234, format: .number.locale(Locale(identifier: "en_US"))))

    #expect(screen.texts == ["Pages", "1,234"])
  }

  @Test func aControlCanBeTheContent() {
    let screen = ControlScreen(
      LabeledContent {
        Button("Change") {}
      } label: {
        Text("Author")
      })

    #expect(screen.lines == ["text \"Author\"", "button \"Change\""])
  }

  @Test func aHiddenLabelIsStillFound() {
    let screen = ControlScreen(LabeledContent("Author", value: "Le Guin").labelsHidden())

    #expect(screen.texts == ["Le Guin"])
    #expect(screen.lines == ["text \"Le Guin\"", "text \"Author\""])
  }

  @Test func aStyleArrangesTheParts() {
    let screen = ControlScreen(LabeledContent("Author", value: "Le Guin").labeledContentStyle(Upward()))

    #expect(screen.texts == ["Le Guin", "Author"])
  }

  @Test func aStyleThatBuildsOnLabeledContentGetsTheStandardOne() {
    let screen = ControlScreen(
      LabeledContent("Author") { LabeledContent("First", value: "Ann") }.labeledContentStyle(Framed()))

    // What is inside of the content has the style again.
    #expect(screen.texts == ["framed", "Author", "framed", "First", "Ann"])
  }
}
