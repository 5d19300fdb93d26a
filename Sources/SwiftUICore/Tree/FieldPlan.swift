@_spi(Reflection) import Swift
import Synchronization

/// The stored fields of a struct or a tuple, found once per type.
struct FieldPlan: Sendable {
  struct Field: Sendable {
    let name: String
    let offset: Int
    let type: any Any.Type
  }

  let fields: [Field]

  private static let plans = Mutex<[ObjectIdentifier: FieldPlan]>([:])

  static func of(_ type: any Any.Type) -> FieldPlan {
    if let plan = plans.withLock({ $0[ObjectIdentifier(type)] }) { return plan }
    var fields: [Field] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    let plan = FieldPlan(fields: fields)
    plans.withLock { $0[ObjectIdentifier(type)] = plan }
    return plan
  }
}
