import Combine

/// An object that a view above hands down with `environmentObject(_:)`.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) var object: ObjectType?
  private var owner: String?

  public init() {}

  /// Stops the process where no view above hands one down.
  public var wrappedValue: ObjectType {
    guard let object else { fatalError(MissingObject.message(ObjectType.self, owner: owner)) }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }
}

extension EnvironmentObject: InstalledProperty {
  package nonisolated mutating func install(in slots: inout PropertySlots) {
    let place = slots
    let box = slots.next { ObjectBox<ObjectType>(in: place) }
    owner = String(describing: slots.owner)
    object = EnvironmentValues(reading: slots.environment)[ObservableObjectKey<ObjectType>.self].object
    if let object { box.follow(object) }
  }
}

extension EnvironmentObject: SelfComparing {
  nonisolated func isUnchanged(from old: EnvironmentObject) -> Bool { true }
}

enum MissingObject {
  static func message(_ type: Any.Type, owner: String?) -> String {
    guard let owner else {
      return
        "an @EnvironmentObject of type \(type) was read outside of a view that stands in a tree: read it in a body or an action"
    }
    return "no \(type) in the environment of \(owner): hand one down with .environmentObject(_:) on a view above"
  }
}

private enum ObservableObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<T> { ObjectReference(object: nil) }
}

/// Which object it is decides, even where the type calls others equal.
private struct ObjectReference<T: AnyObject>: SelfComparing {
  let object: T?

  func isUnchanged(from old: ObjectReference) -> Bool { object === old.object }
}

extension View {
  /// Hands an observable object down, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentModifier { $0[ObservableObjectKey<T>.self] = ObjectReference(object: object) })
  }
}
