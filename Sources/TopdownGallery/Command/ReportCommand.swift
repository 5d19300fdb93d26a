import Foundation
import TopdownDisplay

/// `topdown report`: a static site of all scenarios, with their evidence and pictures.
public struct ReportCommand: Sendable {
  public var source: HostSource
  public var output: String
  /// The folder of another report, to tell what changed.
  public var against: String?
  public var variants: [Variant]
  /// Where pictures are kept that need not be drawn again; nil for nowhere.
  public var cache: String?

  public init(source: HostSource, output: String, against: String? = nil, variants: [Variant], cache: String? = nil) {
    self.source = source
    self.output = output
    self.against = against
    self.variants = variants
    self.cache = cache
  }

  /// Returns whether every criterion holds and every picture was drawn; false also where it was interrupted.
  ///
  /// Throws where no report can be written, with what to tell the user.
  public func run() async throws -> Bool {
    let console = Console.standardError()
    do {
      let report = try await report(console)
      console.endProgress()
      print(report.summary(in: output))
      return report.isGood
    } catch is CancellationError {
      console.line("Ended; the report is not whole.")
      return false
    }
  }

  private func report(_ console: Console) async throws -> Report {
    try await SnapshotCamera.before(source, cache: cache, console) { camera in
      let writer = ReportWriter(
        title: source.title, camera: camera, output: SnapshotFolder(output), variants: variants,
        against: against.map { SnapshotFolder($0) })
      return try await writer.run { console.progress("\($0)/\($1) \($2)") }
    }
  }
}

extension Report {
  /// For a person: where it is, and what is wrong.
  func summary(in folder: String) -> String {
    let failed = scenarios.filter { $0.verdict == .failed }
    var lines = [
      "\(features.count.of("feature")), \(scenarios.count.of("scenario")), "
        + "\(criteria.count - failed.count) of \(criteria.count) criteria hold: \(folder)/index.html"
    ]
    lines += failed.map { "Does not hold: '\($0.id)'." }
    lines += unseen ?? []
    for feature in features where !feature.missing.isEmpty {
      lines.append("\(feature.name) must have \(feature.missing.joined(separator: ", ")), and has not.")
    }
    for scenario in scenarios {
      lines += scenario.pictures.compactMap { picture in
        picture.failure.map { "No picture of '\(scenario.id)' (\(picture.variant)): \($0)" }
      }
    }
    return lines.joined(separator: "\n")
  }
}
