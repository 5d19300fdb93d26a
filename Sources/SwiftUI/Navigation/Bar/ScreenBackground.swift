import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The background of a screen that is one list: it reaches under the bars.
enum ScreenBackgroundTrait: ViewTraitKey {
  typealias Value = DisplayColor
}

extension LayoutNode {
  /// The background of the list that a screen is, or that covers the screen among others in a `ZStack`.
  var screenBackground: DisplayColor? {
    if let own = trait(ScreenBackgroundTrait.self) { return own }
    for child in visibleChildren.reversed() where CGRect(origin: child.origin, size: child.size).contains(bounds) {
      if let background = child.screenBackground { return background }
    }
    return nil
  }
}
