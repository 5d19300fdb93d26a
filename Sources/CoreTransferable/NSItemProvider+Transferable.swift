import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Adds the forms of a model.
  public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let make = transferable
    registerParts { make() }
  }

  /// A provider of a model's forms; the model is made once, now.
  package convenience init<T: Transferable>(handingOver item: T) {
    self.init()
    // A model is handed on, and used from one place at a time.
    nonisolated(unsafe) let item = item
    registerParts { item }
  }

  private func registerParts<T: Transferable>(_ make: @escaping @Sendable () -> T) {
    let item = make()
    for part in T.parts where part.condition?(item) ?? true {
      guard let export = part.export else { continue }
      registerDataRepresentation(for: part.contentType) { answer in
        Task { @MainActor in
          do { answer(try await export(make()), nil) } catch { answer(nil, error) }
        }
        return nil
      }
    }
  }

  /// Makes a model of the first form that it can be made of.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    Task { @MainActor in
      do { completionHandler(.success(try await received(as: T.self))) } catch { completionHandler(.failure(error)) }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Whether such a model can be made of one of the forms.
  package func canBeReceived<T: Transferable>(as type: T.Type) -> Bool {
    T.parts.contains { part in part.receive != nil && offers(part.contentType) }
  }

  @MainActor package func received<T: Transferable>(as type: T.Type) async throws -> sending T {
    for part in T.parts {
      guard let receive = part.receive, offers(part.contentType) else { continue }
      let data = try await data(of: part.contentType)
      nonisolated(unsafe) let item = try await receive(data)
      return item
    }
    throw TransferError.noRepresentation(
      item: "what is handed over", wanted: T.parts.map(\.contentType.identifier).joined(separator: " or "))
  }

  private func offers(_ type: UTType) -> Bool { hasItemConformingToTypeIdentifier(type.identifier) }

  private func data(of type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(for: type) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(
            throwing: error ?? TransferError.noRepresentation(item: "what is handed over", wanted: type.identifier))
        }
      }
    }
  }
}
