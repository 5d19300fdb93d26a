import Combine

/// An observable object that the focused view, or one around it, offers; nil where none does.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }

  public var projectedValue: Wrapper? { object.map(Wrapper.init) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let root: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }
}

extension FocusedObject: InstalledProperty {
  package nonisolated mutating func install(in slots: inout PropertySlots) {
    let place = slots
    let box = slots.next { ObjectBox<ObjectType>(in: place) }
    let graph = slots.graph
    object = MainActor.assumeIsolated { graph.focusedValues.values }[observed: ObjectType.self]
    if let object { box.follow(object) }
  }
}

extension View {
  /// Offers an object while the view, or something inside it, has the keyboard.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[observed: T.self] = object })
  }

  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[observed: T.self] = object })
  }

  /// Offers an object whatever has the keyboard.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[observed: T.self] = object })
  }

  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[observed: T.self] = object })
  }
}
