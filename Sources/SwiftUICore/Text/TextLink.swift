import Foundation
import TopdownDisplay

/// A link among the words of a text: it can be found and used by itself.
final class TextLinkNode: LayoutNode {
  var url: URL?
  var openURL: OpenURLAction?
  /// The numbers of the runs that it consists of.
  var runs: [Int] = []

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .activate, let url else { return }
    openURL?(url)
  }
}

extension ResolvedText {
  /// The links in order: neighbouring runs of one address are one link.
  var links: [(url: URL, runs: [Int])] {
    var links: [(url: URL, runs: [Int])] = []
    for (index, run) in runs.enumerated() {
      guard let url = run.details?.link else { continue }
      if let last = links.last, last.url == url, last.runs.last == index - 1 {
        links[links.count - 1].runs.append(index)
      } else {
        links.append((url, [index]))
      }
    }
    return links
  }
}

extension TextNode {
  /// Makes the links of the text its children, where they are others than before.
  @MainActor func updateLinks(_ context: NodeContext) {
    let links = text?.links ?? []
    if links.isEmpty, children.isEmpty { return }
    let openURL = context.environment.openURL
    let nodes = links.enumerated().map { index, link in
      let old = index < children.count ? children[index] as? TextLinkNode : nil
      let node = old ?? TextLinkNode(id: context.nextNodeID())
      node.url = link.url
      node.runs = link.runs
      node.openURL = openURL
      return node
    }
    setChildren(nodes, context.graph.layout)
  }

  func describeLinks(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for case let link as TextLinkNode in children {
      let label = link.runs.compactMap { text?.runs[$0].text }.joined()
      builder.targets[link.id] = link
      builder.nodes.append(
        SemanticsNode(
          id: link.id, role: .link, label: label, value: link.url?.absoluteString,
          actions: [.activate], frame: frame(ofRuns: link.runs, at: origin)))
    }
  }
}
