import Foundation

/// Joins what the shards of one run wrote, so that it is as if one machine had done it all.
struct SnapshotMerge {
  var sources: [SnapshotFolder]
  var output: SnapshotFolder

  /// Throws `SnapshotFailure` where shards are missing or contradict each other; then nothing was written.
  func run() throws -> SnapshotReport {
    let reports = try sources.map { try SnapshotReport(readingFrom: $0) }
    let merged = try Self.joined(reports, names: sources.map { $0.url.lastPathComponent })
    var contents: [String: (source: SnapshotFolder, bytes: Data)] = [:]
    for source in sources {
      for file in source.files where file != SnapshotFolder.reportName {
        let bytes = try Data(contentsOf: source.url.appendingPathComponent(file))
        if let other = contents[file], other.bytes != bytes {
          throw SnapshotFailure(
            description: """
              \(other.source.url.path) and \(source.url.path) hold different files \(file)
              shards share no picture: empty the folders, and run each shard once
              """)
        }
        contents[file] = (source, bytes)
      }
    }
    for (file, content) in contents { try output.write(content.bytes, to: file) }
    try output.write(merged)
    return merged
  }

  static func joined(_ reports: [SnapshotReport], names: [String]) throws(SnapshotFailure) -> SnapshotReport {
    guard var merged = reports.first else { throw SnapshotFailure(description: "no folders are named to be merged") }
    var pictures: [String: SnapshotReport.Picture] = [:]
    for (report, name) in zip(reports, names) {
      for (what, isSame) in [
        ("the mode", report.mode == merged.mode), ("the drawing libraries", report.drawingVersion == merged.drawingVersion),
        ("the scenarios and variants", report.planned == merged.planned),
        ("the number of shards", report.shard?.count == merged.shard?.count),
      ] where !isSame {
        throw SnapshotFailure(
          description: "\(names[0]) and \(name) are not of one run: \(what) of one are not those of the other")
      }
      for picture in report.pictures {
        if let other = pictures[picture.path], other != picture {
          throw SnapshotFailure(description: "two folders tell different things of \(picture.path); run each shard once")
        }
        pictures[picture.path] = picture
      }
    }
    let gaps = merged.planned.filter { pictures[$0] == nil }
    guard gaps.isEmpty else {
      let shards = Set(1...(merged.shard?.count ?? 1)).subtracting(reports.compactMap { $0.shard?.index }).sorted()
      let missing = shards.map { "\($0)/\(merged.shard?.count ?? 1)" }.joined(separator: ", ")
      throw SnapshotFailure(
        description: "\(gaps.count) of \(merged.planned.count) pictures are in none of the folders, \(gaps[0]) the first"
          + (missing.isEmpty ? "" : "; the shards \(missing) are missing"))
    }
    merged.pictures = merged.planned.compactMap { pictures[$0] }
    merged.superfluous = Array(Set(reports.flatMap(\.superfluous))).sorted()
    merged.shard = nil
    return merged
  }
}
