/// A stored property that the tree gives its value before a body runs.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that keeps an object of its own in the element.
package protocol InstalledProperty: DynamicProperty {
  mutating func install(in slots: inout PropertySlots)
}

/// Where the properties of one element find their storage, in the order of their declaration.
package struct PropertySlots {
  public let graph: ViewGraph
  public let element: Element
  public let environment: EnvironmentScope
  let owner: Any.Type
  var propertyName = ""
  fileprivate var storage: [AnyObject]
  private var index = 0

  fileprivate init(element: Element, owner: Any.Type, storage: [AnyObject]) {
    graph = element.graph
    self.element = element
    environment = element.environment
    self.owner = owner
    self.storage = storage
  }

  /// The object of the property that is installed now; made by `make` the first time.
  package mutating func next<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { index += 1 }
    if index < storage.count { return unsafeDowncast(storage[index], to: Object.self) }
    let object = make()
    storage.append(object)
    return object
  }
}

/// Finds the dynamic properties of a view by field offset, and installs them in place.
@_spi(Runtime) public enum PropertyInstaller {
  fileprivate struct Step: @unchecked Sendable {
    let name: String
    let offset: Int
    let install: (UnsafeMutableRawPointer, inout PropertySlots) -> Void
  }

  @MainActor private static var plans: [ObjectIdentifier: [Step]] = [:]

  /// The properties that are given their values, in order.
  @MainActor static func names(of type: any Any.Type) -> [String] { steps(of: type).map(\.name) }

  @MainActor
  public static func install<Owner>(in owner: inout Owner, slots storage: inout [AnyObject], element: Element) {
    let steps = steps(of: Owner.self)
    if steps.isEmpty { return }
    var slots = PropertySlots(element: element, owner: Owner.self, storage: storage)
    withUnsafeMutablePointer(to: &owner) { perform(steps, at: UnsafeMutableRawPointer($0), &slots) }
    storage = slots.storage
  }

  fileprivate static func perform(_ steps: [Step], at base: UnsafeMutableRawPointer, _ slots: inout PropertySlots) {
    for step in steps {
      slots.propertyName = step.name
      step.install(base + step.offset, &slots)
    }
  }

  @MainActor fileprivate static func steps(of type: any Any.Type) -> [Step] {
    if let steps = plans[ObjectIdentifier(type)] { return steps }
    let steps = makeSteps(of: type)
    plans[ObjectIdentifier(type)] = steps
    return steps
  }

  private static func makeSteps(of type: any Any.Type) -> [Step] {
    FieldPlan.of(type).fields.compactMap { field in
      guard let property = field.type as? any DynamicProperty.Type else { return nil }
      // A property wrapper's storage is called `_name`.
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return Step(name: name, offset: field.offset, install: makeInstall(property))
    }
  }

  private static func makeInstall<Property: DynamicProperty>(
    _ type: Property.Type
  ) -> (UnsafeMutableRawPointer, inout PropertySlots) -> Void {
    if let type = type as? any InstalledProperty.Type { return installStep(type) }
    let nested = makeSteps(of: type)
    return { pointer, slots in
      perform(nested, at: pointer, &slots)
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func installStep<Property: InstalledProperty>(
    _: Property.Type
  ) -> (UnsafeMutableRawPointer, inout PropertySlots) -> Void {
    { pointer, slots in pointer.assumingMemoryBound(to: Property.self).pointee.install(in: &slots) }
  }
}

/// A value that is no view, such as a scene, whose dynamic properties are installed with those of the view that holds it.
package struct Installed<Owner>: InstalledProperty {
  package private(set) var value: Owner

  package init(_ value: Owner) { self.value = value }

  package mutating func install(in slots: inout PropertySlots) {
    let steps = MainActor.assumeIsolated { PropertyInstaller.steps(of: Owner.self) }
    withUnsafeMutablePointer(to: &value) { PropertyInstaller.perform(steps, at: UnsafeMutableRawPointer($0), &slots) }
  }
}
