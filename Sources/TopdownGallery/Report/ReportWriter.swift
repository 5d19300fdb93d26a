import Foundation
import TopdownDisplay

/// Takes the pictures of a report, and writes its pages.
struct ReportWriter: Sendable {
  var title: String
  var camera: SnapshotCamera
  var output: SnapshotFolder
  var variants: [Variant]
  /// Another report, to tell what changed.
  var against: SnapshotFolder?

  /// Throws `ReportFailure` where the folders cannot be used, `HostFailure` where nothing can be shown.
  func run(onProgress: (Int, Int, String) -> Void = { _, _, _ in }) async throws -> Report {
    let old = try against.map { try Report(readingFrom: $0) }
    try prepare()
    let entries = try await camera.keeper.host().entries
    let plan = try SnapshotPlan(entries, variants: variants)
    var done = 0
    let shown = try await camera.shoot(
      plan.jobs,
      onResult: { (shown: Shown) in
        done += 1
        onProgress(done, plan.jobs.count, shown.path)
      }, develop: { [output] in Shown($0, $1, writingTo: output) })
    let report = try await report(of: entries, shown, unseen: camera.keeper.unseen())
    let changes = try old.flatMap { old in
      try against.map { try ReportChanges(from: old, in: $0, to: report, in: output) }
    }
    try write(report, changes)
    return report
  }

  private func report(of entries: [HostEntry], _ shown: [Shown], unseen: [String]) -> Report {
    let byEntry = Dictionary(grouping: shown, by: \.entry)
    var features: [Report.Feature] = []
    for entry in entries {
      guard let shown = byEntry[entry.id] else { continue }
      let scenario = scenario(of: entry, shown)
      let index = features.firstIndex { $0.name == entry.group } ?? features.count
      if index == features.count { features.append(Report.Feature(name: entry.group, scenarios: [])) }
      features[index].scenarios.append(scenario)
      for name in entry.required ?? [] where !features[index].required.contains(name) { features[index].required.append(name) }
    }
    return Report(
      title: title, drawingVersion: camera.maker.libraries, variants: variants.map(\.name), features: features,
      unseen: unseen)
  }

  private func scenario(of entry: HostEntry, _ shown: [Shown]) -> Report.Scenario {
    let drawn = shown.filter { $0.picture.failure == nil }
    let failing = drawn.first { entry.expected != nil && $0.log != entry.expected }
    var seen: Set<String> = []
    return Report.Scenario(
      id: entry.id, name: entry.name, kind: entry.kind, location: entry.location, steps: entry.steps, expected: entry.expected,
      log: (failing ?? drawn.first)?.log ?? [],
      warnings: shown.flatMap(\.warnings).filter { seen.insert($0).inserted }, pictures: shown.map(\.picture))
  }

  // MARK: Files

  /// What an older report left goes; a folder with anything else in it is left alone.
  private func prepare() throws {
    if output.url.standardizedFileURL == against?.url.standardizedFileURL { throw ReportFailure.sameFolder(output.url.path) }
    guard !output.files.isEmpty else { return }
    guard output.files.contains(ReportPages.jsonName) else { throw ReportFailure.foreignFolder(output.url.path) }
    for name in ReportPages.all { try? FileManager.default.removeItem(at: output.url.appendingPathComponent(name)) }
  }

  private func write(_ report: Report, _ changes: ReportChanges?) throws {
    for (path, text) in ReportPages(report: report, changes: changes).files { try output.write(Data(text.utf8), to: path) }
  }
}

/// What is kept of one shot.
private struct Shown: Sendable {
  var entry: String
  var path: String
  var picture: Report.Picture
  var log: [String] = []
  var warnings: [String] = []

  init(_ job: SnapshotPlan.Job, _ shot: Result<Shot, any Error>, writingTo output: SnapshotFolder) {
    entry = job.entry.id
    path = job.path
    picture = Report.Picture(variant: job.variant.name)
    do {
      let shot = try shot.get()
      let file = "\(ReportPages.pictures)/\(job.path).png"
      try output.write(shot.drawing.png, to: file)
      picture.file = file
      picture.screen = shot.record.text
      picture.unmappedSymbols = shot.drawing.unmappedSymbols
      picture.width = shot.frame.display.size.width
      picture.height = shot.frame.display.size.height
      log = shot.frame.log.map(\.line)
      warnings = shot.frame.warnings
    } catch {
      picture.failure = "\(error)"
    }
  }
}

/// Why no report was written.
public struct ReportFailure: Error, Equatable, CustomStringConvertible {
  public let description: String

  static func sameFolder(_ path: String) -> ReportFailure {
    ReportFailure(description: "a report can't be written over the one it is compared with: \(path); name another --output")
  }

  static func foreignFolder(_ path: String) -> ReportFailure {
    ReportFailure(description: "\(path) holds files that are no report; name a new folder, or an older report, with --output")
  }

  static func noReport(_ path: String) -> ReportFailure {
    ReportFailure(description: "there is no readable report.json in \(path); --against names the folder of another report")
  }
}

extension Report {
  init(readingFrom folder: SnapshotFolder) throws(ReportFailure) {
    do {
      self = try JSONDecoder().decode(
        Report.self, from: Data(contentsOf: folder.url.appendingPathComponent(ReportPages.jsonName)))
    } catch {
      throw .noReport(folder.url.path)
    }
  }
}
