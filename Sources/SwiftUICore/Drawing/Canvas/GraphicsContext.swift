import Foundation
import TopdownDisplay

/// Draws lines, areas, texts and images, one after the other, in points from the top left corner of a canvas.
///
/// A copy draws on the same canvas; what it sets, such as a transform, is its own.
public struct GraphicsContext {
  /// Multiplies with the opacity of all that is drawn.
  public var opacity = 1.0
  /// How what is drawn is laid over what is there.
  public var blendMode = BlendMode.normal
  public let environment: EnvironmentValues
  /// From the points that drawing counts in to those of the canvas.
  public var transform = CGAffineTransform.identity

  /// One pixel, in points.
  let pixel: CGFloat
  /// From the points of the canvas to those of the screen.
  private var base = CGAffineTransform.identity
  private var bounds = CGRect.zero
  /// The groups around all that is drawn, the outermost first.
  private(set) var groups: [DisplayItem] = []
  private var sheet = Sheet()
  /// The views that can be drawn by their tag.
  var symbols: [(tag: TagTrait.Value, node: LayoutNode)] = []

  /// What has been drawn; copies of a context share it.
  private final class Sheet {
    var items: [DisplayItem] = []
  }

  init(environment: EnvironmentValues, pixel: CGFloat) {
    self.environment = environment
    self.pixel = pixel
  }

  mutating func start(with base: CGAffineTransform, in bounds: CGRect) {
    self.base = base
    self.bounds = bounds
  }

  var items: [DisplayItem] { sheet.items }

  /// From the points that drawing counts in to those of the screen.
  var onScreen: CGAffineTransform { transform.concatenating(base) }

  func add(_ items: [DisplayItem]) { sheet.items += items }

  mutating func addGroup(_ group: DisplayItem) { groups.append(group) }

  /// The same context with a sheet, groups and settings of its own.
  func layer() -> GraphicsContext {
    var layer = self
    layer.sheet = Sheet()
    layer.groups = []
    layer.opacity = 1
    layer.blendMode = .normal
    return layer
  }

  /// The smallest rectangle that holds all that can be drawn, in the points that drawing counts in.
  public private(set) var clipBoundingRect: CGRect {
    get { bounds.applying(transform.inverted()) }
    set { bounds = newValue.applying(transform) }
  }

  mutating func narrowBounds(to path: Path) {
    clipBoundingRect = clipBoundingRect.intersection(path.boundingRect)
  }
}

extension GraphicsContext {
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// Makes a matrix the first that points go through.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
