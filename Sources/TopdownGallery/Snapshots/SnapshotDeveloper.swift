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
        try pictures.write(shot, to: job.path)
        picture.outcome = .written
      case .verify: try compare(shot, &picture)
      }
    } catch {
      picture.outcome = .failed
      picture.reason = "\(error)"
    }
    return picture
  }

  private func compare(_ shot: Shot, _ picture: inout SnapshotReport.Picture) throws {
    let comparison = try ReferenceComparison(of: shot.drawing.png, with: pictures.file(picture.path, "png"))
    let text = try? String(contentsOf: pictures.file(picture.path, "txt"), encoding: .utf8)
    let change = text.map { ScreenDifference(from: $0, to: shot.text) }
    if let change, !change.isEmpty { picture.screenDifference = change.description }
    switch comparison {
    case .same where picture.screenDifference == nil: picture.outcome = .same
    case .same:
      picture.outcome = .differs
      picture.reason = "every pixel is the same, and the screen's text is not"
      try show(before: shot.drawing.png, shot, picture)
    case .missing:
      picture.outcome = .missing
      try differences.write(shot.drawing.png, to: "\(picture.path)-after.png")
    case .different(let difference, let reference):
      picture.outcome = .differs
      picture.reason = difference.description
      try show(before: reference, shot, picture)
    }
  }

  private func show(before: Data, _ shot: Shot, _ picture: SnapshotReport.Picture) throws {
    try differences.write(before, to: "\(picture.path)-before.png")
    try differences.write(shot.drawing.png, to: "\(picture.path)-after.png")
    try differences.write(DifferencePicture.png(before: before, after: shot.drawing.png), to: "\(picture.path)-difference.png")
    if let change = picture.screenDifference {
      try differences.write(Data((change + "\n").utf8), to: "\(picture.path)-difference.txt")
    }
  }
}
