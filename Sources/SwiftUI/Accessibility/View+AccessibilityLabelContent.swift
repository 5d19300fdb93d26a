import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

extension View {
  /// Replaces what the view is called by what the views of `content` say; its argument says what the view is called without.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let own = OwnLabel()
    return LabelledByViews(content: self, label: content(PlaceholderContentView(own)), own: own)
  }
}

private nonisolated struct LabelledByViews<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  let own: OwnLabel

  @MainActor var body: some View {
    LayoutView(
      layout: FirstOnlyLayout(),
      content: TupleView((content, HStack { label }.modifier(LabelMaker(own: own))))
    )
    .modifier(SeparateDescription())
  }
}

/// What a view is called by itself, as a view that can be read aloud.
private nonisolated struct OwnLabel: LeafView {
  final class Text {
    var string = ""
  }

  let text = Text()

  @MainActor func makeNode(_ context: NodeContext) -> OwnLabelNode { OwnLabelNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: OwnLabelNode, _ context: NodeContext) -> Bool {
    node.text = text
    return false
  }
}

private final class OwnLabelNode: LayoutNode {
  var text: OwnLabel.Text?

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 1, height: 1) }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .text, label: text?.string ?? "")
  }
}

/// Calls what is described so far what its own views say; they are neither drawn nor described themselves.
private nonisolated struct LabelMaker: WrappingModifier {
  let own: OwnLabel

  @MainActor func makeNode(_ context: NodeContext) -> LabelMakerNode { LabelMakerNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: LabelMakerNode, _ context: NodeContext) -> Bool {
    node.own = own.text
    return false
  }
}

private final class LabelMakerNode: WrapperNode {
  var own: OwnLabel.Text?

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {}

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    own?.string = builder.spokenLabel(of: builder.nodes)
    let said = builder.collect { super.describe(into: &$0, at: origin) }
    let label = builder.spokenLabel(of: said)
    for index in builder.nodes.indices { builder.nodes[index].label = label }
  }
}

/// Describes the view apart from what stands before it.
private nonisolated struct SeparateDescription: WrappingModifier {
  @MainActor func makeNode(_ context: NodeContext) -> SeparateDescriptionNode {
    SeparateDescriptionNode(id: context.nextNodeID())
  }

  @MainActor func update(_ node: SeparateDescriptionNode, _ context: NodeContext) -> Bool { false }
}

private final class SeparateDescriptionNode: WrapperNode {
  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.nodes += builder.collect { super.describe(into: &$0, at: origin) }
  }
}
