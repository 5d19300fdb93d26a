import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// A symbol: a square that follows the font.
@_spi(Runtime) public final class SymbolNode: LayoutNode {
  var name = ""
  var color = DisplayColor(red: 0, green: 0, blue: 0)
  private var fontSize: CGFloat = 0
  private var side: CGFloat = 0

  /// Whether layout may differ.
  func set(fontSize: CGFloat, scale: Image.Scale, pixel: CGFloat) -> Bool {
    let newSide = (fontSize * 1.2 * scale.factor / pixel).rounded(.up) * pixel
    if newSide == side, fontSize == self.fontSize { return false }
    self.fontSize = fontSize
    side = newSide
    return true
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  public override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    // A symbol's middle stands at half the height of a capital letter.
    return size.height / 2 + fontSize * 0.705 / 2
  }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    context.add(.symbol(SymbolRun(name: name, frame: CGRect(origin: origin, size: size), color: color)))
  }

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .image, label: name)
  }
}

extension Image.Scale {
  /// How SF Symbols' scales relate to the medium one.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
