import FastingCore
import Foundation

/// A fast in one file, which is written whole or not at all.
public actor FastingFile {
  private let url: URL

  public init(url: URL) { self.url = url }

  /// The fast in the file; nil where there is no file yet.
  ///
  /// - Throws: `FastingError.unreadable` when something else is in it.
  public func load() throws -> Fasting? {
    do {
      return try JSONDecoder().decode(Fasting.self, from: Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw FastingError.unreadable
    }
  }

  /// - Throws: `FastingError.unsaved`; what was in the file still is.
  public func save(_ fasting: Fasting) throws {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(fasting).write(to: url, options: .atomic)
    } catch {
      throw FastingError.unsaved
    }
  }
}
