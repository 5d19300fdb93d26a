import Foundation
@_spi(Runtime) import SwiftUICore

/// Where a card stands on the screen. Sizes are those of iOS 26 (`ios/sheet/basic`, iOS.md of swiftui-web).
struct PresentationPlace {
  private(set) var frame: CGRect
  private(set) var cornerRadius: CGFloat = 0
  /// Whether the card ends at the bottom of the screen.
  private(set) var isAttached = false
  private(set) var safeAreaInsets = EdgeInsets()

  init(of node: PresentationNode, in screen: CGSize) {
    frame = CGRect(origin: .zero, size: screen)
    let insets = (node.parent as? RootNode)?.safeAreaInsets ?? EdgeInsets()
    switch node.kind {
    case .fullScreenCover: safeAreaInsets = insets
    case .sheet: placeSheet(node, in: screen, insets)
    }
  }

  private mutating func placeSheet(_ node: PresentationNode, in screen: CGSize, _ insets: EdgeInsets) {
    cornerRadius = node.settings.cornerRadius ?? 39
    if SheetMetrics.isFormSheet(screen) {
      let size = SheetMetrics.formSize
      frame = CGRect(
        x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width, height: size.height)
      return
    }
    let largest = SheetMetrics.largestHeight(in: screen, insets)
    let height = node.detents.selectedHeight
    if height >= largest {
      frame = CGRect(x: 0, y: screen.height - largest, width: screen.width, height: largest)
      isAttached = true
      safeAreaInsets.bottom = insets.bottom
    } else {
      let gap = SheetMetrics.floatingGap
      frame = CGRect(x: gap, y: screen.height - gap - height, width: screen.width - 2 * gap, height: height)
      safeAreaInsets.bottom = max(0, insets.bottom - gap)
    }
  }
}

enum SheetMetrics {
  /// How far a sheet that is not at its largest stays away from the screen's edges.
  static let floatingGap: CGFloat = 6
  /// On a screen with room for it, a sheet is a card in the middle.
  static let formSize = CGSize(width: 540, height: 620)

  static func isFormSheet(_ screen: CGSize) -> Bool { screen.width >= 700 && screen.height >= 700 }

  static func largestHeight(in screen: CGSize, _ insets: EdgeInsets) -> CGFloat {
    screen.height - (insets.top > 0 ? insets.top + 10 : 31)
  }

  static func mediumHeight(in screen: CGSize) -> CGFloat { (screen.height * 351 / 667).rounded() }
}
