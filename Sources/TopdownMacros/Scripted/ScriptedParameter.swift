import SwiftParser
import SwiftSyntax

/// An argument of a method.
struct ScriptedParameter {
  /// `_` where there is none.
  let label: String
  /// What the body calls it.
  let name: String
  let type: String
  /// The type of a value of it, without `@escaping` and the like.
  let valueType: String
  /// The type as a part of a name: `IntArray`.
  let typeWord: String
  /// Closures are not: a text says nothing of them, and one that doesn't escape can't be kept.
  let isRecorded: Bool
  private let isAutoclosure: Bool

  init(_ parameter: FunctionParameterSyntax, at index: Int) throws(ScriptedMisuse) {
    let written = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
    let attributed = parameter.type.as(AttributedTypeSyntax.self)
    let base = (attributed?.baseType ?? parameter.type).trimmed
    let specifiers = attributed?.specifiers.map { $0.trimmedDescription } ?? []
    if specifiers.contains("inout") { throw ScriptedMisuse(parameter, .scriptedInout(written)) }
    if specifiers.contains("sending") { throw ScriptedMisuse(parameter, .scriptedSending(written)) }
    if parameter.ellipsis != nil { throw ScriptedMisuse(parameter, .scriptedVariadic(written, base.description)) }

    let label = parameter.firstName.text.withoutBackticks
    // Any other keyword may be a label as it is.
    self.label = ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
    let plain = written == "_" ? "_argument\(index + 1)" : written
    name = plain.isValidSwiftIdentifier(for: .variableName) ? plain : "`\(plain)`"
    let attributes = attributed?.attributes.map { $0.trimmedDescription } ?? []
    isAutoclosure = attributes.contains("@autoclosure")
    // How a value is owned is no concern of who only looks at it.
    let kept = specifiers.filter { ["isolated", "nonisolated(nonsending)"].contains($0) }
    type = (kept + attributes + [base.description]).joined(separator: " ")
    valueType = base.valueType.description
    typeWord = base.word
    isRecorded = !base.isFunction && !attributes.contains("@escaping") && !specifiers.contains("isolated")
  }

  /// As the method declares it.
  var declaration: String {
    if label == "_" || label.withoutBackticks != name.withoutBackticks { return "\(label) \(name): \(type)" }
    return "\(label): \(type)"
  }

  /// As the method hands it on.
  var argument: String {
    let value = isAutoclosure ? "\(name)()" : name
    return label == "_" ? value : "\(label): \(value)"
  }
}

extension TypeSyntax {
  fileprivate var word: String {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.word + "Array" }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return dictionary.key.word + dictionary.value.word + "Dictionary" }
    if let optional = self.as(OptionalTypeSyntax.self) { return "Optional" + optional.wrappedType.word }
    return trimmedDescription.namePart
  }

  /// Whether the spelling is that of a closure, or of an optional one.
  fileprivate var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first!.type.isFunction }
    return false
  }
}
