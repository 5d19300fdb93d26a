import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension View {
  /// Lets a person choose a place, and writes the item there in the first form of one of those types.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exportItems(
      isPresented, item.map { [$0] } ?? [], contentTypes, .newFile(defaultFilename), { onCompletion($0.map { $0[0] }) },
      onCancellation)
  }

  /// Lets a person choose a folder, and writes the items there.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    exportItems(isPresented, Array(items), contentTypes, .folder, onCompletion, onCancellation)
  }

  private nonisolated func exportItems<T: Transferable>(
    _ isPresented: Binding<Bool>, _ items: [T], _ contentTypes: [UTType], _ kind: FileDialogKind,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(isPresented, "Export", kind, isPossible: !items.isEmpty) { chosen in
      nonisolated(unsafe) let items = items
      nonisolated(unsafe) let onCompletion = onCompletion
      Task { @MainActor in
        do {
          onCompletion(.success(try await Self.write(items, contentTypes, to: chosen.get()[0], kind)))
        } catch {
          onCompletion(.failure(error))
        }
      }
    } onCancellation: {
      onCancellation()
    }
  }

  @MainActor
  private static func write<T: Transferable>(
    _ items: [T], _ contentTypes: [UTType], to place: URL, _ kind: FileDialogKind
  ) async throws -> [URL] {
    var written: [URL] = []
    for (number, item) in items.enumerated() {
      nonisolated(unsafe) let item = item
      let form = try await item.exported(as: contentTypes)
      let file = kind.file(number, at: place, named: form.fileName, as: form.contentType)
      try form.data.write(to: file)
      written.append(file)
    }
    return written
  }
}
