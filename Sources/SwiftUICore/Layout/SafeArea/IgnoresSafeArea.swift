import Foundation

/// What a safe area is kept free for.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edges of the screen and of views around.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view go on over those edges that touch the edge of the safe area; its place stays as it is.
  ///
  /// - Gap: there is no keyboard to keep free of.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.container, edges: edges) }
}

nonisolated struct IgnoresSafeAreaModifier: WrappingModifier {
  let edges: Edge.Set

  @MainActor func makeNode(_ context: NodeContext) -> IgnoresSafeAreaNode {
    IgnoresSafeAreaNode(id: context.nextNodeID(), context.graph.layout)
  }

  @MainActor func update(_ node: IgnoresSafeAreaNode, _ context: NodeContext) -> Bool {
    defer { node.edges = edges }
    return node.edges != edges
  }
}

/// Offers its content the space beyond the edges that touch the edge of a safe area.
final class IgnoresSafeAreaNode: WrapperNode {
  private let layout: LayoutPass
  var edges: Edge.Set = []
  private var insets = EdgeInsets()

  init(id: Int, _ layout: LayoutPass) {
    self.layout = layout
    super.init(id: id)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    insets = edges.isEmpty ? EdgeInsets() : touchingSafeAreaInsets(edges)
    if !edges.isEmpty { layout.watch(self) }
    if insets == EdgeInsets() { return content.place(at: .zero, proposal) }
    let whole = CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    let inner = content.measure(ProposedViewSize(whole))
    content.place(
      at: CGPoint(
        x: (whole.width - inner.width) / 2 - insets.leading, y: (whole.height - inner.height) / 2 - insets.top),
      ProposedViewSize(whole))
  }
}

extension IgnoresSafeAreaNode: FrameWatcher {
  /// A view that was moved is not placed anew, and may touch other edges where it is now.
  func tellIfMoved() {
    guard isAttached, !edges.isEmpty else { return layout.unwatch(self) }
    if touchingSafeAreaInsets(edges) != insets { layout.needsPlacement(self) }
  }
}
