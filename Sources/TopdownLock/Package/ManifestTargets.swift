import SwiftSyntax

/// A target as the manifest spells it.
struct ManifestTarget: Equatable {
  enum Kind {
    case source
    case test
  }

  let kind: Kind
  let name: String
  let path: String?
}

/// The targets that a manifest declares with literal names: a manifest is read here, never run.
func manifestTargets(in manifest: SourceFile) -> [ManifestTarget] {
  let collector = TargetCollector(viewMode: .sourceAccurate)
  collector.walk(manifest.tree)
  return collector.targets
}

private final class TargetCollector: SyntaxVisitor {
  var targets: [ManifestTarget] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["target", "executableTarget", "testTarget"].contains(function),
      let name = call.literal(of: "name")
    else { return .visitChildren }
    let path = call.literal(of: "path").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    targets.append(ManifestTarget(kind: function == "testTarget" ? .test : .source, name: name, path: path))
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate func literal(of label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.plainString
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation, as it stands in the source.
  var plainString: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    let segments = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    return segments.count == literal.segments.count ? segments.joined() : nil
  }
}
