import Foundation
import TopdownDisplay

/// A symbol from the system's set, as large as the text around it.
///
/// - Gap: pictures from asset catalogues and files are not there yet, nor are symbols with a variable value.
public struct Image: Equatable, Sendable {
  let systemName: String

  public init(systemName: String) { self.systemName = systemName }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}

extension Image: LeafView {
  public typealias Body = Never

  package func makeNode(_ context: NodeContext) -> SymbolNode { SymbolNode(id: context.nextNodeID()) }

  package func update(_ node: SymbolNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    node.name = systemName
    node.paint = environment.foregroundPaint()
    let fontSize = (environment.font ?? .body).resolve(environment).size
    return node.set(fontSize: fontSize, scale: environment.imageScale, pixel: environment.pixelLength)
  }
}
