import Foundation
import SwiftUI

/// What features ask of a library; an implementation is handed down at the top.
public struct LibraryService: Sendable {
  /// The books in an order.
  public var fetch: @Sendable (BookOrder) async throws -> [Book]
  /// Keeps exactly these books.
  public var save: @Sendable ([Book]) async throws -> Void

  public init(
    fetch: @escaping @Sendable (BookOrder) async throws -> [Book], save: @escaping @Sendable ([Book]) async throws -> Void
  ) {
    self.fetch = fetch
    self.save = save
  }

  /// Where nobody handed a library down, every request fails and says so.
  public static let missing = LibraryService(
    fetch: { _ in throw LibraryError.missing }, save: { _ in throw LibraryError.missing })
}

extension EnvironmentValues {
  @Entry public var library: LibraryService = .missing
}
