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
    let action = OpenURLAction { url in
      opened.urls.append(url.absoluteString)
      return .handled
    }
    return Screen(view.environment(\.openURL, action))
  }

  @Test func aLinkStandsInsideOfItsText() throws {
    let screen = screen(Text("Read the [**whole** story](https://example.org/story) today"))
    let text = screen.graph.semantics().children[0]

    let link = try #require(text.children.first)
    #expect(text.role == .text)
    #expect(text.label == "Read the whole story today")
    #expect(link.role == .link && link.label == "whole story" && link.value == "https://example.org/story")
    #expect(text.frame.contains(link.frame) && link.frame.minX > text.frame.minX)
  }

  @Test func aLinkOpensItsAddress() throws {
    let screen = screen(Text("[one](https://a.org) and [two](https://b.org)"))
    let links = screen.graph.semantics().children[0].children

    let second = try #require(links.last)

    #expect(screen.graph.perform(.activate, on: second.id))

    #expect(opened.urls == ["https://b.org"])
  }
}
