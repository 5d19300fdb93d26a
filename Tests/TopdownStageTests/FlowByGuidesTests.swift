import Foundation
import SwiftUI
import Testing
import TopdownStage

private final class Pen: @unchecked Sendable {
  var x = CGFloat.zero
  var y = CGFloat.zero
}

/// Rows that break like words do, by guides that count on being asked one view after the other: a trick of many apps.
private struct Flow: View {
  let words: [String]

  var body: some View {
    let pen = Pen()
    return ZStack(alignment: .topLeading) {
      ForEach(Array(words.enumerated()), id: \.offset) { index, word in
        Button(word) {}
          .frame(width: 100, height: 20)
          .padding(5)
          .alignmentGuide(.leading) { size in
            if pen.x - size.width < -300 {
              pen.x = 0
              pen.y -= size.height
            }
            defer { pen.x = index == words.count - 1 ? 0 : pen.x - size.width }
            return pen.x
          }
          .alignmentGuide(.top) { _ in
            defer { if index == words.count - 1 { pen.y = 0 } }
            return pen.y
          }
      }
    }
  }
}

private struct Words: View {
  @State private var words = ["one", "two", "three"]

  var body: some View {
    VStack(alignment: .leading) {
      Button("More") { words.append("four") }
      Button("Other") { words[1] = "other" }
      Flow(words: words)
    }
  }
}

@MainActor struct FlowByGuidesTests {
  private func places(_ stage: Stage, _ names: [String]) throws -> [CGPoint] {
    let frames = try names.map { try stage.button($0).frame }
    return frames.map { CGPoint(x: $0.midX - frames[0].midX, y: $0.midY - frames[0].midY) }
  }

  @Test func viewsStandInTheirOrderAfterEachChange() throws {
    let stage = Stage(Words())
    let row = [CGPoint.zero, CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 110, y: 30)]
    #expect(try places(stage, ["one", "two", "three"]) == Array(row.prefix(3)))

    try stage.button("More").tap()
    #expect(try places(stage, ["one", "two", "three", "four"]) == row)
    try stage.button("Other").tap()
    #expect(try places(stage, ["one", "other", "three", "four"]) == row)
    try stage.button("three").press()
    #expect(try places(stage, ["one", "other", "three", "four"]) == row)
  }
}
