import Foundation
import SwiftUI
import Testing
import TopdownDisplay
import TopdownStage

@MainActor struct AnimationOnStageTests {
  @Test func aSettledStageShowsTheEndAndAnAdvancedOneTheMiddle() throws {
    let stage = Stage(Fader())

    try stage.button("Fade").tap()
    let settled = stage.display.items.contains(.pushOpacity(0.75))
    try stage.advance(by: .milliseconds(250))
    let middle = stage.display.items.contains(.pushOpacity(0.75))
    try stage.settle()

    #expect(!settled)
    #expect(middle)
    #expect(!stage.display.items.contains(.pushOpacity(0.75)))
  }

  @Test func aCompletionRunsWhenTheAnimationIsOver() throws {
    let stage = Stage(Fader())

    try stage.button("Fade").tap()
    try stage.advance(by: .milliseconds(990))
    let before = stage.screen.contains("done")
    try stage.advance(by: .milliseconds(20))

    #expect(!before)
    #expect(stage.screen.contains("done"))
  }

  @Test func anEndlessAnimationDoesNotKeepTheStageFromComingToRest() throws {
    let stage = Stage(Pulsing())

    try stage.runUntilIdle()

    #expect(stage.screen.contains("pulse"))
  }
}

private struct Fader: View {
  @State private var isFaded = false
  @State private var isDone = false

  var body: some View {
    VStack {
      Text(isDone ? "done" : "waiting")
      Color.red.opacity(1).frame(width: 20, height: 20).opacity(isFaded ? 0 : 1)
      Button("Fade") {
        withAnimation(.linear(duration: 1)) {
          isFaded = true
        } completion: {
          isDone = true
        }
      }
    }
  }
}

private struct Pulsing: View {
  @State private var isLarge = false

  var body: some View {
    Text("pulse").scaleEffect(isLarge ? 2 : 1)
      .animation(.easeInOut(duration: 1).repeatForever(), value: isLarge)
      .onAppear { isLarge = true }
  }
}
