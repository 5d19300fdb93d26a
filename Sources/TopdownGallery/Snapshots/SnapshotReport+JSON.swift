import Foundation
import TopdownDisplay

extension SnapshotReport {
  /// Keys in alphabetical order.
  public var json: String { ScreenJSON.text(of: self) + "\n" }

  /// Throws `SnapshotFailure` where `folder` holds no report.
  init(readingFrom folder: SnapshotFolder) throws(SnapshotFailure) {
    let file = folder.url.appendingPathComponent(SnapshotFolder.reportName)
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch {
      throw .noReport(folder.url.path)
    }
  }
}

/// Why pictures could not be taken or joined.
public struct SnapshotFailure: Error, Equatable, CustomStringConvertible {
  public let description: String

  static func noReport(_ folder: String) -> SnapshotFailure {
    SnapshotFailure(
      description: "there is no readable snapshot.json in \(folder); name folders that `topdown snapshot --shard` wrote")
  }

  static let recordingInCI = SnapshotFailure(
    description: """
      nothing is recorded where CI is set: a reference that CI wrote would be thrown away, and would have compared nothing
      record outside of CI and commit the pictures, or write pictures with --write
      """)
}
