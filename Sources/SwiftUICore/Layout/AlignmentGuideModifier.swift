import Foundation

extension View {
  /// Sets a guide of the view, in its own coordinates.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

nonisolated struct AlignmentGuideModifier: WrappingModifier {
  let key: AlignmentKey
  let computeValue: @Sendable (ViewDimensions) -> CGFloat

  @MainActor func makeNode(_ context: NodeContext) -> AlignmentGuideNode {
    AlignmentGuideNode(id: context.nextNodeID(), self)
  }

  @MainActor func update(_ node: AlignmentGuideNode, _ context: NodeContext) -> Bool {
    node.modifier = self
    return true
  }
}

final class AlignmentGuideNode: WrapperNode {
  var modifier: AlignmentGuideModifier

  init(id: Int, _ modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    super.init(id: id)
  }

  override func computesGuide(_ key: GuideKey) -> Bool { key.key == modifier.key || content.computesGuide(key) }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    key.key == modifier.key ? modifier.computeValue(content.dimensions(proposal)) : content.guide(key.key, proposal)
  }
}
