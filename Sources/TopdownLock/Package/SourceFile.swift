import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// One parsed file, known by its path inside the package.
struct SourceFile: Sendable {
  let path: String
  let tree: SourceFileSyntax

  /// Fails with the first syntax error's file, line and column.
  init(path: String, text: String) throws(LockError) {
    self.path = path
    tree = Parser.parse(source: text)
    guard tree.hasError else { return }
    let error = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
    guard let error else { return }
    let place = error.location(converter: SourceLocationConverter(fileName: path, tree: tree))
    throw LockError(
      "\(path):\(place.line):\(place.column): \(error.message); nothing was compared, since a file that does not parse has no rules to compare"
    )
  }

  var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
