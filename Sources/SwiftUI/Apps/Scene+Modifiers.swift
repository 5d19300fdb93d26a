@_spi(Runtime) import SwiftUICore
import Foundation
import Observation

// What applies to views applies to the windows of a scene in the same way.
extension Scene {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return ModifiedScene(self) { $0.environment(keyPath, value) }
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(self) { $0.environment(object) }
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(self) { $0.environmentObject(object) }
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return ModifiedScene(self) { $0.transformEnvironment(keyPath, transform: transform) }
  }

  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    nonisolated(unsafe) let store = store
    return ModifiedScene(self) { $0.defaultAppStorage(store) }
  }

  /// Runs `action` after an update in which `value` became another one; with `initial`, at the start too.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return ModifiedScene(self) { $0.onChange(of: value, initial: initial, action) }
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @available(*, deprecated, message: "use onChange(of:initial:_:) with two parameters or none")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value, initial: false) { action($1) }
  }
}
