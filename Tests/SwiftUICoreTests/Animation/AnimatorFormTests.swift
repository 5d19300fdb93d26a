import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

private struct Amount: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

/// Animators that a modifier puts around a view, without a trigger.
@MainActor struct AnimatorFormTests {
  private let model = MovingModel()

  @Test func thePhasesOfAViewFollowEachOther() {
    let screen = ClockedScreen(
      box(1, 1).phaseAnimator([0.0, 100, 200]) { _, value in
        Amount(value: value)
      } animation: { _ in
        .linear(duration: 1)
      }, model)

    #expect(screen.texts(at: 0.5) == ["50"])
    #expect(screen.texts(at: 1.5) == ["150"])
  }

  @Test func theKeyframesOfAViewStartAnew() {
    let screen = ClockedScreen(
      box(1, 1).keyframeAnimator(initialValue: 0.0, repeating: true) { _, value in
        Amount(value: value)
      } keyframes: { _ in
        LinearKeyframe(100.0, duration: 2)
      }, model)

    #expect(screen.texts(at: 0.5) == ["25"])
    #expect(screen.texts(at: 2.5) == ["25"])
  }
}
