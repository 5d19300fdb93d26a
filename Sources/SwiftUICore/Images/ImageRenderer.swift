import Combine
import Foundation
import TopdownDisplay

/// Draws a view without a screen.
///
/// - Gap: a picture is a display list, which the renderer of the `topdown` command draws; there is no `CGImage`.
public final class ImageRenderer<Content: View>: ObservableObject {
  @MainActor public var content: Content { didSet { objectWillChange.send() } }
  @MainActor public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
  /// Pixels a point.
  @MainActor public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
  @MainActor public var isOpaque = false { didSet { objectWillChange.send() } }
  @MainActor public var colorMode = ColorRenderingMode.nonLinear
  @MainActor public var allowedDynamicRange: Image.DynamicRange?
  public let objectWillChange = PassthroughSubject<Void, Never>()

  @MainActor public init(content view: Content) { content = view }

  /// What the view shows in the size that it chooses.
  @MainActor @_spi(Runtime) public var display: DisplayList {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let graph = ViewGraph(environment: environment) { _ in }
    graph.mount(content)
    let nodes = graph.rootNode.children
    let sizes = nodes.map { $0.measure(proposedSize) }
    graph.size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    graph.update()
    defer { graph.unmount() }
    var list = graph.displayList()
    if !isOpaque { list.background.alpha = 0 }
    return list
  }
}
