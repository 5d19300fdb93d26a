import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

private struct Width: LayoutValueKey {
  static let defaultValue: CGFloat = 5
}

/// Makes each view as wide as it asks for, one below the other.
private struct Rows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (row, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row) * 20),
        proposal: ProposedViewSize(width: subview[Width.self], height: 10))
    }
  }
}

@MainActor struct LayoutValueTests {
  @Test func aLayoutReadsTheValueOfEachViewOrTheDefaultOne() {
    let screen = Screen(
      Rows {
        Rectangle().fill(Color.red).layoutValue(key: Width.self, value: 30)
        Rectangle().fill(Color.red)
      }, size: CGSize(width: 100, height: 60))

    #expect(
      screen.items == [
        .fill(.rectangle(CGRect(x: 0, y: 0, width: 30, height: 10)), Color.red.display),
        .fill(.rectangle(CGRect(x: 0, y: 20, width: 5, height: 10)), Color.red.display),
      ])
  }
}
