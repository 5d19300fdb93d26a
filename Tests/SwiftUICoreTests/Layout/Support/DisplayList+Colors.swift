import Foundation
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

extension Color {
  /// As it is drawn in light surroundings.
  var display: DisplayColor { resolve(in: EnvironmentValues()).display }
}

extension DisplayList {
  /// The rectangles that are filled, in drawing order.
  var fills: [(frame: CGRect, color: DisplayColor)] {
    items.compactMap { item in
      guard case .fill(.rectangle(let frame), let color) = item else { return nil }
      return (frame, color)
    }
  }
}
