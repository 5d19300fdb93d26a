import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

/// What is chosen in a file dialog.
enum FileDialogKind {
  case existing([UTType], allowsMany: Bool)
  case folder
  /// A file that is made anew, by the name that it has where none is chosen.
  case newFile(String?)

  /// Where one of several files is written: in a folder under its name or its number, and with the extension of its type where it has none.
  func file(_ index: Int, at place: URL, named name: String? = nil, as type: UTType) -> URL {
    var file = place
    if case .folder = self { file = place.appendingPathComponent(name ?? "Item \(index + 1)") }
    return file.pathExtension.isEmpty ? file.appendingPathExtension(for: type) : file
  }
}

extension View {
  /// Presents a panel in which a path is written, as there is no other way to a file system without one's own windows.
  nonisolated func fileDialog(
    _ isPresented: Binding<Bool>, _ verb: String, _ kind: FileDialogKind, isPossible: Bool = true,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      PresentationModifier(kind: .fileDialog, item: isPresented.presentedFlag) { _ -> FilePanel? in
        guard isPossible else { return nil }
        return FilePanel(verb: verb, kind: kind, onCompletion: onCompletion, onCancellation: onCancellation)
      })
  }
}

/// A field for the path, with a button that goes on and one that cancels.
struct FilePanel {
  let verb: String
  let kind: FileDialogKind
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  @State private var path = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.fileDialogTexts) private var texts

  nonisolated init(
    verb: String, kind: FileDialogKind, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.verb = verb
    self.kind = kind
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }
}

extension FilePanel: View {
  var body: some View {
    VStack(spacing: 16) {
      texts.message
      TextField(text: $path, prompt: Text(verbatim: placeholder), label: { texts.filenameLabel ?? Text("Path") })
      HStack(spacing: 16) {
        Button("Cancel", role: .cancel) { cancel() }
        Button(action: { complete() }, label: { texts.confirmationLabel ?? Text(verbatim: verb) }).disabled(urls.isEmpty)
      }
    }
    .padding(24)
  }

  private var placeholder: String {
    switch kind {
    case .existing(_, let allowsMany): allowsMany ? "/path/to/files, one a line" : "/path/to/file"
    case .folder: "/path/to/folder"
    case .newFile(let name): name ?? "/path/to/file"
    }
  }

  private var urls: [URL] {
    let lines = path.split(separator: "\n").map { URL(fileURLWithPath: String($0)) }
    switch kind {
    case .existing(_, let allowsMany): return allowsMany ? lines : Array(lines.prefix(1))
    case .folder: return Array(lines.prefix(1))
    case .newFile(let name):
      guard let line = lines.first else { return [] }
      let isFolder = (try? line.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      return [isFolder ? line.appendingPathComponent(name ?? "Untitled") : line]
    }
  }

  @MainActor private func complete() {
    let urls = urls
    // As on a device: the panel is gone when its answer comes.
    dismiss()
    if let refused = urls.first(where: { !isAllowed($0) }) {
      onCompletion(.failure(FileDialogError.wrongType(refused.lastPathComponent)))
    } else {
      onCompletion(.success(urls))
    }
  }

  @MainActor private func cancel() {
    dismiss()
    onCancellation()
  }

  private func isAllowed(_ url: URL) -> Bool {
    guard case .existing(let types, _) = kind, let type = UTType(filenameExtension: url.pathExtension) else { return true }
    return types.isEmpty || types.contains { type.conforms(to: $0) || $0 == .item || $0 == .content || $0 == .folder }
  }
}

/// Why a file can't be used.
enum FileDialogError: Error, Equatable, CustomStringConvertible {
  case wrongType(String)

  var description: String {
    switch self {
    case .wrongType(let name): "\(name) is of no type that is allowed here: choose another file, or allow its content type."
    }
  }
}
