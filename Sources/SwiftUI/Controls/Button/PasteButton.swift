import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

/// A button that hands over what was copied; disabled where nothing is that it takes.
///
/// - Gap: nobody copies, so that the clipboard is empty. The word is an English one.
@preconcurrency @MainActor
public struct PasteButton: View {
  private let accepts: (NSItemProvider) -> Bool
  private let paste: ([NSItemProvider]) -> Void

  @Environment(\.clipboard) private var clipboard

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    accepts = { $0.canBeReceived(as: T.self) }
    paste = { NSItemProvider.receive(T.self, from: $0, onPaste) }
  }

  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    accepts = { $0.offers(anyOf: supportedContentTypes) }
    paste = payloadAction
  }

  /// Hands over what `validator` makes of what was copied; nil is nothing to paste.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    accepts = { $0.offers(anyOf: supportedContentTypes) }
    paste = { providers in if let payload = validator(providers) { payloadAction(payload) } }
  }

  public var body: some View {
    let accepted = clipboard.filter(accepts)
    Button("Paste", systemImage: "doc.on.clipboard") { paste(accepted) }.disabled(accepted.isEmpty)
  }
}

extension NSItemProvider {
  fileprivate func offers(anyOf types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}

private enum ClipboardKey: EnvironmentKey {
  static var defaultValue: [NSItemProvider] { [] }
}

extension EnvironmentValues {
  /// What was copied.
  package var clipboard: [NSItemProvider] {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
