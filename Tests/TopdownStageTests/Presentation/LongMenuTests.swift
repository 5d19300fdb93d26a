import Foundation
import SwiftUI
import Testing
import TopdownStage

@MainActor struct LongMenuTests {
  private let notes = Notes()

  @Test func aMenuThatIsLongerThanTheScreenScrolls() throws {
    let notes = notes
    let stage = Stage(
      Menu("Years") { ForEach(2000..<2040, id: \.self) { year in Button("\(String(year))") { notes.add("\(year)") } } })

    try stage.button("Years").tap()
    let isInside = try stage.menu().frame.height <= Stage.defaultSize.height
    try stage.button("2039").tap()

    #expect(isInside)
    #expect(notes.lines == ["2039"])
  }

  @Test func aShortMenuDoesNotScroll() throws {
    let stage = Stage(Menu("Years") { Button("2000") {} })

    try stage.button("Years").tap()

    #expect(!stage.screen.contains("scrollView"))
  }
}
