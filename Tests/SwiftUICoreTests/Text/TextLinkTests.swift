import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextLinkTests {
  private final class Opened: @unchecked Sendable {
    var urls: [String] = []
  }

  private let opened = Opened()

  private func screen(_ view: some View) -> Screen {
    let opened = opened
    return Screen(view.environment(\.openLink) { opened.urls.append($0.absoluteString) })
  }

  @Test func aLinkStandsInsideOfItsTextAndIsDrawnInTheTint() {
    let screen = screen(Text("Read the [**whole** story](https://example.org/story) today"))
    let text = screen.graph.semantics().children[0]

    #expect(text.role == .text && text.label == "Read the whole story today")
    #expect(text.children.map(\.role) == [.link] && text.children.map(\.label) == ["whole story"])
    #expect(text.children[0].value == "https://example.org/story")
    #expect(text.frame.contains(text.children[0].frame) && text.children[0].frame.minX > text.frame.minX)
  }

  @Test func aLinkOpensItsAddress() {
    let screen = screen(Text("[one](https://a.org) and [two](https://b.org)"))
    let links = screen.graph.semantics().children[0].children

    #expect(screen.graph.perform(.activate, on: links[1].id))

    #expect(opened.urls == ["https://b.org"])
  }

  @Test func withoutAnythingThatOpensItALinkCannotBeUsed() {
    let link = Screen(Text("[one](https://a.org)")).graph.semantics().children[0].children[0]

    #expect(link.actions.isEmpty)
  }
}
