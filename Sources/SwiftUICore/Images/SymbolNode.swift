import Foundation
import TopdownDisplay

/// A symbol: a square that follows the font.
@_spi(Runtime) public final class SymbolNode: LayoutNode {
  package final var name = ""
  var paint = Paint.clear
  private var fontSize: CGFloat = 0
  private var side: CGFloat = 0

  /// Whether layout may differ.
  func set(fontSize: CGFloat, scale: Image.Scale, pixel: CGFloat) -> Bool {
    let newSide = SymbolMetrics.side(fontSize: fontSize, scale: scale, pixel: pixel)
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
    let frame = CGRect(origin: origin, size: size)
    context.draw(paint, in: frame) { $0.add(.symbol(SymbolRun(name: name, frame: frame, color: $1))) }
  }

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .image, label: name)
  }
}

enum SymbolMetrics {
  /// The sides of a symbol beside text of a size, in points.
  static func side(fontSize: CGFloat, scale: Image.Scale, pixel: CGFloat) -> CGFloat {
    (fontSize * 1.2 * scale.factor / pixel).rounded(.up) * pixel
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
