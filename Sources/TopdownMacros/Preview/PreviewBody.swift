import SwiftSyntax
import SwiftSyntaxBuilder

/// The closure of a `#Preview`, with its `@Previewable` declarations made properties of a view of their own.
struct PreviewBody {
  let properties: [VariableDeclSyntax]
  let statements: [CodeBlockItemSyntax]

  /// `nil` where nothing is marked `@Previewable`.
  init?(_ closure: ClosureExprSyntax) throws(PreviewMisuse) {
    var properties: [VariableDeclSyntax] = []
    var statements: [CodeBlockItemSyntax] = []
    for statement in closure.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), let mark = variable.previewableMark {
        properties.append(variable.removing(mark))
      } else if let mark = statement.firstPreviewableMark {
        throw PreviewMisuse(node: Syntax(mark), message: .previewableIsNested)
      } else {
        statements.append(statement)
      }
    }
    guard !properties.isEmpty else { return nil }
    self.properties = properties
    self.statements = statements
  }

  /// A closure that makes the view, a type named `name`.
  func closure(naming name: TokenSyntax) -> ClosureExprSyntax {
    let members = MemberBlockItemListSyntax(properties.map { MemberBlockItemSyntax(decl: $0) })
    let body = CodeBlockItemListSyntax(statements)
    return ClosureExprSyntax(
      """
      {
        struct \(name): SwiftUICore.View {
          \(members.trimmed)

          var body: some SwiftUICore.View {
            \(body.trimmed)
          }
        }
        return \(name)()
      }
      """ as ExprSyntax)!
  }
}

extension VariableDeclSyntax {
  fileprivate var previewableMark: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first(where: \.isPreviewable)
  }

  fileprivate func removing(_ mark: AttributeSyntax) -> VariableDeclSyntax {
    with(\.attributes, attributes.filter { $0.id != mark.id })
  }
}

extension AttributeSyntax {
  fileprivate var isPreviewable: Bool {
    (attributeName.as(MemberTypeSyntax.self)?.name ?? attributeName.as(IdentifierTypeSyntax.self)?.name)?.text == "Previewable"
  }
}

extension SyntaxProtocol {
  fileprivate var firstPreviewableMark: AttributeSyntax? {
    for child in children(viewMode: .sourceAccurate) {
      if let attribute = child.as(AttributeSyntax.self), attribute.isPreviewable { return attribute }
      if let mark = child.firstPreviewableMark { return mark }
    }
    return nil
  }
}
