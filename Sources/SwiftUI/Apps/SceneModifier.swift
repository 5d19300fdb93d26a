@_spi(Runtime) import SwiftUICore

/// A scene whose windows, all together, are changed as a view is.
struct ModifiedScene<Base: Scene, Changed: View>: PrimitiveScene {
  // Made where a modifier is called, which need not be the main actor; used on it only.
  nonisolated(unsafe) let base: Base
  nonisolated let change: @MainActor (AnyView) -> Changed

  nonisolated init(_ base: Base, change: @escaping @MainActor (AnyView) -> Changed) {
    self.base = base
    self.change = change
  }

  var sceneContent: some View { change(Base._makeScene(base).view) }
}
