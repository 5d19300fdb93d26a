import Foundation

/// A value that knows best whether it is the same as before.
protocol SelfComparing {
  func isUnchanged(from old: Self) -> Bool
}

extension Optional: SelfComparing where Wrapped: SelfComparing {
  func isUnchanged(from old: Wrapped?) -> Bool {
    switch (old, self) {
    case (nil, nil): true
    case (let old?, let new?): new.isUnchanged(from: old)
    case (nil, _?), (_?, nil): false
    }
  }
}

/// Decides whether a view is the one that stood there before, so that its body need not run.
///
/// Equal bytes are equal: the old value keeps what it points to alive, so an address can't have been used again. Otherwise
/// `Equatable` decides where the type is, then the fields of structs and tuples in turn; anything else is unequal.
@_spi(Runtime) public enum ValueComparison {
  public static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        plan(of: Value.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  /// How values of one type are compared: made once, never changed.
  fileprivate final class Plan: @unchecked Sendable {
    let size: Int
    let compare: Comparison

    enum Comparison {
      case bytesOnly
      case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
      case fields([(offset: Int, plan: Plan)])
    }

    init(size: Int, compare: Comparison) {
      self.size = size
      self.compare = compare
    }

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      if memcmp(old, new, size) == 0 { return true }
      switch compare {
      case .bytesOnly: return false
      case .function(let isEqual): return isEqual(old, new)
      case .fields(let fields):
        return fields.allSatisfy { $0.plan.areEqual(old + $0.offset, new + $0.offset) }
      }
    }
  }

  private static let plans = Guarded<[ObjectIdentifier: Plan]>([:])

  private static func plan(of type: any Any.Type) -> Plan {
    if let plan = plans.withLock({ $0[ObjectIdentifier(type)] }) { return plan }
    let plan = makePlan(type)
    plans.withLock { $0[ObjectIdentifier(type)] = plan }
    return plan
  }

  private static func makePlan<Value>(_ type: Value.Type) -> Plan {
    let size = MemoryLayout<Value>.size
    if let type = type as? any SelfComparing.Type { return Plan(size: size, compare: .function(selfComparison(type))) }
    if let type = type as? any Equatable.Type { return Plan(size: size, compare: .function(equality(type))) }
    // An enum, an optional or a function answers with no fields: that must not be read as equal.
    let fields = isStructOrTuple(type) ? FieldPlan.of(type).fields : []
    if fields.isEmpty { return Plan(size: size, compare: .bytesOnly) }
    return Plan(size: size, compare: .fields(fields.map { ($0.offset, plan(of: $0)) }))
  }

  private static func plan(of field: FieldPlan.Field) -> Plan {
    let plan = plan(of: field.type)
    return field.isStrong ? plan : Plan(size: plan.size, compare: .bytesOnly)
  }

  private static func selfComparison<Value: SelfComparing>(
    _: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      new.assumingMemoryBound(to: Value.self).pointee.isUnchanged(from: old.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func equality<Value: Equatable>(
    _: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func isStructOrTuple(_ type: any Any.Type) -> Bool {
    // The first word of a type's metadata is its kind (ABI: 0x200 is a struct, 0x301 a tuple).
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
}
