import Foundation
import TopdownDisplay

/// What a style comes to where it is drawn.
package enum Paint: Equatable, Sendable {
  case color(DisplayColor)
  /// Anything that is more than one color.
  indirect case rich(RichPaint)

  package static let clear = Paint.color(DisplayColor(red: 0, green: 0, blue: 0, alpha: 0))

  package var isClear: Bool {
    if case .color(let color) = self { color.alpha <= 0 } else { false }
  }

  /// One color for what can be drawn in no other way: that of a gradient's first stop.
  package var color: DisplayColor {
    switch self {
    case .color(let color): return color
    case .rich(let rich):
      let color =
        switch rich.fill {
        case .color(let color), .material(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? Paint.clear.color
        case .image: DisplayColor(red: 0, green: 0, blue: 0)
        }
      return color.multiplyingAlpha(by: rich.opacity)
    }
  }

  package var rich: RichPaint {
    switch self {
    case .color(let color): RichPaint(fill: .color(color))
    case .rich(let rich): rich
    }
  }

  func multiplyingOpacity(by factor: Double) -> Paint {
    switch self {
    case _ where factor == 1: self
    case .color(let color): .color(color.multiplyingAlpha(by: factor))
    case .rich(var rich): .rich(rich.multiplyOpacity(by: factor))
    }
  }
}

/// A paint of several colors, or one with a shadow or a way to blend.
package struct RichPaint: Equatable, Sendable {
  package enum Fill: Equatable, Sendable {
    case color(DisplayColor)
    case gradient(ResolvedGradient)
    case image(DisplayImage, tile: CGSize)
    case material(DisplayColor)
  }

  package var fill: Fill
  package var opacity = 1.0
  package var shadows: [ResolvedShadow] = []
  package var blendMode = BlendMode.normal
  /// The rectangle that a gradient spans, in the coordinates of what is drawn; nil for its frame.
  package var rect: CGRect?

  fileprivate mutating func multiplyOpacity(by factor: Double) -> RichPaint {
    opacity *= factor
    return self
  }

  /// What the paint is in a frame on the screen.
  func display(in frame: CGRect) -> DisplayPaint? {
    let bounds = rect.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
    switch fill {
    case .color, .material: return nil
    case .gradient(let gradient): return gradient.display(in: bounds, opacity: opacity)
    case .image(let image, let tile): return .image(image, tile: CGRect(origin: bounds.origin, size: tile))
    }
  }
}

/// A shadow of what is drawn in a style.
package struct ResolvedShadow: Equatable, Sendable {
  package var color: DisplayColor
  package var radius: CGFloat
  package var offset: CGSize
  package var isInner: Bool

  var display: DisplayEffect {
    isInner
      ? .innerShadow(color, radius: radius, offset: offset) : .shadow(color, radius: radius, offset: offset)
  }
}
