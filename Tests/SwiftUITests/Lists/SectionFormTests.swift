import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Each way to write a section.
@MainActor struct SectionFormTests {
  private let string = "Books"

  /// What a list with one section shows, from top to bottom.
  private func texts(@ViewBuilder _ section: () -> some View) -> [String] {
    Screen { List { section() } }.graph.displayList().items.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  private func has(_ parts: [String], _ texts: [String]) -> Bool { texts.map { $0.lowercased() } == parts }

  @Test func aSectionHasAHeaderAndAFooter() {
    let (header, footer) = (Text("Books"), Text("All of them"))

    #expect(has(["books", "dune", "all of them"], texts { Section(header: header, footer: footer) { Text("Dune") } }))
    #expect(
      has(
        ["books", "dune", "all of them"],
        texts {
          Section {
            Text("Dune")
          } header: {
            header
          } footer: {
            footer
          }
        }))
    #expect(has(["books", "dune"], texts { Section(header: header) { Text("Dune") } }))
    #expect(has(["dune", "all of them"], texts { Section(footer: footer) { Text("Dune") } }))
    #expect(has(["dune"], texts { Section { Text("Dune") } }))
  }

  @Test func aSectionHasATitle() {
    #expect(has(["books", "dune"], texts { Section("Books") { Text("Dune") } }))
    #expect(has(["books", "dune"], texts { Section(string) { Text("Dune") } }))
  }

  @Test func aClosedSectionShowsItsTitleOnly() {
    let (open, closed) = (Binding.constant(true), Binding.constant(false))

    #expect(has(["books", "dune"], texts { Section("Books", isExpanded: open) { Text("Dune") } }))
    #expect(!texts { Section("Books", isExpanded: closed) { Text("Dune") } }.contains("Dune"))
    #expect(!texts { Section(string, isExpanded: closed) { Text("Dune") } }.contains("Dune"))
    #expect(
      !texts {
        Section(isExpanded: closed) {
          Text("Dune")
        } header: {
          Text("Books")
        }
      }.contains("Dune"))
  }
}
