import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A value that is read from a file and written to one.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws

  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is read from a file and written to one, as it was at the moment of a snapshot.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws

  func snapshot(contentType: UTType) throws -> Self.Snapshot

  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration: Sendable {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration: Sendable {
  public let contentType: UTType
  /// The file that it was read from; nil for a new one.
  public let existingFile: FileWrapper?
}
