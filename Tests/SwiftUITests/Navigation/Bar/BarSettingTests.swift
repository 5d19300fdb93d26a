import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct BarSettingTests {
  private func stack(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen { NavigationStack { content().navigationTitle("Title") } }
  }

  @Test func everyWayToHideTheBarGivesItsRoomToTheContent() {
    let screens = [
      stack { Box(10, 10).toolbar(.hidden) },
      stack { Box(10, 10).toolbar(.hidden, for: .navigationBar) },
      stack { Box(10, 10).toolbarVisibility(.hidden, for: .navigationBar, .bottomBar) },
      stack { Box(10, 10).navigationBarHidden(true) },
    ]

    for screen in screens { #expect(screen.frame(.image, "box")?.midY == 200) }
  }

  @Test func titlesOfOlderCodeAreTitles() {
    let large = Screen { NavigationView { Box(10, 10).navigationBarTitle("Old") } }
    let inline = Screen { NavigationView { Box(10, 10).navigationBarTitle(Text("Old"), displayMode: .inline) } }

    #expect(large.nodes(.navigationBar).first?.frame.height == 116)
    #expect(inline.nodes(.navigationBar).first?.frame.height == 64)
    #expect(inline.shown(.header) == ["Old"])
  }

  @Test func aRemovedTitleIsNotShown() {
    let screen = stack { Box(10, 10).toolbar(removing: .title) }

    #expect(screen.nodes(.navigationBar).isEmpty)
  }

  @Test func aSubtitleStandsBelowTheTitle() {
    let screen = stack { Box(10, 10).navigationSubtitle("Subtitle").toolbarTitleDisplayMode(.inline) }

    let title = screen.frame(.header, "Title")
    let subtitle = screen.frame(.text, "Subtitle")
    #expect(title?.maxY == subtitle?.minY)
    #expect(screen.nodes(.navigationBar).first?.frame.height == 64)
  }

  @Test func aViewStandsInPlaceOfTheTitle() {
    let screen = Screen {
      NavigationStack { Box(10, 10).navigationTitle { Text("View") } }
    }

    #expect(screen.nodes(.navigationBar).first?.children.map(\.label) == ["View"])
  }

  @Test func aBackgroundIsDrawnBehindTheBar() {
    let screen = stack { Box(10, 10).toolbarBackground(Color.red, for: .navigationBar).toolbarTitleDisplayMode(.inline) }

    let red = Color.red.resolve(in: EnvironmentValues()).display
    #expect(
      screen.graph.displayList().items.contains(.fill(.rectangle(CGRect(x: 0, y: 0, width: 320, height: 64)), red)))
  }

  @Test func aHiddenBackgroundIsNotDrawn() {
    let screen = stack {
      Box(10, 10).toolbarBackground(Color.red, for: .navigationBar).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }

    let red = Color.red.resolve(in: EnvironmentValues()).display
    #expect(!screen.graph.displayList().items.contains { if case .fill(_, red) = $0 { true } else { false } })
  }

  @Test func aDarkBarHasALightTitle() {
    let screen = stack { Box(10, 10).toolbarColorScheme(.dark, for: .navigationBar) }

    let colors = screen.graph.displayList().items.compactMap { if case .text(let run) = $0 { run.color } else { nil } }
    #expect(colors == [DisplayColor(red: 1, green: 1, blue: 1)])
  }

  @Test func aRoleIsKept() {
    let screen = stack { Box(10, 10).toolbarRole(.editor) }

    #expect(screen.shown(.header) == ["Title"])
  }
}
