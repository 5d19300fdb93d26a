import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct VisualEffectTests {
  /// How opaque what is drawn in red is.
  private func opacities(_ screen: ControlScreen) -> [Double] {
    screen.graph.displayList().items.compactMap { item in
      if case .pushOpacity(let opacity) = item { opacity } else { nil }
    }
  }

  @Test func aViewLooksByItsSizeAndPlace() {
    let screen = ControlScreen(
      Color.red.frame(width: 100, height: 40).visualEffect { content, proxy in
        content.opacity(proxy.size.width / 200).offset(y: proxy.frame(in: .global).minY)
      })

    #expect(opacities(screen) == [0.5])
  }

  @Test func anEffectFollowsTheSize() {
    let width = Variable(100.0)
    struct Sized: View {
      let width: Variable<Double>
      var body: some View {
        Color.red.frame(width: width.value, height: 40).visualEffect { $0.opacity($1.size.width / 200) }
      }
    }
    let screen = ControlScreen(Sized(width: width))

    width.value = 50
    screen.graph.update()

    #expect(opacities(screen) == [0.25])
  }

  @Test func anEffectLeavesTheLayoutAlone() {
    let plain = ControlScreen(
      VStack {
        Text("Dune")
        Text("below")
      })
    let changed = ControlScreen(
      VStack {
        Text("Dune").visualEffect { content, _ in content.scaleEffect(2).offset(x: 50) }
        Text("below")
      })

    #expect(changed.nodes.last?.frame == plain.nodes.last?.frame)
  }

  @Test func whatIsHalfOutOfAScrollViewIsHalfInTransition() {
    let screen = ControlScreen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in
            Color.red.frame(width: 100, height: 320).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0)
            }
          }
        }
      })

    // The second sticks out by its half; the third is out.
    #expect(opacities(screen).contains(0.5))
  }

  @Test func anAnimatedTransitionChangesOnceAtItsThreshold() {
    let screen = ControlScreen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in
            Color.red.frame(width: 100, height: 320).scrollTransition(.animated.threshold(.visible(0.9))) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.25)
            }
          }
        }
      })

    #expect(opacities(screen).contains(0.25))
    #expect(!opacities(screen).contains { $0 > 0.25 && $0 < 1 })
  }

  @Test func aPhaseHasASign() {
    #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
  }
}
