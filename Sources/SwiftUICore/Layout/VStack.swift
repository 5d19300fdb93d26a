import Foundation

/// A column of views, as a layout.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public struct Cache: Sendable {
    var stack: StackLayout.Cache
  }

  var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing) }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.size(proposal, subviews, &cache.stack, alignment.key)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    stack.place(in: bounds, proposal, subviews, &cache.stack, alignment.key)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { stack.explicitGuide(guide.key, in: bounds, proposal, subviews, &cache.stack, alignment.key) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { stack.explicitGuide(guide.key, in: bounds, proposal, subviews, &cache.stack, alignment.key) }
}

extension VStackLayout: StackingLayout {
  var guide: AlignmentKey { alignment.key }

  func stackCache(_ cache: inout Cache, _ body: (inout StackLayout.Cache) -> Bool) -> Bool { body(&cache.stack) }
}

/// A view that arranges its content in a column.
public struct VStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: Never { fatalError("VStack is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LayoutElement(view, layout: \.layout, content: \.content, inputs))
  }
}
