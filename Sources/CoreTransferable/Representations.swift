import Foundation
import UniformTypeIdentifiers

/// A model as the bytes of a coder.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  public typealias Body = Never

  private let part: _TransferPart<Item>

  public func _parts() -> [_TransferPart<Item>] { [part] }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    part = _TransferPart(
      contentType, export: { try JSONEncoder().encode($0) }, receive: { try JSONDecoder().decode(Item.self, from: $0) })
  }
}

/// A model as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let part: _TransferPart<Item>

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    part = _TransferPart(contentType, export: exporting, receive: importing)
  }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    part = _TransferPart(exportedContentType, export: exporting, receive: nil)
  }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    part = _TransferPart(importedContentType, export: nil, receive: importing)
  }

  public func _parts() -> [_TransferPart<Item>] { [part] }
}

/// A model in the place of which another one is handed over.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let parts: [_TransferPart<Item>]

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(exporting, importing)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { self.init(nil, importing) }

  private init(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) {
    parts = ProxyRepresentation.parts.map { inner in
      _TransferPart(
        inner.contentType,
        export: exporting.flatMap { exporting in inner.export.map { export in { try await export(exporting($0)) } } },
        receive: importing.flatMap { importing in inner.receive.map { receive in { try importing(await receive($0)) } } })
    }
  }

  public func _parts() -> [_TransferPart<Item>] { parts }
}

/// A model as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let part: _TransferPart<Item>

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    part = _TransferPart(
      contentType, export: { try Data(contentsOf: await exporting($0).file) },
      receive: { try await Self.receive($0, contentType, importing) })
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    part = _TransferPart(exportedContentType, export: { try Data(contentsOf: await exporting($0).file) }, receive: nil)
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    part = _TransferPart(
      importedContentType, export: nil, receive: { try await Self.receive($0, importedContentType, importing) })
  }

  public func _parts() -> [_TransferPart<Item>] { [part] }

  /// The data lies in a file for as long as it is read.
  private static func receive(
    _ data: Data, _ contentType: UTType, _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, conformingTo: contentType)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A file that a model is handed over as.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a model is made of; it is there until that is done.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension TransferRepresentation {
  /// Names the file that the form is kept in.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    CombinedRepresentation(
      parts: _parts().map {
        var part = $0
        part.fileName = fileName
        return part
      })
  }

  /// Leaves the form out where `condition` does not hold.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    CombinedRepresentation(
      parts: _parts().map {
        var part = $0
        part.condition = condition
        return part
      })
  }
}
