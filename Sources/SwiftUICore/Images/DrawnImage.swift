import Foundation
import TopdownDisplay

/// An image that is drawn when it is shown.
struct DrawnImage: Equatable, @unchecked Sendable {
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void
  private let identity = Identity()

  /// What is drawn can't be compared: only the same image is the same.
  private final class Identity {}

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (a: DrawnImage, b: DrawnImage) -> Bool { a.identity === b.identity }

  /// Draws the image as large as its frame.
  func draw(in frame: CGRect, _ environment: EnvironmentValues, into context: inout DrawingContext) {
    guard size.width > 0, size.height > 0 else { return }
    var graphics = GraphicsContext(environment: environment, pixel: context.pixel)
    let base = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    graphics.start(with: base, in: CGRect(origin: .zero, size: size))
    renderer(&graphics)
    context.append(graphics.items)
  }
}

extension Image {
  /// An image that is drawn by a closure, in points from its top left corner.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawing(DrawnImage(size: size, renderer: renderer)), name: label.map { .text($0) } ?? .decorative)
  }
}
