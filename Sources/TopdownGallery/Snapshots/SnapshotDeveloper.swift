import Foundation
import TopdownDisplay
import TopdownRenderer

/// Writes shots, or holds them against their references.
struct SnapshotDeveloper: Sendable {
  var mode: SnapshotReport.Mode
  /// Where pictures are written, or where their references are.
  var pictures: SnapshotFolder
  /// Where the differences from references are shown.
  var differences: SnapshotFolder

  func picture(of job: SnapshotPlan.Job, _ shot: Result<Shot, any Error>) -> SnapshotReport.Picture {
    var picture = SnapshotReport.Picture(entry: job.entry.id, variant: job.variant.name, path: job.path, outcome: .failed)
    do {
      let shot = try shot.get()
      picture.unmappedSymbols = shot.drawing.unmappedSymbols
      switch mode {
      case .write, .record:
        try pictures.write(shot.record, to: job.path)
        picture.outcome = .written
      case .verify: try compare(shot.record, &picture)
      }
    } catch {
      picture.outcome = .failed
      picture.reason = "\(error)"
    }
    return picture
  }

  private func compare(_ screen: ScreenRecord, _ picture: inout SnapshotReport.Picture) throws {
    let path = picture.path
    switch try ScreenComparison(of: screen, with: { pictures.file(path, $0) }) {
    case .same: picture.outcome = .same
    case .missing:
      picture.outcome = .missing
      try differences.write(screen.png, to: "\(path)-after.png")
    case .different(let change):
      picture.outcome = .differs
      picture.reason = change.reason
      picture.screenDifference = change.lines
      try show(change, screen, path)
    }
  }

  private func show(_ change: ScreenChange, _ screen: ScreenRecord, _ path: String) throws {
    try differences.write(change.before, to: "\(path)-before.png")
    try differences.write(screen.png, to: "\(path)-after.png")
    try differences.write(DifferencePicture.png(before: change.before, after: screen.png), to: "\(path)-difference.png")
    if let lines = change.lines { try differences.write(Data((lines + "\n").utf8), to: "\(path)-difference.txt") }
  }
}
