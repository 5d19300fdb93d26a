import Foundation
import TopdownDisplay

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is inside is left out, not what is outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// Draws from now on inside of a path only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let outline = path.applying(onScreen)
    if options.contains(.inverse) {
      var mask = DrawingContext(pixel: pixel)
      mask.add(outline, DisplayColor(red: 0, green: 0, blue: 0), style)
      addGroup(.pushEffect(.cutOut(mask.items)))
    } else {
      narrowBounds(to: path)
      // An empty path has no inside: nothing shows from now on.
      addGroup(outline.filledShape(style).map { .pushClip($0) } ?? .pushEffect(.mask([])))
    }
  }

  /// Draws from now on as far as what `content` draws is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    layer.opacity = opacity
    try content(&layer)
    addGroup(.pushEffect(options.contains(.inverse) ? .cutOut(layer.items) : .mask(layer.items)))
  }

  /// Draws what `content` draws as one, with the opacity, the filters and the blend mode of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layer()
    try content(&layer)
    // Filters apply to the whole of it, so it is a group of its own.
    draw { $0.append([.pushOpacity(1)] + layer.items + [.pop]) }
  }

  /// Draws in the points of the screen inside of all groups.
  func draw(_ body: (inout DrawingContext) -> Void) {
    var drawing = DrawingContext(pixel: pixel)
    var open = groups
    if blendMode != .normal { open.insert(.pushEffect(.blend(blendMode.display)), at: 0) }
    if opacity < 1 { open.append(.pushOpacity(max(0, opacity))) }
    body(&drawing)
    if drawing.items.isEmpty { return }
    add(open + drawing.items + open.map { _ in .pop })
  }

  /// Draws in the points that drawing counts in; what is only moved needs no matrix.
  func draw(inPoints body: (inout DrawingContext, CGPoint) -> Void) {
    let matrix = onScreen
    draw { context in
      if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 {
        body(&context, CGPoint(x: matrix.tx, y: matrix.ty))
      } else if matrix.a * matrix.d - matrix.b * matrix.c != 0 {
        context.group(.pushTransform(matrix.display)) { body(&$0, .zero) }
      }
    }
  }
}
