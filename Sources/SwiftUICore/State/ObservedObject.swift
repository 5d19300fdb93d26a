import Combine

/// An object that somebody else owns; the view is made anew before each of its changes shows.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) var object: ObjectType

  public init(initialValue: ObjectType) { object = initialValue }

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(root: object) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }
}

extension ObservedObject: InstalledProperty {
  package nonisolated mutating func install(in slots: inout PropertySlots) {
    let place = slots
    slots.next { ObjectBox<ObjectType>(in: place) }.follow(object)
  }
}

extension ObservedObject: SelfComparing {
  nonisolated func isUnchanged(from old: ObservedObject) -> Bool { object === old.object }
}
