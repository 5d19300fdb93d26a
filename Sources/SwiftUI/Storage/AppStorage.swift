import Foundation
@_spi(Runtime) import SwiftUICore

/// A value in the user's defaults; views that read the same key follow what another one writes.
///
/// Outside of a view it reads and writes `store`, or the standard defaults, at once, as Apple's does.
///
/// - Gap: Linux does not tell when defaults are written directly: views then show the new value at their next evaluation.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let store: UserDefaults?
  let initialValue: Value
  let coding: StorageCoding<Value>
  private var location: AppStorageLocation<Value>?

  init(_ key: String, _ store: UserDefaults?, _ initialValue: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    self.initialValue = initialValue
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { (location ?? detached).get() }
    nonmutating set { (location ?? detached).set(newValue, Transaction()) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location ?? detached) }

  private var detached: AppStorageLocation<Value> {
    AppStorageLocation(key: key, initialValue: initialValue, coding: coding, store: store ?? .standard)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let place = store ?? EnvironmentValues(reading: slots.environment).defaultAppStorage ?? .standard
    let (graph, property) = (slots.graph, self)
    let installed = slots.next {
      AppStorageLocation(key: property.key, initialValue: property.initialValue, coding: property.coding, store: place)
    }
    installed.observe(key, in: place, for: graph)
    location = installed
  }
}
