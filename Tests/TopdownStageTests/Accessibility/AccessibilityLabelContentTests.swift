import SwiftUI
import Testing
import TopdownStage

@MainActor struct AccessibilityLabelContentTests {
  private func label(of stage: Stage) throws -> String { try #require(stage.all(.button).first).label }

  @Test func aViewIsCalledWhatTheViewsOfItsLabelSay() throws {
    let stage = Stage(
      Button("Play") {}.accessibilityLabel { label in
        Text("Episode 3")
        label
      })

    #expect(try label(of: stage) == "Episode 3, Play")
  }

  @Test func aLabelOfViewsTakesNoRoomAndIsNotDrawn() {
    let plain = Stage(VStack { Button("Play") {} })
    let labelled = Stage(VStack { Button("Play") {}.accessibilityLabel { _ in Text("A long name that is read aloud") } })

    #expect(plain.display.items == labelled.display.items)
    #expect(labelled.all(.text).isEmpty)
  }

  @Test func whatStandsBesideTheViewKeepsItsName() {
    let stage = Stage(
      VStack {
        Text("Before")
        Text("Old").accessibilityLabel { _ in Text("New") }
        Text("After")
      })

    #expect(stage.all(.text).map(\.label) == ["Before", "New", "After"])
  }

  @Test func theLabelFollowsTheView() throws {
    let stage = Stage(Counter())
    #expect(try label(of: stage) == "0 times, Tap 0")

    try #require(stage.all(.button).first).tap()

    #expect(try label(of: stage) == "1 times, Tap 1")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Tap \(count)") { count += 1 }.accessibilityLabel { label in
      Text("\(count) times")
      label
    }
  }
}
