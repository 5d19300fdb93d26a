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
    switch node.form {
    case .fullScreenCover: safeAreaInsets = insets
    case .sheet: placeSheet(node, in: screen, insets)
    case .alert, .fileDialog: placeInTheMiddle(node, in: screen)
    case .confirmationDialog: placeAtAnchor(node, in: screen, insets, width: DialogMetrics.dialogWidth, cornerRadius: 34)
    case .popover: placeAtAnchor(node, in: screen, insets, width: nil, cornerRadius: 20)
    case .menu, .contextMenu: placeAtAnchor(node, in: screen, insets, width: MenuMetrics.width, cornerRadius: 0)
    }
  }

  private mutating func placeSheet(_ node: PresentationNode, in screen: CGSize, _ insets: EdgeInsets) {
    // On a phone that lies on its side a sheet covers the screen.
    if node.surroundings.isVerticallyCompact { return safeAreaInsets = insets }
    cornerRadius = node.settings.cornerRadius ?? 39
    if !node.surroundings.isHorizontallyCompact, SheetMetrics.isFormSheet(screen) {
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

// MARK: - Cards as large as their content

extension PresentationPlace {
  private mutating func placeInTheMiddle(_ node: PresentationNode, in screen: CGSize) {
    let size = node.card.measure(ProposedViewSize(width: DialogMetrics.alertWidth, height: nil))
    frame = CGRect(
      x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width, height: size.height)
    cornerRadius = DialogMetrics.cornerRadius
  }

  /// Below what it is attached to, or above where there is more room; within the screen in any case.
  private mutating func placeAtAnchor(
    _ node: PresentationNode, in screen: CGSize, _ insets: EdgeInsets, width: CGFloat?, cornerRadius: CGFloat
  ) {
    let margin: CGFloat = 8
    let room = CGRect(
      x: margin, y: insets.top + margin, width: screen.width - 2 * margin,
      height: screen.height - insets.vertical - 2 * margin)
    let anchor = node.anchorFrame(in: screen)
    var size = node.card.measure(ProposedViewSize(width: width, height: nil))
    size.width = min(size.width, room.width)
    let below = room.maxY - anchor.maxY - margin
    let above = anchor.minY - room.minY - margin
    let isBelow = size.height <= below || below >= above
    size.height = min(size.height, room.height)
    let y = isBelow ? anchor.maxY + margin : anchor.minY - margin - size.height
    let x = anchor.midX - size.width / 2
    frame = CGRect(
      x: min(max(x, room.minX), room.maxX - size.width), y: min(max(y, room.minY), room.maxY - size.height),
      width: size.width, height: size.height)
    self.cornerRadius = node.settings.cornerRadius ?? cornerRadius
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
