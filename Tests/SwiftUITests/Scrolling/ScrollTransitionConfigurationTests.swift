import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// How far a view is from its place, by how much of it shows.
@MainActor struct ScrollTransitionConfigurationTests {
  private typealias Threshold = ScrollTransitionConfiguration.Threshold

  /// How far it is where nothing, a quarter, a half and all of it shows.
  private func way(_ configuration: ScrollTransitionConfiguration) -> [Double] {
    [0, 0.25, 0.5, 1].map { configuration.progress(showing: $0) }
  }

  private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

  @Test func identityChangesNothing() {
    #expect(way(.identity) == [0, 0, 0, 0])
  }

  @Test func anAnimatedTransitionChangesOnce() {
    #expect(way(.animated) == [1, 1, 0, 0] && way(.animated(.easeIn)) == [1, 1, 0, 0])
    #expect(way(.animated.threshold(.visible)) == [1, 1, 1, 0])
  }

  @Test func anInteractiveTransitionFollowsItsCurve() {
    let eased = way(.interactive)

    #expect(way(linear) == [1, 0.75, 0.5, 0])
    #expect(eased == way(.interactive(timingCurve: .easeInOut)) && eased[1] > 0.75 && eased[3] < 0.01)
  }

  @Test func anAnimationLeavesThePhasesWhereTheyAre() {
    #expect(way(linear.animation(.easeIn)) == way(linear))
    #expect(way(.animated.animation(.easeIn)) == way(.animated))
  }

  @Test func aThresholdSaysHowMuchHasToShow() {
    #expect(way(linear.threshold(.visible(0.5))) == [1, 0.5, 0, 0])
    #expect(way(linear.threshold(.visible)) == [1, 0.75, 0.5, 0])
    #expect(way(.animated.threshold(.hidden)) == [1, 0, 0, 0])
    #expect(way(linear.threshold(.centered))[0] == 1 && way(linear.threshold(.visible.inset(by: 10)))[0] == 1)
  }

  @Test func aThresholdLiesBetweenTwoOthers() {
    let (hidden, visible): (Threshold, Threshold) = (.hidden, .visible)

    #expect(way(linear.threshold(hidden.interpolated(towards: visible, amount: 0.5))) == [1, 0.5, 0, 0])
    #expect(way(.animated.threshold(visible.interpolated(towards: hidden, amount: 0.75))) == [1, 0, 0, 0])
  }

  @Test func theTwoEndsMayDiffer() {
    func isFaded(_ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration) -> Bool {
      let screen = ControlScreen(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { _ in
              Color.red.frame(width: 100, height: 320)
                .scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: .vertical) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0)
                }
            }
          }
        })
      return screen.graph.displayList().items.contains { if case .pushOpacity(let opacity) = $0 { opacity < 1 } else { false } }
    }

    // Nothing has left at the top; the second sticks out at the bottom by its half.
    #expect(isFaded(.identity, linear) && !isFaded(linear, .identity))
  }
}
