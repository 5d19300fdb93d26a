import Foundation
import TopdownDisplay

/// `topdown snapshot`: a picture of each entry in each variant, written, recorded, or held against its reference.
public struct SnapshotCommand: Sendable {
  public var source: HostSource
  public var mode: SnapshotReport.Mode
  /// Where pictures are written, or where their references are.
  public var folder: String
  /// Where the differences from references are shown.
  public var differences: String
  public var variants: [Variant]
  /// Only entries whose id contains it, whatever the case.
  public var filter: String?
  public var shard: SnapshotShard?
  /// Where pictures are kept that need not be drawn again; nil for nowhere.
  public var cache: String?
  /// Whether the report on standard output is JSON, for a program.
  public var isJSON: Bool

  public static let defaultVariants = ["light", "dark"]

  public init(
    source: HostSource, mode: SnapshotReport.Mode, folder: String, differences: String, variants: [Variant],
    filter: String? = nil, shard: SnapshotShard? = nil, cache: String? = nil, isJSON: Bool = false
  ) {
    self.source = source
    self.mode = mode
    self.folder = folder
    self.differences = differences
    self.variants = variants
    self.filter = filter
    self.shard = shard
    self.cache = cache
    self.isJSON = isJSON
  }

  /// Whether the environment says that a machine runs this for all.
  public static func isCI(_ environment: [String: String]) -> Bool { !["", "0", "false"].contains(environment["CI"] ?? "") }

  /// Returns whether every picture was written, or is as its reference; false also where it was interrupted.
  ///
  /// Throws where none can be taken, with what to tell the user.
  public func run() async throws -> Bool {
    if mode == .record, Self.isCI(ProcessInfo.processInfo.environment) { throw SnapshotFailure.recordingInCI }
    let console = Console.standardError()
    do {
      let report = try await report(console)
      console.endProgress()
      print(isJSON ? report.json : report.summary(folder: folder, differences: differences) + "\n", terminator: "")
      return report.isComplete
    } catch is CancellationError {
      console.line("Ended; what was written stays.")
      return false
    }
  }

  private func report(_ console: Console) async throws -> SnapshotReport {
    try await SnapshotCamera.before(source, cache: cache, console) { camera in
      try await report(camera) { console.progress("\($0)/\($1) \($2.path)") }
    }
  }

  func report(
    _ camera: SnapshotCamera, onProgress: (Int, Int, SnapshotReport.Picture) -> Void = { _, _, _ in }
  ) async throws -> SnapshotReport {
    let pictures = SnapshotFolder(folder)
    let plan = try SnapshotPlan(try await camera.keeper.host().entries, variants: variants, filter: filter)
    let jobs = plan.jobs(in: shard)
    let developer = SnapshotDeveloper(mode: mode, pictures: pictures, differences: SnapshotFolder(differences))
    var report = SnapshotReport(mode: mode, drawingVersion: camera.maker.libraries, shard: shard, planned: plan.jobs.map(\.path))
    let planned = Set(report.planned)
    // Where only some are asked for, the others are not superfluous.
    if mode != .write, filter == nil { report.superfluous = pictures.recorded.filter { !planned.contains($0) } }
    var done = 0
    report.pictures = try await camera.shoot(
      jobs,
      onResult: { picture in
        done += 1
        onProgress(done, jobs.count, picture)
      }, develop: { developer.picture(of: $0, $1) })
    switch mode {
    case .write: try pictures.write(report)
    case .record: for path in report.superfluous { pictures.remove(path) }
    case .verify: try developer.differences.write(report)
    }
    return report
  }
}
