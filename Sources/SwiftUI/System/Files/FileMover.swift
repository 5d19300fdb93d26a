import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Lets a person choose a folder, and moves the file there.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    moveFiles(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets a person choose a folder, and moves the files there.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    moveFiles(isPresented, Array(files), onCompletion, {})
  }

  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    moveFiles(isPresented, Array(files), onCompletion, onCancellation)
  }

  private nonisolated func moveFiles(
    _ isPresented: Binding<Bool>, _ files: [URL], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(isPresented, "Move", .folder, isPossible: !files.isEmpty) { chosen in
      onCompletion(
        Result {
          let folder = try chosen.get()[0]
          return try files.map { file in
            let target = folder.appendingPathComponent(file.lastPathComponent)
            try FileManager.default.moveItem(at: file, to: target)
            return target
          }
        })
    } onCancellation: {
      onCancellation()
    }
  }
}
