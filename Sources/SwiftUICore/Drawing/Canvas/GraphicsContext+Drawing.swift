import Foundation
import TopdownDisplay

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(in: environment)
    draw(inPoints: { context, origin in
      context.add(path.offsetBy(dx: origin.x, dy: origin.y), paint, style, in: shading.frame(of: path.boundingRect, origin))
    })
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

// MARK: - Texts

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  public struct ResolvedText {
    public var shading: Shading
    let node: TextNode

    /// The size that the text takes of a proposal.
    public func measure(in size: CGSize) -> CGSize { node.measure(ProposedViewSize(size)) }

    /// From the top of the text, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let node = TextNode(id: 0)
    _ = node.set(TextResolver.resolve(text, in: environment))
    return ResolvedText(shading: .foreground, node: node)
  }

  /// Draws a text from the top left corner of a rectangle, in as many lines as have room.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    text.node.place(at: .zero, ProposedViewSize(rect.size))
    draw(text, at: rect.origin)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    text.node.place(at: .zero, .unspecified)
    let size = text.node.size
    draw(text, at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
  }

  private func draw(_ text: ResolvedText, at origin: CGPoint) {
    let paint = text.shading.isForeground ? nil : text.shading.paint(in: environment)
    draw(inPoints: { context, offset in
      text.node.draw(into: &context, at: origin + offset, paint: paint)
    })
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

// MARK: - Images

extension GraphicsContext {
  /// An image ready to be drawn.
  public struct ResolvedImage {
    public var shading: Shading?
    let image: Image

    /// Points.
    public let size: CGSize
    /// From the top of the image, in points.
    public let baseline: CGFloat
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = image.resolve(in: environment)
    return ResolvedImage(image: image, size: resolved.size, baseline: resolved.baseline ?? resolved.size.height)
  }

  /// - Gap: the fill style is not used.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let node = ImageNode(id: 0)
    var environment = environment
    if let shading = image.shading { environment.foregroundStyle = AnyShapeStyle(ShadingStyle(shading: shading)) }
    _ = node.set(image.image.resizable(), in: environment)
    node.place(at: .zero, ProposedViewSize(rect.size))
    draw(inPoints: { context, origin in node.draw(into: &context, at: rect.origin + origin) })
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

// MARK: - Views

extension GraphicsContext {
  /// One of the views that the canvas was given to draw.
  public struct ResolvedSymbol {
    let node: LayoutNode

    /// Points.
    public var size: CGSize { node.size }
  }

  /// The view with a tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.tag.value(as: ID.self) == id }.map { ResolvedSymbol(node: $0.node) }
  }

  /// Draws a view, made as large as a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    copy.draw(inPoints: { context, origin in symbol.node.draw(into: &context, at: origin) })
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
  }
}
