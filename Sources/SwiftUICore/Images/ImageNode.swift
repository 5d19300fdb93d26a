import Foundation
import TopdownDisplay

/// A picture or a symbol.
@_spi(Runtime) public final class ImageNode: LayoutNode {
  private var image: ResolvedImage?
  private var resizing: Image.Resizing?
  private var isSmooth = true
  private var isRedacted = false
  private var paint = Paint.clear
  private var environment = EnvironmentValues()

  /// Whether a label is only the symbol's name: nobody gave it another.
  package func isUnnamedSymbol(called label: String) -> Bool { image?.isUnnamedSymbol == true && image?.label == label }

  /// Whether layout may differ.
  func set(_ new: Image, in environment: EnvironmentValues) -> Bool {
    let resolved = new.resolve(in: environment)
    defer { (image, resizing) = (resolved, new.resizing) }
    paint = environment.foregroundPaint()
    isRedacted = environment.texts.isRedacted
    isSmooth = new.options.interpolation != .none
    if case .drawing = resolved.content { self.environment = environment }
    return image?.size != resolved.size || image?.baseline != resolved.baseline || resizing != new.resizing
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = image?.size ?? .zero
    guard resizing != nil else { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  public override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline, resizing == nil else { return nil }
    return image?.baseline
  }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard let image else { return }
    let frame = CGRect(origin: origin, size: size)
    if isRedacted { return context.addRedaction(frame, paint.color) }
    switch image.content {
    case .symbol(let name):
      context.draw(paint, in: frame) { $0.add(.symbol(SymbolRun(name: name, frame: frame, color: $1))) }
    case .picture(let picture): draw(picture, image, in: frame, into: &context)
    case .drawing(let drawing): drawing.draw(in: frame, environment, into: &context)
    case .missing: break
    }
  }

  private func draw(_ picture: DisplayImage, _ image: ResolvedImage, in frame: CGRect, into context: inout DrawingContext) {
    let caps = resizing?.capInsets ?? EdgeInsets()
    var run = ImageRun(
      image: picture, frame: frame, size: image.size, mode: resizing?.mode == .tile ? .tile : .stretch,
      caps: caps == EdgeInsets() ? [] : [caps.top, caps.leading, caps.bottom, caps.trailing], isSmooth: isSmooth)
    guard image.isTemplate else { return context.add(.image(run)) }
    context.draw(paint, in: frame) {
      run.color = $1
      $0.add(.image(run))
    }
  }

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    guard let label = image?.label else { return }
    builder.add(self, at: origin, role: .image, label: label)
  }
}
