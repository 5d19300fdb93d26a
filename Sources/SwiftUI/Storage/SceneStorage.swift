import Foundation
@_spi(Runtime) import SwiftUICore

/// A value that a scene keeps from one start of the app to the next; each window has its own.
///
/// It is kept where `AppStorage` keeps its values, below a key of the window.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let initialValue: Value
  let coding: StorageCoding<Value>
  private var location: AppStorageLocation<Value>?

  init(_ key: String, _ initialValue: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
  }

  /// The initial value outside of a view, where writes are ignored.
  public var wrappedValue: Value {
    get {
      guard let location else {
        UninstalledUse.reportOnce(of: Self.self)
        return initialValue
      }
      return location.get()
    }
    nonmutating set {
      guard let location else { return UninstalledUse.reportOnce(of: Self.self) }
      location.set(newValue, Transaction())
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      UninstalledUse.reportOnce(of: Self.self)
      return .constant(initialValue)
    }
    return Binding(location: location)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let values = EnvironmentValues(reading: slots.environment)
    let place = values.defaultAppStorage ?? .standard
    let key = "SceneStorage/\(values.sceneIdentifier)/\(key)"
    let (graph, property) = (slots.graph, self)
    let installed = slots.next {
      AppStorageLocation(key: key, initialValue: property.initialValue, coding: property.coding, store: place)
    }
    installed.observe(key, in: place, for: graph)
    location = installed
  }
}

private enum SceneIdentifierKey: EnvironmentKey {
  static var defaultValue: String { "main" }
}

extension EnvironmentValues {
  /// What keeps the stored values of one window apart from those of another.
  package var sceneIdentifier: String {
    get { self[SceneIdentifierKey.self] }
    set { self[SceneIdentifierKey.self] = newValue }
  }
}
