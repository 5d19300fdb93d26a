import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct PhaseAnimatorTests {
  private let model = MovingModel()

  @Test func phasesFollowEachOtherForEver() {
    let screen = ClockedScreen(
      PhaseAnimator([0.0, 100, 200]) {
        Amount(value: $0)
      } animation: { _ in
        .linear(duration: 1)
      }, model)

    #expect(screen.graph.semantics().children.map(\.label) == ["0"])
    #expect(screen.texts(at: 0.5) == ["50"])
    #expect(screen.texts(at: 1.5) == ["150"])
    #expect(screen.texts(at: 2.5) == ["100"])
    #expect(screen.texts(at: 30.5) == ["50"])
  }

  @Test func aTriggerRunsThePhasesOnce() {
    let handle = Handle<Int>()
    let screen = ClockedScreen(
      Holder(0, handle) { count in
        box(1, 1).phaseAnimator([0.0, 100], trigger: count.wrappedValue) { _, value in
          Amount(value: value)
        } animation: { _ in
          .linear(duration: 1)
        }
      }, model)

    let before = screen.texts(at: 5)
    handle.value = 1

    #expect(before == ["0"])
    #expect(screen.texts(at: 5.5) == ["50"])
    #expect(screen.texts(at: 6.25) == ["75"])
    #expect(screen.texts(at: 7) == ["0"])
  }

  @Test func keyframesRunFromWhenTheViewAppears() {
    let screen = ClockedScreen(
      KeyframeAnimator(initialValue: 0.0) {
        Amount(value: $0)
      } keyframes: { _ in
        LinearKeyframe(100.0, duration: 2)
      }, model)

    #expect(screen.texts(at: 0.5) == ["25"])
    #expect(screen.texts(at: 2.5) == ["25"])
  }

  @Test func keyframesOfATriggerStayWhereTheyLead() {
    let handle = Handle<Int>()
    let screen = ClockedScreen(
      Holder(0, handle) { count in
        box(1, 1).keyframeAnimator(initialValue: 0.0, trigger: count.wrappedValue) { _, value in
          Amount(value: value)
        } keyframes: { start in
          LinearKeyframe(start + 100, duration: 1)
        }
      }, model)

    handle.value = 1

    #expect(screen.texts(at: 0.5) == ["50"])
    #expect(screen.texts(at: 3) == ["100"])
  }
}

private struct Amount: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}
