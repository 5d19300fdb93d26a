@_spi(Reflection) import Swift

/// The stored fields of a struct or a tuple, found once per type.
struct FieldPlan: Sendable {
  struct Field: Sendable {
    let name: String
    let offset: Int
    let type: any Any.Type
    /// False for `weak` and `unowned`: what lies there is no value of the type.
    let isStrong: Bool
  }

  let fields: [Field]

  private static let plans = Guarded<[ObjectIdentifier: FieldPlan]>([:])

  static func of(_ type: any Any.Type) -> FieldPlan {
    if let plan = plans.withLock({ $0[ObjectIdentifier(type)] }) { return plan }
    var fields: [Field] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      let isStrong = isStrong(fieldNumber: fields.count, of: type)
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType, isStrong: isStrong))
      return true
    }
    let plan = FieldPlan(fields: fields)
    plans.withLock { $0[ObjectIdentifier(type)] = plan }
    return plan
  }

  private static func isStrong(fieldNumber: Int, of type: any Any.Type) -> Bool {
    var facts = FieldFacts()
    _ = readFieldFacts(type, fieldNumber, &facts)
    facts.freeName?(facts.name)
    return facts.isStrong
  }
}

/// What the runtime tells of a field, laid out as the standard library's own `_FieldReflectionMetadata`.
private struct FieldFacts {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// `_forEachField` asks the same function and keeps the ownership to itself.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func readFieldFacts(_ type: any Any.Type, _ index: Int, _ facts: UnsafeMutablePointer<FieldFacts>) -> any Any.Type
