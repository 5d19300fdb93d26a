import Foundation
import TopdownDisplay
import TopdownEvidence
import TopdownRenderer

/// Compares pictures with their references, and records those that it may, by the same rules as logs.
struct PictureKeeper {
  private let keeper: RecordKeeper
  /// Where the differences are shown.
  private let differences: URL

  init(environment: [String: String]) {
    keeper = RecordKeeper(environment: environment)
    differences = URL(fileURLWithPath: environment["TOPDOWN_DIFFERENCES"] ?? ".topdown/differences")
  }

  func check(_ png: Data, screen: String, against reference: PictureReference) throws {
    try keeper.note(reference.picture.path)
    try keeper.note(reference.screen.path)
    if keeper.mode == .recordAnew { return try reference.write(png, screen: screen) }
    switch (try ReferenceComparison(of: png, with: reference.picture), keeper.mode) {
    case (.same, _): return
    case (.missing, .readOnly): throw PictureMismatch.missing(reference.picture.path)
    case (.missing, _): try reference.write(png, screen: screen)
    case (.different(let difference, let before), _):
      let folder = try show(before, png, reference)
      throw PictureMismatch.changed(reference, difference, change(of: screen, reference), shownIn: folder)
    }
  }

  /// What went from the screen's text, and what came; nil where nothing did, or no text was recorded.
  private func change(of screen: String, _ reference: PictureReference) -> ScreenDifference? {
    guard var recorded = try? String(contentsOf: reference.screen, encoding: .utf8) else { return nil }
    if recorded.hasSuffix("\n") { recorded.removeLast() }
    let change = ScreenDifference(from: recorded, to: screen)
    return change.isEmpty ? nil : change
  }

  private func show(_ before: Data, _ after: Data, _ reference: PictureReference) throws -> String {
    let stem = differences.appendingPathComponent(reference.path)
    try FileManager.default.createDirectory(at: stem.deletingLastPathComponent(), withIntermediateDirectories: true)
    let difference = try DifferencePicture.png(before: before, after: after)
    for (name, bytes) in [("before", before), ("after", after), ("difference", difference)] {
      try bytes.write(to: URL(fileURLWithPath: "\(stem.path)-\(name).png"), options: .atomic)
    }
    return "\(stem.path)-difference.png"
  }
}
