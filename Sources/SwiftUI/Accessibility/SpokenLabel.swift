import TopdownDisplay
@_spi(Runtime) import SwiftUICore

extension SemanticsBuilder {
  /// What is read aloud for several nodes as one: their labels in order; symbols count only where nothing else is said.
  package func spokenLabel(of nodes: [SemanticsNode]) -> String {
    var said: [String] = []
    var symbols: [String] = []
    collectLabels(of: nodes, &said, &symbols)
    return (said.isEmpty ? symbols : said).joined(separator: ", ")
  }

  private func collectLabels(of nodes: [SemanticsNode], _ said: inout [String], _ symbols: inout [String]) {
    for node in nodes where node.isVisible {
      if node.label.isEmpty {
        collectLabels(of: node.children, &said, &symbols)
      } else if isUnnamedSymbol(node) {
        symbols.append(node.label)
      } else {
        said.append(node.label)
      }
    }
  }

  /// A symbol whose label is only its name: nobody gave it another.
  private func isUnnamedSymbol(_ node: SemanticsNode) -> Bool {
    (targets[node.id] as? ImageNode)?.isUnnamedSymbol(called: node.label) ?? false
  }
}
