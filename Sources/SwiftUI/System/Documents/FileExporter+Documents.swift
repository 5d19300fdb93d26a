import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension View {
  /// Lets a person choose a place, and writes the document there.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// In the first of the types, or of those that the document is written as.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exportDocuments(
      isPresented, document.map { [WrittenDocument($0, contentTypes)] } ?? [], .newFile(defaultFilename),
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets a person choose a folder, and writes the documents there.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exportDocuments(isPresented, documents.map { WrittenDocument($0, contentTypes) }, .folder, onCompletion, onCancellation)
  }

  /// Lets a person choose a place, and writes a snapshot of the document there.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exportDocuments(
      isPresented, document.map { [WrittenDocument($0, [contentType])] } ?? [], .newFile(defaultFilename),
      { onCompletion($0.map { $0[0] }) }, {})
  }

  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exportDocuments(isPresented, documents.map { WrittenDocument($0, [contentType]) }, .folder, onCompletion, {})
  }

  private nonisolated func exportDocuments(
    _ isPresented: Binding<Bool>, _ documents: [WrittenDocument], _ kind: FileDialogKind,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(isPresented, "Export", kind, isPossible: !documents.isEmpty) { chosen in
      onCompletion(
        Result {
          let place = try chosen.get()[0]
          return try documents.enumerated().map { index, document in
            let file = kind.file(index, at: place, as: document.contentType)
            try document.wrapper().write(to: file, options: .atomic)
            return file
          }
        })
    } onCancellation: {
      onCancellation()
    }
  }
}

/// A document with the type that it is written as.
private nonisolated struct WrittenDocument {
  let contentType: UTType
  let wrapper: () throws -> FileWrapper

  init<D: FileDocument>(_ document: D, _ types: [UTType]) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    contentType = type
    wrapper = { try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil)) }
  }

  init<D: ReferenceFileDocument>(_ document: D, _ types: [UTType]) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    contentType = type
    wrapper = {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type, existingFile: nil))
    }
  }
}
