import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

/// A button that hands over what was copied.
///
/// - Gap: there is no clipboard, so that the button is disabled as where nothing was copied. Its word is an English one.
@preconcurrency @MainActor
public struct PasteButton: View {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  /// The payload is what `validator` makes of what was copied.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}

  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {}.disabled(true) }
}
