import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Runs `action` with each URL that the app is asked to open while the view is in the tree.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> ()) -> some View {
    modifier(OpenURLHandlerModifier(action: action))
  }

  /// Says whether links below open inside of the app where nothing else is said.
  @MainActor @preconcurrency public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURLPrefersInApp, prefersInApp)
  }
}

extension ViewGraph {
  /// Hands a URL to the views that take such; answers whether there was one.
  package func open(_ url: URL) -> Bool { attachment(OpenURLHandlers.init).open(url) }
}

/// The views of a screen that take URLs, in the order in which they came.
@MainActor private final class OpenURLHandlers {
  private var handlers: [(owner: ObjectIdentifier, handle: @MainActor (URL) -> Void)] = []

  func add(_ owner: Element, _ handle: @escaping @MainActor (URL) -> Void) {
    handlers.append((ObjectIdentifier(owner), handle))
  }

  func remove(_ owner: Element) { handlers.removeAll { $0.owner == ObjectIdentifier(owner) } }

  func open(_ url: URL) -> Bool {
    for entry in handlers { entry.handle(url) }
    return !handlers.isEmpty
  }
}

private nonisolated struct OpenURLHandlerModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> ()

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(OpenURLHandlerElement(view, inputs))
  }
}

private final class OpenURLHandlerElement<Content: View>: ModifiedElement<Content, OpenURLHandlerModifier> {
  override func didMount() {
    graph.attachment(OpenURLHandlers.init).add(self) { [unowned self] url in
      Recorder.withoutRecording { view.modifier.action(url) }
    }
  }

  override func willUnmount() { graph.attachment(OpenURLHandlers.init).remove(self) }
}
