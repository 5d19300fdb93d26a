import Foundation
import TopdownDisplay

extension View {
  /// Shows the view as far as `mask`, which is laid over it, is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: ZStack(alignment: alignment, content: mask), alignment: alignment, side: .mask))
  }

  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

extension LayerNode {
  /// Draws the content inside of what the layer covers.
  func drawMasked(into context: inout DrawingContext, at origin: CGPoint) {
    var mask = DrawingContext(pixel: context.pixel)
    layer.draw(into: &mask, at: origin + layer.origin)
    context.group(.pushEffect(.mask(mask.items))) { content.draw(into: &$0, at: origin + content.origin) }
  }
}
