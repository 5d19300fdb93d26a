import Foundation
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

extension Screen {
  /// What is drawn, in order.
  var items: [DisplayItem] { graph.displayList().items }

  var runs: [TextRun] { items.compactMap { if case .text(let run) = $0 { run } else { nil } } }

  /// The color that the first shape is filled with; nil where nothing is.
  var fill: DisplayColor? {
    for case .fill(_, let color) in items { return color }
    return nil
  }

  /// The colors and stops of the first shape that is filled with more than one color.
  var paint: DisplayPaint? {
    for case .paint(_, let paint) in items { return paint }
    return nil
  }

  /// The rectangles that are filled, in order.
  var frames: [CGRect] { graph.displayList().fills.map(\.frame) }
}

/// A screen of 100 by 100 points with a view on it.
@MainActor func small(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Screen {
  var environment = EnvironmentValues()
  change(&environment)
  return Screen(view, size: CGSize(width: 100, height: 100), environment: environment)
}
