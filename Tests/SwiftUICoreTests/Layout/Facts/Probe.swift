import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension View {
  /// Notes the frame of the view at this point of the chain, under a name.
  nonisolated func probe(_ name: String) -> some View { modifier(Probe(name: name)) }
}

nonisolated struct Probe: WrappingModifier {
  let name: String

  @MainActor func makeNode(_ context: NodeContext) -> ProbeNode { ProbeNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ProbeNode, _ context: NodeContext) -> Bool {
    node.name = name
    return false
  }
}

final class ProbeNode: WrapperNode {
  var name = ""
}

extension ViewGraph {
  convenience init(
    _ size: CGSize, displayScale: CGFloat = 2, layoutDirection: LayoutDirection = .leftToRight,
    idiom: InterfaceIdiom = .phone
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    environment.layoutDirection = layoutDirection
    environment.interfaceIdiom = idiom
    self.init(environment: environment) { _ in }
    self.size = size
  }

  /// The frames of all probes on the screen; of several with one name the last, as a preference would have it.
  ///
  /// Screens of a stack tell their frames while others cover them, and a list has no rows but those in view (facts 74, 78).
  var probes: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func walk(_ node: LayoutNode, in list: CGRect?) {
      if let probe = node as? ProbeNode { frames[probe.name] = probe.screenFrame }
      if node.viewName == "ListRow", let list, !list.intersects(node.screenFrame) { return }
      let list = node.viewName == "List" ? node.screenFrame : list
      for child in node.viewName == "NavigationScreens" ? node.children : node.visibleChildren { walk(child, in: list) }
    }
    walk(rootNode, in: nil)
    return frames
  }
}
