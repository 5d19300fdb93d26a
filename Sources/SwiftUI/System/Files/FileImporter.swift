import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension View {
  /// Lets a person choose a file of one of those types.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(isPresented, "Open", .existing(allowedContentTypes, allowsMany: false)) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// Lets a person choose files of those types.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileDialog(
      isPresented, "Open", .existing(allowedContentTypes, allowsMany: allowsMultipleSelection), onCompletion: onCompletion)
  }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      isPresented, "Open", .existing(allowedContentTypes, allowsMany: allowsMultipleSelection), onCompletion: onCompletion,
      onCancellation: onCancellation)
  }
}
