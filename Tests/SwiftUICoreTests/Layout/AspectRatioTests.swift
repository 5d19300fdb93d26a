import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct AspectRatioTests {
  private func size(_ view: some View) -> CGSize? {
    let graph = ViewGraph(CGSize(width: 200, height: 100))
    graph.mount(view.probe("view"))
    return graph.probes["view"]?.size
  }

  /// A view whose ideal size is 30 by 10.
  private var wide: some View { Color.red.frame(idealWidth: 30, idealHeight: 10) }

  @Test func scaledToFitTheViewIsAsLargeAsFitsInside() {
    #expect(size(wide.scaledToFit()) == CGSize(width: 200, height: 200 / 3.0))
  }

  @Test func scaledToFillTheViewIsAsSmallAsCoversAll() {
    #expect(size(wide.scaledToFill()) == CGSize(width: 300, height: 100))
  }
}
