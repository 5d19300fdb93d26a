import Combine

/// An object that a view owns: made once for its place in the tree, when the view first stands there, and released with it.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) let make: () -> ObjectType
  private nonisolated(unsafe) var object: ObjectType?

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// A new object each time until the view stands in a tree: as on Apple's systems.
  public var wrappedValue: ObjectType {
    if let object { return object }
    UninstalledUse.reportOnce(of: Self.self)
    return make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

extension StateObject: InstalledProperty {
  package nonisolated mutating func install(in slots: inout PropertySlots) {
    let place = slots
    let box = slots.next { ObjectBox<ObjectType>(in: place) }
    let object = box.object ?? Recorder.withoutRecording(make)
    box.follow(object)
    self.object = object
  }
}

// The object lives on whatever a new value of the view would make.
extension StateObject: SelfComparing {
  nonisolated func isUnchanged(from old: StateObject) -> Bool { true }
}
