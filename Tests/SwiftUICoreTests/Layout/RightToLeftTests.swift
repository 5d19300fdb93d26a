import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

// Behaviour 62: layoutDirection mirrors stacks, padding, frames, position and custom layouts [layout/rtl-*].
@MainActor struct RightToLeftTests {
  private func probes(_ view: some View) -> [String: CGRect] {
    let graph = ViewGraph(CGSize(width: 100, height: 20), layoutDirection: .rightToLeft)
    graph.mount(view)
    return graph.probes
  }

  @Test func aRowStartsAtTheRight() {
    let probes = probes(
      HStack(spacing: 0) {
        box(20, 20).probe("first")
        box(30, 20).probe("second")
        Spacer(minLength: 0)
      })

    #expect(probes["first"]?.minX == 80)
    #expect(probes["second"]?.minX == 50)
  }

  @Test func leadingPaddingIsAtTheRight() {
    let probes = probes(Color.red.probe("content").padding(.leading, 30))

    #expect(probes["content"] == CGRect(x: 0, y: 0, width: 70, height: 20))
  }

  @Test func aFrameAlignsLeadingAtTheRight() {
    let probes = probes(box(20, 20).probe("content").frame(width: 100, alignment: .leading))

    #expect(probes["content"]?.minX == 80)
  }

  @Test func aFlexibleFrameAlignsTrailingAtTheLeft() {
    let probes = probes(box(20, 20).probe("content").frame(maxWidth: .infinity, alignment: .trailing))

    #expect(probes["content"]?.minX == 0)
  }

  @Test func aLayerAlignsLeadingAtTheRight() {
    let probes = probes(Color.red.overlay(alignment: .topLeading) { box(10, 10).probe("badge") })

    #expect(probes["badge"] == CGRect(x: 90, y: 0, width: 10, height: 10))
  }

  @Test func aPositionIsCountedFromTheRight() {
    let probes = probes(box(10, 10).probe("content").position(x: 20, y: 10))

    #expect(probes["content"] == CGRect(x: 75, y: 5, width: 10, height: 10))
  }

  @Test func aDirectionSetFurtherInHoldsThere() {
    let probes = probes(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 20).probe("first")
          box(10, 20).probe("second")
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      })

    #expect(probes["first"]?.minX == 80)
    #expect(probes["second"]?.minX == 90)
  }
}
