import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Each way to write a title, a subtitle and the old bar items.
@MainActor struct TitleFormTests {
  private let string = "Shelf"

  private func stack(@ViewBuilder _ content: () -> some View) -> Screen { Screen { NavigationStack { content() } } }
  private func titles(@ViewBuilder _ content: () -> some View) -> [String] { stack(content).shown(.header) }

  @Test func aTitleStandsInTheBarInEachForm() {
    #expect(titles { Box(1, 1).navigationTitle("Shelf") } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationTitle(string) } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationTitle(Text("Shelf")) } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationTitle(.constant("Shelf")) } == ["Shelf"])
  }

  @Test func aTitleOfOlderCodeStandsInTheBarInEachForm() {
    #expect(titles { Box(1, 1).navigationBarTitle("Shelf") } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationBarTitle(string) } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationBarTitle(Text("Shelf")) } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationBarTitle("Shelf", displayMode: .inline) } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationBarTitle(string, displayMode: .inline) } == ["Shelf"])
    #expect(titles { Box(1, 1).navigationBarTitle(Text("Shelf"), displayMode: .inline) } == ["Shelf"])
  }

  @Test func aTitleIsLargeUntilItIsInline() {
    func height(_ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
      stack { Box(1, 1).navigationBarTitle(string, displayMode: mode) }.nodes(.navigationBar).first?.frame.height
    }

    #expect(height(.large) == 116 && height(.inline) == 64 && height(.automatic) == 116)
  }

  @Test func aSubtitleStandsBelowTheTitleInEachForm() {
    let screens = [
      stack { Box(1, 1).navigationTitle("Shelf").navigationSubtitle("Books") },
      stack { Box(1, 1).navigationTitle("Shelf").navigationSubtitle(string) },
      stack { Box(1, 1).navigationTitle("Shelf").navigationSubtitle(Text("Books")) },
    ]

    #expect(screens.map { $0.shown(.text) } == [["Books"], ["Shelf"], ["Books"]])
  }

  @Test func aDisplayModeIsChosenInEachForm() {
    func height(_ mode: ToolbarTitleDisplayMode) -> CGFloat? {
      stack { Box(1, 1).navigationTitle("Shelf").toolbarTitleDisplayMode(mode) }.nodes(.navigationBar).first?.frame.height
    }

    #expect(height(.large) == 116 && height(.inline) == 64 && height(.automatic) == 116 && height(.inlineLarge) != nil)
  }

  @Test func itemsOfOlderCodeStandAtTheirEnds() {
    let leading = stack { Box(1, 1).navigationBarItems(leading: Button("Back") {}) }
    let trailing = stack { Box(1, 1).navigationBarItems(trailing: Button("Add") {}) }
    let both = stack { Box(1, 1).navigationBarItems(leading: Button("Back") {}, trailing: Button("Add") {}) }

    #expect((leading.frame(.button, "Back")?.midX ?? 999) < 100)
    #expect((trailing.frame(.button, "Add")?.midX ?? 0) > 200)
    #expect(both.nodes(.navigationBar).first?.children.map(\.label) == ["Back", "Add"])
  }

  @Test func aViewOfOlderCodeIsAStack() {
    let stacked = Screen { NavigationView { Box(1, 1).navigationBarTitle("Shelf") }.navigationViewStyle(.stack) }
    let typed = Screen {
      NavigationView { Box(1, 1).navigationBarTitle("Shelf") }.navigationViewStyle(StackNavigationViewStyle())
    }

    #expect(stacked.shown(.header) == ["Shelf"] && typed.shown(.header) == ["Shelf"])
  }
}
