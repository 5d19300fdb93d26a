import Foundation
import UniformTypeIdentifiers

/// Why a model can't be handed over.
package enum TransferError: Error, Equatable, CustomStringConvertible {
  case noRepresentation(item: String, wanted: String)

  package var description: String {
    switch self {
    case .noRepresentation(let item, let wanted):
      "\(item) has no representation as \(wanted): add one to its transferRepresentation."
    }
  }
}

extension Transferable {
  /// The data of the first form of such a type; of any type where `contentTypes` is empty.
  package func exported(as contentTypes: [UTType]) async throws -> (contentType: UTType, data: Data, fileName: String?) {
    for part in Self.parts {
      let isWanted = contentTypes.isEmpty || contentTypes.contains { part.contentType.conforms(to: $0) }
      guard isWanted, part.condition?(self) ?? true, let export = part.export else { continue }
      return (part.contentType, try await export(self), part.fileName?(self))
    }
    let wanted = contentTypes.isEmpty ? "anything" : contentTypes.map(\.identifier).joined(separator: " or ")
    throw TransferError.noRepresentation(item: "\(Self.self)", wanted: wanted)
  }

  /// A model of data of a type.
  package static func received(_ data: Data, _ contentType: UTType) async throws -> Self {
    for part in parts where contentType.conforms(to: part.contentType) {
      if let receive = part.receive { return try await receive(data) }
    }
    throw TransferError.noRepresentation(item: "\(Self.self)", wanted: contentType.identifier)
  }
}
