import CoreTransferable
import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension View {
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropTarget(delegate: TypedDrop(types: supportedTypes, delegate: delegate)))
  }

  /// Hands `action` what is dropped on the view, and where, in the view's coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTarget(
        delegate: ClosureDrop(
          accepts: { $0.hasItemsConforming(to: supportedTypes) },
          isTargeted: { isTargeted?.wrappedValue = $0 },
          action: { action($0.itemProviders(for: supportedTypes), $0.location) })))
  }

  /// Hands `action` the models that are dropped on the view, and where, in the view's coordinates.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTarget(
        delegate: ClosureDrop(
          accepts: { info in info.providers.contains { $0.canBeReceived(as: T.self) } },
          isTargeted: isTargeted,
          action: { info in
            NSItemProvider.receive(T.self, from: info.providers) { _ = action($0, info.location) }
            return true
          })))
  }
}

extension NSItemProvider {
  /// Makes models of what can be made into some, and hands them to `action` together.
  static func receive<T: Transferable>(
    _ type: T.Type, from providers: [NSItemProvider], _ action: @escaping ([T]) -> Void
  ) {
    // Drops happen on the main actor, and so does this.
    nonisolated(unsafe) let action = action
    Task { @MainActor in
      var items: [T] = []
      for provider in providers {
        // Who hands over nothing that can be read is left out, as on Apple's systems.
        if let item = try? await provider.received(as: T.self) { items.append(item) }
      }
      if !items.isEmpty { action(items) }
    }
  }
}

/// Keeps what is of no supported type from a delegate.
private nonisolated struct TypedDrop: DropDelegate {
  let types: [String]
  let delegate: any DropDelegate

  @MainActor func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
  }
  @MainActor func performDrop(info: DropInfo) -> Bool { delegate.performDrop(info: info) }
  @MainActor func dropEntered(info: DropInfo) { delegate.dropEntered(info: info) }
  @MainActor func dropUpdated(info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  @MainActor func dropExited(info: DropInfo) { delegate.dropExited(info: info) }
}

private nonisolated struct ClosureDrop: DropDelegate {
  let accepts: (DropInfo) -> Bool
  let isTargeted: (Bool) -> Void
  let action: (DropInfo) -> Bool

  @MainActor func validateDrop(info: DropInfo) -> Bool { accepts(info) }
  @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }
  @MainActor func dropExited(info: DropInfo) { isTargeted(false) }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return action(info)
  }
}
